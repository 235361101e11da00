/** Letters of a PDF, each at its place, as lines and paragraphs. */
import { boundsOfBox, overlap, type Bounds } from '../outlines.ts';
import { PLAIN, type ImportedNode, type LetterStyle, type TextNode, type TextRunNode } from '../imported.ts';

/** Letters that were drawn together, of one font and colour. */
export interface Glyph {
  /** On the baseline, page units. */
  x: number;
  y: number;
  /** Where the next one begins. */
  endX: number;
  endY: number;
  text: string;
  size: number;
  /** Direction of the baseline, degrees clockwise. */
  angle: number;
  style: LetterStyle;
}

/** A line in the making. `start` and `end` along its own direction. */
export interface Line {
  glyphs: Glyph[];
  angle: number;
  size: number;
  x: number;
  y: number;
  endX: number;
  endY: number;
}

/** Gap from which letters are words of their own, as a share of their size. */
const WORD = 0.17;
/** And from which they are texts of their own: columns, tabs. */
const APART = 1.35;

const along = (angle: number, dx: number, dy: number): { forward: number; down: number } => {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { forward: dx * cos + dy * sin, down: dy * cos - dx * sin };
};

/** Letters in the order they are drawn, as lines. */
export function linesOf(glyphs: readonly Glyph[]): Line[] {
  const lines: Line[] = [];
  for (const glyph of glyphs) {
    const line = lines.at(-1);
    if (line && continuesLine(line, glyph)) {
      line.glyphs.push(glyph);
      [line.endX, line.endY] = [glyph.endX, glyph.endY];
      line.size = Math.max(line.size, glyph.size);
    } else if (glyph.text.trim() !== '')
      lines.push({
        glyphs: [glyph],
        angle: glyph.angle,
        size: glyph.size,
        x: glyph.x,
        y: glyph.y,
        endX: glyph.endX,
        endY: glyph.endY,
      });
  }
  return lines;
}

function continuesLine(line: Line, glyph: Glyph): boolean {
  if (Math.abs(glyph.angle - line.angle) > 1) return false;
  const { forward, down } = along(line.angle, glyph.x - line.endX, glyph.y - line.endY);
  const size = Math.max(line.size, glyph.size);
  // Raised and lowered letters are smaller.
  const drop = glyph.size < 0.8 * line.size || line.size < 0.8 * glyph.size ? 0.5 : 0.22;
  return Math.abs(down) < drop * size && forward > -0.6 * size && forward < APART * size;
}

/** The letters of a line as runs, with the spaces that were only gaps. */
function runsOf(line: Line): TextRunNode[] {
  const runs: { text: string; style: LetterStyle }[] = [];
  let before: Glyph | null = null;
  for (const glyph of line.glyphs) {
    let { text } = glyph;
    const gap = before ? along(line.angle, glyph.x - before.endX, glyph.y - before.endY).forward : 0;
    if (before && gap > WORD * glyph.size && !/\s$/.test(before.text) && !/^\s/.test(text)) text = ` ${text}`;
    const run = runs.at(-1);
    if (run && sameStyle(run.style, glyph.style)) run.text += text;
    else runs.push({ text, style: glyph.style });
    before = glyph;
  }
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  const first = runs[0];
  if (first) first.text = first.text.trimStart();
  return runs.filter(({ text }) => text !== '');
}

const sameStyle = (one: LetterStyle, other: LetterStyle): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function widthOf({ x, y, endX, endY, glyphs }: Line): number {
  // Trailing spaces are cut off the words.
  const last = glyphs.findLast(({ text }) => text.trim() !== '');
  return Math.hypot((last?.endX ?? endX) - x, (last?.endY ?? endY) - y);
}

interface Paragraph {
  lines: Line[];
  leading: number | null;
}

/** The lines that go on where another one ends: the words of a link, and those behind it, are drawn apart. */
function continuations(lines: readonly Line[]): Set<Line> {
  const rows = Map.groupBy(lines, ({ angle, x, y }) => Math.round(along(angle, x, y).down));
  const follows = (line: Line, other: Line): boolean => {
    const { forward, down } = along(line.angle, line.x - other.endX, line.y - other.endY);
    return (
      other !== line && Math.abs(down) < 0.6 * line.size && forward > -0.6 * line.size && forward < APART * line.size
    );
  };
  return new Set(
    lines.filter((line) => {
      const row = Math.round(along(line.angle, line.x, line.y).down);
      const reach = Math.ceil(0.6 * line.size);
      for (let near = row - reach; near <= row + reach; near += 1)
        if (rows.get(near)?.some((other) => follows(line, other))) return true;
      return false;
    }),
  );
}

/** Lines under each other that belong together, none of them `apart`. */
function paragraphsOf(lines: readonly Line[], apart: ReadonlySet<Line>): TextNode[] {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    const isAlone = apart.has(line) || paragraph?.lines.some((one) => apart.has(one));
    const leading = paragraph && !isAlone ? leadingTo(paragraph, line) : null;
    if (paragraph && leading !== null) {
      paragraph.lines.push(line);
      paragraph.leading ??= leading;
    } else paragraphs.push({ lines: [line], leading: null });
  }
  return paragraphs.map(textNode);
}

