/**
 * What is told as news and asked to be put on the page, "we're not on the 24th, please add that", and what is written
 * behind the word for it, "the address, 22 Market Street, first floor". Where one ends is left to the grammar.
 */
import type { Phrase } from './chart.ts';
import { ASKS, NAMES } from './asides.ts';
import { placeWithin } from './introduced-texts.ts';
import { classLength, wordClass } from './phrases.ts';
import type { Token } from './tokens.ts';

const ENDS = new Set('. ; ! ?'.split(' '));
/** Behind a comma or a dash news may go on, or be over. */
const PAUSES = new Set(', - – — and so but then'.split(' '));
const LONGEST = 16;

/** They lead up to news, and are not printed. */
const OPENINGS = wordClass(
  'also,and,but,oh,so,because,cos,btw,by the way,ps,plus,then,well,hey,that,actually,as,obviously,only thing is',
);
/** Of what is told of somebody the rest is printed: "we're closed on sundays". */
const SUBJECTS = wordClass(
  "we're,we are,were,we r,we will be,we'll be,well be,we shall be,i'm,im,i am,they're,theyre,they are,it's,its,it is,it will be,it'll be,there's,theres,there is,there are,there will be,there'll be,that's,thats,we've got,weve got,we have got,we have,we also have,we got,you get,this is",
);
/** What somebody or something is called. */
const CALLING = wordClass('called,named');
/** "our address is …": the fact speaks for itself. */
const LABELS = wordClass(
  'address,venue,location,place,phone,phone number,number,mobile,mobile number,telephone,tel,email,e-mail,mail,website,site,url,link,insta,instagram,handle,insta handle,facebook,fb,name,title,slogan,tagline,motto',
);
const OWNERS = new Set('the our my'.split(' '));
const IS = new Set("is are 's be :".split(' '));
/** They trail off. */
const TAILS = wordClass(
  'too,also,as well,now,please,pls,tho,though,btw,sorry,thanks,thank you,ty,thx,x,xx,lol,if possible,if you can',
);
export interface News {
  text: string;
  /** It began with a subject of its own: "we …", "there is …". */
  isClause: boolean;
  /** It says what somebody or something is called, or how to get in touch. */
  isNamed: boolean;
}

/** A text speaks of what it offers, never of what it is written in. */
const POINTING = new Set('it that this them these those one'.split(' '));
const SPEAKING = new Set(['i', 'we']);
const SPEAKERS = new Set('we they you kids dogs everyone people there'.split(' '));
/** What somebody thinks of a page, or wants of it. */
const OPINIONS = new Set(
  'too so love like want need prefer hate think dont want wish would looks look seems feels says reads'.split(' '),
);

/** How many tokens at the beginning are not printed. */
function leadOf(tokens: readonly Token[]): { from: number; isClause: boolean; isNamed: boolean } {
  let from = 0;
  for (let length = 1; length > 0; from += length) length = classLength(OPENINGS, tokens, from);
  const owner = OWNERS.has(tokens[from]?.word ?? '') ? 1 : 0;
  const label = classLength(LABELS, tokens, from + owner);
  if (label > 0 && IS.has(tokens[from + owner + label]?.word ?? ''))
    return { from: from + owner + label + 1, isClause: true, isNamed: true };
  const subject = classLength(SUBJECTS, tokens, from);
  const calling = classLength(CALLING, tokens, from + subject);
  return {
    from: from + subject + calling,
    isClause: subject > 0 || SPEAKERS.has(tokens[from]?.word ?? ''),
    isNamed: subject > 0 && calling > 0,
  };
}

/** Where what is printed ends. */
function tailOf(tokens: readonly Token[]): number {
  let to = tokens.length;
  for (let at = to - 1; at > 0; at -= 1) {
    const length = classLength(TAILS, tokens, at);
    if (length > 0 && at + length === to) to = at;
  }
  return to;
}

