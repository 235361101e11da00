/** A template laid out for a page: with its own words and sample pictures, or with a person's. */
import { compose, type Composed } from '../compose.ts';
import type { Content, Logo, Picture, Size } from '../composition-input.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Template } from './template.ts';

/** What a brand kit has to say about a design. */
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
  /** Null: the template's own colors and letters. */
  brand: TemplateBrand | null;
  measure: MeasureText;
}

/**
 * Takes another composition than the template's where that can't hold the words or needs other pictures; words that
 * leave no room for several pictures come with one, or with none. Refuses when the words fit nowhere.
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
