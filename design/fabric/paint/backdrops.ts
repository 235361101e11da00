/**
 * What is below a leaf's own picture: reflection, ground shadow and drop shadow, as bitmaps that are cached until the
 * layer looks different.
 */
import type { LeafLayer } from '#design/document/layers.ts';
import { castContact } from './contact-shadow.ts';
import { PaintMemory } from './content.ts';
import { contentOf } from './leaf-content.ts';
import type { Placement } from './placement.ts';
import { castReflection, castShadow, type Backdrop } from './shadow.ts';
import { resolutionFor, scaleOf, type Context, type Matrix, type PaintTools, type Size } from './tools.ts';

interface BackdropInput {
  layer: LeafLayer;
  placement: Placement;
  /** The layer's own size: cached bitmaps show it and are stretched during a resize. */
  own: Size;
  /** The current stretch of a gesture. */
  stretch: { x: number; y: number };
  scale: number;
  tools: PaintTools;
  memory: PaintMemory;
}

/**
 * Draws around the placement's center; the context already has its matrix. `resolution`: device pixels per px of the
 * layer.
 */
export function paintBackdrops(
  context: Context,
  layer: LeafLayer,
  placement: Placement,
  resolution: number,
  tools: PaintTools,
  memory: PaintMemory,
): void {
  if (!layer.shadow && !layer.reflection && !layer.contactShadow) return;
  const own: Size = { width: layer.width, height: layer.height };
  const stretch = { x: placement.size.width / own.width, y: placement.size.height / own.height };
  const input: BackdropInput = { layer, placement, own, stretch, scale: resolutionFor(resolution), tools, memory };
  paintReflection(context, input);
  paintContact(context, input);
  paintShadow(context, input);
}

/**
 * The layer's content for a separate bitmap. Its own bitmaps, of another size than those on the page, must not evict
 * those.
 */
function contentAside({ layer, own, tools, memory }: BackdropInput, slot: string) {
  return contentOf(
    layer,
    own,
    tools,
    memory.keep(
      slot,
      [],
      () => new PaintMemory(),
      (inner) => inner.forget(),
    ),
  );
}

function silhouetteOf({ layer, tools }: BackdropInput): unknown[] {
  return lookOf(layer, layer.type === 'image' ? layer.filters.blur : null, tools);
}

function paintReflection(context: Context, input: BackdropInput): void {
  const { layer, own, scale, stretch, tools, memory } = input;
  const { reflection } = layer;
  if (!reflection || reflection.opacity === 0 || reflection.size === 0) return;
  const look = lookOf(layer, layer.type === 'image' ? layer.filters : null, tools);
  const { surface, x, y, width, height } = memory.keep(
    'reflection',
    [scale, reflection, tools.hurried === true, ...look],
    () => castReflection(contentOf(layer, own, tools, memory), own, reflection, scale, tools),
    (made) => tools.release(made.surface),
  );
  context.drawImage(
    surface,
    x * stretch.x,
    (y - reflection.gap) * stretch.y + reflection.gap,
    width * stretch.x,
    height * stretch.y,
  );
}

function paintContact(context: Context, input: BackdropInput): void {
  const { layer, placement, own, scale, stretch, tools, memory } = input;
  const contact = layer.contactShadow;
  if (!contact || contact.opacity === 0) return;
  const [a, b, c, d] = placement.matrix;
  const determinant = a * d - b * c;
  if (determinant === 0) return;
  const linear: Matrix = [a, b, c, d, 0, 0];
  const backdrop: Backdrop | null = memory.keep(
    'contact-shadow',
    [scale, contact, a, b, c, d, ...silhouetteOf(input)],
    () => castContact(contentAside(input, 'contact-memory'), own, contact, linear, scale / scaleOf(linear), tools),
    (made) => made && tools.release(made.surface),
  );
  if (!backdrop) return;
  // A layer rotated by 90° stretches the ground the other way; for rotations in between, both count.
  const upright = Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;
  const mean = Math.sqrt(stretch.x * stretch.y);
  const [x, y] = upright ? [stretch.x, stretch.y] : [mean, mean];
  context.save();
  // Back to page directions: the ground does not rotate with the layer.
  context.transform(d / determinant, -b / determinant, -c / determinant, a / determinant, 0, 0);
  context.imageSmoothingQuality = 'low';
  context.drawImage(backdrop.surface, backdrop.x * x, backdrop.y * y, backdrop.width * x, backdrop.height * y);
  context.restore();
}

