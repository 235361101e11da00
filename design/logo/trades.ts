/**
 * What a business is like by the words that describe it: moods that determine colors and letters, and abstract marks
 * that suit it.
 */

import { inEnglish } from './trade-languages.ts';

export const MOODS = [
  'warm',
  'craft',
  'elegant',
  'friendly',
  'playful',
  'fresh',
  'calm',
  'water',
  'trust',
  'tech',
  'bold',
  'luxury',
] as const;
export type Mood = (typeof MOODS)[number];

export const PLAIN_ABSTRACT_MARKS = [
  'overlap',
  'trefoil',
  'flower',
  'pinwheel',
  'quarters',
  'arcs',
  'sunrise',
  'cube',
  'ribbon',
  'peaks',
  'waves',
  'crescent',
  'seeds',
  'sprout',
  'arches',
  'aperture',
  'bars',
  'drop',
  'orbit',
  'weave',
] as const;
export const ABSTRACT_MARKS = [...PLAIN_ABSTRACT_MARKS] as const;
export type AbstractMark = (typeof ABSTRACT_MARKS)[number];

interface Trade {
  words: RegExp;
  moods: readonly Mood[];
  marks: readonly AbstractMark[];
}

const TRADES: readonly Trade[] = [
  {
    words:
      /\b(?:baker\w*|bread|cake\w*|pastr\w*|patisserie|cookie\w*|croissant\w*|sourdough|donut\w*|dessert\w*|sweet\w*)\b/,
    moods: ['warm', 'craft', 'friendly'],
    marks: ['sunrise', 'arches', 'flower', 'arcs'],
  },
  {
    words: /\b(?:coffee|caf[eé]\w*|roast\w*|espresso|tea|barista|chocolat\w*)\b/,
    moods: ['warm', 'craft', 'elegant'],
    marks: ['seeds', 'sunrise', 'arcs'],
  },
  {
    words:
      /\b(?:restaurant\w*|kitchen|bistro|food|pizza\w*|burger\w*|ramen|noodle\w*|grill|bbq|taco\w*|cater\w*|chef\w*|diner|spice\w*|street)\b/,
    moods: ['bold', 'warm', 'friendly'],
    marks: ['quarters', 'sunrise', 'trefoil', 'arches'],
  },
  {
    words: /\b(?:brew\w*|beer|pub|bar|cocktail\w*|wine\w*|vineyard\w*|distill\w*|whisk\w*)\b/,
    moods: ['craft', 'luxury', 'warm'],
    marks: ['drop', 'arches', 'waves'],
  },
  {
    words:
      /\b(?:garden\w*|plant\w*|organic|eco\w*|green|leaf|farm\w*|vegan|landscap\w*|sustainab\w*|herb\w*|natur\w*|forest|tree\w*)\b/,
    moods: ['fresh', 'craft', 'calm'],
    marks: ['sprout', 'flower', 'pinwheel', 'seeds'],
  },
  {
    words: /\b(?:flor\w*|flower\w*|bouquet\w*|wedding\w*)\b/,
    moods: ['elegant', 'fresh', 'calm'],
    marks: ['flower', 'sprout', 'trefoil', 'crescent'],
  },
  {
    words: /\b(?:yoga|spa|wellness|meditat\w*|massage|pilates|therap\w*|mindful\w*|retreat\w*)\b/,
    moods: ['calm', 'elegant', 'fresh'],
    marks: ['flower', 'crescent', 'sunrise', 'arcs'],
  },
  {
    words: /\b(?:beauty|skin\w*|cosmetic\w*|salon|hair\w*|makeup|perfume\w*|nail\w*|lash\w*|soap\w*|candle\w*)\b/,
    moods: ['elegant', 'calm', 'luxury'],
    marks: ['flower', 'drop', 'crescent', 'trefoil'],
  },
  {
    words: /\b(?:fashion|boutique|cloth\w*|apparel|dress\w*|tailor\w*|shoe\w*|sneaker\w*|denim|vintage|style|bag\w*)\b/,
    moods: ['bold', 'elegant', 'luxury'],
    marks: ['quarters', 'ribbon', 'weave', 'overlap'],
  },
  {
    words: /\b(?:jewel\w*|diamond\w*|gold|watch\w*|luxur\w*|premium|gem\w*)\b/,
    moods: ['luxury', 'elegant'],
    marks: ['aperture', 'trefoil', 'crescent', 'cube'],
  },
  {
    words:
      /\b(?:tech\w*|software|app\w*|cloud|data|ai|cyber\w*|saas|code|develop\w*|digital|robot\w*|startup|crypto|platform|analytic\w*)\b/,
    moods: ['tech', 'trust', 'bold'],
    marks: ['overlap', 'cube', 'orbit', 'aperture', 'weave', 'ribbon'],
  },
  {
    words:
      /\b(?:financ\w*|bank\w*|invest\w*|capital|account\w*|tax|insur\w*|law\w*|legal|consult\w*|advis\w*|notary|trust|wealth)\b/,
    moods: ['trust', 'luxury', 'calm'],
    marks: ['bars', 'ribbon', 'peaks', 'cube'],
  },
  {
    words:
      /\b(?:estate|realt\w*|property|architect\w*|build\w*|construct\w*|interior\w*|furnitur\w*|home|house|carpent\w*|roof\w*)\b/,
    moods: ['trust', 'craft', 'bold'],
    marks: ['arches', 'cube', 'peaks', 'quarters'],
  },
  {
    words: /\b(?:travel\w*|tour\w*|hotel\w*|hostel|adventur\w*|outdoor\w*|hik\w*|camp\w*|mountain\w*|climb\w*|ski)\b/,
    moods: ['fresh', 'bold', 'warm'],
    marks: ['peaks', 'sunrise', 'orbit', 'waves'],
  },
  {
    words:
      /\b(?:ocean|sea\w*|surf\w*|beach|sail\w*|boat\w*|yacht\w*|water|swim\w*|dive|diving|fish\w*|pool\w*|plumb\w*|clean\w*|laundry)\b/,
    moods: ['water', 'fresh', 'trust'],
    marks: ['waves', 'drop', 'sunrise', 'arcs'],
  },
  {
    words:
      /\b(?:gym|fit\w*|sport\w*|run\w*|train\w*|cross\w*|box\w*|cycl\w*|bike\w*|football|soccer|strength|coach\w*)\b/,
    moods: ['bold', 'tech'],
    marks: ['bars', 'ribbon', 'peaks'],
  },
  {
    words: /\b(?:dog\w*|cat\w*|pet\w*|groom\w*|vet\w*|puppy|animal\w*)\b/,
    moods: ['friendly', 'playful', 'fresh'],
    marks: ['trefoil', 'seeds', 'overlap', 'arcs'],
  },
  {
    words: /\b(?:kid\w*|child\w*|toy\w*|baby|school|nursery|daycare|play\w*|party|birthday|ice|gelato|candy|fun)\b/,
    moods: ['playful', 'friendly', 'warm'],
    marks: ['quarters', 'arcs', 'seeds', 'pinwheel'],
  },
  {
    words:
      /\b(?:music|band|record\w*|dj|studio|film\w*|video|photo\w*|camera|podcast\w*|art|gallery|design\w*|creativ\w*|agency|print\w*|media)\b/,
    moods: ['bold', 'playful', 'tech'],
    marks: ['aperture', 'overlap', 'quarters', 'orbit', 'weave'],
  },
  {
    words: /\b(?:health\w*|clinic\w*|doctor\w*|dent\w*|medic\w*|pharma\w*|care|hospital\w*|optic\w*)\b/,
    moods: ['trust', 'water', 'calm'],
    marks: ['overlap', 'drop', 'trefoil', 'flower'],
  },
  {
    words: /\b(?:book\w*|librar\w*|publish\w*|writ\w*|educat\w*|universit\w*|academy|course\w*|tutor\w*|learn\w*)\b/,
    moods: ['trust', 'craft', 'calm'],
    marks: ['ribbon', 'arches', 'overlap', 'bars'],
  },
  {
    words: /\b(?:solar|energy|electric\w*|power|sun\w*|light\w*)\b/,
    moods: ['bold', 'fresh', 'tech'],
    marks: ['sunrise', 'seeds', 'aperture', 'orbit'],
  },
  {
    words: /\b(?:game\w*|gaming|esport\w*|night|club|moon|star\w*|space)\b/,
    moods: ['tech', 'playful', 'bold'],
    marks: ['orbit', 'crescent', 'cube', 'seeds'],
  },
  {
    words:
      /\b(?:car\w*|auto\w*|garage|mechanic\w*|repair\w*|tire\w*|deliver\w*|logistic\w*|transport\w*|mov\w*|courier\w*)\b/,
    moods: ['bold', 'trust', 'tech'],
    marks: ['ribbon', 'bars', 'orbit', 'weave'],
  },
];