/** As a line of its own: "Not on the 24th". Names that are written in their own way stay so. */
const asLine = (text: string): string =>
  /^(?:\S*[@/]|\p{Ll}+\p{Lu}|\S+\.\p{Ll}{2,})/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The line that news come to; null: they tell nothing that could be printed. */
function printed(message: string, tokens: readonly Token[], isAskedFor: boolean): News | null {
  const { from, isClause, isNamed } = leadOf(tokens);
  const own = tokens.slice(from, tailOf(tokens));
  const [first, last] = [own[0], own.findLast(({ word }) => word !== '!')];
  if (!first || !last || first.kind === 'mark' || last.kind === 'mark' || (ASKS.has(first.word) && !isAskedFor))
    return null;
  if (own.some(({ word, value }) => POINTING.has(word) || value?.type === 'quoted')) return null;
  if (OPINIONS.has(first.word) || (SPEAKING.has(first.word) && OPINIONS.has(own[1]?.word ?? ''))) return null;
  // "the star is too big" speaks of the page.
  if (own.some(({ word }, at) => OWNERS.has(word) && NAMES.has(own[at + 1]?.word ?? ''))) return null;
  // "the logo" is a thing, and no news.
  const isThing = own.every(({ word, kind }) => kind === 'mark' || NAMES.has(word) || OWNERS.has(word) || word === 'a');
  if (isThing || own.some(({ word }) => word === ':')) return null;
  const text = message.slice(first.start, own.at(-1)?.end);
  return { text: isClause || isAskedFor ? asLine(text) : text, isClause, isNamed };
}

const isStop = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'line' || ENDS.has(token.word);

/** Runs from every place on, up to a pause, to the end of the sentence, and to a place ("at the bottom") behind them. */
export function newsTexts(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (const from of tokens.keys()) {
    const before = tokens[from - 1];
    const isAskedFor = before !== undefined && ASKING.has(before.word);
    const isOpen = before === undefined || before.kind === 'mark' || before.kind === 'line' || isAskedFor;
    const isWorded = before !== undefined && WRITES.has(before.word);
    if (!isOpen && !isWorded && !PAUSES.has(before.word)) continue;
    const end = endFrom(tokens, from);
    const place = placeWithin(tokens, from, end);
    let cries = end;
    while (tokens[cries]?.word === '!') cries += 1;
    for (let to = from + 1; to <= Math.min(cries, from + LONGEST); to += 1) {
      const isEnd = to >= end || to === place || PAUSES.has(tokens[to]?.word ?? '');
      if (!isEnd) continue;
      const own = tokens.slice(from, to);
      const cost =
        0.8 +
        0.05 * (to - from) +
        (place !== null && to > place ? WITH_PLACE : 0) +
        (tokens[to]?.word === '!' ? CUT : 0);
      const news = printed(message, own, isAskedFor);
      if (news !== null) found.push({ category: 'News', from, to, meaning: news, cost });
      if (news?.isNamed === true) found.push({ category: 'NamedNews', from, to, meaning: news, cost });
      const [first, last] = [own[0], own[tailOf(own) - 1]];
      const mayBeWorded = isWorded && last?.kind !== 'mark' && own.every(({ word }) => !ASKS.has(word));
      if (first && last && mayBeWorded && !POINTING.has(first.word))
        found.push({ category: 'Worded', from, to, meaning: message.slice(first.start, last.end), cost: cost - 0.3 });
    }
  }
  return found;
}
/** News stand behind them. */
const ASKING = new Set(
  'that know says say mention mentions reads states state specify them people everyone everybody customers folk folks forget forgot missed to add put'.split(
    ' ',
  ),
);
/** What it costs to leave out an exclamation mark. */
const CUT = 1;
const WITH_PLACE = 3;
const WRITES = new Set(', : = - – — is'.split(' '));

function endFrom(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && !isStop(tokens[at])) at += 1;
  return at;
}
