/**
 * Themes that a brief may name (seasons, places, times), with their colors, whatever the trade.
 */
import type { Energy } from './composition-input.ts';

export interface Theme {
  id: string;
  energies: readonly [Energy, ...Energy[]];
  /** Background, ink, panel, accent, pop: one string per palette. */
  palettes: readonly [string, ...string[]];
  /** Words that name the theme by themselves; a regular expression. */
  alone: string | null;
  /** Words that name it only next to a word about looks: "a warm autumn feeling", "colours of autumn". */
  beside: string | null;
  /** Takes precedence over the palette of an occasion. */
  over?: true;
}

/** The first match counts: themes of color before seasons, seasons before characters. */
export const THEMES: readonly Theme[] = [
  {
    id: 'neon',
    alone: 'neon|cyber ?punk|synth ?wave|vapou?r ?wave|outrun|glow in the dark',
    beside: 'futuristic|sci-?fi|cyber|arcade',
    over: true,
    energies: ['loud'],
    palettes: [
      '#0b0b12 #ffffff #1f1f36 #39ff14 #ff2bd6',
      '#12062b #f4f0ff #241046 #ff2bd6 #00e5ff',
      '#070b1a #eafcff #121a35 #00f0ff #f9f002',
    ],
  },
  {
    id: 'pastel',
    alone: 'pastels?(?! de| del)|candy colou?r(?:s|ed)?',
    beside: 'macaron|sherbet|baby',
    over: true,
    energies: ['playful', 'calm'],
    palettes: [
      '#fdeef4 #4a3557 #cfe8e4 #9c4f7d #f8d9a8',
      '#e3f3ee #2f4858 #fbdfe6 #5b76b0 #f9d7b0',
      '#fff4dc #4b3f5c #d9e8fb #7a66b3 #f7c6d0',
      '#ece6fa #3d3358 #d6f0e4 #8a5fb0 #fbd3c8',
    ],
  },
  {
    id: 'tropical',
    alone: 'tropical|tiki|hawaiian|caribbean',
    beside: 'jungle|island|palm tree|exotic',
    energies: ['playful', 'loud'],
    palettes: [
      '#0f5a4a #fff6df #1a7561 #ffb23e #ff5d73',
      '#ffcf4a #153f3a #ffdf86 #d4285c #0f8a6d',
      '#e6f6ea #0f4a3f #bfe7cc #e23a72 #f5a623',
    ],
  },
  {
    id: 'beach',
    alone: 'beachy|sea ?side(?! hotel)|coastal|surfer',
    beside: 'beach(?: house)?|ocean|sea|surf|sandy|mediterranean|nautical|sailor|maritime',
    energies: ['calm', 'playful', 'clean'],
    palettes: [
      '#f6e7cb #17405a #e9d0a0 #1b7f92 #ff7f5c',
      '#cfeef0 #14405a #a8dfe2 #f0583a #f3c65f',
      '#1a7389 #fff6e3 #2c889e #ffd27a #ff9a7a',
      '#fdf3e0 #1b4a5e #f5d9b0 #e8624a #2aa3b0',
    ],
  },
  {
    id: 'autumn',
    alone: 'autumnal|autumny',
    beside: 'autumn|fall|harvest|thanksgiving|pumpkin(?: spice)?|october|november|september',
    energies: ['calm', 'elegant'],
    palettes: [
      '#f4dfc0 #4a2412 #eac08a #c04a1a #6b6f2a',
      '#7a2f14 #fdeed6 #93401f #f2b24a #e9d3a0',
      '#e9a23b #3b1708 #f2b75c #8a2d12 #fff1d6',
      '#45401f #fbeed3 #5a5430 #e5963a #c9622f',
    ],
  },
  {
    id: 'winter',
    alone: 'wint(?:e)?ry|frosty',
    beside: 'winter|wonderland|snow(?:y)?|ice|icy|frozen|arctic|nordic winter',
    energies: ['clean', 'elegant', 'calm'],
    palettes: [
      '#e4eff7 #12304f #c0d8ea #1f5f8f #2f5d50',
      '#17324f #f3f8fc #234565 #a9d3ef #dfe9ef',
      '#f4f8fa #17382f #d3e3e0 #1f5a4a #4a86b8',
      '#163a33 #f1f7f7 #21504a #bfe0ea #8fb9cf',
    ],
  },
  {
    id: 'spring',
    alone: 'spring-?like|springy',
    beside: 'spring(?:time)?|easter|blossom|cherry blossom|garden',
    energies: ['playful', 'calm', 'elegant'],
    palettes: [
      '#eaf4dd #2a3d22 #cde5b2 #d94f7a #f5b83d',
      '#fdeaf0 #2f4a35 #f9c6d6 #d8417a #5aa469',
      '#d9efd6 #22402c #b4dfb0 #c9457a #ffd98a',
      '#3f7a52 #fffbe9 #4f8c62 #f9c6d6 #ffe08a',
    ],
  },
  {
    id: 'summer',
    alone: 'summery',
    beside: 'summer(?:time)?|sunny|sunshine|holiday',
    energies: ['playful', 'loud'],
    palettes: [
      '#ffcf33 #1d1a3a #ffb52e #ff4d3d #14a3a8',
      '#ff6b4a #fff6e3 #ff8a5c #ffe14d #12325a',
      '#19b5b0 #ffffff #3ac7c1 #ffdf4d #ff5f57',
      '#ffe9c9 #23305e #ffc48a #ff4f5e #2ba6cb',
    ],
  },
  {
    id: 'rustic',
    alone: 'rustic|farm ?house|barn(?:yard|wood)?|kraft paper',
    beside: 'country(?:side)?|woodland|wooden|cabin|western|homemade|artisan(?:al)?',
    energies: ['calm', 'elegant'],
    palettes: [
      '#e6d5b8 #3b2a1c #cdb48d #7c3f24 #5e6b45',
      '#4b3a2a #f5ead6 #5f4b38 #d9a05b #a9b08a',
      '#efe6d6 #2f2a22 #d6c6a8 #5e6b45 #9c4a2f',
      '#3f4a35 #f4ecd9 #525e45 #d8a45f #c9b48d',
    ],
  },
  {
    id: 'boho',
    alone: 'boho[ -]chic|boho|bohemian',
    beside: 'desert|moroccan|hippie|terracotta',
    energies: ['calm', 'elegant'],
    palettes: [
      '#f2e4d5 #4a2f26 #e3c4a8 #b0583a #8a8560',
      '#9c4f34 #fdf1e3 #ae6246 #f2c98f #e3d3bd',
      '#e9d8c4 #43322a #d7b598 #8f4f3a #c08a3e',
    ],
  },
  {
    id: 'earthy',
    alone: 'earthy|earth[ -]?ton(?:e|es|ed)|earth colou?rs',
    beside: 'earth|organic|clay|forest|(?:natural|muted)(?= (?:colou?rs?|tones?|palette|shades?|hues?))',
    energies: ['calm'],
    palettes: [
      '#efe6da #3b2f26 #d8c6ae #7d4e32 #6b705c',
      '#4a4a36 #f3ecdd #5d5d47 #d9a066 #c8bfa3',
      '#8f4a2a #fbf0df #a35c3a #f1cf9c #e5ddc5',
      '#dfd3bd #2e3324 #c6b692 #5c6b3f #a5532c',
    ],
  },
  {
    id: 'retro',
    alone: "retro|vintage|old[ -]school|mid[ -]century|nostalgic|(?:19)?[67]0'?s",
    beside: "antique|old[ -]fashioned|aged|(?:19)?[5-8]0'?s",
    energies: ['playful', 'elegant'],
    palettes: [
      '#f1e4c6 #3a2a20 #e0c58d #b5482a #2f6f6b',
      '#2f5d5a #f6ead0 #3d706c #e3a63c #d96b43',
      '#e8b44c #3a2116 #f0c673 #a83a23 #2f5d5a',
      '#a03e29 #f8ecd3 #b3523b #f0c05a #f3dcb0',
    ],
  },
  {
    id: 'luxury',
    alone: null,
    beside: 'luxur(?:y|ious)|opulent|glamorous|glam|premium|high[ -]end|upscale|art deco|gatsby|royal|regal|deluxe',
    energies: ['elegant'],
    palettes: [
      '#14120f #f3e9d2 #241f18 #c9a24d #e9d8a6',
      '#f3efe8 #201c17 #e2d9ca #8c6a36 #b58c55',
      '#0f2a2a #f2ead8 #183c3b #cfa75a #e6cf9a',
      '#2b1420 #f7e6dc #42202f #d6a07a #f0c9a8',
    ],
  },
  {
    id: 'romantic',
    alone: null,
    beside: 'romantic|dreamy|feminine|blush|love(?:ly)?',
    energies: ['elegant', 'calm'],
    palettes: [
      '#fbe9e6 #5a1f32 #f3cdc8 #a83a56 #c99a6b',
      '#6b1f36 #fdeeea #80304a #f2b8b0 #e6c79a',
      '#f7efe9 #4a2a33 #ead2cb #b0566b #8f9a7d',
    ],
  },
  {
    id: 'moody',
    alone: 'moody|gothic|noir',
    beside: 'dark|mysterious|dramatic|midnight|gloomy|cinematic',
    energies: ['elegant', 'loud'],
    palettes: [
      '#14141c #f5f1e8 #24242f #e0b04c #8fb8de',
      '#161a17 #efe9dc #242b26 #c9814a #9fb39a',
      '#1d1218 #f6e9e6 #30202a #d1656f #e5b98a',
    ],
  },
  {
    id: 'cosy',
    alone: null,
    beside:
      'co[sz](?:y|ier|iness)|hygge|homely|homey|snug|fireside|fire ?place|inviting|comfort(?:ing|able)?|candle ?lit',
    energies: ['calm'],
    palettes: [
      '#f3e3d0 #43281c #e2c4a3 #a8502c #7d6b4f',
      '#4a2c22 #fbeedd #5f3b2e #e7a866 #d9c3a5',
      '#efe0cf #3a2a26 #d9bfa3 #8c3b32 #b07d4f',
      '#6b3a2a #fdf1e2 #80493a #f0bf7f #e6d3bd',
    ],
  },
  {
    id: 'warm',
    alone: null,
    beside: 'warm(?:er|th)?|fiery|sunset|golden hour|spicy',
    energies: ['calm', 'playful'],
    palettes: [
      '#fff1e0 #4a1f0d #ffc98f #b93e07 #8c2f0d',
      '#8a3212 #fff1e0 #9f4320 #ffc27a #ffd9a8',
      '#f7c56b #42200c #fad594 #b3401a #8a2d12',
    ],
  },
  {
    id: 'cool',
    alone: null,
    beside: 'cool(?:er)?(?= (?:colou?rs?|tones?|palette|shades?|hues?|blues?))|cold(?:er)?',
    energies: ['clean', 'calm'],
    palettes: [
      '#e6f4fb #0b2a4a #9bd3ee #0b5fa5 #12355b',
      '#0b2239 #eaf6ff #15466e #6fc3f2 #bfe6ff',
      '#e4f0ee #14393f #bcdcd8 #1b7a80 #3f6fa8',
    ],
  },
];

