/** A text style as the value of a canvas context's `font`. */
import type { FontStyle } from '#design/document/measure.ts';
import { fontStack } from './catalogue.ts';

/** For instance `italic 700 24px "Inter", "Noto Sans Arabic", …`. */
export function fontString(style: FontStyle): string {
  return `${style.italic ? 'italic ' : ''}${style.fontWeight} ${style.fontSize}px ${fontStack(style.fontFamily, style.ideographs, style.letters)}`;
}
