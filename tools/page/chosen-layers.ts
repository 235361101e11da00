/**
 * Resolves the layers that a call names: on any page, not locked, each with the layer that represents it on the page.
 */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import { unionOf, type Box } from '#design/document/geometry.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { ancestorsOf, descendantsOf } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { layerInDesign, titleOf } from './layer-names.ts';
import { extentOf } from '../contract/page-space.ts';

/** More layers than this at once are a mistake. */
const MOST_LAYERS = 100;

export const layerInput = z.string().min(1).max(100).describe('Id of the layer');
export const layersInput = z.array(z.string().min(1).max(100)).min(1).max(MOST_LAYERS).describe('Ids of the layers');

export interface Chosen {
  layer: Layer;
  /** The page that it is on. */
  page: string;
}

/** The reason why a layer can't change: the layer itself, a group around it or something inside it is locked. */
export function lockOf(document: DesignDocument, layer: Layer): Layer | null {
  const around = [layer, ...ancestorsOf(document, layer.id)];
  const inside = layer.type === 'group' ? descendantsOf(document, layer.id) : [];
  return [...around, ...inside].find((one) => one.locked) ?? null;
}

/** One layer that may be changed, or the error for the caller. */
export function chooseLayer(document: DesignDocument, page: string, id: string): Chosen | { error: string } {
  const found = layerInDesign(document, page, id);
  if ('error' in found) return found;
  const lock = lockOf(document, found.layer);
  return lock ? { error: message('tools.locked', { layer: titleOf(lock) }) } : found;
}

/**
 * The named layers, each once, in the given order. Layers inside another named one are included in it. All must be on
 * one page: places on different pages can't be compared.
 */
export function chooseLayers(
  document: DesignDocument,
  page: string,
  ids: readonly string[],
): { layers: Layer[]; page: string } | { error: string } {
  const chosen: Chosen[] = [];
  for (const id of new Set(ids)) {
    const one = chooseLayer(document, page, id);
    if ('error' in one) return one;
    chosen.push(one);
  }
  const home = chosen[0]?.page ?? page;
  if (chosen.some((one) => one.page !== home)) return { error: message('tools.differentPages') };
  const named = new Set(chosen.map(({ layer }) => layer.id));
  const layers = chosen
    .map(({ layer }) => layer)
    .filter((layer) => !ancestorsOf(document, layer.id).some((group) => named.has(group.id)));
  return { layers, page: home };
}

/** The leaves of a layer, bottom first: itself, or the contents of the group. */
export function leavesOf(document: DesignDocument, layer: Layer): LeafLayer[] {
  if (layer.type !== 'group') return [layer];
  return descendantsOf(document, layer.id).filter((one): one is LeafLayer => one.type !== 'group');
}

/** The upright box around all leaves; null if there are none. */
export function extentOfAll(leaves: readonly LeafLayer[]): Box | null {
  let all: Box | null = null;
  for (const leaf of leaves) all = all ? unionOf(all, extentOf(leaf)) : extentOf(leaf);
  return all;
}

/** A title for a card: the single layer's, or their number. */
export function titleOfAll(layers: readonly Layer[]): string {
  const [only] = layers;
  return layers.length === 1 && only ? titleOf(only) : message('tools.layers', { count: layers.length });
}
