/** Keys that the whole screen listens to. */

/** What answers to these keys by itself. */
const ANSWERS: Record<string, string> = {
  ' ': 'a, button, input, summary, [role="button"]',
  ArrowLeft: 'input',
  ArrowRight: 'input',
};

/** Does a key mean something else to whatever has the focus, or to a dialog or a menu that is open? */
export function isTaken({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open], [role="menu"]')) return true;
  const answers = ANSWERS[key];
  return answers !== undefined && target instanceof Element && target.closest(answers) !== null;
}
