/**
 * Suggests designs for one photo: templates with one photo, each in another composition, in palettes that suit it.
 * Pure.
 */
import type { ContentKind } from '#design/templates/compositions/composition.ts';
import type { Template, TemplateCategory } from '#design/templates/catalogue/template.ts';
import type { Suggestion } from '#app/contracts/assisted.ts';

/** Kinds of content about one photo of one object. */
const KINDS: readonly ContentKind[] = ['product', 'offer', 'cover', 'news', 'greeting', 'event', 'quote'];
/** Topics whose words suit any photo: nobody wants to read about plants above their shoe. */
const FOR_ANYTHING: ReadonlySet<string> = new Set([
  'summer-sale',
  'flash-sale',
  'clearance',
  'black-friday',
  'cyber-week',
  'free-shipping',
  'coupon',
  'new-price',
  'members-only',
  'first-order',
  'last-chance',
  'student-discount',
  'just-landed',
  'drop-day',
  'ready-to-ship',
  'one-of-a-kind',
  'as-pictured',
  'look-closer',
  'new-post',
  'video-review',
  'found-gift',
  'christmas',
  'singles-day',
  'new-year',
  'thanksgiving',
  'diwali',
  'giveaway',
  'live-shopping',
  'sample-sale',
  'thank-you',
  'order-thanks',
  'milestone',
  'numbers',
  'follow-us',
]);
/** Usual order of categories, unless the user's onboarding says otherwise. */
const USUAL: readonly TemplateCategory[] = [
  'launch',
  'sale',
  'listings',
  'social',
  'seasons',
  'praise',
  'events',
  'team',
  'info',
  'cards',
  'prices',
];
/** Maximum number of suggestions: a few screens. */
const MOST = 60;

export interface SuggestionWishes {
  /** Categories that come first. */
  first: readonly string[];
  /** Palettes of the photo. */
  palettes: readonly (readonly string[])[];
  /** Whether there is a brand to show some of them in. */
  branded: boolean;
}

/** Deterministic. Categories alternate, and no layout repeats before all others were used. */
export function suggestionsFor(
  templates: readonly Template[],
  { first, palettes, branded }: SuggestionWishes,
): Suggestion[] {
  const usable = templates.filter(
    ({ id, composition, pictures, kind }) =>
      pictures.length === 1 && KINDS.includes(kind) && FOR_ANYTHING.has(id.slice(0, -composition.length - 1)),
  );
  const order = [...new Set([...first, ...USUAL])];
  const lists = order.map((category) => usable.filter((template) => template.category === category));
  const inTurns = Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
  const seen = new Set<string>();
  const [fresh, again]: [Template[], Template[]] = [[], []];
  for (const template of inTurns) {
    (seen.has(template.composition) ? again : fresh).push(template);
    seen.add(template.composition);
  }
  // The brand's colors first, then the template's own, then the photo's.
  const looks: { colors: readonly string[]; brand: boolean }[] = [
    ...(branded ? [{ colors: [], brand: true }] : []),
    { colors: [], brand: false },
    ...palettes.map((colors) => ({ colors, brand: false })),
  ];
  return [...fresh, ...again].slice(0, MOST).map(({ id, title, kind, shape }, index) => ({
    recipe: id,
    title,
    kind,
    shape,
    ...(looks[index % looks.length] ?? { colors: [], brand: false }),
  }));
}
