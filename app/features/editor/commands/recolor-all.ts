/**
 * Changes a color wherever the design has it: fills, outlines, shadows, stops of gradients, tables, codes,
 * backgrounds.
 */
import { Palette } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import { recolored } from '#design/document/recolored.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, isLocked } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** `from` and `to`: `#rrggbb`, with or without alpha. Each place keeps its opacity. */
export const recolorAllCommand = defineCommand<{ from: string; to: string }>({
  id: 'recolour-all',
  label: 'colors.recolorAll',
  icon: Palette,
  isEnabled: () => true,
  run({ document }, { from, to }) {
    const operations: Operation[] = [];
    for (const page of Object.values(document.pages)) {
      const background = recolored(page.background, from, to);
      if (background !== page.background) operations.push({ type: 'page.update', id: page.id, patch: { background } });
    }
    for (const layer of Object.values(document.layers)) {
      if (layer.type === 'group' || isLocked(document, layer.id)) continue;
      const next = recolored(layer, from, to);
      if (next !== layer) operations.push(...differenceOf(layer, next));
    }
    return operations;
  },
});

/** The number of layers and backgrounds that use a color, besides the given layers. */
export function placesOf(document: DesignDocument, color: string, besides: readonly string[]): number {
  const has = (value: unknown) => recolored(value, color, color === '#000000' ? '#000001' : '#000000') !== value;
  const layers = Object.values(document.layers).filter(
    (layer) => !besides.includes(layer.id) && !isLocked(document, layer.id) && has(layer),
  );
  const pages = Object.values(document.pages).filter(({ background }) => has(background));
  return layers.length + pages.length;
}
