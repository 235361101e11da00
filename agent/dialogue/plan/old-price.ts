/** An old price beside the new one: smaller, in a lighter weight, struck through. */
import type { Page, Thing } from '../ground/canvas.ts';
import { recognizeValues } from '../values/recognize.ts';
import { shorterOf, type Fields } from './text-fields.ts';

/** Its letters, of those of the new price, and their least, of the page's shorter side. */
const SHARE = { of: 0.6, least: 0.022 };

interface Price {
  amount: number;
  /** Nothing else stands beside it. */
  isAlone: boolean;
}

function priceIn(text: string): Price | null {
  const [price, ...more] = recognizeValues(text).filter(({ type }) => type === 'money');
  if (!price || more.length > 0) return null;
  const [from, to] = price.span;
  const [digits] = /\d[\d.,]*/u.exec(text.slice(from, to)) ?? [];
  const amount = Number(digits?.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.'));
  return Number.isFinite(amount) ? { amount, isAlone: to - from === text.trim().length } : null;
}

/** Null: the text is no price, or not a higher one than that which it is put beside. */
export function oldPriceFields(text: string, anchor: Thing, page: Page): Fields | null {
  const [old, now] = [priceIn(text), anchor.type === 'text' ? priceIn(anchor.text) : null];
  if (!old?.isAlone || !now || old.amount <= now.amount) return null;
  const size = Math.round(Math.max(anchor.size * SHARE.of, shorterOf(page) * SHARE.least));
  return { strikethrough: true, weight: 'regular', size: Math.min(size, anchor.size) };
}
