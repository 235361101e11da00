/** Layers as models name them (by id) and as people read them (by their words or kind). */
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { descendantsOf, findLayer, pageOf } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';

const shortest = (text: string, length: number) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
};

/** A readable name for a layer: a text by its words, anything else by its name or kind. */
export function titleOf(layer: Layer): string {
  if (layer.type === 'text') return `“${shortest(layer.text, 40)}”`;
  if (layer.name) return shortest(layer.name, 40);
  if (layer.type === 'image' && layer.alt) return shortest(layer.alt, 40);
  if (layer.type === 'sticker' && layer.source.type === 'emoji') return layer.source.emoji;
  return message(`tools.kind.${layer.type}`);
}

/** Whether two ids or words are similar: one contains the other, or few letters differ. */
function near(written: string, candidate: string): boolean {
  const [a, b] = [written.toLowerCase(), candidate.toLowerCase()];
  if (a === '' || b === '') return false;
  if (a.includes(b) || b.includes(a)) return true;
  return distance(a.slice(0, 40), b.slice(0, 40)) <= Math.max(1, Math.floor(Math.min(a.length, b.length) / 4));
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let k = 1; k <= b.length; k += 1) {
      next[k] = Math.min(
        (row[k] ?? 0) + 1,
        (next[k - 1] ?? 0) + 1,
        (row[k - 1] ?? 0) + (a[i - 1] === b[k - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const listed = (layers: readonly Layer[]) =>
  layers.map((layer) => `${layer.id} (${layer.type} ${titleOf(layer)})`).join(', ');

/** The error for an id that no layer of the page has, with similar ids. */
export function unknownLayerText(document: DesignDocument, page: string, id: string): string {
  const layers = descendantsOf(document, page);
  const meant = layers
    .filter((layer) => near(id, layer.id) || near(id, layer.name) || (layer.type === 'text' && near(id, layer.text)))
    .slice(0, 5);
  const hint =
    layers.length === 0
      ? message('tools.noLayers')
      : meant.length > 0
        ? message('tools.near', { list: listed(meant) })
        : message('tools.onPage', { list: listed(layers.slice(-8)) });
  return /^background$/i.test(id)
    ? message('tools.backgroundIsNoLayer')
    : message('tools.unknownLayer', { id: shortest(id, 60), near: hint });
}

/** The layer with this id on any page, or the error for the caller, which lists the layers of the current page. */
export function layerInDesign(
  document: DesignDocument,
  page: string,
  id: string,
): { layer: Layer; page: string } | { error: string } {
  const layer = findLayer(document, id);
  const home = layer && pageOf(document, id);
  return layer && home ? { layer, page: home.id } : { error: unknownLayerText(document, page, id) };
}
