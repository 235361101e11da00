/**
 * Reads wishes for a second design beside the first: "do another one in green", "make me a second version in a different
 * colour so i can choose", "one for tuesday with $45 as well". What the second one is to be like is a request of its own.
 */
import { recognizeFormat } from '../values/format.ts';
import { classLength, holdsAny, wordClass, type WordClass } from './phrases.ts';
import { tokenize, type Token } from './tokens.ts';

const LEADS = wordClass(
  "and,now,ok,okay,also,then,please,pls,great,nice,perfect,cool,love it,can you,could you,can u,could u,can we,can i,could i,i need,i want,i'd like,id like,i would like,i also need,we need,need,want,hey,so,plus,thanks,next,lets,let's,actually",
);
const MAKES = wordClass(
  'make,make me,make us,do,do me,create,create me,give me,give us,get,have,show me,see,add,design,build,duplicate it,copy it,copy this,duplicate this,get me,whip up,try',
);
/** Whatever follows is one more. */
const FURTHER = wordClass(
  'another,one more,a second,second,a 2nd,2nd,a third,third,an extra,extra,an additional,a further,a separate,a copy of this,a copy of it,a copy,a duplicate,a duplicate of this,copy,a different,a new,the same again,the same,the same one,same one,same again,same,same thing,the same thing,same design,the same design,same post,a matching,matching,one,it again,this again,a twin,a sister',
);
/** "a new one in green" may be a new thing; what is only said so has to be said to stand beside the first. */
const WEAK = new Set(['one', 'a new', 'a different', 'copy', 'the same', 'same']);
const NOUNS = wordClass(
  'version,versions,one,copy,design,post,flyer,poster,card,page,option,variant,variation,alternative,story,menu,banner,of this,of it,of these,of them,of that,like this,like that,like it,like this one,of the same,of this one,again,just,only,too,thing,exactly,identical,but',
);
const JOINS = wordClass(
  'in,with,but,for,where,that says,saying,that,which says,on,using,-,–,—,,,:,only,just,this time,and',
);
const TAILS = wordClass(
  'so i can choose,so i can pick,so i can compare,so we can choose,so we can compare,so i can see both,so i can decide,so i have both,so i have two,so i have a choice,so that i can choose,so that i can compare,so i can see which is better,to choose from,to choose,to pick from,to compare,to compare with,and keep this one,and keep this,but keep this one,and keep the first,and keep the first one,keep this one too,keep this one,keep the first one,next to it,next to this,beside it,beside this,beside the first,as well,aswell,too,also,please,pls,thanks,thx,on a new page,on a second page,on another page,on page 2,on the next page,as an option,as an alternative,to see',
);
const BESIDE = new Set(
  'so i can choose|so i can pick|so i can compare|so we can choose|so we can compare|so i can see both|so i can decide|so i have both|so i have two|so i have a choice|so that i can choose|so that i can compare|so i can see which is better|to choose from|to pick from|to compare|to compare with|next to it|next to this|beside it|beside this|as well|aswell|too|also|on a new page|on a second page|on another page|on the next page|and keep this one|but keep this one|and keep the first one|keep this one too|keep this one|as an option|as an alternative'.split(
    '|',
  ),
);

const DESIGNS = wordClass('version,copy,duplicate,design,post,flyer,poster,option,variant,variation,alternative');

export interface Version {
  /** What is asked of the second one, the ways in which it may be a request of its own; empty: only that it is another. */
  tellings: readonly string[];
  /** It is said to stand beside the first; else "one" may be a thing as well. */
  isBeside: boolean;
}

const said = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** How far phrases of the class reach, one after the other. */
function past(entries: WordClass, tokens: readonly Token[], from: number): number {
  let at = from;
  for (let step = 1; step > 0; at += step) step = classLength(entries, tokens, at);
  return at;
}

/** Where the words begin that only say what the second one is for. */
function tailIn(tokens: readonly Token[], from: number): { at: number; isBeside: boolean } {
  let [at, isBeside] = [tokens.length, false];
  for (let moved = true; moved;) {
    moved = false;
    while (at > from && tokens[at - 1]?.kind === 'mark') at -= 1;
    for (let begin = from; begin < at; begin += 1) {
      const length = classLength(TAILS, tokens, begin);
      if (length === 0 || begin + length !== at) continue;
      isBeside ||= BESIDE.has(said(tokens, begin, at));
      at = begin;
      moved = true;
    }
  }
  return { at, isBeside };
}

/** The second design that a message asks for; null: it asks for none. */
export function readVersion(message: string): Version | null {
  const tokens = tokenize(message, []).filter(({ kind }) => kind !== 'line');
  if (tokens.length > LONGEST) return null;
  let at = past(LEADS, tokens, 0);
  const makes = classLength(MAKES, tokens, at);
  at += makes;
  const further = classLength(FURTHER, tokens, at);
  if (further === 0) return null;
  const called = said(tokens, at, at + further);
  at += further;
  const end = past(NOUNS, tokens, at);
  const { at: tail, isBeside } = tailIn(tokens, end);
  const join = classLength(JOINS, tokens, end);
  const isVersion = holdsAny(DESIGNS, tokens.slice(at - further, end));
  if (tail <= end) return isBeside && isVersion ? { tellings: [], isBeside } : null;
  if (join === 0) return null;
  const rest = message.slice(tokens[end]?.start, tokens[tail - 1]?.end);
  // "a copy for insta story": its size.
  if (recognizeFormat(rest).length > 0) return null;
  if (WEAK.has(called) && !isBeside && !isVersion) return null;
  const body = message.slice(tokens[end + join]?.start, tokens[tail - 1]?.end);
  return { tellings: tellingsOf(said(tokens, end, end + join), rest, body), isBeside: isBeside || isVersion };
}
const LONGEST = 30;
const SAYING = new Set(['saying', 'that says', 'which says']);

/** "for tuesday with $45": of facts it is told what they are, of looks what the design is to have. */
const tellingsOf = (join: string, rest: string, body: string): string[] => [
  `the design ${rest}`,
  ...(SAYING.has(join) ? [`it says ${body}`] : []),
  body,
  `its ${body.replaceAll(/ (?:with|at) (?=\S*\d)/gu, ', ')}`,
];
