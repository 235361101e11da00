/** Texts of an SVG as lines of letters with their styles. */
import type { Element } from '@xmldom/xmldom';
import { decompose, IDENTITY, transform } from '../matrix.ts';
import { faded, solid } from '../paints.ts';
import { PLAIN, type LetterStyle, type TextNode, type TextRunNode } from '../imported.ts';
import type { Place, Scene } from './svg-scene.ts';
import type { Style } from './svg-style.ts';
import { countUnread } from './svg-beside.ts';
import { hrefOf, isChosen } from './svg-source.ts';
import { fractionOf, lengthOf, numbersOf } from './svg-values.ts';
import { paintOf, penOf } from './svg-paint.ts';

/** Letters of one style that follow each other. */
interface Piece {
  text: string;
  style: Style;
  size: number;
  /** Set where a new line or a new place begins. */
  x: number | null;
  y: number | null;
  /** The places of its letters, if each has one. */
  places: readonly number[];
}

interface Line {
  x: number;
  y: number;
  pieces: Piece[];
}

const TEXT_PARTS: ReadonlySet<string> = new Set(['tspan', 'a', 'textPath', 'tref']);
const FONT_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

export function fontSizeOf(style: Style, parent: number): number {
  const value = style['font-size'];
  if (!value) return parent;
  return FONT_SIZES[value] ?? lengthOf(value, parent, parent) ?? parent;
}

/** `bold`, `lighter`, `550` as a weight. */
export function weightOf(value: string | undefined): number {
  if (!value || value === 'normal') return 400;
  if (value === 'bold' || value === 'bolder') return 700;
  if (value === 'lighter') return 300;
  const number = Math.round(Number(value));
  return number >= 1 && number <= 1000 ? Math.min(900, Math.max(100, number)) : 400;
}

export const familiesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean)
    .slice(0, 12);

function cased(text: string, style: Style): string {
  const how = style['text-transform'];
  if (how === 'uppercase') return text.toUpperCase();
  return how === 'lowercase' ? text.toLowerCase() : text;
}

/** Whether letters of a text are turned, or raised one by one. */
const isMoved = (element: Element): boolean =>
  numbersOf(element.getAttribute('rotate')).some((angle) => angle !== 0) ||
  new Set(numbersOf(element.getAttribute('y'))).size > 1 ||
  numbersOf(element.getAttribute('dy'))
    .slice(1)
    .some((step) => step !== 0);

/** The pieces of a text element in order, white space as it is drawn. */
function piecesOf(scene: Scene, root: Element, place: Place, rootStyle: Style): Piece[] {
  const pieces: Piece[] = [];
  const keeps = (element: Element, style: Style): boolean =>
    element.getAttribute('xml:space') === 'preserve' || /^(?:pre|break-spaces)/.test(style['white-space'] ?? '');
  /** Where the next letters begin, if the file says so. */
  let next: { x: number | null; y: number | null; places: number[] } = { x: null, y: null, places: [] };
  let [lastX, lastY] = [0, 0];
  const walk = (element: Element, style: Style, parentSize: number, keep: boolean): void => {
    const size = fontSizeOf(style, parentSize);
    const own = (name: string, whole: number): number | null => {
      const first = element
        .getAttribute(name)
        ?.trim()
        .split(/[\s,]+/)[0];
      return lengthOf(first, whole, size);
    };
    const [x, y] = [own('x', place.view.width), own('y', place.view.height)];
    const [dx, dy] = [own('dx', place.view.width), own('dy', place.view.height)];
    if (isMoved(element)) scene.losses.add('effectLeft');
    const xs = numbersOf(element.getAttribute('x'));
    if (x !== null || y !== null || (dy !== null && Math.abs(dy) > 0.6 * size)) {
      next = { x: x ?? lastX, y: y ?? lastY, places: xs.length > 1 ? xs : [] };
      if (dy !== null) next.y = (next.y ?? 0) + dy;
      if (dx !== null && x !== null) next.x = (next.x ?? 0) + dx;
      [lastX, lastY] = [next.x ?? lastX, next.y ?? lastY];
    }
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 3 || child.nodeType === 4) {
        const raw = (child.nodeValue ?? '').replaceAll(/[\r\n\t]/g, ' ');
        const text = cased(keep ? raw : raw.replaceAll(/ {2,}/g, ' '), style);
        if (text === '') continue;
        const before = pieces.at(-1);
        const starts = next.x !== null;
        const joined = !keep && text.startsWith(' ') && (!before || starts || before.text.endsWith(' '));
        const shown = joined ? text.slice(1) : text;
        // The place waits for letters that are seen.
        if (shown === '' || (starts && shown.trim() === '' && !keep)) continue;
        scene.count();
        pieces.push({ text: shown, style, size, ...next });
        next = { x: null, y: null, places: [] };
      } else if (child.nodeType === 1) {
        const inner = child as Element;
        const innerStyle = scene.styles.of(inner, style);
        if (innerStyle.display === 'none' || innerStyle.visibility === 'hidden' || !isChosen(inner)) continue;
        if (inner.localName === 'textPath') scene.losses.add('textOnPath');
        if (inner.localName === 'a' && hrefOf(inner)) scene.losses.add('linkLeft');
        if (TEXT_PARTS.has(inner.localName ?? '')) walk(inner, innerStyle, size, keep || keeps(inner, innerStyle));
        else countUnread(inner, scene.losses);
      }
    }
  };
  walk(root, rootStyle, 16, keeps(root, rootStyle));
  const last = pieces.at(-1);
  if (last && !keeps(root, rootStyle)) last.text = last.text.trimEnd();
  return pieces.filter(({ text }) => text !== '');
}