/** Words for what is felt and seen. */
const SEEN =
  '(?:feel(?:ing|s)?|vib(?:e|es|ing)|moods?|looks?|styl(?:e|es|ed|ing)|them(?:e|es|ed|ing)|aesthetics?|atmospheres?|ambi[ae]nce|palettes?|colou?r(?:s|ed|ing)?|tones?|toned|shades?|hues?|schemes?|inspired|touch(?:es)?|flair|charm|spirit)';
/** Words between such a word and its subject: "looks like a warm", "mood: ". */
const TO =
  "(?:(?:\\s*[:=]\\s*|\\s+)(?:of|like|is|are|be|should be|a|an|the|it'?s|very|really|more|bit|as|in|late|early|[\\p{L}]+ and|warm|soft|deep|rich|real|true|typical|classic)){0,4}";
/** "not too rustic", "no pastels": what is not wanted. */
const NOT =
  "(?<!(?<!\\p{L})(?:not?|nothing|without|avoid|less|never|isn'?t|non|don'?t want|instead of|rather than)[ -](?:(?:too|so|very|any|an?|the|overly|that|be|look|use)[ -]){0,3})(?<![\\p{L}\\p{N}])";
const END = '(?![\\p{L}\\p{N}])';

const ANY = THEMES.flatMap(({ alone, beside }) => [alone, beside])
  .filter(Boolean)
  .join('|');

