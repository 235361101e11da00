/** Keys that belong to an input method, such as the Enter that chooses a word in Japanese, are not ours to handle. */

/**
 * The key code that browsers report for keys consumed by an input method, also after the composition has ended
 * (Safari).
 */
const TAKEN_KEY_CODE = 229;

/** Keeps those keys from every handler of the page. Fields still get the text: it comes with input events. */
export function leaveKeysToInputMethods(target: Pick<Window, 'addEventListener'> = window): void {
  for (const type of ['keydown', 'keyup'] as const)
    target.addEventListener(
      type,
      (event) => {
        // keyCode is deprecated, but the only sign of this once the composition has ended.
        if (event.isComposing || event.keyCode === TAKEN_KEY_CODE) event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
