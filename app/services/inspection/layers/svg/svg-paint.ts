/** Fills and strokes of SVG elements as a design has them. */
import type { Element } from '@xmldom/xmldom';
import type { Paint } from '#design/document/values.ts';
import { invert, multiply, scaling, translation, type Matrix } from '../matrix.ts';
import { fadedPaint, linearPaint, radialPaint, solid, faded, type Spread, type Stop } from '../paints.ts';
import type { Box } from '../imported.ts';
import type { Bounds, Pen } from '../outlines.ts';
import { elementsIn } from './svg-source.ts';
import type { Style } from './svg-style.ts';
import { colorOf, fractionOf, lengthOf, numbersOf, transformOf, type View } from './svg-values.ts';
import { urlTarget, type Scene } from './svg-scene.ts';

/** `drawn`: only a picture can show it. */
export type Painting = Paint | 'drawn-gradient' | 'drawn-pattern' | null;

export interface PaintPlace {
  matrix: Matrix;
  view: View;
  /** The shape's bounds in its own coordinates. */
  bounds: Bounds;
  /** The box the design paints it in, page units. */
  box: Box;
}

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);

/** A fill or a stroke. Null: none. */
export function paintOf(scene: Scene, which: 'fill' | 'stroke', style: Style, place: PaintPlace): Painting {
  const value = style[which] ?? (which === 'fill' ? '#000000' : 'none');
  const alpha = fractionOf(style[`${which}-opacity`], 1);
  if (alpha === 0) return null;
  if (!value.startsWith('url(')) return plain(value, style, alpha);
  const server = scene.byId(urlTarget(value));
  const fallback = plain(value.slice(value.indexOf(')') + 1).trim() || 'none', style, alpha);
  if (!server) return fallback;
  if (server.localName === 'pattern') return 'drawn-pattern';
  if (!GRADIENTS.has(server.localName ?? '')) {
    // Meshes and hatches, which no browser draws either.
    scene.losses.add('effectLeft');
    return fallback;
  }
  const paint = gradientOf(scene, server, place);
  if (paint === 'no-gradient') return fallback;
  return typeof paint === 'string' || paint === null ? paint : fadedPaint(paint, alpha);
}

function plain(value: string, style: Style, alpha: number): Paint | null {
  if (value === 'none' || value === 'transparent' || value === '') return null;
  const named = /^currentcolor$/i.test(value) ? (style.color ?? '#000000') : value;
  const color = colorOf(named) ?? (named.startsWith('context-') ? '#000000' : null);
  if (!color) return otherwise(value);
  const painted = faded(color, alpha);
  return painted.endsWith('00') && painted.length === 9 ? null : solid(painted);
}

/** An unknown colour is ignored, as browsers do: black for names of system colours, else nothing. */
const otherwise = (value: string): Paint | null => (/^[a-z]+$/i.test(value) ? solid('#000000') : null);

