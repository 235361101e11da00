/**
 * Wishes that others of the same message build upon: a page copied, then other words on the copy; something taken back, then what
 * stands there again changed; another picture in a place, then rounded. They are done first, and the others told on what is there then.
 */
import { exchangeCall, linesOn } from './edits/written.ts';
import { factKind } from './facts.ts';
import { groundIntent } from './ground.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Deed } from './read-prompt.ts';
import { inReadingOrder } from './things-meant.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';
import { wishCalls } from './wish-calls.ts';
import { isCopied } from './wish-pages.ts';
import { isAllUndone, takenBack } from './wish-undos.ts';

const isUndo = ({ label }: ToldWish): boolean => label === 'undo';
const isSwap = (calls: readonly PlannedCall[]): boolean => calls.length === 2 && calls[0]?.tool === 'add_image' && calls[1]?.tool === 'delete';

/** What has to be there before the other wishes of a message can be told; null: they can be told at once. */
export function firstStep(told: readonly ToldWish[], ground: Ground): PlannedCall[] | null {
  const copy = told.find((wish) => isCopied(wish, ground.canvas));
  if (copy) return wishCalls(copy, ground);
  const others = told.filter((wish) => !isUndo(wish));
  if (others.length === 0) return null;
  if (others.length < told.length) {
    const undone = takenBack(told.filter(isUndo), ground);
    return undone && isAllUndone(undone) && others.some((wish) => wish.label !== 'cannot' && wishCalls(wish, ground) === null) ? undone : null;
  }
  for (const wish of told.filter(({ label }) => label === 'photo')) {
    const calls = wishCalls(wish, ground);
    const gone = calls && isSwap(calls) && Array.isArray(calls[1]?.input.layers) ? calls[1].input.layers : [];
    if (calls && told.some((other) => other !== wish && other.meant.layers.some(({ id }) => gone.includes(id)))) return calls;
  }
  return null;
}

/** The words of a copy, in the place of those that stand there: one for each text, else facts of a kind for each other. */
function otherWords(news: readonly string[], { canvas }: Ground): PlannedCall[] {
  const lines = linesOn({ ...canvas, elsewhere: [] });
  const order = inReadingOrder(canvas.layers);
  const read = [...lines].sort((a, b) => order.indexOf(a.layer) - order.indexOf(b.layer));
  if (news.length === read.length) return read.map((line, at) => exchangeCall(line, line.text, news[at] ?? '', 0));
  return news.flatMap((next) => {
    const kind = factKind(next);
    const bearers = lines.filter(({ facts }) => facts.some((fact) => fact.kind === kind));
    const [bearer] = bearers;
    const fact = bearer?.facts.find((one) => one.kind === kind);
    return bearer && fact && bearers.length === 1 ? [exchangeCall(bearer, fact.text, next, fact.at)] : [];
  });
}

/** What is left of some wishes once those that the others build upon are done; and what those themselves want on top of it. */
export function afterFirst(told: readonly ToldWish[], done: readonly Deed[], ground: Ground): { calls: PlannedCall[]; left: ToldWish[] } {
  const copy = done.some(({ tool }) => tool === 'pages') ? told.find((wish) => isCopied(wish, ground.canvas) || wish.label === 'page') : undefined;
  const isDone = (wish: ToldWish) => wish === copy || (isUndo(wish) && done.some(({ tool }) => tool === 'undo')) || (wish.label === 'photo' && done.some(({ tool }) => tool === 'add_image'));
  const left = told.filter((wish) => !isDone(wish));
  const pictures = ground.canvas.layers.filter(({ type, empty }) => type === 'image' && !empty);
  const [picture] = pictures;
  // "the same for this pair": the picture that came along, in the place of the only one.
  const swapped = copy && ground.attached.length === 1 && picture && pictures.length === 1 && left.every(({ label }) => label !== 'photo') ? groundIntent({ kind: 'swap-picture', target: { ids: [picture.id], said: 'it' } }, ground) : null;
  return { calls: [...(copy ? otherWords(slotsOf(copy, 'N'), ground) : []), ...(swapped && 'calls' in swapped ? swapped.calls : [])], left };
}