function paintShadow(context: Context, input: BackdropInput): void {
  const { layer, placement, own, scale, stretch, tools, memory } = input;
  const { shadow } = layer;
  if (!shadow) return;
  const { surface, x, y, width, height } = memory.keep(
    'shadow',
    [scale, shadow.blur, shadow.color, ...silhouetteOf(input)],
    () => castShadow(contentAside(input, 'shadow-memory'), own, shadow, scale, tools),
    (made) => tools.release(made.surface),
  );
  // The offset is in page directions, whatever the layer's rotation or flip. It scales with a text that is being
  // resized, as it will in the document.
  const [a, b, c, d] = placement.matrix;
  const determinant = a * d - b * c;
  if (determinant === 0) return;
  const grown = scaleOf(placement.matrix);
  context.save();
  context.translate(
    (grown * (d * shadow.x - c * shadow.y)) / determinant,
    (grown * (a * shadow.y - b * shadow.x)) / determinant,
  );
  // Softness needs no fine resampling, and a hard shadow's bitmap has about the pixels that it covers.
  context.imageSmoothingQuality = 'low';
  context.drawImage(surface, x * stretch.x, y * stretch.y, width * stretch.x, height * stretch.y);
  context.restore();
}

/**
 * What a layer's look depends on, part by part: place, rotation, opacity and order don't change it. `filters`: the
 * relevant ones of a picture, of which only a blur changes the silhouette.
 */
function lookOf(layer: LeafLayer, filters: unknown, tools: PaintTools): unknown[] {
  const box = [layer.width, layer.height];
  switch (layer.type) {
    case 'text':
      return [
        ...box,
        layer.text,
        layer.runs,
        layer.lines,
        layer.fontFamily,
        layer.fontSize,
        layer.fontWeight,
        layer.italic,
        layer.underline,
        layer.strikethrough,
        layer.fill,
        layer.align,
        layer.verticalAlign,
        layer.lineHeight,
        layer.letterSpacing,
        layer.letterCase,
        layer.direction,
        layer.stroke,
        layer.box,
        layer.curve,
        layer.list,
        layer.echoes,
        tools.fontsVersion,
      ];
    case 'image':
      return [
        ...box,
        layer.crop,
        layer.straighten,
        layer.mask,
        filters,
        layer.stroke,
        layer.frame,
        layer.asset === null ? tools.emptyFrames : tools.pictureState(layer.asset),
        layer.mask?.asset ? tools.pictureState(layer.mask.asset) : null,
        layer.mask?.colours ? tools.pictureState(layer.mask.colours) : null,
      ];
    case 'shape':
      return [...box, layer.shape, layer.fill, layer.stroke];
    case 'drawing':
      return [...box, layer.paths, layer.drawnWidth];
    case 'table':
      return [
        ...box,
        layer.columns,
        layer.rows,
        layer.cells,
        layer.headerRow,
        layer.headerColumn,
        layer.fontFamily,
        layer.fontSize,
        layer.fontWeight,
        layer.lineHeight,
        layer.verticalAlign,
        layer.direction,
        layer.body,
        layer.header,
        layer.borders,
        layer.padding,
        layer.radius,
        tools.fontsVersion,
      ];
    case 'sticker':
      return [
        ...box,
        layer.source,
        layer.stroke,
        layer.source.type === 'asset' ? tools.pictureState(layer.source.asset) : tools.fontsVersion,
      ];
  }
}
