/** Layers as findings name them. */
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import { message } from '#messages/message.ts';

const LONGEST = 40;

/** The words of a text, cut short. */
export function quoted(layer: TextLayer): string {
  const words = layer.text.replace(/\s+/g, ' ').trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;
}

/** A layer by its words, its name or its kind. */
export function named(layer: LeafLayer): string {
  if (layer.type === 'text') return message('lint.theText', { text: quoted(layer) });
  return layer.name ? `“${layer.name}”` : message('lint.aLayer', { type: layer.type });
}
