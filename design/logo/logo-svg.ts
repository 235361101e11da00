/**
 * A logo as an SVG file: outlines only, letters too. Drawn by the painter of all other files (docs/decisions/0016);
 * here its outlines are brought into one coordinate system, united and cut, and framed by their ink.
 */
import { createDocument } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { intersectionOf, unionOf, type Box } from '../document/geometry.ts';
import type { MeasureText } from '../document/measure.ts';
import { parsePath, type PathCommand } from '../document/outline-path.ts';
import { pathBounds, transformPath, writePath, type Matrix } from '../document/path-geometry.ts';
import { orderBetween } from '../document/tree.ts';
import type { DrawnLogo, TextOutline } from './brief.ts';
import { placedIn } from './draw-logo.ts';
import { inkBoxOf, opticalMiddle } from './ink.ts';

export interface Area {
  /** SVG path data. */
  data: string;
  evenOdd: boolean;
}
/** The union of two areas, or what is left of the first after cutting out the second. */
export type CombineAreas = (first: Area, second: Area, how: 'join' | 'cut') => Area;

export interface LogoSvgPorts {
  measureText: MeasureText;
  textOutline: TextOutline;
  /** The painter's SVG of the one page of a document. */
  svgOf(document: DesignDocument): Promise<string>;
  combineAreas: CombineAreas;
}

export interface LogoSvgOptions {
  /** Whether the background is painted; without one, parts in its color become holes. */
  showsBackground: boolean;
  /** Clear space on each side, as a share of the logo's shorter side; default 0.16. */
  clearSpace?: number;
  /** Square, with the visual center in the middle: for profile pictures. */
  square?: boolean;
  /** For people who can't see it: the name of the business. */
  title: string;
}

/** Longer side of the drawing, units. */
const SIDE = 1000;
const CLEAR_SPACE = 0.16;

/** A page that holds the logo and its clear space. */
export function logoPage(
  drawn: DrawnLogo,
  ports: Pick<LogoSvgPorts, 'measureText' | 'textOutline'>,
  { showsBackground, clearSpace = CLEAR_SPACE, square = false }: Omit<LogoSvgOptions, 'title'>,
): DesignDocument {
  const box = inkBoxOf(drawn.layers, ports.textOutline) ?? { x: 0, y: 0, width: 1, height: 1 };
  const air = Math.min(box.width, box.height) * clearSpace;
  const middle = square
    ? (opticalMiddle(drawn.layers, drawn.background, ports.textOutline) ?? {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      })
    : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Half lengths from that center to the farther edge.
  const half = {
    x: Math.max(middle.x - box.x, box.x + box.width - middle.x) + air,
    y: Math.max(middle.y - box.y, box.y + box.height - middle.y) + air,
  };
  if (square) half.x = half.y = Math.max(half.x, half.y);
  const scale = SIDE / (2 * Math.max(half.x, half.y));
  const page = {
    width: Math.max(100, Math.round(2 * half.x * scale)),
    height: Math.max(100, Math.round(2 * half.y * scale)),
  };
  const document = createDocument({
    ...page,
    newId: () => 'logo',
    background: showsBackground ? { type: 'solid', color: drawn.background } : { type: 'none' },
  });
  const at = {
    x: page.width / 2 + (box.x - middle.x) * scale,
    y: page.height / 2 + (box.y - middle.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  let order: string | null = null;
  for (const layer of placedIn(drawn.layers, at, ports.measureText, ports.textOutline)) {
    order = orderBetween(order, null);
    document.layers[layer.id] = { ...layer, parent: 'logo', order };
  }
  return document;
}

interface Part extends Area {
  color: string;
  box: Box;
}

/** As the canvas library writes them: a space before each, the value in double quotes. */
function attribute(element: string, name: string): string | undefined {
  const begin = ` ${name}="`;
  const at = element.indexOf(begin);
  return at < 0 ? undefined : element.slice(at + begin.length).split('"', 1)[0];
}

function matrixOf(transform: string | undefined): Matrix | null {
  if (transform === undefined) return [1, 0, 0, 1, 0, 0];
  const [, kind, list = ''] = /^(translate|matrix|scale)\(([^)]*)\)$/.exec(transform) ?? [];
  const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
  if (kind === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (kind === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  return kind === 'matrix' ? [a, b ?? 0, c, d, e, f] : null;
}

/** Horizontal and vertical lines as lines, numbers without exponents: as the kernel reads outlines. */
function plainPath(data: string): PathCommand[] | null {
  let at = { x: 0, y: 0 };
  const plain = data.replace(/([MLHVQCZ])([^MLHVQCZ]*)/g, (_, type: string, given: string) => {
    const numbers = (given.match(/-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?/g) ?? []).map(Number);
    if (type === 'H') numbers.push(at.y);
    if (type === 'V') numbers.unshift(at.x);
    const [x, y] = numbers.slice(-2);
    if (x !== undefined && y !== undefined) at = { x, y };
    return `${type === 'H' || type === 'V' ? 'L' : type}${numbers.map((value) => value.toFixed(3)).join(' ')}`;
  });
  return parsePath(plain);
}

/** The painter's paths, bottom first, in units of the page; null if the file holds more than plain areas. */
function partsOf(svg: string): Part[] | null {
  if (/<(?:image|use|mask|linearGradient|radialGradient|pattern|filter|text)\b|opacity=|stroke=/.test(svg)) return null;
  const parts: Part[] = [];
  for (const [element] of svg.matchAll(/<(?:path|rect|ellipse|circle)\b[^<>]*\/>/g)) {
    const data = attribute(element, 'd');
    const matrix = matrixOf(attribute(element, 'transform'));
    const color = attribute(element, 'fill')?.toLowerCase();
    if (color === 'none' || color === undefined) continue;
    const commands = element.startsWith('<rect') ? rectPath(element) : data === undefined ? null : plainPath(data);
    if (!commands || !matrix) return null;
    const placed = transformPath(commands, matrix);
    const box = pathBounds(placed);
    if (box)
      parts.push({
        data: writePath(placed),
        evenOdd: attribute(element, 'fill-rule') === 'evenodd',
        color: hexOf(color),
        box,
      });
  }
  return parts;
}

function rectPath(element: string): PathCommand[] {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attribute(element, name) ?? 0),
  );
  return [
    { type: 'M', x, y },
    { type: 'L', x: x + width, y },
    { type: 'L', x: x + width, y: y + height },
    { type: 'L', x, y: y + height },
    { type: 'Z' },
  ];
}

/** The library writes black and white by their names. */
const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };
const hexOf = (color: string) => NAMED[color] ?? color;

