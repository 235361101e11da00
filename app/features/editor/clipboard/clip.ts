/** Layers on the clipboard: whole, parents before their children, with their origin. Read and written as text. */
import { z } from 'zod';
import { layerSchema } from '#design/document/layers.ts';
import { descendantsOf } from '#design/document/tree.ts';
import { selectedLayers, type CommandContext } from '../commands/command.ts';
import type { Clip } from '../commands/paste.ts';

/** Larger than any clip of ours. */
const MOST_LAYERS = 500;

const clipSchema: z.ZodType<Clip> = z.strictObject({
  design: z.string(),
  page: z.string(),
  layers: z.array(layerSchema).min(1).max(MOST_LAYERS),
});

/** The format that copy and paste events carry between tabs of one browser. */
export const CLIP_TYPE = 'application/x-blend-layers+json';

/** The selection in clipboard form; null if nothing is selected. */
export function clipOf(context: Pick<CommandContext, 'document' | 'selection' | 'page'>, design: string): Clip | null {
  const layers = selectedLayers(context).flatMap((layer) => [layer, ...descendantsOf(context.document, layer.id)]);
  return layers.length === 0 ? null : { design, page: context.page, layers };
}

/** A clip from outside; null if it is not one of ours. */
export function readClip(text: string): Clip | null {
  try {
    return clipSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The words of a clip's texts, for programs that understand nothing else of it. */
export function wordsOfClip(clip: Clip): string {
  return clip.layers.flatMap((layer) => (layer.type === 'text' ? [layer.text] : [])).join('\n');
}

/**
 * A clip as HTML, the one rich format that every browser lets a page read from the system's clipboard. Percent-encoding
 * keeps it intact where HTML is sanitized on the way.
 */
export function clipToHtml(clip: Clip): string {
  const words = wordsOfClip(clip).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
  return `<div data-blend-layers="${encodeURIComponent(JSON.stringify(clip)).replaceAll("'", '%27')}">${words}</div>`;
}

/** The clip that a piece of HTML carries, if any. */
export function clipFromHtml(html: string): Clip | null {
  const carried = /data-blend-layers="([^"]+)"/.exec(html)?.[1];
  if (carried === undefined) return null;
  try {
    return readClip(decodeURIComponent(carried));
  } catch {
    return null;
  }
}

/** The assets that a clip's layers show. */
export function assetsOfClip(clip: Clip): string[] {
  return [
    ...new Set([...JSON.stringify(clip.layers).matchAll(/"asset":"([0-9a-f]{64})"/g)].flatMap(([, id]) => id ?? [])),
  ];
}

/** The clip without the layers that show one of these assets; null if none remain. */
export function withoutAssets(clip: Clip, assets: ReadonlySet<string>): Clip | null {
  const layers = clip.layers.filter(
    (layer) => layer.type === 'group' || ![...assets].some((asset) => JSON.stringify(layer).includes(asset)),
  );
  const holding = layers.filter((layer) => layer.type !== 'group' || holdsLeaf(layers, layer.id));
  return holding.length === 0 ? null : { ...clip, layers: holding };
}

function holdsLeaf(layers: Clip['layers'], group: string): boolean {
  return layers.some((layer) => layer.parent === group && (layer.type !== 'group' || holdsLeaf(layers, layer.id)));
}