/** A list of places is cut where letters stand farther apart than a space: columns, tables. */
function splitAtGaps(piece: Piece): Piece[] {
  const { places, text, size } = piece;
  const letters = Array.from(text);
  if (places.length < 2 || places.length < letters.length * 0.6) return [{ ...piece, places: [] }];
  const parts: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= letters.length; at += 1) {
    const gap = (places[at] ?? Infinity) - (places[at - 1] ?? 0);
    const back = gap < -0.2 * size;
    if (at < letters.length && at < places.length && gap <= 1.8 * size && !back) continue;
    if (at < letters.length && at >= places.length) continue;
    const own = places.slice(from, at);
    const shown = letters.slice(from, at).join('').trimEnd();
    if (shown.trim() !== '') parts.push({ ...piece, text: shown, x: places[from] ?? piece.x, places: own });
    from = at;
  }
  return parts;
}

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.flatMap(splitAtGaps)) {
    const line = lines.at(-1);
    if (piece.x !== null || !line) lines.push({ x: piece.x ?? 0, y: piece.y ?? 0, pieces: [piece] });
    else line.pieces.push(piece);
  }
  for (const { pieces: own } of lines) {
    const last = own.at(-1);
    if (last) last.text = last.text.trimEnd();
  }
  return lines.filter(({ pieces: own }) => own.some(({ text }) => text.trim() !== ''));
}

/** How far the baseline of letters is below the place that is written, as a share of their size. */
function baselineShift(style: Style): number {
  const value = style['dominant-baseline'] ?? style['alignment-baseline'];
  if (value === 'middle') return 0.27;
  if (value === 'central') return 0.35;
  if (value === 'hanging' || value === 'text-before-edge' || value === 'text-top') return 0.78;
  if (value === 'text-after-edge' || value === 'ideographic') return -0.2;
  return 0;
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

/** The nodes of a text element: lines that stand under each other are one text. */
export function textNodes(scene: Scene, element: Element, place: Place, style: Style, name: string): TextNode[] {
  const lines = linesOf(piecesOf(scene, element, place, style));
  if (/^(?:tb|vertical)/.test(style['writing-mode'] ?? '')) scene.losses.add('verticalText');
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && continues(group, line)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => textNode(scene, group, place, style, name) ?? []);
}

function continues(group: readonly Line[], line: Line): boolean {
  const [first, last] = [group[0], group.at(-1)];
  const [one, other] = [first?.pieces[0], line.pieces[0]];
  if (!first || !last || !one || !other) return false;
  const step = line.y - last.y;
  const before = group.length > 1 ? last.y - (group.at(-2)?.y ?? 0) : step;
  return (
    one.size === other.size &&
    (one.style['text-anchor'] ?? 'start') === (other.style['text-anchor'] ?? 'start') &&
    Math.abs(line.x - first.x) < 0.02 * one.size + 0.01 &&
    step > 0.7 * one.size &&
    step < 2.2 * one.size &&
    Math.abs(step - before) < 0.04 * one.size
  );
}

