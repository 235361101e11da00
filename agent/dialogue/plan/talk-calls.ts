/** Plans wishes about the whole design, and what is looked up to answer a question. */
import type { Talk } from '../acts/act.ts';
import type { Page } from '../ground/canvas.ts';
import { itMeant } from '../ground/it-meant.ts';
import type { CallDone } from '../ground/record.ts';
import type { Scene } from '../ground/resolve.ts';
import type { Call } from './planned.ts';
import { choiceCalls, directionCalls, proposed, reworkCalls } from './rework-calls.ts';

interface Situation {
  page: Page;
  /** The calls of each earlier turn, oldest first. */
  turns: readonly (readonly CallDone[])[];
}

/** Wishes that were said in several words, as one: "darker, more streetwear". */
function wishOf(reworks: readonly Extract<Talk, { type: 'rework' }>[]): Parameters<typeof reworkCalls>[0] {
  const moods = [...new Set(reworks.flatMap(({ mood }) => mood ?? []))];
  const colors = reworks.flatMap((one) => one.colors);
  return {
    ...(moods.length > 0 ? { mood: moods.join(' ') } : {}),
    ...(colors.length > 0 ? { colors } : {}),
    another: moods.length === 0 && reworks.some(({ another }) => another),
    onlyColors: reworks.every(({ onlyColors }) => onlyColors),
    ground: reworks.find(({ ground }) => ground !== null)?.ground ?? null,
    step: reworks.find(({ step }) => step !== null)?.step ?? null,
    not: reworks.flatMap(({ not }) => not),
  };
}

/** The calls of all acts; null: one of them can't be done. */
export function talkCalls(acts: readonly Talk[], { page, turns }: Situation): Call[] | null {
  const done = turns.flat();
  const reworks = acts.filter((act) => act.type === 'rework');
  const chosen = acts.find((act) => act.type === 'choose');
  const wish = wishOf(reworks);
  const anew = chosen
    ? choiceCalls(chosen.number, wish, proposed(turns))
    : reworks.length > 0
      ? reworkCalls(wish, done, page)
      : [];
  const calls = [
    anew,
    ...acts.map((act): Call[] | null => {
      if (act.type === 'directions') return directionCalls(done, page);
      const isOfMarket = act.type === 'answer' && act.about === 'market' && act.format !== null;
      return isOfMarket ? [{ tool: 'check_listing', input: { market: act.format } }] : [];
    }),
  ];
  return calls.every((some) => some !== null) ? calls.flat() : null;
}

/** Whether all that is wished is wished of the design, and not of the thing that was worked on last. */
export function isOfDesign(acts: readonly Talk[], scene: Scene): boolean {
  const meant = itMeant(scene);
  return acts.every(
    (act) => act.type === 'rework' && act.ofIt && (meant === 'design' || (meant === 'either' && act.step !== null)),
  );
}