const said = THEMES.map((look) => {
  const { alone, beside } = look;
  const both = [alone, beside].filter(Boolean).join('|');
  const ways = [
    ...(alone ? [`${NOT}(?:${alone})`] : []),
    // "summer party vibes"; a comma ends the phrase.
    `${NOT}(?:${both})(?:,? and [\\p{L}]+)?(?:[\\s-]+(?!with|for|in|on|at|but|from)[\\p{L}]+){0,2}?[\\s-]+${SEEN}`,
    `${NOT}${SEEN}${TO}(?:\\s*[:=]\\s*|\\s+)(?:${both})`,
  ];
  return {
    look,
    /** Matches whatever `pattern` does, and takes a fraction of its time to compile and to run. */
    named: new RegExp(both, 'iu'),
    pattern: new RegExp(`(?:${ways.join('|')})${END}`, 'iu'),
    word: new RegExp(`(?<!\\p{L})(?:${both})(?!\\p{L})`, 'iu'),
  };
});

/** A word that only describes a look. */
const LOOK_WORD = new RegExp(`(?:more|very|a bit|and|${ANY}|${SEEN})(?:[\\s,]+|$)`, 'iuy');

/** Whether a text consists only of such words, one after the other. */
function isLooksAlone(text: string): boolean {
  let at = 0;
  do {
    LOOK_WORD.lastIndex = at;
    if (!LOOK_WORD.test(text)) return false;
    at = LOOK_WORD.lastIndex;
  } while (at < text.length);
  return true;
}