function textNode(scene: Scene, lines: readonly Line[], place: Place, style: Style, name: string): TextNode | null {
  const [first] = lines;
  const [piece] = first?.pieces ?? [];
  if (!first || !piece) return null;
  const { scaleX, scaleY, rotation, mirrored } = decompose(place.matrix);
  if (!(scaleX > 0 && scaleY > 0) || mirrored) {
    if (mirrored) scene.losses.add('effectLeft');
    if (!(scaleX > 0 && scaleY > 0)) return null;
  }
  const anchor = piece.style['text-anchor'];
  const align = anchor === 'middle' || anchor === 'end' ? ALIGN[anchor] : ALIGN.start;
  const at = transform(place.matrix, first.x, first.y + baselineShift(piece.style) * piece.size);
  const second = lines[1];
  const runs: TextRunNode[] = lines.flatMap(({ pieces }, index) => {
    const own = pieces.map((one): TextRunNode => ({ text: one.text, style: letterStyle(scene, one, place, scaleY) }));
    const head = own[0];
    if (index > 0 && head) own[0] = { ...head, text: `\n${head.text}` };
    return own;
  });
  const spacing = lengthOf(piece.style['letter-spacing'], piece.size, piece.size) ?? 0;
  return {
    ...PLAIN,
    name,
    kind: 'text',
    runs,
    align,
    lineHeight: second ? Math.min(4, Math.max(0.5, (second.y - first.y) / piece.size)) : 1.2,
    letterSpacing: Math.round((spacing / piece.size) * 1000),
    list: 'none',
    stroke: textStroke(scene, style, piece, place),
    place: {
      type: 'lines',
      x: at.x,
      y: at.y,
      rotation,
      widths: widthsOf(lines, scaleX),
      stretch: scaleX / scaleY,
      paragraph: false,
    },
  };
}

/** Widths that the file tells by the places of its letters. */
function widthsOf(lines: readonly Line[], scale: number): number[] | null {
  const widths = lines.map(({ pieces }) => {
    const [only, more] = pieces;
    if (!only || more || only.places.length < 2) return 0;
    const [first = 0, last = 0] = [only.places[0], only.places.at(-1)];
    return ((last - first) * only.places.length * scale) / (only.places.length - 1);
  });
  return widths.some((width) => width <= 0) ? null : widths;
}

function letterStyle(scene: Scene, { style, size, text }: Piece, place: Place, scale: number): LetterStyle {
  const width = 0.5 * size * Array.from(text).length;
  const bounds = { left: 0, top: -size, right: width, bottom: 0.2 * size };
  const box = { x: 0, y: -size, width, height: 1.2 * size, rotation: 0 };
  const paint = paintOf(scene, 'fill', style, {
    matrix: IDENTITY,
    view: place.view,
    bounds,
    box,
  });
  if (typeof paint === 'string') scene.losses.add('effectLeft');
  return lettersIn(style, size * scale, typeof paint === 'string' ? solid('#000000') : (paint ?? solid('#00000000')));
}

/** Letters of that size, px, and paint, in a style's font. */
export function lettersIn(style: Style, size: number, fill: LetterStyle['fill']): LetterStyle {
  const decoration = style['text-decoration'] ?? '';
  return {
    families: familiesOf(style['font-family']),
    size,
    weight: weightOf(style['font-weight']),
    italic: /^(?:italic|oblique)/.test(style['font-style'] ?? ''),
    underline: decoration.includes('underline'),
    strikethrough: decoration.includes('line-through'),
    fill,
  };
}

function textStroke(scene: Scene, style: Style, piece: Piece, place: Place): TextNode['stroke'] {
  const bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  const paint = paintOf(scene, 'stroke', piece.style, {
    matrix: place.matrix,
    view: place.view,
    bounds,
    box: { x: 0, y: 0, width: 1, height: 1, rotation: 0 },
  });
  if (paint && (typeof paint === 'string' || paint.type !== 'solid')) scene.losses.add('effectLeft');
  if (!paint || typeof paint === 'string' || paint.type !== 'solid') return null;
  const width = penOf(piece.style, place.view).width * decompose(place.matrix).scaleY;
  const alpha = fractionOf(style['stroke-opacity'], 1);
  return width > 0 && alpha > 0 ? { color: faded(paint.color, 1), width, dash: [] } : null;
}