/** The distance to a paragraph's next line. Null: it is another paragraph. */
function leadingTo({ lines, leading }: Paragraph, line: Line): number | null {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || Math.abs(line.angle - last.angle) > 0.5) return null;
  if (Math.abs(line.size - last.size) > 0.06 * last.size || mainFont(line) !== mainFont(last)) return null;
  const { forward, down } = along(last.angle, line.x - last.x, line.y - last.y);
  if (down < 0.85 * line.size || down > 1.9 * line.size) return null;
  if (leading !== null && Math.abs(down - leading) > 0.12 * leading) return null;
  const [width, before] = [widthOf(line), widthOf(last)];
  const left = Math.abs(forward);
  const middle = Math.abs(forward + width / 2 - before / 2);
  const right = Math.abs(forward + width - before);
  const near = 0.35 * line.size;
  // A line that ended early ended its paragraph.
  const widest = Math.max(...lines.map(widthOf));
  if (left < near) return before < 0.7 * widest && lines.length > 1 ? null : down;
  // Centred and flush right lines.
  if (middle < near || right < near) return down;
  // The first line of a paragraph may be set in.
  return lines.length === 1 && forward < 0 && forward > -3 * line.size && width > 0.6 * before ? down : null;
}

function mainFont(line: Line): string {
  const [first] = line.glyphs.toSorted((a, b) => b.text.length - a.text.length);
  return `${first?.style.families[0]} ${first?.style.weight}`;
}

function alignOf(lines: readonly Line[]): TextNode['align'] {
  if (lines.length < 2) return 'left';
  const [first] = lines;
  if (!first) return 'left';
  const edges = lines.map((line) => {
    const { forward } = along(first.angle, line.x - first.x, line.y - first.y);
    return { left: forward, right: forward + widthOf(line) };
  });
  const spread = (values: number[]): number => Math.max(...values) - Math.min(...values);
  const left = spread(edges.map((edge) => edge.left));
  const right = spread(edges.map((edge) => edge.right));
  const middle = spread(edges.map((edge) => (edge.left + edge.right) / 2));
  const near = 0.35 * first.size;
  const filled = spread(edges.slice(0, -1).map((edge) => edge.right));
  if (left < near && lines.length > 2 && filled < 0.15 * first.size) return 'justify';
  if (left < near) return 'left';
  if (middle < near) return 'center';
  return right < near ? 'right' : 'left';
}

function textNode({ lines, leading }: Paragraph): TextNode {
  const [first] = lines;
  const align = alignOf(lines);
  const runs = lines.flatMap((line, index): TextRunNode[] => {
    const [head, ...rest] = runsOf(line);
    return head ? [{ ...head, text: index > 0 ? `\n${head.text}` : head.text }, ...rest] : [];
  });
  const widths = lines.map(widthOf);
  const width = widths[0] ?? 0;
  const share = align === 'center' ? 0.5 : align === 'right' ? 1 : 0;
  const radians = ((first?.angle ?? 0) * Math.PI) / 180;
  return {
    ...PLAIN,
    kind: 'text',
    runs: merged(runs),
    align,
    lineHeight: leading && first ? Math.min(4, Math.max(0.5, leading / first.size)) : 1.2,
    letterSpacing: 0,
    list: 'none',
    stroke: null,
    place: {
      type: 'lines',
      x: (first?.x ?? 0) + share * width * Math.cos(radians),
      y: (first?.y ?? 0) + share * width * Math.sin(radians),
      rotation: Math.abs(first?.angle ?? 0) < 0.05 ? 0 : (first?.angle ?? 0),
      widths,
      stretch: 1,
      paragraph: lines.length > 1,
    },
  };
}

function merged(runs: readonly TextRunNode[]): TextRunNode[] {
  const all: { text: string; style: LetterStyle }[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && sameStyle(last.style, run.style)) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}

/** Letters among the other nodes, in the order they are drawn. */
export interface GlyphNode {
  kind: 'glyphs';
  glyphs: Glyph[];
}

export type PageNode = ImportedNode | GlyphNode;

function boundsOfGlyphs(glyphs: readonly Glyph[]): Bounds {
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  return {
    left: Math.min(...glyphs.map(({ x, endX }) => Math.min(x, endX))) - 0.1 * size,
    right: Math.max(...glyphs.map(({ x, endX }) => Math.max(x, endX))) + 0.1 * size,
    top: Math.min(...glyphs.map(({ y, endY }) => Math.min(y, endY))) - size,
    bottom: Math.max(...glyphs.map(({ y, endY }) => Math.max(y, endY))) + 0.3 * size,
  };
}

/**
 * Nodes with their letters as texts. Letters go on with those before them across shapes that don't lie over them:
 * underlines and rules are drawn between lines.
 */
export function withTexts(nodes: readonly PageNode[]): ImportedNode[] {
  const result: (ImportedNode | GlyphNode)[] = [];
  let open: GlyphNode | null = null;
  let between: Bounds[] = [];
  for (const node of nodes) {
    if (node.kind === 'glyphs') {
      const bounds = boundsOfGlyphs(node.glyphs);
      if (open && !between.some((one) => overlap(one, bounds))) open.glyphs.push(...node.glyphs);
      else {
        open = { kind: 'glyphs', glyphs: [...node.glyphs] };
        result.push(open);
        between = [];
      }
      continue;
    }
    if (node.kind === 'shape' || node.kind === 'picture') between.push(boundsOfBox(node.box));
    else open = null;
    result.push(node);
  }
  const lines = new Map(result.flatMap((node) => (node.kind === 'glyphs' ? [[node, linesOf(node.glyphs)]] : [])));
  const apart = continuations([...lines.values()].flat());
  return result.flatMap((node) => (node.kind === 'glyphs' ? paragraphsOf(lines.get(node) ?? [], apart) : [node]));
}
