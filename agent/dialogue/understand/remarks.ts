/**
 * Reads remarks about the page that ask for nothing in so many words, and that can be looked up: "the text is over the
 * photo", "it says 30% off twice", "pounds everywhere, not dollars".
 */
import { classLength, holdsAny, takenBy, wordClass } from './phrases.ts';
import { tokenize, type Token } from './tokens.ts';

export type Remark =
  /** Letters lie over a picture. */
  | { about: 'covering' }
  /** The same stands there more than once; `words` as they were typed, empty where a kind of fact is named. */
  | { about: 'twice'; words: string; fact: 'money' | 'date' | 'phone' | null }
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
const TWICE = wordClass(
  'twice,two times,2 times,double,doubled,three times,3 times,repeated,duplicated,in there again,on there again',
);
const SAYS = wordClass(
  'it says,it say,says,say,it has,has,have,it shows,shows,you wrote,you put,you have written,i see,i can see,written,there is,there are,theres,got,we have,it is,its,mentions,you say',
);
const TWO = wordClass('two,2,three,3');
const NOUNS: readonly (readonly [words: ReturnType<typeof wordClass>, fact: 'money' | 'date' | 'phone'])[] = [
  [wordClass('prices,price'), 'money'],
  [wordClass('dates,date,days,day'), 'date'],
  [wordClass('phone numbers,phone number,numbers'), 'phone'],
];
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

function twiceIn(message: string, tokens: readonly Token[]): Remark | null {
  const isTwice = holdsAny(TWICE, tokens);
  const fact = NOUNS.find(([words]) => holdsAny(words, tokens))?.[1] ?? null;
  const says = tokens.findIndex((_, at) => classLength(SAYS, tokens, at) > 0);
  if (!isTwice && !(holdsAny(TWO, tokens) && says >= 0 && fact !== null)) return null;
  const end = tokens.findIndex((_, at) => at > says && classLength(TWICE, tokens, at) > 0);
  const said =
    says >= 0 && end > says
      ? tokens.slice(says + classLength(SAYS, tokens, says), end)
      : tokens.slice(0, Math.max(0, end));
  const own = said.filter(({ word }) => !SMALL.has(word));
  const [first, last] = [own[0], own.at(-1)];
  if (fact !== null) return { about: 'twice', words: '', fact };
  return first && last ? { about: 'twice', words: message.slice(first.start, last.end), fact: null } : null;
}
const SMALL = new Set('now it says say is the a its on there here page written that this and but you put'.split(' '));

/** Null: it is no remark of that kind. */
export function readRemark(message: string): Remark | null {
  const tokens = tokenize(message, []);
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const over = tokens.findIndex((_, at) => at > 0 && classLength(OVER, tokens, at) > 0);
  const isCovering =
    over > 0 &&
    holdsAny(LETTERS, tokens.slice(0, over)) &&
    tokens.slice(over).some(({ word }) => BEHIND_OVER.has(word));
  return currencyIn(tokens) ?? twiceIn(message, tokens) ?? (isCovering ? { about: 'covering' } : null);
}
