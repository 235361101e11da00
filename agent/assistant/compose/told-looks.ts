/** The colours and letters that a brief's words for looks tell: of the ground, of the headline, of the name. "yellow letters on plain black". */
import { readableOn } from '#design/layout/contrast.ts';
import type { Span } from '#agent/tagger/tag.ts';
import type { BriefLabel } from '#agent/tagger/briefs.ts';
import { findColor } from '../read-color.ts';
import { Scan } from '../scan.ts';
import { takeFont } from './looks.ts';

/** What has letters of a colour of their own. */
export type Lettered = 'headline' | 'name' | 'price' | 'letters';

export interface ToldLooks {
  /** For a composition: the ground's first. */
  colors: string[];
  ground: string | null;
  letters: { of: Lettered; color: string }[];
  font: string | null;
}

/** Words between a colour and what has it. */
const SHADES = '(?:(?:an?|the|my|our|plain|solid|soft|pure|clean|simple|flat|bright|light|dark|deep|pale|big|fat|huge|bold|thick|large|chunky|nice|very|really|all)\\s+)*';
const GROUND = '(?:back ?ground|bg|backdrop|ground|paper)';
const WHAT: readonly (readonly [of: Lettered, noun: string])[] = [
  ['headline', '(?:head ?line|title|heading|header)'],
  ['name', '(?:(?:shop |brand |our |my )?name)'],
  ['price', '(?:prices?|offer|discount)'],
  ['letters', '(?:letters?|lettering|texts?|writing|words?|fonts?|type|script)'],
];
const SAID = '(?:\\s+(?:in|is|are|should be|must be|to be|of|colou?r(?:ed)?|all|be|on it|as))*[\\s:=]*';
const before = (noun: string) => new RegExp(`(?<!\\p{L})${noun}${SAID}${SHADES}$`, 'iu');
const behind = (noun: string) => new RegExp(`^(?:ish)?[\\s-]+(?:colou?r(?:ed)?\\s+)?${SHADES}${noun}(?!\\p{L})`, 'iu');
const UNDER = new RegExp(`(?<!\\p{L})(?:on|over|onto|against)\\s+${SHADES}$`, 'iu');
/** "under the red ones": the colour of a thing, which nobody asked for. */
const OF_A_THING = /(?<!\p{L})(?:under|below|above|beside|near|next to)\s+(?:the|each|both|my|our)?\s*$/iu;
/** What is not wanted is no look of it. */
const UNWANTED = /(?<!\p{L})(?:no|not|without|never|isn't|nothing|don't|instead of)(?!\p{L})[^,.;]*/giu;

/** `spans`: what a brief says of looks. The words beside them tell as well what a colour is of. */
export function toldLooks(spans: readonly Span<BriefLabel>[], request: string): ToldLooks {
  const grounds: string[] = [];
  const others: string[] = [];
  const letters: ToldLooks['letters'] = [];
  let font: string | null = null;
  /** Where the last colour ended. */
  let last = 0;
  for (const { text, start } of spans) {
    const wanted = text.replaceAll('’', "'").replace(UNWANTED, (words) => ' '.repeat(words.length));
    const scan = new Scan(wanted);
    font ??= takeFont(new Scan(wanted));
    for (let found = findColor(scan); found !== null; found = findColor(scan)) {
      const lead = request.slice(Math.max(last, start + found.start - 40), start + found.start);
      const tail = request.slice(start + found.end, start + found.end + 60);
      const of = WHAT.find(([, noun]) => behind(noun).test(tail)) ?? WHAT.find(([, noun]) => before(noun).test(lead));
      const isThing = OF_A_THING.test(lead);
      if (!isThing && (behind(GROUND).test(tail) || before(GROUND).test(lead))) grounds.push(found.color);
      else if (!isThing && of) letters.push({ of: of[0], color: found.color });
      else if (!isThing) (UNDER.test(lead) ? grounds : others).push(found.color);
      last = start + found.end;
      scan.blank(found.start, found.end);
    }
  }
  const [ground = null] = grounds;
  const own = letters.map(({ color }) => color);
  // Letters of a colour and no word of the ground: one on which they read.
  const [first] = own;
  const under = ground === null && others.length === 0 && first !== undefined ? [readableOn(first.slice(0, 7))] : grounds;
  return { colors: [...new Set([...under, ...(ground === null ? others : []), ...own, ...others])], ground, letters, font };
}
