/** A template as a document: filled with sample photos, or with a user's own. Pure. */
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Content, Picture, Size } from '#design/templates/composition-input.ts';
import { layOutTemplate, type TemplateBrand } from '#design/templates/catalogue/lay-out.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { arrangementOperations } from '#tools/composing/compose-operations.ts';

export interface TemplateFill {
  page: Size;
  /** As many as the template has slots. */
  pictures: readonly Picture[];
  /** Null: the template's own words. */
  content?: Content | null;
  /** Null: its own colors and fonts. */
  brand: TemplateBrand | null;
  /** `#rrggbb`, before those of the brand; the first for the background. None: the brand's, or its own. */
  colors: readonly string[];
  measure: MeasureText;
}

const NO_FONTS = { heading: null, body: null } as const;

/** A brand with these colors. */
export function brandIn(colors: readonly string[], brand: TemplateBrand | null): TemplateBrand | null {
  return colors.length === 0 ? brand : { colors, fonts: brand?.fonts ?? NO_FONTS, logo: brand?.logo ?? null };
}

/** Two of three variants rotate palettes: chosen colors are used in their order. */
export function inColors(template: Template, colors: readonly string[]): Template {
  return colors.length === 0 ? template : { ...template, variant: template.variant - (template.variant % 3) };
}

/** One page of layers. Null: the words fit no layout on this page. */
export function templateDocument(
  template: Template,
  { page, pictures, content = null, brand, colors, measure }: TemplateFill,
  newId: () => string,
): DesignDocument | null {
  const made = layOutTemplate(inColors(template, colors), {
    page,
    content,
    pictures,
    brand: brandIn(colors, brand),
    measure,
  });
  if (made.composition === null) return null;
  const blank = createDocument({ ...page, newId });
  const context = { document: blank, page: firstPage(blank).id, newId, measureText: measure };
  return applyOperations(blank, arrangementOperations(made.arrangement, page, [], [], context).operations).document;
}
