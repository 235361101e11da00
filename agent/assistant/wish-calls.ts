/**
 * The calls that one wish comes to, told from its tagged words: what is meant by what was learnt of such wishes, how by the rules for
 * looks and places, and which words go in the place of which. What is not surely told is left to others.
 */
import type { Ground, PlannedCall } from './grounded.ts';
import type { SeenLayer } from './read-canvas.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';
import { added } from './wish-additions.ts';
import { changed, deleted } from './wish-changes.ts';
import { groundCalls } from './wish-grounds.ts';
import { looked } from './wish-looks.ts';
import { exportCalls, formatCalls } from './wish-others.ts';
import { pageCalls } from './wish-pages.ts';
import { photoCalls } from './wish-photos.ts';
import { rowCalls } from './wish-rows.ts';
import { takenBack } from './wish-undos.ts';

/** "forgot 8Y, chest 66 and length 50": the only table on the page, where as many cells are told as it has columns. */
function rowOf(wish: ToldWish, { canvas }: Ground): SeenLayer | null {
  const [only, ...others] = canvas.layers.filter(({ type, visible }) => type === 'table' && visible);
  const news = slotsOf(wish, 'N');
  const isRow = only !== undefined && others.length === 0 && news.length > 1 && news.length === only.columns && news.slice(1).every((one) => /^\D{0,3}\d[\d.,]*\D{0,4}$/u.test(one));
  return isRow ? only : null;
}

/** The calls of a wish; null where it is not told for sure what they are. */
export function wishCalls(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { label, meant } = wish;
  if (label === 'page') return pageCalls(wish, ground);
  if (label === 'photo') return photoCalls(wish, ground);
  if (label === 'undo') return takenBack([wish], ground);
  if (label === 'format') return formatCalls(wish, ground);
  if (label === 'export') return exportCalls(wish, ground);
  if (label === 'look') return groundCalls(wish, ground) ?? looked(wish, ground);
  const [table] = meant.layers;
  if (meant.isSure && table?.type === 'table' && meant.layers.length === 1 && (label === 'change' || label === 'add' || label === 'delete')) return rowCalls(label, table, wish);
  if (label === 'add') {
    const row = rowOf(wish, ground);
    return (row ? rowCalls('add', row, wish) : null) ?? added(wish, ground);
  }
  if (!meant.isSure) return null;
  if (label === 'change') return changed(wish, ground);
  return label === 'delete' ? deleted(wish, ground) : null;
}
