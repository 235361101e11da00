/**
 * Classes of business, goods and events with lines of their own. A line serves as a headline or below one, and claims
 * nothing that a seller has not said: no price, place, time, prize or promise.
 */
import { headAndTail, PhraseTable, typeset, wordsOf } from './copy-grammar.ts';
import type { Action } from './copy-purposes.ts';
import { TRADES } from './copy-trades.ts';
import { GOODS, EVENTS } from './copy-goods.ts';

export interface CopyClass {
  phrases: string[];
  /** What its button asks for. */
  action: Action;
  lines: string[];
}

/** Entries parted by blank lines: "phrase, phrase | action", then the lines. */
const classesIn = (table: string): CopyClass[] =>
  typeset(table)
    .trim()
    .split('\n\n')
    .map((entry) => {
      const [head = '', lines = ''] = entry.split('\n');
      const [phrases = '', action = ''] = head.split(' | ');
      return { phrases: phrases.split(', '), action: action as Action, lines: lines.split(' / ') };
    });

const TRADE_CLASSES = classesIn(TRADES);
const GOODS_CLASSES = classesIn(GOODS);
const EVENT_CLASSES = classesIn(EVENTS);
/** For tests, which read every line. */
export const CLASSES: readonly CopyClass[] = [...TRADE_CLASSES, ...GOODS_CLASSES, ...EVENT_CLASSES];

const phrasesOf = ({ phrases }: CopyClass) => phrases;
const EVENT_TABLE = new PhraseTable([...EVENT_CLASSES, ...GOODS_CLASSES, ...TRADE_CLASSES], phrasesOf);
const GOODS_TABLE = new PhraseTable([...GOODS_CLASSES, ...TRADE_CLASSES, ...EVENT_CLASSES], phrasesOf);
const TRADE_TABLE = new PhraseTable([...TRADE_CLASSES, ...GOODS_CLASSES, ...EVENT_CLASSES], phrasesOf);

/**
 * What a phrase names, by its head noun, or else by what it is "for" or "of". `as`: which table knows better. `strictly`:
 * by its last word alone, as "water conservation" is no drink.
 */
export function classOf(text: string, as: 'event' | 'goods' | 'trade', strictly = false): CopyClass | null {
  const table = { event: EVENT_TABLE, goods: GOODS_TABLE, trade: TRADE_TABLE }[as];
  const { head, tail } = headAndTail(wordsOf(text));
  if (strictly) return table.endingAt(head, head.length)?.entry ?? null;
  return table.last(head) ?? table.last(tail);
}
