/** Scenes as editor benchmarks describe them, in plain JSON, and the documents they become. */
import { generateNKeysBetween } from 'fractional-indexing';
import { z } from 'zod';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Shadow } from '#design/document/values.ts';
import { withLines } from '#design/layout/text-lines.ts';

const box = { id: z.string(), x: z.number(), y: z.number(), w: z.number(), h: z.number() };
const shadowSchema = z.object({ color: z.string(), x: z.number(), y: z.number(), blur: z.number() });

/** x, y, w, h in page px; `view`: zoom, and the screen position of the page's corner, px. */
export const sceneSchema = z.object({
  width: z.number(),
  height: z.number(),
  view: z.object({ zoom: z.number(), x: z.number(), y: z.number() }),
  images: z.array(z.string()),
  objects: z.array(
    z.discriminatedUnion('type', [
      z.object({ ...box, type: z.literal('image'), image: z.number() }),
      z.object({ ...box, type: z.literal('text'), text: z.string(), fontSize: z.number(), fill: z.string() }),
      z.object({ ...box, type: z.literal('rect'), fill: z.string(), shadow: shadowSchema.optional() }),
      z.object({ ...box, type: z.literal('ellipse'), fill: z.string(), shadow: shadowSchema.optional() }),
    ]),
  ),
});
export type Scene = z.infer<typeof sceneSchema>;

/** `rgba(r, g, b, a)` with numbers, or a hex color, as documents write colors. */
export function colorOf(css: string): string {
  const found = /^rgba?\(([^)]+)\)$/.exec(css.trim());
  if (!found?.[1]) return css.toLowerCase();
  const [r = 0, g = 0, b = 0, a = 1] = found[1].split(',').map(Number);
  return `#${[r, g, b, a * 255].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function shadowOf(shadow: z.infer<typeof shadowSchema> | undefined): Shadow | null {
  return shadow ? { color: colorOf(shadow.color), x: shadow.x, y: shadow.y, blur: shadow.blur } : null;
}

/**
 * The document of a scene: its objects as layers with the same ids, the first at the bottom. `assets`: ids of its
 * images.
 */
export function documentOf(scene: Scene, assets: readonly string[], measure: MeasureText): DesignDocument {
  const blank = createDocument({ width: scene.width, height: scene.height, newId: () => 'page' });
  const parent = firstPage(blank).id;
  const orders = generateNKeysBetween(null, null, scene.objects.length);
  const layers = scene.objects.map((object, index): LeafLayer => {
    const placed = {
      id: object.id,
      parent,
      order: orders[index] ?? '',
      x: object.x,
      y: object.y,
      width: object.w,
      height: object.h,
    };
    switch (object.type) {
      case 'image':
        return createImageLayer({ ...placed, asset: assets[object.image] ?? null });
      case 'text':
        return withLines(
          createTextLayer({
            ...placed,
            text: object.text,
            fontSize: object.fontSize,
            fill: { type: 'solid', color: colorOf(object.fill) },
          }),
          measure,
        );
      case 'rect':
      case 'ellipse':
        return createShapeLayer({
          ...placed,
          shape: object.type === 'rect' ? { kind: 'rectangle', radius: 0 } : { kind: 'ellipse' },
          fill: { type: 'solid', color: colorOf(object.fill) },
          shadow: shadowOf(object.shadow),
        });
    }
  });
  return { ...blank, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}
