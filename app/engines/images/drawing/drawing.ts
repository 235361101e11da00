/** A page for drawing by code: collects layers in paint order, in px of the page, and makes a design of them. */
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createStickerLayer,
  createTextLayer,
} from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Box } from '#design/document/geometry.ts';
import type { Layer, LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { PathCommand } from '#design/document/outline-path.ts';
import { pathBounds, transformPath, writePath, type Outline } from '#design/document/path-geometry.ts';
import { orderBetween } from '#design/document/tree.ts';
import type { Background, Blend, Paint, Shadow, Stroke } from '#design/document/values.ts';
import { withLines } from '#design/layout/text-lines.ts';

export interface Look {
  opacity?: number;
  blend?: Blend;
  shadow?: Shadow | null;
  stroke?: Stroke | null;
  rotation?: number;
}

export type Filling = Paint | string | null;

const paintOf = (fill: Filling): Paint | null => (typeof fill === 'string' ? { type: 'solid', color: fill } : fill);

/** A vertical gradient, from top to bottom. */
export function downwards(...colors: readonly string[]): Paint {
  return gradient(180, ...colors);
}

/** A gradient of evenly spaced colors; degrees as in CSS. */
export function gradient(angle: number, ...colors: readonly string[]): Paint {
  return {
    type: 'linear',
    angle,
    stops: colors.map((color, index) => ({ at: index / Math.max(1, colors.length - 1), color })),
  };
}

/** A glow that fades to nothing at the edge of its box. */
export function glow(color: string, strength = 1): Paint {
  const alpha = (share: number) =>
    `${color.slice(0, 7)}${Math.round(255 * share * strength)
      .toString(16)
      .padStart(2, '0')}`;
  return {
    type: 'radial',
    centerX: 0.5,
    centerY: 0.5,
    radius: Math.SQRT1_2,
    stops: [
      { at: 0, color: alpha(1) },
      { at: 0.3, color: alpha(0.5) },
      { at: 0.65, color: alpha(0.14) },
      { at: 1, color: alpha(0) },
    ],
  };
}

/** The color with an alpha, 0..1. */
export function faded(color: string, alpha: number): string {
  return `${color.slice(0, 7)}${Math.round(255 * Math.min(1, Math.max(0, alpha)))
    .toString(16)
    .padStart(2, '0')}`;
}

const PAGE = 'page';
/** Commands of one outline: path data has a maximum length, and a curve takes fifty characters of it. */
const LONGEST = 360;

/** The same outlines in short enough parts, none of them cut. */
function shortened(commands: readonly PathCommand[]): PathCommand[][] {
  const parts: PathCommand[][] = [];
  let part: PathCommand[] = [];
  for (let at = 0; at < commands.length;) {
    let end = at + 1;
    while (end < commands.length && commands[end]?.type !== 'M') end += 1;
    if (part.length > 0 && part.length + end - at > LONGEST) {
      parts.push(part);
      part = [];
    }
    part.push(...commands.slice(at, end));
    at = end;
  }
  return [...parts, part];
}

export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly measure: MeasureText;
  /** A thousandth of the shorter side; somewhat more on very long pages, so that repeated shapes stay few enough. */
  readonly unit: number;
  background: Background = { type: 'none' };
  private readonly layers: Layer[] = [];
  private readonly tops = new Map<string, string>();
  private parent = PAGE;
  private made = 0;

  constructor(width: number, height: number, measure: MeasureText) {
    this.width = width;
    this.height = height;
    this.measure = measure;
    this.unit = Math.max(Math.min(width, height) / 1000, Math.sqrt(width * height) / 2500);
  }

  private place(): { id: string; parent: string; order: string } {
    const order = orderBetween(this.tops.get(this.parent) ?? null, null);
    this.tops.set(this.parent, order);
    this.made += 1;
    return { id: `l${this.made}`, parent: this.parent, order };
  }

  /** Everything drawn in the callback becomes one group. */
  group(name: string, draw: () => void): void {
    const before = this.parent;
    const group = createGroupLayer({ ...this.place(), name });
    const at = this.layers.push(group);
    this.parent = group.id;
    draw();
    this.parent = before;
    // A group of nothing says nothing.
    if (this.layers.length === at) {
      this.layers.pop();
      this.made -= 1;
    }
  }

  private add(layer: LeafLayer): void {
    this.layers.push(layer);
  }

  /** An outline in px of the page, in as many layers as its length needs. Outlines without extent are omitted. */
  path(commands: readonly PathCommand[], fill: Filling, name: string, look: Look = {}): void {
    for (const part of commands.length > LONGEST ? shortened(commands) : [commands])
      this.single(part, fill, name, look);
  }

  private single(commands: readonly PathCommand[], fill: Filling, name: string, look: Look): void {
    const box = pathBounds(commands);
    if (!box || box.width < 0.5 || box.height < 0.5) return;
    // View boxes have a length of at least 1 and coordinates of two decimals, so small things are drawn larger.
    const scale = Math.max(1, 60 / Math.max(box.width, box.height), 1 / Math.min(box.width, box.height));
    const path = writePath(transformPath(commands, [scale, 0, 0, scale, -box.x * scale, -box.y * scale]));
    this.outline(
      {
        path,
        viewWidth: Math.min(10_000, Math.max(1, box.width * scale)),
        viewHeight: Math.min(10_000, Math.max(1, box.height * scale)),
      },
      { ...box, width: Math.max(1, box.width), height: Math.max(1, box.height) },
      fill,
      name,
      look,
    );
  }

  /** A given outline stretched into a box. */
  outline({ path, viewWidth, viewHeight }: Outline, box: Box, fill: Filling, name: string, look: Look = {}): void {
    this.shape({ kind: 'path', path, viewWidth, viewHeight, rule: 'nonzero' }, box, fill, name, look);
  }

  shape(shape: ShapeLayer['shape'], box: Box, fill: Filling, name: string, look: Look = {}): void {
    this.add(createShapeLayer({ ...this.place(), shape, ...box, name, fill: paintOf(fill), stroke: null, ...look }));
  }

  /** A circle or ellipse about a point. */
  ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: Filling, name: string, look: Look = {}): void {
    this.shape(
      { kind: 'ellipse' },
      { x: x - radiusX, y: y - radiusY, width: Math.max(1, radiusX * 2), height: Math.max(1, radiusY * 2) },
      fill,
      name,
      look,
    );
  }

  rectangle(box: Box, fill: Filling, name: string, look: Look & { radius?: number } = {}): void {
    const { radius = 0, ...rest } = look;
    this.shape({ kind: 'rectangle', radius: Math.min(2000, radius) }, box, fill, name, rest);
  }

  emoji(emoji: string, box: Box, name: string, look: Look = {}): void {
    this.add(
      createStickerLayer({ ...this.place(), source: { type: 'emoji', emoji }, ...box, name, stroke: null, ...look }),
    );
  }

  picture(asset: string, box: Box, name: string, look: Look = {}): void {
    this.add(createImageLayer({ ...this.place(), asset, ...box, name, ...look }));
  }

  /** A text as a layer of this page, its lines measured. It can still be moved before it is added with `put`. */
  letters(layer: Partial<Omit<TextLayer, 'type' | 'fill'>> & { text: string; fill: Filling }): TextLayer {
    const { fill, ...rest } = layer;
    return withLines(
      createTextLayer({
        id: 'draft',
        parent: PAGE,
        order: 'a0',
        lineHeight: 1,
        ...rest,
        fill: paintOf(fill) ?? { type: 'solid', color: '#00000000' },
      }),
      this.measure,
    );
  }

  put(layer: LeafLayer): void {
    this.add({ ...layer, ...this.place() });
  }

  /**
   * Takes over a drawing of the same width, `down` px lower, except what is left out by its place on this page; its
   * background goes on above it. Only into an empty drawing.
   */
  take(other: Drawing, down: number, isLeftOut: (layer: LeafLayer) => boolean): void {
    for (const layer of other.layers) {
      const moved = layer.type === 'group' ? layer : { ...layer, y: layer.y + down };
      if (moved.type === 'group' || !isLeftOut(moved)) this.layers.push(moved);
    }
    for (const [parent, top] of other.tops) this.tops.set(parent, top);
    this.made = other.made;
    const { background } = other;
    this.background =
      background.type === 'linear'
        ? {
            ...background,
            stops: background.stops.map(({ at, color }) => ({ at: (down + at * other.height) / this.height, color })),
          }
        : background;
  }

  /** The drawing as a design of one page. */
  document(): DesignDocument {
    const empty = createDocument({
      width: this.width,
      height: this.height,
      newId: () => PAGE,
      background: this.background,
    });
    return { ...empty, layers: Object.fromEntries(this.layers.map((layer) => [layer.id, rounded(layer)])) };
  }
}

/** Hundredths of a px are invisible, and people read designs too. */
function rounded<Each extends Layer>(layer: Each): Each {
  if (layer.type === 'group') return layer;
  const hundredth = (value: number) => Math.round(value * 100) / 100;
  const placed = {
    ...layer,
    x: hundredth(layer.x),
    y: hundredth(layer.y),
    width: Math.max(1, hundredth(layer.width)),
    height: Math.max(1, hundredth(layer.height)),
    rotation: hundredth(layer.rotation),
  };
  if (placed.type === 'shape' && placed.shape.kind === 'path') {
    placed.shape = {
      ...placed.shape,
      viewWidth: Math.max(1, hundredth(placed.shape.viewWidth)),
      viewHeight: Math.max(1, hundredth(placed.shape.viewHeight)),
    };
  }
  return placed;
}
