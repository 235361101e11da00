/**
 * What the answers lead to: which examples, formats and templates come first. Everything else follows in its usual
 * order.
 */
import type { TemplateCategory } from '#design/templates/catalogue/template.ts';
import type { Answers, Frequency, Place, Work } from './questions.ts';

export interface Steering {
  /** Ids of page formats, the likeliest first. */
  formats: readonly string[];
  /** Ids of example prompts. */
  examples: readonly string[];
  templates: readonly TemplateCategory[];
}

export const NO_STEERING: Steering = { formats: [], examples: [], templates: [] };

type Hints = Partial<Steering>;

const byPlace: Readonly<Record<Place, Hints>> = {
  instagram: { formats: ['instagram-post', 'instagram-story', 'instagram-reel'], examples: ['sale', 'story'] },
  facebook: { formats: ['facebook-post', 'facebook-cover'], examples: ['market'] },
  tiktok: { formats: ['tiktok'], examples: ['drop'] },
  youtube: { formats: ['youtube-thumbnail'], examples: ['thumbnail'] },
  pinterest: { formats: ['pinterest-pin'], examples: ['pin'] },
  whatsapp: { formats: ['whatsapp-status'], examples: ['status'] },
  etsy: { formats: ['etsy'], examples: ['listing'] },
  ebay: { formats: ['ebay'], examples: ['ebay'] },
  amazon: { formats: ['amazon'], examples: ['amazon'] },
  poshmark: { formats: ['poshmark'], examples: ['poshmark'] },
  depop: { formats: ['depop'], examples: ['depop'] },
  shopee: { formats: ['shopee'], examples: ['shopee'] },
  lazada: { formats: ['lazada'], examples: ['lazada'] },
  mercado: { formats: ['mercado-libre'], examples: ['mercado'] },
  carousell: { formats: ['carousell'], examples: ['carousell'] },
  tokopedia: { formats: ['tokopedia'], examples: ['tokopedia'] },
  website: { formats: ['landscape', 'square'], examples: ['banner'] },
  person: { formats: ['a4', 'business-card'], examples: ['flyer', 'market'] },
  nowhere: {},
};

const byWork: Readonly<Record<Work, Hints>> = {
  reseller: { templates: ['sale', 'launch', 'info'], examples: ['ebay', 'sale'] },
  brand: { templates: ['launch', 'sale', 'praise'], formats: ['instagram-post'], examples: ['drop', 'sale'] },
  maker: { templates: ['launch', 'praise', 'events'], formats: ['instagram-post'], examples: ['listing', 'market'] },
  shop: { templates: ['prices', 'info', 'seasons'], formats: ['a4'], examples: ['story', 'sale'] },
  creator: {
    templates: ['social', 'events', 'team'],
    formats: ['instagram-story', 'youtube-thumbnail'],
    examples: ['thumbnail', 'pin'],
  },
  agency: {
    templates: ['launch', 'social', 'praise'],
    formats: ['instagram-post', 'linkedin-post'],
    examples: ['sale', 'banner'],
  },
  student: { templates: ['events', 'social', 'team'], formats: ['a4'], examples: ['club', 'flyer'] },
  myself: { templates: ['events', 'seasons'], formats: ['a4', 'instagram-story'], examples: ['party', 'flyer'] },
};

const byFrequency: Readonly<Record<Frequency, Hints>> = {
  // Daily makers post, occasional ones have an occasion.
  daily: { templates: ['social'] },
  weekly: { templates: ['social'] },
  monthly: { templates: ['seasons'] },
  sometimes: { templates: ['events', 'seasons'] },
};

/**
 * Places say the most, work comes next. The first suggestion of each comes before the second of any: two places, two
 * visible formats.
 */
export function steeringOf({ work, places, frequency }: Answers): Steering {
  const hints = [
    ...places.map((place) => byPlace[place]),
    ...work.map((kind) => byWork[kind]),
    ...(frequency ? [byFrequency[frequency]] : []),
  ];
  const inTurns = <Id extends string>(lists: readonly (readonly Id[])[]): Id[] => {
    const longest = Math.max(0, ...lists.map((list) => list.length));
    return [...new Set(Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat())];
  };
  return {
    formats: inTurns(hints.map(({ formats = [] }) => formats)),
    examples: inTurns(hints.map(({ examples = [] }) => examples)),
    templates: inTurns(hints.map(({ templates = [] }) => templates)),
  };
}

/** What comes first, then the rest in its own order. */
export function inPreferredOrder<Thing>(
  things: readonly Thing[],
  first: readonly string[],
  keyOf: (thing: Thing) => string,
): Thing[] {
  const rank = (thing: Thing): number => {
    const at = first.indexOf(keyOf(thing));
    return at === -1 ? first.length : at;
  };
  return things.toSorted((a, b) => rank(a) - rank(b));
}
