/** What buttons say, right before or behind the noun: "a shop now button", "a button order today". */
import { wordSet } from '../values/word-set.ts';
import type { Phrase } from './chart.ts';
import { COMMANDS, isPlacing } from './free-texts.ts';
import type { Token } from './tokens.ts';

const BUTTONS = wordSet('button cta');
/** What buttons ask for begins with one of these. */
const ACTIONS = wordSet(
  'shop buy order book call get learn read see view find discover explore sign join try start subscribe follow download contact visit reserve register apply donate swipe tap click dm message email enquire inquire watch listen claim grab preorder pre-order rsvp save request schedule vote enter redeem browse choose pick bid pay chat text whatsapp talk meet hire rent share',
);
/** Words of command that buttons say as well. */
const SAID = wordSet('now more here us yours your it my me all');
const LONGEST = 5;

const isSaid = ({ kind, word }: Token): boolean =>
  (kind === 'word' || kind === 'value') && (!COMMANDS.has(word) || SAID.has(word));

/** Labels with the noun of their button. */
export function labels(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  const note = (from: number, to: number, [first, last]: readonly [number, number]) => {
    const text = message.slice(tokens[first]?.start, tokens[last - 1]?.end);
    found.push({ category: 'Labelled', from, to, meaning: text, cost: 0.05 });
  };
  for (const [at, { word }] of tokens.entries()) {
    if (!BUTTONS.has(word)) continue;
    for (let from = at - 1; from >= Math.max(0, at - LONGEST); from -= 1) {
      const first = tokens[from];
      if (!first || !isSaid(first)) break;
      if (ACTIONS.has(first.word)) note(from, at + 1, [from, at]);
    }
    if (!ACTIONS.has(tokens[at + 1]?.word ?? '')) continue;
    for (let to = at + 2; to <= Math.min(tokens.length, at + 1 + LONGEST); to += 1) {
      const last = tokens[to - 1];
      if (!last || (to > at + 2 && (!isSaid(last) || isPlacing(tokens, to - 1)))) break;
      note(at, to, [at + 1, to]);
    }
  }
  return found;
}
