/**
 * How a text is displayed: its letter case and its direction. Offsets into the displayed text equal offsets into the
 * typed one.
 */
import type { TextLayer } from '../document/layers.ts';
import { firstDirection } from './scripts.ts';
import { wordSegments } from './segments.ts';

/** Maps each character whose other case has the same length; `ß` and the ligatures stay, so that no offset shifts. */
function keepingLength(text: string, map: (part: string) => string): string {
  const whole = map(text);
  // Case mappings only ever grow, so an equal length means that nothing has shifted. Mapping whole words is better: a
  // sigma at the end of a word has another form.
  if (whole.length === text.length) return whole;
  let mapped = '';
  for (const character of text) {
    const other = map(character);
    mapped += other.length === character.length ? other : character;
  }
  return mapped;
}

const upper = (text: string) => text.toUpperCase();
const lower = (text: string) => text.toLowerCase();

/** First letter of each word in upper case, the rest as typed: names keep their inner capitals. */
function titleCase(text: string): string {
  let shown = '';
  for (const { segment, isWordLike } of wordSegments(text)) {
    const [first = ''] = isWordLike ? segment : '';
    shown += keepingLength(first, upper) + segment.slice(first.length);
  }
  return shown;
}

/** The text in its letter case, with the same length in UTF-16. */
export function displayText(layer: Pick<TextLayer, 'text' | 'letterCase'>): string {
  switch (layer.letterCase) {
    case 'as-typed':
      return layer.text;
    case 'upper':
      return keepingLength(layer.text, upper);
    case 'lower':
      return keepingLength(layer.text, lower);
    case 'title':
      return titleCase(layer.text);
  }
}

/** The text's direction: its own, or that of its first letter. */
export function resolveDirection(layer: Pick<TextLayer, 'text' | 'direction'>): 'ltr' | 'rtl' {
  return layer.direction === 'auto' ? (firstDirection(layer.text) ?? 'ltr') : layer.direction;
}
