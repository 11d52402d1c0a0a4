/**
 * Enums of the engine as they come in JSON. Actions, phases and reasons are a bare tag or a tag with its payload:
 * `"heal"`, `{"walk":"north"}`. Events carry their tag in a field: `{"type":"walked", …}`.
 */

/** A bare tag, or a tag with its payload. */
export type Tagged = string | { [tag: string]: unknown };

/** The tags of an enum: `"heal" | "walk"` of `"heal" | { walk: Side }`. */
export type Tag<T> = T extends string ? T : keyof T & string;

/** What comes with a tag; undefined for a bare one. */
export type Payload<T, K extends string> = T extends string
  ? T extends K
    ? undefined
    : never
  : T extends Record<K, infer Value>
    ? Value
    : never;

/** A function for each tag of an enum: none can be forgotten. */
export type Arms<T, Result> = { [K in Tag<T>]: (payload: Payload<T, K>) => Result };

/** The event of a type. */
export type EventOf<E extends { type: string }, T extends E['type']> = Extract<E, { type: T }>;

/** The tag of an action, a reason or a phase. */
export function tagOf<T extends Tagged>(tagged: T): Tag<T> {
  return (typeof tagged === 'string' ? tagged : (Object.keys(tagged)[0] ?? '')) as Tag<T>;
}

/** What comes with the tag, if anything; `payload` knows its type. */
export function payloadOf(tagged: Tagged): unknown {
  return typeof tagged === 'string' ? undefined : Object.values(tagged)[0];
}

/** What comes with this tag; undefined where the tag is another one. */
export function payload<T extends Tagged, K extends Tag<T>>(tagged: T, tag: K): Payload<T, K> | undefined {
  return tagOf(tagged) === tag ? (payloadOf(tagged) as Payload<T, K>) : undefined;
}

/** Does what the arm of its tag says. */
export function match<T extends Tagged, Result>(tagged: T, arms: Arms<T, Result>): Result {
  const arm = arms[tagOf(tagged)] as (payload: unknown) => Result;
  return arm(payloadOf(tagged));
}

/** Do both say the same? Actions are small JSON whose fields come in the order of the server. */
export function same(one: Tagged, other: Tagged): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Is it an event of this type? */
export function isA<E extends { type: string }, T extends E['type']>(
  event: E,
  type: T,
): event is EventOf<E, T> {
  return event.type === type;
}

/** The fields of an event, or of what comes with the tag of an action, a reason or a phase; a bare value is the field `it`. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  if (!isObject(data)) return {};
  if ('type' in data) return data;
  const inner = payloadOf(data as Tagged);
  return isObject(inner) && !Array.isArray(inner) ? inner : { it: inner };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
