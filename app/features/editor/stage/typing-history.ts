/** The undo steps of a text edit, until it ends: words rather than letters, and each change of style. */
import type { TextLayer } from '#design/document/layers.ts';

/** A state of a text being edited, with its selection (UTF-16 offsets). */
export interface TypingStep {
  layer: TextLayer;
  start: number;
  end: number;
}

export interface TypingHistory {
  /** Records the state after a change. Letters of one word, typed one after the other, are one step. */
  note(step: TypingStep): void;
  present(): TypingStep;
  /** The state before or after the current one; null at the end. */
  back(): TypingStep | null;
  forth(): TypingStep | null;
}

/** A history that begins with the state in which the edit began. */
export function createTypingHistory(first: TypingStep): TypingHistory {
  let steps: { step: TypingStep; typed: boolean }[] = [{ step: first, typed: false }];
  let at = 0;
  const present = (): TypingStep => steps[at]?.step ?? first;
  return {
    present,
    note(step) {
      const before = present();
      const typed = isLetterTyped(before, step);
      const joins =
        typed && steps[at]?.typed === true && at > 0 && !/\s$/u.test(before.layer.text.slice(0, before.end));
      steps = steps.slice(0, joins ? at : at + 1);
      steps.push({ step, typed });
      at = steps.length - 1;
    },
    back() {
      if (at === 0) return null;
      at -= 1;
      return present();
    },
    forth() {
      if (at === steps.length - 1) return null;
      at += 1;
      return present();
    },
  };
}

/** Whether a step adds one letter at the cursor. */
function isLetterTyped(before: TypingStep, after: TypingStep): boolean {
  const added = after.layer.text.length - before.layer.text.length;
  return (
    added > 0 &&
    added <= 2 &&
    before.start === before.end &&
    after.start === before.end + added &&
    after.layer.text.startsWith(before.layer.text.slice(0, before.end))
  );
}
