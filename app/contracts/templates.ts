/** What server and browser say to each other about templates. */
import type { ContentKind, PageShape } from '#design/templates/compositions/composition.ts';
import type { TemplateBrand } from '#design/templates/catalogue/lay-out.ts';
import type { Template, TemplateCategory } from '#design/templates/catalogue/template.ts';
import type { ColorFamily } from './color-families.ts';

/** A template in the answer of GET /api/recipes: what one finds it by, and nothing of what stands on it. */
export interface ListedTemplate {
  id: string;
  title: string;
  category: TemplateCategory;
  kind: ContentKind;
  /** Lower case. */
  words: readonly string[];
  /** The shape of page that it was made for. */
  shape: PageShape;
  /** How many photos it shows. */
  photos: number;
  /** The colors that one sees in it first. */
  colors: readonly ColorFamily[];
  /** Of its page, `#rrggbb`: stands in its place until its picture is there. */
  ground: string;
}

/** The answer of GET /api/recipes/:id: everything that a layout needs. */
export type TemplateDetails = Template;

/** In the answer of GET /api/recipes/brand: what a template takes of the brand kit. */
export interface ListedBrand {
  colors: readonly string[];
  fonts: { heading: string | null; body: string | null };
  /** `parts`: its colors, as layouts take them. */
  logo: { asset: string; width: number; height: number; parts: readonly string[] } | null;
}

/** The answer of GET /api/recipes/brand. */
export interface BrandAnswer {
  /** Null: the kit says nothing about looks. */
  brand: ListedBrand | null;
  /** Categories that come first, by what the user said about their work. */
  first: readonly string[];
}

/** The brand with its logo as a picture that layouts take. */
export function asTemplateBrand({ colors, fonts, logo }: ListedBrand): TemplateBrand {
  return { colors, fonts, logo: logo && { ...logo, name: 'Logo', alt: '', subject: null, mask: null, filters: null } };
}
