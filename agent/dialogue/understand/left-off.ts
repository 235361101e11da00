/** What must not be on a design: "no prices", "don't put my phone number on it". */
import type { Brief, Fact } from '../acts/brief.ts';
import type { Span } from '../acts/values.ts';
import { detailIn, inClass, isLook, speaksOfDesign } from './details.ts';
import type { Segment } from './segments.ts';
import { spanOf, type Token } from './tokens.ts';

type Without = Brief['without'][number];

const WITHOUT: Readonly<Record<string, Without>> = {
  text: 'text',
  words: 'text',
  price: 'price',
  prices: 'price',
  phone: 'phone',
  number: 'phone',
  date: 'date',
  dates: 'date',
  address: 'address',
  logo: 'logo',
  picture: 'picture',
  photo: 'picture',
  pictures: 'picture',
  photos: 'picture',
  image: 'picture',
  images: 'picture',
  button: 'button',
  cta: 'button',
  border: 'border',
  frame: 'border',
};

/** The kinds of things named in the first words behind "no" or "don't show". */
const leftOffIn = (body: readonly Token[]): Without[] => body.slice(0, 6).flatMap(({ word }) => WITHOUT[word] ?? []);

/** What a segment leaves out; or a detail for readers that begins with "no": "no experience needed". */
function withoutIn(
  message: string,
  { cue, body }: Segment,
): { kinds: Without[]; fact: Fact | null; unread: Span | null } {
  const kinds = leftOffIn(body);
  const denies =
    cue.length === 1 &&
    (cue[0]?.word === 'no' || cue[0]?.word === 'without' || (cue[0]?.word === 'not' && !saysHow(body)));
  const isDetail = kinds.length === 0 && denies && !body.some(({ word }) => NOTHING.has(word));
  const fact = isDetail ? detailIn(message, [...cue, ...body]) : null;
  // "no design degree, just 20 years of digging"
  return { kinds, fact, unread: isDetail && !fact && !isLook(body) ? spanOf([...cue, ...body]) : null };
}

const NOTHING = new Set(['nothing', 'else']);

/** "not too busy", "not cluttered", "not like last time": of the design, unlike "not valid with other offers". */
const saysHow = (body: readonly Token[]): boolean =>
  HOW.has(body[0]?.word ?? '') || body.some((_, at) => inClass('mood', body, at) > 0) || speaksOfDesign(body);
const HOW = new Set(
  'too so very much many just like sure fussed bothered really overly cluttered busy crowded messy boring a the'.split(
    ' ',
  ),
);

/** Takes what a segment leaves out, or says of readers that they need not bring: "no booking needed". */
export function takeWithout(brief: Brief, message: string, segment: Segment): void {
  const { kinds, fact, unread } = withoutIn(message, segment);
  brief.without.push(...kinds);
  if (fact) brief.facts.push(fact);
  if (unread) brief.unread.push(unread);
}
