/** The addresses of templates' pictures: page, brand, photo, colors. The server parses them in template-request.ts. */

/** The look of a template's picture, as in its address. */
export interface AskedLook {
  brand: boolean;
  /** An asset; null: sample photos. */
  photo: string | null;
  /** `#rrggbb` */
  colors?: readonly string[];
  /** Whether the photo's cutout is known: the picture differs with it. */
  cut?: boolean;
}

/** Colors as written in an address. */
export const writeColors = (list: readonly string[]): string =>
  list.map((color) => color.replace('#', '').slice(0, 6).toLowerCase()).join('-');

/** The address of a template's picture on such a page. */
export function previewPath(
  id: string,
  page: { width: number; height: number },
  { brand, photo, colors: chosen = [], cut = false }: AskedLook,
  large = false,
): string {
  const query = new URLSearchParams({
    width: String(page.width),
    height: String(page.height),
    ...(brand && { brand: '1' }),
    ...(photo && { photo, ...(cut && { cut: '1' }) }),
    ...(chosen.length > 0 && { colors: writeColors(chosen) }),
    ...(large && { large: '1' }),
  });
  return `/api/recipes/${encodeURIComponent(id)}/preview?${query}`;
}
