/** Keys that the whole screen listens to. */

/** What answers to these keys by itself. */
const ANSWERS: Record<string, string> = {
  ' ': 'a, button, input, summary, [role="button"]',
  ArrowLeft: 'input',
  ArrowRight: 'input',
};

/** Is a key handled elsewhere: by whatever has the focus, or by a dialog or a menu that is open? */
export function isHandled({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open], [role="menu"]')) return true;
  const answers = ANSWERS[key];
  return answers !== undefined && target instanceof Element && target.closest(answers) !== null;
}
