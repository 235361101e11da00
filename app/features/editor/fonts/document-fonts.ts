/** The fonts that a design uses, most letters first. */
import type { DesignDocument } from '#design/document/document.ts';
import { stretchesOf } from '#design/layout/stretches.ts';

/** Families as the layers name them, hidden layers included. */
export function familiesOf(document: DesignDocument): string[] {
  const letters = new Map<string, number>();
  const count = (family: string, length: number) => letters.set(family, (letters.get(family) ?? 0) + length);
  for (const layer of Object.values(document.layers)) {
    if (layer.type === 'text') for (const { style, text } of stretchesOf(layer)) count(style.fontFamily, text.length);
    else if ('fontFamily' in layer) count(layer.fontFamily, 1);
  }
  return [...letters].sort((a, b) => b[1] - a[1]).map(([family]) => family);
}