/** Moods and marks of the trades that the text mentions; for a text that names none, some that suit anyone. */
export function tradeOf(text: string): { moods: Mood[]; marks: AbstractMark[] } {
  const plain = text.toLowerCase();
  const met = TRADES.filter(({ words }) => words.test(plain));
  if (met.length === 0)
    return {
      moods: ['bold', 'trust', 'warm', 'calm', 'tech'],
      marks: ['overlap', 'quarters', 'aperture', 'weave', 'flower', 'ribbon', 'trefoil', 'arches', 'orbit'],
    };
  return {
    moods: [...new Set(met.flatMap(({ moods }) => moods))],
    marks: [...new Set(met.flatMap(({ marks }) => marks))],
  };
}

/** Whether the text names a known trade. */
export function isKnownTrade(text: string): boolean {
  const plain = `${text} ${inEnglish(text)}`.toLowerCase();
  return TRADES.some(({ words }) => words.test(plain));
}

/** Words that explicitly describe a logo's style. */
const MANNERS: readonly [RegExp, readonly Mood[]][] = [
  [/\b(?:warm|cos[yi]\w*|homely|hearty|rustic|welcoming|comfort\w*)\b/, ['warm', 'craft']],
  [
    /\b(?:hand[- ]?made|hand[- ]?poured|hand[- ]?crafted|artisan\w*|craft\w*|traditional|heritage|vintage|retro|small[- ]batch\w*|wooden|industrial)\b/,
    ['craft'],
  ],
  [/\b(?:elegant\w*|delicate|refined|timeless|romantic|feminine|graceful|chic)\b/, ['elegant']],
  [/\b(?:minimal\w*|simple|clean|quiet|calm\w*|serene|peaceful|soft|gentle)\b/, ['calm']],
  [/\b(?:friendly|cheerful|happy|kind|caring|approachable)\b/, ['friendly']],
  [/\b(?:playful|fun|colou?rful|quirky|whimsical|kids?|children\w*)\b/, ['playful']],
  [/\b(?:fresh|natural|organic|green|eco\w*|healthy|vegan)\b/, ['fresh']],
  [/\b(?:sea|ocean|coast\w*|beach|water|marine|nautical)\b/, ['water']],
  [/\b(?:trust\w*|reliable|honest|professional|serious|safe|secure)\b/, ['trust']],
  [/\b(?:modern|futuristic|innovative|smart|digital|high[- ]tech|cutting[- ]edge)\b/, ['tech']],
  [/\b(?:bold|strong|loud|powerful|dynamic|energetic|tough|fierce)\b/, ['bold']],
  [/\b(?:luxur\w*|premium|exclusive|high[- ]end|gold\w*|royal|upscale|fine)\b/, ['luxury', 'elegant']],
];

