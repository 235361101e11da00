/**
 * "the tiny grey text", "the bigger one", "the bold line": words that tell which thing is meant. They are kept from the rules
 * of what should become of it, which know the same words.
 */
import { DETERMINERS, LAYER_NOUNS } from './lexicon.ts';
import { NEAR_IT, NEAR_SIDES } from './read-reference.ts';
import type { Scan } from './scan.ts';

const DESCRIBER = /^(?:big|bigger|biggest|large|larger|largest|huge|small|smaller|smallest|tiny|tiniest|little|long|longer|short|thin|thick|wide|narrow|bold|italic|underlined|handwritten|script|upper|lower|top|bottom|left|right|middle|cent(?:er|re)d?|high(?:er|est)?|low(?:est)?|round|rounded|curved|rotated|tilted|crooked|slanted|faint|light|lighter|dark|darker|bright|brighter|pale|transparent|blurry|bl?urred|outlined|white|black|gr[ae]y|red|green|blue|yellow|orange|pink|purple|violet|brown|beige|gold(?:en)?|silver|teal|navy|turquoise|cream|same|two|three|both|capital)$/iu;
const STOP = 'in|on|at|to|is|are|and|or|an?|the|should|must|can|with|of|for|from|as|be|than|but|make|please|not|too|very|so|it|its|this|that|under|above|below|behind|over|next|into|more|less|looks?|feels?|has|have|needs?|stands?';
const THING = new RegExp(`(?<![\\p{L}'-])(?:${DETERMINERS}|the other|the two|these|those)((?:\\s+(?!(?:${STOP}|${LAYER_NOUNS})(?![\\p{L}]))[\\p{L}\\d%$€£#'-]+){1,4})\\s+(?:${LAYER_NOUNS}|ones?|thingy?|bits?|parts?|writing)(?![\\p{L}])(?! (?:colou?r|size|font|spacing|weight)(?![\\p{L}]))`, 'giu');

const SIDES = NEAR_SIDES.map(([pattern]) => pattern).join('|');
const STANDING = new RegExp(`(?<![\\p{L}'-])((?:${DETERMINERS})(?: [\\p{L}\\u0001-]+){0,2}? (?:${LAYER_NOUNS}|venue|name))( (?:that(?:'s| is) |which is |right |just |directly )?(?:${SIDES}) (?:the|my|that) (?!(?:top|bottom|left|right|middle|cent(?:er|re)|page|corner|side|background)(?!\\p{L}))(?:[\\p{L}-]+ ){0,2}?(?:${LAYER_NOUNS}|venue|name|shoe|bag|product))(?= (?!in front|and (?:the|my)(?!\\p{L})|with(?!\\p{L})|please|pls)[\\p{L}#])`, 'giu');

const STANDING_IT = new RegExp(`^(?!\\s*(?:put|move|place|bring|shift|add|write|set|stick|drop|drag)(?!\\p{L})).*?(?<![\\p{L}])${NEAR_IT.thing}(${NEAR_IT.side})(?= [\\p{L}#])`, 'iu');

/** Keeps the words that tell which thing is meant from being read as what should become of it. */
export function shieldDescribers(scan: Scan): void {
  for (const match of [...scan.rest.matchAll(THING)]) {
    const words = match[1] ?? '';
    const from = match.index + match[0].indexOf(words);
    for (const word of words.matchAll(/[\p{L}-]+/gu)) if (DESCRIBER.test(word[0])) scan.shield(from + word.index, from + word.index + word[0].length);
  }
  // "the text under the photo bigger": where it stands, told between the thing and what should become of it.
  for (const match of [...scan.rest.matchAll(STANDING)]) scan.shield(match.index + (match[1] ?? '').length, match.index + match[0].length);
  const beside = STANDING_IT.exec(scan.rest);
  if (beside?.[1]) scan.shield(beside.index + beside[0].length - beside[1].length, beside.index + beside[0].length);
}
