/** Short messages that come and go by themselves. */

export type Toast = {
  text: string;
  /** `bad` stays until it is closed: somebody has to know. */
  kind: 'good' | 'bad';
};

const LASTS = 6000;

export const toasts: Toast[] = $state([]);

export function notify(text: string, kind: Toast['kind'] = 'good'): void {
  if (toasts.some((toast) => toast.text === text)) return;
  toasts.push({ text, kind });
  if (kind === 'good') setTimeout(() => dismiss(text), LASTS);
}

export function dismiss(text: string): void {
  const at = toasts.findIndex((toast) => toast.text === text);
  if (at >= 0) toasts.splice(at, 1);
}