/** Style words that name no object: every occurrence in a text. */
const NO_THINGS = MANNERS.filter(([, [mood]]) => mood !== 'water' && mood !== 'craft').map(
  ([words]) => new RegExp(words.source, 'gi'),
);

/** The text without style words: "warm" is no thermometer. Objects that are colors too, such as the sea, stay. */
export function withoutManner(text: string): string {
  return NO_THINGS.reduce((left, words) => left.replace(words, ' '), text);
}

/** Moods and marks of a text: explicit ones count most, then its trades in the order in which they are named. */
export function mannerOf(text: string): { moods: Mood[]; marks: AbstractMark[] } {
  const plain = `${text} ${inEnglish(text)}`.toLowerCase();
  const at = (words: RegExp) => plain.search(words);
  const said = MANNERS.filter(([words]) => words.test(plain))
    .toSorted(([a], [b]) => at(a) - at(b))
    .flatMap(([, moods]) => moods);
  const trades = TRADES.filter(({ words }) => words.test(plain)).toSorted((a, b) => at(a.words) - at(b.words));
  const usual = tradeOf('');
  return {
    moods: [
      ...new Set([
        ...said,
        ...(trades.length > 0 ? trades.slice(0, 2).flatMap(({ moods }) => moods) : said.length > 0 ? [] : usual.moods),
      ]),
    ],
    marks: [...new Set(trades.length > 0 ? trades.slice(0, 2).flatMap(({ marks }) => marks) : usual.marks)],
  };
}
