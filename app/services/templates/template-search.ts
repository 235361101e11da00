/** Finding templates: by words, category and color, those that suit someone's work first. Pure. */
import type { PageShape } from '#design/templates/compositions/composition.ts';
import type { TemplateCategory } from '#design/templates/catalogue/template.ts';
import { inPreferredOrder } from '#app/services/onboarding/steering.ts';
import { searchByWords, singular } from '#app/services/search/word-search.ts';
import { message } from '#messages/message.ts';
import type { ColorFamily } from '#app/contracts/color-families.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';

export type FoundTemplate = ListedTemplate & { name: string };

/** As search takes them: also found by what their category is called. */
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
 * Whether a word of a query says where a design goes, and which templates were made for it; null: it says something
 * else.
 */
function placeIn(word: string): ((template: FoundTemplate) => boolean) | null {
  const said = singular(word);
  if (MARKETPLACES.includes(said)) return ({ category }) => category === FOR_MARKETPLACES;
  return Object.values(SHAPES).some((words) => words.includes(said))
    ? ({ shape }) => SHAPES[shape].includes(said)
    : null;
}

/**
 * Nearest first; in their own order while no words are given. Every template goes on every page: where a design is to
 * go chooses among templates when nothing else is asked, and else only says which come first.
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
