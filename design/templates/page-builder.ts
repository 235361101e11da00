/** Builds the page of a composition: its measures, and its layers from the bottom up. */
import { createImageLayer, createShapeLayer } from '../document/create.ts';
import { boundsOf, intersectionOf, type Box } from '../document/geometry.ts';
import type { ImageLayer, NewShape, ShapeLayer, TableLayer, TextLayer } from '../document/layers.ts';
import type { Background, Paint } from '../document/values.ts';
import type { MeasureText } from '../document/measure.ts';
import { contrast, LEGIBLE, mix } from '../layout/contrast.ts';
import { hasRightToLeft } from '../layout/scripts.ts';
import type { Arrangement, CompositionInput, Picture, Piece, Role } from './composition-input.ts';
import type { Outline } from './outlines.ts';
import { withoutLooseSeparators } from '../layout/loose-separators.ts';
import { exactly, roughly } from './rough-measure.ts';

/** Placeholder for a layer's place in the tree, until the layer is added to a page. */
export const UNPLACED = { id: 'unplaced', parent: 'unplaced', order: 'a0' } as const;

/** Share of a story's height that the platform's own buttons and names cover, above and below. */
const STORY_BARS = 0.13;

/** Share of a decoration that must be on the page. */
const LEAST_SHOWN = 0.15;

export const solid = (color: string): Extract<Paint, { type: 'solid' }> => ({ type: 'solid', color });

export const fade = (angle: number, ...stops: (readonly [at: number, color: string])[]): Paint => ({
  type: 'linear',
  angle,
  stops: stops.map(([at, color]) => ({ at, color })),
});

interface Options {
  role?: Role;
  opacity?: number;
  rotation?: number;
  stroke?: ShapeLayer['stroke'];
  shadow?: ShapeLayer['shadow'];
  /** May overlap texts on purpose. */
  backdrop?: boolean;
}

const tidy = (box: Box): Box => ({
  x: Math.round(box.x * 10) / 10,
  y: Math.round(box.y * 10) / 10,
  width: Math.max(1, Math.round(box.width * 10) / 10),
  height: Math.max(1, Math.round(box.height * 10) / 10),
});

function bare<Layer extends { id: string; parent: string; order: string }>(
  layer: Layer,
): Omit<Layer, 'id' | 'parent' | 'order'> {
  const { id: _id, parent: _parent, order: _order, ...rest } = layer;
  return rest;
}

export class PageBuilder {
  readonly input: CompositionInput;
  readonly width: number;
  readonly height: number;
  /** Width by height. */
  readonly ratio: number;
  /** The unit of all sizes, px: the shorter side, or a little more on very long pages. */
  readonly unit: number;
  readonly margin: number;
  /** The whole page. */
  readonly page: Box;
  /** The area for texts: inside the margins and, on stories, clear of what the platform covers. */
  readonly safe: Box;
  /** The maximum that the platform covers at an end of a story, px; 0 on other pages. */
  readonly bar: number;
  /** The area reserved for the logo, above the words; null without a logo. */
  readonly logoStrip: Box | null;
  /** Whether the words read from right to left; left and right are then swapped. */
  readonly mirrored: boolean;
  background: Background;
  /** Measures approximately, for trying sizes. */
  readonly measure: MeasureText;
  readonly #pieces: Piece[] = [];
  readonly #groups: { key: string; name: string }[] = [];
  #group: string | null = null;

  constructor(input: CompositionInput) {
    const { width, height } = input.page;
    const shorter = Math.min(width, height);
    this.input = input;
    this.measure = roughly(input.measure);
    this.width = width;
    this.height = height;
    this.ratio = width / height;
    this.unit = shorter * Math.min(1.8, (Math.max(width, height) / shorter) ** 0.3);
    this.margin = Math.max(Math.min(this.unit * 0.07, shorter * 0.1), width * (input.covers?.sides ?? 0));
    this.page = { x: 0, y: 0, width, height };
    const covered = height * (input.covers?.ends ?? 0);
    this.bar = height / width >= 1.6 ? Math.max(height * STORY_BARS, covered) : 0;
    const bar = Math.max(this.bar, covered, this.margin);
    const inner = { x: this.margin, y: bar, width: width - 2 * this.margin, height: height - 2 * bar };
    const strip = input.logo ? this.unit * 0.064 : 0;
    this.logoStrip = input.logo ? { ...inner, height: strip } : null;
    const taken = input.logo ? strip + this.unit * 0.042 : 0;
    this.safe = { ...inner, y: inner.y + taken, height: inner.height - taken };
    const { headline, subheading, offer } = input.content;
    this.mirrored = hasRightToLeft(headline ?? subheading ?? offer ?? '');
    this.background = solid(input.palette.background);
  }

  /** A panel color close enough to the background for one ink to be legible on both. */
  get softPanel(): string {
    const { background, panel, ink } = this.input.palette;
    return (
      [1, 0.6, 0.35, 0.2, 0.1]
        .map((share) => mix(background, panel, share))
        .find((color) => contrast(ink, color) >= LEGIBLE) ?? background
    );
  }

  get tall(): boolean {
    return this.ratio <= 0.66;
  }

  get wide(): boolean {
    return this.ratio >= 1.25;
  }

  /** Wide and low, like a cover: blocks that are stacked elsewhere are side by side. */
  get low(): boolean {
    return this.ratio >= 2;
  }

  /** Converts hundredths of the unit to px. */
  u(hundredths: number): number {
    return (this.unit * hundredths) / 100;
  }

  add(piece: Omit<Piece, 'group'>): void {
    this.#pieces.push({ ...piece, group: this.#group });
  }

