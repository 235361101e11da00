/** Lays out a template for a page, with its sample content or a user's own. */
import { compose, type Composed } from '../compose.ts';
import type { Content, Logo, Picture, Size } from '../composition-input.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Template } from './template.ts';

/** The parts of a brand kit that a template uses. */
export interface TemplateBrand {
  /** `#rrggbb` */
  colors: readonly string[];
  fonts: { heading: string | null; body: string | null };
  logo: Logo | null;
}

export interface TemplateFilling {
  page: Size;
  /** Null: the template's own words. */
  content: Content | null;
  pictures: readonly Picture[];
  /** Null: the template's own colors and fonts. */
  brand: TemplateBrand | null;
  measure: MeasureText;
}

/**
 * Falls back to another composition where the template's own doesn't fit the copy or needs other pictures, then to one
 * picture or none. Refuses if the copy fits nowhere.
 */
export function layOutTemplate(
  template: Template,
  { page, content, pictures, brand, measure }: TemplateFilling,
): Composed {
  const laid = (shown: readonly Picture[]) =>
    compose({
      page,
      content: content ?? template.content,
      pictures: shown,
      cutouts: shown.some(({ mask }) => mask !== null) ? 1 : 0,
      mood: template.mood,
      colors: [],
      fonts: brand?.fonts ?? { heading: null, body: null },
      brandColors: brand?.colors ?? [],
      pictureColor: null,
      composition: template.composition,
      variant: template.variant,
      logo: brand?.logo ?? null,
      measure,
    });
  let made = laid(pictures);
  for (const fewer of [1, 0])
    if (made.composition === null && pictures.length > fewer) made = laid(pictures.slice(0, fewer));
  return made;
}
