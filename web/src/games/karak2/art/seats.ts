/** The shapes of the seats, 2 units wide around [0, 0]: whose a thing is, is known without its colour. */

const SHAPES = [
  'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z',
  'M-.86-.86H.86V.86H-.86Z',
  'M0-1.1 1.1 0 0 1.1-1.1 0Z',
  'M0-1.1 1.1.9H-1.1Z',
  'M0-1.1.32-.42 1.05-.34.5.16.65.89 0 .52-.65.89-.5.16-1.05-.34-.32-.42Z',
  'M1 0 .5.87H-.5L-1 0-.5-.87H.5Z',
] as const;

/** The shape of a seat; without one, a circle. */
export function seatShape(seat: number | undefined): string {
  return SHAPES[(seat ?? 0) % SHAPES.length]!;
}
