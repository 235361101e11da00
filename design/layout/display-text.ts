/**
 * How a text is displayed: its letter case and its direction. Offsets into the displayed text equal offsets into the
 * typed one.
 */
import type { TextLayer } from '../document/layers.ts';
import { lowerCase, titleCase, upperCase } from './letter-case.ts';
import { firstDirection } from './scripts.ts';

/** The text in its letter case, with the same length in UTF-16. */
export function displayText(layer: Pick<TextLayer, 'text' | 'letterCase'>): string {
  switch (layer.letterCase) {
    case 'as-typed':
      return layer.text;
    case 'upper':
      return upperCase(layer.text);
    case 'lower':
      return lowerCase(layer.text);
    case 'title':
      return titleCase(layer.text);
  }
}

/** The text's direction: its own, or that of its first letter. */
export function resolveDirection(layer: Pick<TextLayer, 'text' | 'direction'>): 'ltr' | 'rtl' {
  return layer.direction === 'auto' ? (firstDirection(layer.text) ?? 'ltr') : layer.direction;
}
