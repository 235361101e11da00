/** The API of templates. */
import type { ContentKind, PageShape } from '#design/templates/compositions/composition.ts';
import type { TemplateBrand } from '#design/templates/catalogue/lay-out.ts';
import type { Template, TemplateCategory } from '#design/templates/catalogue/template.ts';
import type { ColorFamily } from './color-families.ts';

/** A template in the answer of GET /api/recipes: everything for finding it, without its content. */
export interface ListedTemplate {
  id: string;
  title: string;
  category: TemplateCategory;
  kind: ContentKind;
  /** Lower case. */
  words: readonly string[];
  /** The page shape that it suits best. */
  shape: PageShape;
  /** Number of photos. */
  photos: number;
  /** Its dominant colors. */
  colors: readonly ColorFamily[];
  /** Color of its page, `#rrggbb`, shown until its preview has loaded. */
  ground: string;
}

/** The answer of GET /api/recipes/:id: everything needed to lay it out. */
export type TemplateDetails = Template;

/** In the answer of GET /api/recipes/brand: the parts of the brand kit that templates use. */
export interface ListedBrand {
  colors: readonly string[];
  fonts: { heading: string | null; body: string | null };
  /** `parts`: see `Logo`. */
  logo: { asset: string; width: number; height: number; parts: readonly string[] } | null;
}

/** The answer of GET /api/recipes/brand. */
export interface BrandAnswer {
  /** Null: the kit has no colors, fonts or logo. */
  brand: ListedBrand | null;
  /** Categories to list first, from the user's onboarding answers. */
  first: readonly string[];
}

/** Converts the brand's logo to the picture that compositions take. */
export function asTemplateBrand({ colors, fonts, logo }: ListedBrand): TemplateBrand {
  return { colors, fonts, logo: logo && { ...logo, name: 'Logo', alt: '', subject: null, mask: null, filters: null } };
}
