/** Letters: weight, slant, case, spacing, alignment of lines, fonts by name and by kind. */
import { FONT_FAMILIES } from '#design/fonts/catalogue.ts';
import { findFont, FONT_KINDS } from '#tools/inputs/font-input.ts';
import type { Change } from './intents.ts';
import type { Group } from './rules.ts';

const longestFirst = (names: readonly string[]) => [...names].sort((a, b) => b.length - a.length).join('|');
const NAMES = FONT_FAMILIES.filter(({ offered }) => offered).map(({ name }) => name.toLowerCase());
/** Families whose names mean something else first: a seller's lobster, outfit or trip to Cairo is no font unless somebody says so. */
const WORDS = ['amiri', 'bangers', 'cairo', 'lobster', 'lora', 'mukta', 'outfit', 'righteous', 'rubik', 'sacramento'];
const ANY_FAMILY = longestFirst(NAMES);
const FAMILIES = longestFirst(NAMES.filter((name) => !WORDS.includes(name)));
const KINDS = longestFirst(FONT_KINDS);
/** Kinds whose words mean a font even without the word font. */
const SURE_KINDS = 'sans[ -]serif|serif|handwriting|handwritten|cursive|script';

function font(name: string | undefined): Change {
  const family = findFont((name ?? '').toLowerCase());
  return family ? { font: family } : {};
}

function align(word: string | undefined): Change {
  const to = (word ?? '').toLowerCase();
  if (to.startsWith('cent')) return { align: 'center' };
  return to.startsWith('justif') ? { align: 'justify' } : { align: to === 'right' ? 'right' : 'left' };
}

export const TYPE_RULES: readonly Group[] = [
  [
    [`(?:(?:in|to|use|with|into) )?(?:the )?(?:font )?(?:to )?(${FAMILIES})(?: font| typeface)?`, ([, name]) => font(name)],
    [`(?:(?:in|to|use|with|into) )?(?:the )?(${ANY_FAMILY}) (?:font|typeface)`, ([, name]) => font(name)],
    [`(?:the )?(?:font|typeface) (?:to |is |be |should be )?(${ANY_FAMILY})`, ([, name]) => font(name)],
    // "the font of the headline to Lobster": the thing in between is read by others.
    [`(?<=(?:font|typeface) of [\\p{L} '-]{1,40} )to (${ANY_FAMILY})`, ([, name]) => font(name)],
    [`(?:(?:in|to|use|with|into|set in) )?(?:an? |some )?(?:more |really |very )?(${KINDS}) (?:font|typeface|letters|lettering|type|style)`, ([, name]) => font(name)],
    [`(?:the )?(?:font|typeface|letters|lettering) (?:to be |look |should be |be )?(?:a bit |a little |much )?(?:more |less )?(${KINDS})`, ([, name]) => font(name)],
    [`(?:in|to|into|use) (?:an? |the )?(${SURE_KINDS})(?: one)?`, ([, name]) => font(name)],
  ],
  [
    ['not (?:so )?bold|unbold|without bold|(?:regular|normal)(?: weight)', { weight: 400 }],
    ['(?:in )?(?:extra|ultra|very|super)[ -]?bold|black weight|bolder|heavier|thicker', { weight: 800 }],
    ['(?:in )?(?:semi|demi)[ -]?bold', { weight: 600 }],
    ['(?:in )?(?:bold(?:ed)?|embolden)(?: (?:type|letters|font))?', { weight: 700 }],
    ['(?:in )?(?:a )?(?:light|thin)(?:er)? (?:weight|type|font|letters)|thinner', { weight: 300 }],
  ],
  [['not italics?|no italics?|upright', { italic: false }], ['(?:in )?(?:italics?|italici[sz]ed?|slanted)', { italic: true }]],
  [['not underlined?|no underline|without (?:the |an )?underline|remove (?:the )?underline', { underline: false }], ['underlined?', { underline: true }]],
  [['strike[ -]?through|struck through|cross(?:ed)? (?:it )?out', { strikethrough: true }]],
  [
    ['(?:in )?(?:all[ -]?caps|capitals?|capital letters|upper[ -]?case|block letters)|capitali[sz]ed?', { letterCase: 'upper' }],
    ['no caps|not (?:in )?(?:all[ -]?)?(?:caps|capitals)|without caps', { letterCase: 'as-typed' }],
    ['(?:in )?(?:all )?lower[ -]?case|small letters only|no capitals', { letterCase: 'lower' }],
    ['(?:in )?title[ -]?case', { letterCase: 'title' }],
  ],
  [
    ['(left|right|cent(?:er|re))[ -](?:align(?:ed)?|justified)|(justified)', ([, to, justified]) => align(to ?? justified)],
  ],
  [
    ['(?:more|wider|looser|bigger|increase(?: the)?) (?:letter|character)?[ -]?spacing|spaced out|(?:(?:some |a bit |a little |much )*more |bigger |wider |extra )(?:space|room|gaps?|air|distance)s? between (?:the |all )?(?:letters|characters)|(?:with |the |its )*(?:letters|characters|tracking|kerning) (?:a bit |much |way |a little |more )*(?:(?:further|farther|more|wider) apart|wide(?:r)?|loose(?:r)?|spread(?: out)?|spaced(?: out)?|apart)|(?:spread|space|stretch)(?: out)? (?:the |its )?letters(?: out| apart)?(?: of| in)?|wide(?:ly)? (?:letter[ -])?spac(?:ed|ing)|letter[ -]?spaced|airy letters', { spacing: 80 }],
    ['(?:less|tighter|smaller|reduce(?: the)?) (?:letter|character)?[ -]?spacing|less (?:space|room|gap) between (?:the )?(?:letters|characters)|(?:with |the |its )*(?:letters|characters) (?:a bit |much |a little )*(?:closer(?: together)?|tight(?:er)?|nearer)|tight letters', { spacing: -40 }],
  ],
  [
    ['(?:more|bigger|increase(?: the)?) (?:line[ -]?(?:height|spacing)|space between (?:the )?lines)', { lineHeight: 1.5 }],
    ['(?:less|smaller|tighter|reduce(?: the)?) (?:line[ -]?(?:height|spacing)|space between (?:the )?lines)', { lineHeight: 1 }],
  ],
];
