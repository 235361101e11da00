/**
 * Finds where a manual change happened between a turn's steps: before the call that saw it, after the one that did not.
 */
import { overwrittenProperties } from '#design/operations/conflict.ts';
import { message } from '#messages/message.ts';
import type { AnsweredStep } from './answered-steps.ts';
import type { LoggedEdit } from './recording.ts';

/** A call of a turn, by its place. */
export interface CallPlace {
  step: number;
  call: number;
}

/** A manual change. `after`: the call that it follows; null: before the message is sent. */
export interface PlacedHand {
  edit: LoggedEdit;
  after: CallPlace | null;
}

interface Happened {
  steps: readonly AnsweredStep[];
  own: readonly LoggedEdit[];
  during: readonly LoggedEdit[];
  /** Its answers are stored as bytes, which can't be split. */
  hasAnswers: boolean;
}

const isBefore = (a: CallPlace, b: CallPlace) => a.step < b.step || (a.step === b.step && a.call < b.call);

/** `late`: changes after the turn's last action. */
export function placeHands(
  { steps, own, during, hasAnswers }: Happened,
  notes: Set<string>,
): { hands: PlacedHand[]; late: LoggedEdit[] } {
  const changes = new Map(own.map((change) => [change.id, change]));
  // Calls that changed nothing also tell the design's revision at that time.
  const placed = steps.flatMap(({ calls }, step) =>
    calls.flatMap(({ change, outcome }, call) =>
      outcome?.ok ? [{ place: { step, call }, revision: outcome.revision, change: changes.get(change) }] : [],
    ),
  );
  const hands: PlacedHand[] = [];
  const late: LoggedEdit[] = [];
  /** Manual changes keep their order among themselves. */
  let least: CallPlace | null = null;
  for (const edit of during) {
    let after = placed.findLast(({ revision }) => revision < edit.revision)?.place ?? null;
    // Failed calls say nothing about timing: a manual change comes between steps rather than between calls.
    const next = placed.find(({ revision }) => revision >= edit.revision)?.place;
    const last = next && after && next.step > after.step ? (steps[next.step - 1]?.calls.length ?? 0) - 1 : -1;
    if (next && last >= 0) after = { step: next.step - 1, call: last };
    const worked = placed.find(
      ({ change }) => change && change.revision > edit.revision && change.baseRevision < edit.revision,
    );
    if (worked?.change) {
      // The call did not see the change, so it counts as right after, unless both wrote the same property.
      if (overwrittenProperties(worked.change.touched, edit.touched).length === 0) after = worked.place;
      else notes.add(message('record.handOvertaken'));
    }
    if (least && (!after || isBefore(after, least))) after = least;
    least = after;
    const behind = after;
    if (behind && hasAnswers && placed.some(({ place }) => place.step === behind.step && isBefore(behind, place))) {
      notes.add(message('record.handInAnswer'));
      after = { step: behind.step, call: (steps[behind.step]?.calls.length ?? 1) - 1 };
    }
    const over =
      after !== null &&
      after.step === steps.length - 1 &&
      !placed.some(({ place }) => after !== null && isBefore(after, place));
    if (over) late.push(edit);
    else hands.push({ edit, after });
  }
  return { hands, late };
}
