/** What earlier turns spoke of, for "it" and "them" to go back to. */
import { idlyAbout, type CallDone, type Deed } from './record.ts';
import type { Spoken } from './resolve.ts';

/** Turns that "it" may go back to. */
const REMEMBERED = 8;

/** A composition is about everything, and so about nothing in particular. */
const ABOUT_NOTHING = new Set(['compose_design', 'undo', 'redo']);

/** What a call gives, whatever layers it gives that to. */
const givenTo = ({ input: { layer: _layer, layers: _layers, ...given } }: Deed): string => JSON.stringify(given);

export function spokenBefore(turns: readonly (readonly CallDone[])[], deeds: readonly Deed[]): Spoken['before'] {
  const before: { last: readonly string[]; all: readonly string[] }[] = [];
  for (let turn = turns.length - 1; turn >= Math.max(0, turns.length - REMEMBERED); turn -= 1) {
    const own = deeds
      .filter((deed) => deed.turn === turn && !deed.isRepair && !ABOUT_NOTHING.has(deed.tool))
      .toReversed();
    const [latest] = own;
    // Several layers that were changed alike were worked on in one go.
    const alike = own.filter((deed) => latest && deed.tool === latest.tool && givenTo(deed) === givenTo(latest));
    // What was as it was asked for already was spoken of all the same.
    const idle = own.length === 0 ? (turns[turn] ?? []).flatMap(idlyAbout) : [];
    before.push({
      last: [...alike.flatMap(({ layers }) => layers), ...idle],
      all: [...own.flatMap(({ layers }) => layers), ...idle],
    });
  }
  return before;
}