function gradientOf(scene: Scene, server: Element, place: PaintPlace): Painting | 'no-gradient' {
  const chain: Element[] = [];
  for (let at: Element | null = server; at && GRADIENTS.has(at.localName ?? '') && chain.length < 20;)
    if (chain.includes(at)) break;
    else {
      chain.push(at);
      at = scene.linked(at);
    }
  if (chain.length === 0) return null;
  const attribute = (name: string): string | null =>
    chain.find((one) => one.hasAttribute(name))?.getAttribute(name) ?? null;
  const stops = stopsOf(scene, chain);
  if (stops.length === 0) return 'no-gradient';
  if (stops.length === 1) return solid(stops[0]?.color ?? '#000000');
  const ownBox = attribute('gradientUnits') !== 'userSpaceOnUse';
  const { bounds, view } = place;
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  if (ownBox && (width <= 0 || height <= 0)) return solid(stops.at(-1)?.color ?? '#000000');
  const frame = ownBox
    ? multiply(translation(bounds.left, bounds.top), scaling(width, height))
    : ([1, 0, 0, 1, 0, 0] as Matrix);
  const toPage = multiply(place.matrix, multiply(frame, transformOf(attribute('gradientTransform'))));
  const length = (name: string, otherwise: string, whole: number): number =>
    lengthOf(attribute(name) ?? otherwise, ownBox ? 1 : whole) ?? 0;
  const written = attribute('spreadMethod');
  const spread: Spread = written === 'reflect' || written === 'repeat' ? written : 'pad';
  if (server.localName === 'linearGradient') {
    const [x1, y1] = [length('x1', '0%', view.width), length('y1', '0%', view.height)];
    const [dx, dy] = [length('x2', '100%', view.width) - x1, length('y2', '0%', view.height) - y1];
    const back = invert(multiply(toPage, [dx, dy, -dy, dx, x1, y1]));
    if (!back) return solid(stops.at(-1)?.color ?? '#000000');
    return linearPaint(stops, spread, back, place.box) ?? 'drawn-gradient';
  }
  const diagonal = Math.hypot(view.width, view.height) / Math.SQRT2;
  const [cx, cy, r] = [length('cx', '50%', view.width), length('cy', '50%', view.height), length('r', '50%', diagonal)];
  const [fx, fy] = [
    lengthOf(attribute('fx'), ownBox ? 1 : view.width),
    lengthOf(attribute('fy'), ownBox ? 1 : view.height),
  ];
  if (r <= 0) return solid(stops.at(-1)?.color ?? '#000000');
  // A focus far from the centre: a highlight at one side.
  if (Math.hypot((fx ?? cx) - cx, (fy ?? cy) - cy) > 0.25 * r) return 'drawn-gradient';
  const back = invert(multiply(toPage, [r, 0, 0, r, fx ?? cx, fy ?? cy]));
  if (!back) return solid(stops.at(-1)?.color ?? '#000000');
  // The first color fills the circle of the focus.
  const inner = Math.min(1, Math.max(0, length('fr', '0', diagonal) / r));
  const from = inner === 0 ? stops : stops.map(({ at, color }) => ({ at: inner + at * (1 - inner), color }));
  return radialPaint(from, spread, back, place.box) ?? 'drawn-gradient';
}

function stopsOf(scene: Scene, chain: readonly Element[]): Stop[] {
  const holder = chain.find((one) => elementsIn(one).some(({ localName }) => localName === 'stop'));
  if (!holder) return [];
  let last = 0;
  return elementsIn(holder)
    .filter(({ localName }) => localName === 'stop')
    .slice(0, 200)
    .map((stop) => {
      const style = scene.styles.of(stop, scene.styles.within(holder));
      const value = style['stop-color'] ?? '#000000';
      const color = colorOf(/^currentcolor$/i.test(value) ? (style.color ?? '#000000') : value) ?? '#000000';
      last = Math.max(last, fractionOf(stop.getAttribute('offset'), 0));
      return { at: last, color: faded(color, fractionOf(style['stop-opacity'], 1)) };
    });
}

/** The pen of a stroke, in the element's own units. */
export function penOf(style: Style, view: View): Pen {
  const diagonal = Math.hypot(view.width, view.height) / Math.SQRT2;
  const written = style['stroke-dasharray'];
  const size = lengthOf(style['font-size'], 16) ?? 16;
  const lengths = (!written || written === 'none' ? [] : written.trim().split(/[\s,]+/)).map((length) =>
    lengthOf(length, diagonal, size),
  );
  // One that can't be drawn with makes the line whole.
  const known = lengths.filter((length) => length !== null && length >= 0) as number[];
  const even = known.length % 2 === 1 ? [...known, ...known] : known;
  const dash = known.length === lengths.length ? even : [];
  const cap = style['stroke-linecap'];
  const join = style['stroke-linejoin'];
  return {
    width: Math.max(0, lengthOf(style['stroke-width'] ?? '1', diagonal) ?? 1),
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
    miterLimit: numbersOf(style['stroke-miterlimit'])[0] ?? 4,
    dash: dash.some((length) => length > 0) ? dash : [],
    dashOffset: lengthOf(style['stroke-dashoffset'], diagonal) ?? 0,
  };
}
