/**
 * What the template browser shows, as its address says: so that it can be shared, returned to, and restored after
 * signing in. Pure.
 */
import { TEMPLATE_CATEGORIES, type TemplateCategory } from '#design/templates/catalogue/template.ts';
import { COLOR_FAMILIES, type ColorFamily } from '#app/contracts/color-families.ts';
import { PAGE_FORMATS, type PageFormat } from '#tools/inputs/formats.ts';

export interface TemplateView {
  query: string;
  category: TemplateCategory | null;
  /** Null: each in its own shape. */
  format: PageFormat | null;
  color: ColorFamily | null;
  brand: boolean;
  /** An asset; null: sample photos. */
  photo: string | null;
  /** So many of those that are found are shown: a multiple of `SHOWN_AT_ONCE`. */
  shown: number;
  /** The one that is looked at closely. */
  open: string | null;
}

const QUERY_LENGTH = 100;
/** Templates that are shown at first, and that each “Show more” adds. */
export const SHOWN_AT_ONCE = 60;
/** More than there are. */
const MOST_SHOWN = 100 * SHOWN_AT_ONCE;

const oneOf = <Value extends string>(values: readonly Value[], written: string | null): Value | null =>
  values.find((value) => value === written) ?? null;

/** Ignores unknown values. */
export function readView(search: URLSearchParams): TemplateView {
  const photo = search.get('photo') ?? '';
  return {
    query: (search.get('q') ?? '').slice(0, QUERY_LENGTH),
    category: oneOf(TEMPLATE_CATEGORIES, search.get('category')),
    format: PAGE_FORMATS.find(({ id }) => id === search.get('format')) ?? null,
    color: oneOf(COLOR_FAMILIES, search.get('color')),
    brand: search.get('brand') === '1',
    photo: /^[0-9a-f]{64}$/.test(photo) ? photo : null,
    shown: readShown(search.get('shown')),
    open: search.get('open'),
  };
}

function readShown(written: string | null): number {
  const shown = Number(written ?? '');
  return Number.isInteger(shown) && shown % SHOWN_AT_ONCE === 0 && shown > 0 && shown <= MOST_SHOWN
    ? shown
    : SHOWN_AT_ONCE;
}

export function writeView({
  query,
  category,
  format,
  color,
  brand,
  photo,
  shown,
  open,
}: TemplateView): URLSearchParams {
  return new URLSearchParams({
    ...(query.trim() && { q: query.trim() }),
    ...(category && { category }),
    ...(format && { format: format.id }),
    ...(color && { color }),
    ...(brand && { brand: '1' }),
    ...(photo && { photo }),
    ...(shown > SHOWN_AT_ONCE && { shown: String(shown) }),
    ...(open && { open }),
  });
}

/** Where a design is made from a template. Users without an account pass through the sign-in page. */
export function editorPath(
  id: string,
  { format, brand, photo }: Pick<TemplateView, 'format' | 'brand' | 'photo'>,
): string {
  const query = new URLSearchParams({
    ...(format && { format: format.id }),
    ...(brand && { brand: '1' }),
    ...(photo && { photo }),
  });
  return `/load-editor-recipe/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`;
}
