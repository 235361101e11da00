/** Finds templates: by words, category and color, those that suit the user's work first. Pure. */
import type { PageShape } from '#design/templates/compositions/composition.ts';
import type { TemplateCategory } from '#design/templates/catalogue/template.ts';
import { inPreferredOrder } from '#app/services/onboarding/steering.ts';
import { searchByWords, singular } from '#app/services/search/word-search.ts';
import { message } from '#messages/message.ts';
import type { ColorFamily } from '#app/contracts/color-families.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';

export type FoundTemplate = ListedTemplate & { name: string };

/** In the search's format: also found by their category's name. */
export function searchable(templates: readonly ListedTemplate[], first: readonly string[]): readonly FoundTemplate[] {
  return inPreferredOrder(templates, first, ({ category }) => category).map((template) => ({
    ...template,
    name: template.title.toLowerCase(),
    words: [
      ...template.words,
      ...message(`library.templateCategory.${template.category}`).toLowerCase().split(' '),
      template.kind,
    ],
  }));
}

export interface TemplateFilter {
  query: string;
  category: string | null;
  color: ColorFamily | null;
}

const list = (words: string): readonly string[] => words.split(' ');

/** What pages of a shape are posted or printed as, one of each. */
const SHAPES: Readonly<Record<PageShape, readonly string[]>> = {
  square: list('instagram facebook square post'),
  portrait: list('instagram pinterest pin portrait post'),
  story: list('instagram facebook story reel tiktok snapchat vertical'),
  paper: list('flyer poster leaflet handout a4 print'),
  wide: list('thumbnail slide youtube linkedin wide landscape'),
  banner: list('banner cover header facebook youtube linkedin'),
  card: list('card print'),
};

/** Where things are sold, and what is made for that. */
const MARKETPLACES = list('etsy ebay amazon vinted depop poshmark mercari shopify shopee grailed');
const FOR_MARKETPLACES: TemplateCategory = 'listings';

/**
 * Whether a word of a query names a design's destination, and which templates were made for it; null: it means
 * something else.
 */
function placeIn(word: string): ((template: FoundTemplate) => boolean) | null {
  const said = singular(word);
  if (MARKETPLACES.includes(said)) return ({ category }) => category === FOR_MARKETPLACES;
  return Object.values(SHAPES).some((words) => words.includes(said))
    ? ({ shape }) => SHAPES[shape].includes(said)
    : null;
}

/**
 * Best match first; in catalogue order without words. Every template works on every page: a destination alone selects
 * templates, and with other words only decides which come first.
 */
export function findTemplates(
  templates: readonly FoundTemplate[],
  { query, category, color }: TemplateFilter,
): readonly FoundTemplate[] {
  const chosen = templates.filter(
    (template) =>
      (category === null || template.category === category) && (color === null || template.colors.includes(color)),
  );
  const words = query.trim().toLowerCase().split(/\s+/);
  const places = words.flatMap((word) => placeIn(word) ?? []);
  const whole = searchByWords(chosen, query, { misspelt: places.length === 0 });
  if (places.length === 0) return whole;
  const others = words.filter((word) => placeIn(word) === null).join(' ');
  const found = others === '' ? chosen : searchByWords(chosen, others);
  // "instagram story", "depop post": as many of the places as some template was made for.
  const fit = (template: FoundTemplate) => places.filter((isFor) => isFor(template)).length;
  const most = Math.max(0, ...found.map(fit));
  return [
    ...new Set([...whole, ...found.filter((template) => fit(template) === most), ...(others === '' ? [] : found)]),
  ];
}
