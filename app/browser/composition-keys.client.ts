/** Keys that belong to an input method, such as the Enter that chooses a word in Japanese, are no keys of ours. */

/** What browsers give as the code of a key that an input method took, also after the composition has ended (Safari). */
const TAKEN_KEY_CODE = 229;

/** Keeps those keys from every handler of the page. Fields still get the text: it comes with input events. */
export function leaveKeysToInputMethods(target: Pick<Window, 'addEventListener'> = window): void {
  for (const type of ['keydown', 'keyup'] as const)
    target.addEventListener(
      type,
      (event) => {
        // keyCode is deprecated, and still the only thing that says so once the composition has ended.
        if (event.isComposing || event.keyCode === TAKEN_KEY_CODE) event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
