/** Calls with ids that tell later steps of a turn which wish each was for, and what those ids say. */
import type { Call } from '#agent/dialogue/plan/planned.ts';
import type { Conversation, Deed } from './read-prompt.ts';

export interface NamedCall extends Call {
  id: string;
}

export type NextStep = ({ calls: NamedCall[] } | { say: string }) & {
  /** Something of the message was not understood: a small model may know better. */
  isUnsure?: boolean;
  /** It was a small model that understood the message. */
  isByModel?: boolean;
};

/** `a<turn>x<hash>-<wish>-<n>`; the wish is a number, `g` for the gist of all of them, `f` for what they build upon, `c` for a composition, `d` for edits that are understood whole, `m` and how much of them is done for a part of those, `p` for other pages that are looked at for them, `b` for one of a first message, `t` for the looks that it gives single texts, `e` and the words that they are for of edits, `r` and a number for a repair, `l` and the wish for a look that it needs. Behind `v` comes the reading that edits are of, `m` before those of a small model. */
const CALL_ID = /^a(\d+)x[0-9a-f]+-(b|c|d|m\d+|p|t|g|f|e[\d._]+|r\d+|l\d+|\d+)(?:v(m?[\d.]+))?-\d+$/;
export const wishOf = (deed: Deed) => CALL_ID.exec(deed.callId)?.[2] ?? '';
export const isComposition = (deed: Deed) => wishOf(deed) === 'c' || wishOf(deed) === 'b';
export const isTextLook = (deed: Deed) => wishOf(deed) === 't';
export const isPageLook = (deed: Deed) => wishOf(deed) === 'p';
/** How much of a message was done with this call. */
export const doneBy = (deed: Deed): number => Number(/^m(\d+)$/.exec(wishOf(deed))?.[1] ?? 0);

/** The reading that a message was begun with; empty: nothing was done yet. */
export function readingOf(deeds: readonly Deed[]): string {
  const begun = deeds.find((deed) => /^(?:d|m\d+)$/.test(wishOf(deed)));
  return begun ? (CALL_ID.exec(begun.callId)?.[3] ?? '0') : '';
}

export const isRepair = (deed: Deed | undefined) => deed !== undefined && wishOf(deed).startsWith('r');

/**
 * What the ids of this turn's calls begin with. Long conversations lose their oldest turns, so counting alone would give an
 * id twice: the number goes on from the calls that are there, and a hash of what went before keeps apart what may be forgotten.
 */
function turnName({ earlier, now }: Conversation): string {
  const before = earlier.flatMap(({ deeds }) => deeds.map(({ callId }) => callId));
  const number = 1 + Math.max(earlier.length, ...before.map((id) => Number(CALL_ID.exec(id)?.[1] ?? 0)));
  let hash = 0x811c9dc5;
  for (const letter of `${before.slice(-3).join(' ')} ${earlier.at(-1)?.typed ?? ''} ${earlier.at(-1)?.said ?? ''} ${now.typed}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `a${number}x${hash.toString(16)}`;
}

/** Calls with the ids that tell later steps which wish they were for. */
export const naming = (conversation: Conversation) => {
  const turn = turnName(conversation);
  return (wish: string | number, calls: readonly Call[]): NextStep => ({
    calls: calls.map((call, index) => ({ ...call, id: `${turn}-${wish}-${index + 1}` })),
  });
};

/** Whether one of the calls can't be made. */
export const missingFrom = (tools: ReadonlySet<string> | null) => (calls: readonly Call[]) =>
  tools !== null && calls.some(({ tool }) => !tools.has(tool));
