/**
 * Reads remarks about the page that ask for nothing in so many words, and that can be looked up: "the text is over the
 * photo", "pounds everywhere, not dollars".
 */
import { classLength, holdsAny, takenBy, wordClass } from './phrases.ts';
import { tokenize, type Token } from './tokens.ts';

export type Remark =
  /** Letters lie over a picture. */
  | { about: 'covering' }
  /** All prices are to be in one currency, by its sign. */
  | { about: 'currency'; sign: string };

const LONGEST = 24;
const LETTERS = wordClass(
  'text,texts,writing,words,wording,letters,lettering,title,headline,line,lines,name,offer,price,it,they,caption',
);
const OVER = wordClass(
  'over,over the top of,on top of,across,covers,covering,covered by,cover,hides,hiding,hidden by,blocks,blocking,in front of,in the way of,overlaps,overlapping,goes over,going over,sits on,runs over,obscures,gets in the way of',
);
const BEHIND_OVER = new Set('the my our a this that photo picture pic image'.split(' '));
const CURRENCIES: readonly (readonly [words: ReturnType<typeof wordClass>, sign: string])[] = [
  [wordClass('pounds,pound,gbp,sterling,£,quid,pound sign,pound signs'), '£'],
  [wordClass('euros,euro,eur,€,euro sign,euro signs'), '€'],
  [wordClass('dollars,dollar,usd,$,dollar sign,dollar signs'), '$'],
];
const REFUSED = new Set(['not', 'instead', 'no', 'rather', 'from', 'isnt', "isn't", 'arent', 'than']);
const OF_CURRENCY = wordClass(
  'everywhere,all,everything,every,prices,price,the,should,must,be,in,use,using,not,no,instead,of,please,it,its,we,are,uk,shop,so,they,need,needs,to,want,put,with,make,change,have,them,rather,than,sign,signs,for,on,this,that,is,a,an,and,can,you,could,uses,only,always,throughout,in the uk,from,into,swap,switch,convert,i,our,my,money,currency',
);

/** Behind "not", "instead of", "from" stands the one that is to go. */
function currencyIn(tokens: readonly Token[]): Remark | null {
  const known = takenBy([OF_CURRENCY, ...CURRENCIES.map(([words]) => words)], tokens);
  const hits = tokens.flatMap((_, at) => {
    const found = CURRENCIES.find(([words]) => classLength(words, tokens, at) > 0);
    const before = tokens.slice(Math.max(0, at - 2), at).some(({ word }) => REFUSED.has(word));
    return found ? [{ sign: found[1], isRefused: before }] : [];
  });
  const wanted = hits.findLast(({ isRefused }) => !isRefused);
  const isAll = tokens.every(({ kind }, at) => known.has(at) || kind === 'mark');
  return wanted && isAll && !tokens.some(({ word }) => /\d/u.test(word)) && tokens.length > 2
    ? { about: 'currency', sign: wanted.sign }
    : null;
}

/** Null: it is no remark of that kind. */
export function readRemark(message: string): Remark | null {
  const tokens = tokenize(message, []);
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const over = tokens.findIndex((_, at) => at > 0 && classLength(OVER, tokens, at) > 0);
  const isCovering =
    over > 0 &&
    holdsAny(LETTERS, tokens.slice(0, over)) &&
    tokens.slice(over).some(({ word }) => BEHIND_OVER.has(word));
  return currencyIn(tokens) ?? (isCovering ? { about: 'covering' } : null);
}