  /** Puts everything that `draw` adds into one group. */
  group(name: string, draw: () => void): void {
    const key = `${name}-${this.#groups.length}`;
    this.#groups.push({ key, name });
    this.#group = key;
    draw();
    this.#group = null;
  }

  shape(name: string, shape: NewShape, box: Box, fill: Paint | string | null, options: Options = {}): void {
    const { role = 'decoration', opacity = 1, rotation = 0, stroke = null, shadow = null, backdrop = true } = options;
    const layer = createShapeLayer({
      ...UNPLACED,
      name,
      shape,
      ...tidy(box),
      rotation,
      opacity,
      fill: typeof fill === 'string' ? solid(fill) : fill,
      stroke,
      shadow,
    });
    this.add({ role, layer: bare(layer), backgrounds: [], backdrop });
  }

  rectangle(name: string, box: Box, fill: Paint | string | null, options: Options & { radius?: number } = {}): void {
    this.shape(
      name,
      { kind: 'rectangle', radius: Math.round(Math.min(2000, options.radius ?? 0)) },
      box,
      fill,
      options,
    );
  }

  ellipse(name: string, box: Box, fill: Paint | string | null, options: Options = {}): void {
    this.shape(name, { kind: 'ellipse' }, box, fill, options);
  }

  outline(
    name: string,
    { path, viewWidth, viewHeight }: Outline,
    box: Box,
    fill: Paint | string | null,
    options: Options & { rule?: 'nonzero' | 'evenodd' } = {},
  ): void {
    this.shape(
      name,
      { kind: 'path', path, viewWidth, viewHeight, rule: options.rule ?? 'nonzero' },
      box,
      fill,
      options,
    );
  }

  /** A fine straight line, from left to right or from top to bottom. */
  line(
    name: string,
    from: { x: number; y: number },
    length: number,
    direction: 'across' | 'down',
    color: string,
    thickness = Math.max(1, this.u(0.2)),
  ): void {
    const box =
      direction === 'across'
        ? { x: from.x, y: from.y - thickness / 2, width: length, height: thickness }
        : { x: from.x - thickness / 2, y: from.y, width: thickness, height: length };
    this.rectangle(name, box, color);
  }

  /** Round dots from left to right. */
  dotted(name: string, from: { x: number; y: number }, length: number, color: string, thickness: number): void {
    const box = { x: from.x, y: from.y - thickness / 2, width: length, height: thickness };
    this.shape(name, { kind: 'line', startHead: 'none', endHead: 'none' }, box, null, {
      stroke: { color, width: Math.max(1, thickness), dash: [0, 3.6] },
    });
  }

  image(
    name: string,
    picture: Picture,
    box: Box,
    look: Partial<Pick<ImageLayer, 'crop' | 'frame' | 'mask' | 'shadow' | 'stroke' | 'rotation'>>,
    options: Pick<Options, 'role' | 'backdrop'> = {},
  ): void {
    const { filters } = picture;
    const layer = createImageLayer({
      ...UNPLACED,
      name,
      asset: picture.asset,
      alt: picture.alt,
      ...tidy(box),
      ...(filters ? { filters } : {}),
      ...look,
    });
    this.add({
      role: options.role ?? 'photo',
      layer: bare(layer),
      backgrounds: [],
      backdrop: options.backdrop ?? false,
    });
  }

  text(role: Role, layer: TextLayer, backgrounds: readonly string[]): void {
    const { measure } = this.input;
    const set = exactly(
      {
        ...layer,
        x: Math.round(layer.x * 10) / 10,
        y: Math.round(layer.y * 10) / 10,
        width: Math.round(layer.width * 100) / 100,
      },
      measure,
    );
    const broken = withoutLooseSeparators(set);
    this.add({
      role,
      layer: bare(broken === null ? set : exactly({ ...set, text: broken }, measure)),
      backgrounds,
      backdrop: false,
    });
  }

  table(layer: TableLayer, backgrounds: readonly string[]): void {
    this.add({
      role: 'table',
      layer: bare({ ...layer, x: Math.round(layer.x * 10) / 10, y: Math.round(layer.y * 10) / 10 }),
      backgrounds,
      backdrop: false,
    });
  }

  /** The finished arrangement, without decorations that are almost entirely off the page. */
  get arrangement(): Arrangement {
    const shown = ({ layer, role }: Piece) => {
      const box = boundsOf(layer);
      const seen = intersectionOf(box, this.page);
      return (
        role !== 'decoration' || (seen !== null && seen.width * seen.height >= box.width * box.height * LEAST_SHOWN)
      );
    };
    return {
      background: this.background,
      pieces: this.#pieces.filter(shown),
      groups: this.#groups.filter(({ key }) => this.#pieces.some(({ group }) => group === key)),
    };
  }
}

/** Shrinks a box on every side. */
export function inset(box: Box, by: number, byY = by): Box {
  return {
    x: box.x + by,
    y: box.y + byY,
    width: Math.max(1, box.width - 2 * by),
    height: Math.max(1, box.height - 2 * byY),
  };
}

/** A box centred on a point. */
export function around(cx: number, cy: number, width: number, height = width): Box {
  return { x: cx - width / 2, y: cy - height / 2, width, height };
}

/** Splits a box side by side. `first`: share of the left part; `gap`: px. */
export function columns(box: Box, first: number, gap: number): [Box, Box] {
  const left = Math.max(1, (box.width - gap) * first);
  return [
    { ...box, width: left },
    { ...box, x: box.x + left + gap, width: Math.max(1, box.width - gap - left) },
  ];
}

/** Splits a box into an upper and a lower part. */
export function rows(box: Box, first: number, gap: number): [Box, Box] {
  const top = Math.max(1, (box.height - gap) * first);
  return [
    { ...box, height: top },
    { ...box, y: box.y + top + gap, height: Math.max(1, box.height - gap - top) },
  ];
}