/** Two areas of one color as one. Separate ones, such as letters, need no geometry to be united. */
function joined(first: Part, second: Part, combine: CombineAreas): Part {
  const apart = first.evenOdd === second.evenOdd && intersectionOf(first.box, second.box) === null;
  const area = apart ? { data: first.data + second.data } : combine(first, second, 'join');
  return { ...first, ...area, box: unionOf(first.box, second.box) };
}

/** Neighbours of one color united; without a background, parts in its color cut out of everything below. */
function combined(parts: readonly Part[], background: string | null, combine: CombineAreas): Part[] {
  const made: Part[] = [];
  for (const part of parts) {
    const top = made.at(-1);
    if (part.color === background)
      for (const [index, below] of made.entries()) made[index] = { ...below, ...combine(below, part, 'cut') };
    else if (top?.color === part.color) made[made.length - 1] = joined(top, part, combine);
    else made.push({ ...part });
  }
  return made.filter(({ data }) => data !== '');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The file. One path per color and level; a logo in one ink without a background is a single path, as cutters and
 * engravers need it. A name with emoji, which are pictures, stays as the painter wrote it.
 */
export async function logoSvg(drawn: DrawnLogo, ports: LogoSvgPorts, options: LogoSvgOptions): Promise<string> {
  const page = logoPage(drawn, ports, options);
  // The background is written here: one rectangle, never united with parts in its color.
  const bare = {
    ...page,
    pages: Object.fromEntries(
      Object.entries(page.pages).map(([id, one]) => [id, { ...one, background: { type: 'none' as const } }]),
    ),
  };
  const written = await ports.svgOf(bare);
  const parts = partsOf(written);
  const { width, height } = page;
  if (!parts) return ports.svgOf(page);
  const background = options.showsBackground
    ? `<rect width="${width}" height="${height}" fill="${drawn.background}"/>\n`
    : '';
  const paths = combined(parts, options.showsBackground ? null : drawn.background, ports.combineAreas).map(
    ({ data, evenOdd, color }) => `<path fill="${color}"${evenOdd ? ' fill-rule="evenodd"' : ''} d="${data}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">\n<title>${escaped(options.title)}</title>\n${background}${paths.join('\n')}\n</svg>\n`;
}
