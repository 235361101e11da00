/** "change the white background to dark green": the ground that is there told by its colour, and another in its place. */
import { BACKGROUND_NOUNS } from './lexicon.ts';
import { findColor } from './read-color.ts';
import { Scan } from './scan.ts';

type Rewording = (text: string) => string;

const LED = '(?:(?:please|pls|plz|can you|could you|can u|maybe|just|also|now|and|ok(?:ay)?|so|then)[\\s,]+)*';
const EXCHANGE = '(?:change|swap|replace|switch|exchange|trade|turn)(?: out)?';
/** "swap the white background for navy", "switch the background from white to pink". */
const EXCHANGED = new RegExp(`^(${LED})${EXCHANGE} (?:the|my|that|this) ([\\p{L} -]+? )?(?:${BACKGROUND_NOUNS})(?: colou?r)?(?: from (?:an? |the )?([\\p{L} -]+?))? (?:to|for|with|into|by) (?=\\S)(.+)$`, 'iu');
const BLENDED = /(?<!\p{L})(?:gradient|fade|fading|ombr[eé]|blend)(?!\p{L})/iu;

/** Whether some words are a colour and nothing else. */
function isColor(words: string): boolean {
  const scan = new Scan(words.trim());
  const found = findColor(scan);
  if (!found) return false;
  scan.blank(found.start, found.end);
  return scan.left().trim() === '';
}

export const EXCHANGED_GROUND: readonly Rewording[] = [
  (text) => text.replace(EXCHANGED, (sentence, lead: string, before: string | undefined, from: string | undefined, to: string) => {
    const old = from ?? before;
    return old === undefined || !isColor(old) || (from !== undefined && BLENDED.test(to)) ? sentence : `${lead}make the background ${to}`;
  }),
];
