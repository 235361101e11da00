/** Changes a colour wherever the design has it: fills, outlines, shadows, stops of gradients, tables, codes, backgrounds. */
import { Palette } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, isLocked } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** `from` and `to`: `#rrggbb`, with or without alpha. Each place keeps how opaque it is. */
export const recolourAllCommand = defineCommand<{ from: string; to: string }>({
  id: 'recolour-all',
  label: 'colours.recolourAll',
  icon: Palette,
  isEnabled: () => true,
  run({ document }, { from, to }) {
    const operations: Operation[] = [];
    for (const page of Object.values(document.pages)) {
      const background = recoloured(page.background, from, to);
      if (background !== page.background) operations.push({ type: 'page.update', id: page.id, patch: { background } });
    }
    for (const layer of Object.values(document.layers)) {
      if (layer.type === 'group' || isLocked(document, layer.id)) continue;
      const next = recoloured(layer, from, to);
      if (next !== layer) operations.push(...differenceOf(layer, next));
    }
    return operations;
  },
});

const COLOUR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/;

/** Names and words are no colours, whatever they look like. */
const WORDS = new Set(['id', 'name', 'parent', 'order', 'text', 'content', 'emoji', 'asset', 'fontFamily']);

/** A value with a colour changed wherever a property holds it; the same value when it holds none. */
export function recoloured<Value>(value: Value, from: string, to: string): Value {
  return changed(value, from.slice(0, 7), to.slice(0, 7)) as Value;
}

function changed(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return COLOUR.test(value) && value.startsWith(from) ? to + value.slice(7) : value;
  if (Array.isArray(value)) {
    const next = value.map((item) => changed(item, from, to));
    return next.some((item, index) => item !== value[index]) ? next : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let different = false;
  const next = Object.fromEntries(
    Object.entries(value).map(([key, own]) => {
      const other = WORDS.has(key) ? own : changed(own, from, to);
      different ||= other !== own;
      return [key, other];
    }),
  );
  return different ? next : value;
}

/** In how many layers and backgrounds a colour is, besides the given layers. */
export function placesOf(document: DesignDocument, color: string, besides: readonly string[]): number {
  const has = (value: unknown) => recoloured(value, color, color === '#000000' ? '#000001' : '#000000') !== value;
  const layers = Object.values(document.layers).filter((layer) => !besides.includes(layer.id) && !isLocked(document, layer.id) && has(layer));
  const pages = Object.values(document.pages).filter(({ background }) => has(background));
  return layers.length + pages.length;
}

