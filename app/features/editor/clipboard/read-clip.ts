/** Reads layers from a clipboard, which may hold anything. */
import { z } from 'zod';
import { layerSchema } from '#design/document/layers.ts';
import type { Clip } from '../commands/paste.ts';

/** Larger than any clip of ours. */
const MOST_LAYERS = 500;

const clipSchema: z.ZodType<Clip> = z.strictObject({
  design: z.string(),
  page: z.string(),
  layers: z.array(layerSchema).min(1).max(MOST_LAYERS),
});

/** A clip from outside; null if it is not one of ours. */
export function readClip(text: string): Clip | null {
  try {
    return clipSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
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