/** The look of words that say nothing else: "warm", "cosy and inviting"; null: they say more. */
function lookAlone(mood: string, occasion: boolean): Theme | null {
  const text = mood.trim();
  return isLooksAlone(text)
    ? (said.find(({ look, word }) => (!occasion || look.over) && word.test(text))?.look ?? null)
    : null;
}

/**
 * The look that a brief explicitly requests, the first one before a colon: "autumn: post for my salon". Null: none, or
 * an occasion has colors that take precedence. `trade`: the brief names its subject, which bare words then belong to.
 */
export function lookSaid(brief: string, { trade, occasion }: { trade: boolean; occasion: boolean }): Theme | null {
  const colon = brief.indexOf(':');
  const bare = colon > 0 ? lookAlone(brief.slice(0, colon), occasion) : trade ? null : lookAlone(brief, occasion);
  const asked = said.find(
    ({ look, named, pattern }) => (!occasion || look.over) && named.test(brief) && pattern.test(brief),
  );
  return bare ?? asked?.look ?? null;
}

/** "this summer", "spring rolls": no season of the design. */
const SEASON =
  /(?<!(?<!\p{L})(?:this|next|last|all|every|each|until|till|since|during|in|by|of|before|after) )(?<![\p{L}\p{N}])(autumn|winter|spring|summer)(?=[ -](?!(?:and|or|is|was|will|with|at|for|from|of|in|on|to|by|but|we|rolls?|onions?|water|clean(?:ing)?|break|camp|school|jobs?)(?!\p{L}))\p{L})/iu;

/** The season of something, as the name of its mood: "our autumn menu"; null: none. */
export const seasonSaid = (brief: string): string | null => SEASON.exec(brief)?.[1]?.toLowerCase() ?? null;
