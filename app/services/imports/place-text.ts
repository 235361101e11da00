/** Imported texts as text layers: in a family that exists here, as wide as the file drew them, where it drew them. */
import { createTextLayer } from '#design/document/create.ts';
import type { TextLayer, TextRun } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { MIDDLE } from '#design/layout/text-arc.ts';
import { unwrappedWidth, withLines } from '#design/layout/text-lines.ts';
import type { LetterStyle, TextNode } from '#app/services/inspection/layers/imported.ts';
import { matchFont, type MatchedFont } from './match-font.ts';

export interface TextPlacing {
  /** px of the design to a unit of the page. */
  scale: number;
  /** Of the page's corner, px. */
  left: number;
  top: number;
  measure: MeasureText;
  /** Called with families that another one stands for. */
  replaced(name: string): void;
  id: string;
  parent: string;
  order: string;
}

type Look = Pick<
  TextLayer,
  'fontFamily' | 'fontSize' | 'fontWeight' | 'italic' | 'underline' | 'strikethrough' | 'fill'
>;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const hundredths = (value: number): number => Math.round(value * 100) / 100;
/** As far as a layer may be, px. */
export const onPlane = (value: number): number => hundredths(clamp(value, -LIMITS.coordinate, LIMITS.coordinate));
export const asLength = (value: number): number => hundredths(clamp(value, 1, LIMITS.layerDimension));

function lookOf(style: LetterStyle, font: MatchedFont, scale: number): Look {
  return {
    fontFamily: font.family,
    fontSize: hundredths(clamp(style.size * scale * font.size, LIMITS.minFontSize, LIMITS.maxFontSize)),
    fontWeight: Math.round(clamp(style.weight, 100, 900)),
    italic: style.italic,
    underline: style.underline,
    strikethrough: style.strikethrough,
    fill: style.fill,
  };
}

const sameLook = (one: Look, other: Look): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs from the text's own look. */
function difference(look: Look, base: Look): TextRun['style'] {
  return Object.fromEntries(
    Object.entries(look).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key as keyof Look])),
  );
}

/** Letters that a design can hold: whole characters, no controls but line breaks and tabs. */
export const written = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

interface Letters {
  text: string;
  base: Look;
  runs: TextRun[];
  font: MatchedFont;
  size: number;
}

/** Null: there are no letters. */
function lettersOf(node: TextNode, { scale, replaced }: TextPlacing): Letters | null {
  let text = '';
  const spans: { start: number; end: number; look: Look; font: MatchedFont; size: number }[] = [];
  for (const run of node.runs) {
    const own = written(run.text).slice(0, LIMITS.textLength - text.length);
    if (own === '') continue;
    const font = matchFont(run.style.families);
    if (!font.same) replaced(run.style.families[0] ?? '');
    spans.push({
      start: text.length,
      end: text.length + own.length,
      look: lookOf(run.style, font, scale),
      font,
      size: run.style.size * scale,
    });
    text += own;
  }
  if (text.trim() === '') return null;
  // The look of most letters is the text's own.
  const longest = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (!longest) return null;
  const runs: TextRun[] = [];
  for (const { start, end, look } of spans) {
    if (sameLook(look, longest.look) || runs.length >= LIMITS.textRuns) continue;
    const style = difference(look, longest.look);
    const before = runs.at(-1);
    if (before?.end === start && JSON.stringify(before.style) === JSON.stringify(style)) before.end = end;
    else runs.push({ start, end, style });
  }
  return { text, base: longest.look, runs, font: longest.font, size: longest.size };
}

/** The spacing that makes lines as wide as in the file, thousandths of the size. */
function fittedSpacing(layer: TextLayer, widths: readonly number[] | null, stretch: number, scale: number): number {
  let [spare, gaps] = [0, 0];
  layer.lines.forEach(({ start, end }, index) => {
    const letters = end - start;
    if (letters < 2) return;
    const natural = lineWidth(layer, start, end);
    const wanted = widths ? (widths[index] ?? 0) * scale : natural * stretch;
    if (wanted <= 0) return;
    spare += wanted - natural;
    gaps += letters - 1;
  });
  return gaps === 0 ? 0 : Math.round(clamp((spare / gaps / layer.fontSize) * 1000, -120, 600));

  function lineWidth({ lines }: TextLayer, start: number, end: number): number {
    return lines.find((line) => line.start === start && line.end === end)?.width ?? 0;
  }
}

const unwrapped = (layer: TextLayer, measure: MeasureText): TextLayer =>
  withLines({ ...layer, width: LIMITS.layerDimension }, measure);

/** A text layer for a node; null: it holds no letters. */
export function textLayer(node: TextNode, placing: TextPlacing): TextLayer | null {
  const letters = lettersOf(node, placing);
  if (!letters) return null;
  const { id, parent, order, measure } = placing;
  const stroke = node.stroke && {
    color: node.stroke.color,
    width: hundredths(clamp(node.stroke.width * placing.scale, 0, 500)),
    dash: [],
  };
  const plain = createTextLayer({
    id,
    parent,
    order,
    name: node.name,
    opacity: node.opacity,
    blend: node.blend,
    text: letters.text,
    ...letters.base,
    runs: letters.runs,
    align: node.align,
    // Lines are as far apart as in the file, whatever stands for its font.
    lineHeight: hundredths(clamp((node.lineHeight * letters.size) / letters.base.fontSize, 0.5, 4)),
    letterSpacing: Math.round(clamp(node.letterSpacing + letters.font.spacing, -200, 2000)),
    list: node.list,
    stroke,
    ...(node.ground && {
      box: { fill: { type: 'solid', color: node.ground }, paddingX: 0, paddingY: 0, radius: 0 },
    }),
  });
  return node.place.type === 'box'
    ? boxed(letters.font.same ? plain : tightened(plain, node.place, placing), node.place, placing, measure)
    : onBaseline(plain, node.place, placing, measure);
}

function onBaseline(
  plain: TextLayer,
  place: Extract<TextNode['place'], { type: 'lines' }>,
  { scale, left, top }: TextPlacing,
  measure: MeasureText,
): TextLayer {
  let layer = unwrapped(plain, measure);
  if (place.widths || place.stretch !== 1) {
    const bare = unwrapped({ ...plain, letterSpacing: 0 }, measure);
    layer = unwrapped({ ...plain, letterSpacing: fittedSpacing(bare, place.widths, place.stretch, scale) }, measure);
  }
  const filled = plain.align === 'justify' && place.widths ? Math.max(...place.widths) * scale : 0;
  const widest = filled || Math.max(1, ...layer.lines.map(({ width }) => width));
  layer = { ...layer, width: asLength(Math.ceil(widest * 100) / 100 + 0.5) };
  layer = (place.paragraph ? reflowed(layer, measure) : null) ?? asLines(layer, measure);
  const baseline = (layer.fontSize * layer.lineHeight) / 2 + MIDDLE * layer.fontSize;
  const offset = layer.align === 'center' ? layer.width / 2 : layer.align === 'right' ? layer.width : 0;
  const x = place.x * scale + left;
  const y = place.y * scale + top;
  // The box turns about its middle, the text about the beginning of its baseline.
  const angle = (place.rotation * Math.PI) / 180;
  const [dx, dy] = [layer.width / 2 - offset, layer.height / 2 - baseline];
  const middleX = x + dx * Math.cos(angle) - dy * Math.sin(angle);
  const middleY = y + dx * Math.sin(angle) + dy * Math.cos(angle);
  return {
    ...layer,
    x: onPlane(middleX - layer.width / 2),
    y: onPlane(middleY - layer.height / 2),
    rotation: hundredths(place.rotation % 360),
  };
}

/** The lines as they are, none wider than the box: lines that were filled are as tight as the fullest needs. */
function asLines(layer: TextLayer, measure: MeasureText): TextLayer {
  if (layer.align !== 'justify') return withLines(layer, measure);
  const left: TextLayer = { ...layer, align: 'left' };
  const over = layer.lines.map(({ start, end, width }) => (width - layer.width) / Math.max(1, end - start - 1));
  const tighter = Math.ceil((Math.max(0, ...over) / layer.fontSize) * 1000);
  return withLines({ ...left, letterSpacing: Math.max(-200, left.letterSpacing - tighter) }, measure);
}

/** Changes, thousandths, of the spacing of filled lines, whose spaces were stretched: each line's own was tighter. */
const FILLING = [0, -8, -16];
const RAGGED = [0];

/** The lines as one paragraph, if it breaks where they did. Null: it breaks elsewhere. */
function reflowed(layer: TextLayer, measure: MeasureText): TextLayer | null {
  if (!layer.text.includes('\n')) return null;
  const text = layer.text.replaceAll('\n', ' ');
  const filled = layer.align === 'justify';
  for (const spacing of filled ? FILLING : RAGGED)
    for (const spare of filled ? RAGGED : [0, 0.02, 0.05]) {
      const letterSpacing = layer.letterSpacing + spacing;
      const set = withLines({ ...layer, text, letterSpacing, width: asLength(layer.width * (1 + spare)) }, measure);
      const same =
        set.lines.length === layer.lines.length &&
        set.lines.every(({ start }, index) => start === layer.lines[index]?.start);
      if (same) return set;
    }
  return null;
}

/** Spacings, thousandths, at which another font may save a line. */
const TIGHTER = [-10, -20, -30];

/** Another font is a little wider or narrower: where a tighter spacing saves a line, the file's own font had room. */
function tightened(
  plain: TextLayer,
  { box, wrap }: Extract<TextNode['place'], { type: 'box' }>,
  { scale, measure }: TextPlacing,
): TextLayer {
  if (!wrap) return plain;
  const spaced = (spacing: number): TextLayer =>
    withLines({ ...plain, width: asLength(box.width * scale), letterSpacing: plain.letterSpacing + spacing }, measure);
  const natural = spaced(0).lines.length;
  const least = spaced(TIGHTER.at(-1) ?? 0).lines.length;
  const enough = least < natural && TIGHTER.find((spacing) => spaced(spacing).lines.length === least);
  return enough ? { ...plain, letterSpacing: plain.letterSpacing + enough } : plain;
}

/** Lines so far apart that the paragraphs among them take the room that they have in the file. */
function spread(layer: TextLayer, gap: number): number {
  const paragraphs = layer.text.split('\n').length;
  const lines = layer.lines.length;
  if (gap <= 0 || paragraphs < 2 || lines < 2) return layer.lineHeight;
  return hundredths(clamp(layer.lineHeight + (gap * (paragraphs - 1)) / (lines - 1), 0.5, 4));
}

/** Steps by which letters shrink until they fit. */
const SHRINKING = 0.94;
const LEAST_SHRUNK = 0.3;

function boxed(
  plain: TextLayer,
  { box, verticalAlign, shrink, wrap, gap }: Extract<TextNode['place'], { type: 'box' }>,
  { scale, left, top }: TextPlacing,
  measure: MeasureText,
): TextLayer {
  const [width, height] = [box.width * scale, box.height * scale];
  let layer = wrap ? withLines({ ...plain, width: asLength(width) }, measure) : fitted(plain, measure);
  const lineHeight = spread(layer, gap);
  // The room is between paragraphs, not above the first or below the last.
  const outside = ((lineHeight - layer.lineHeight) * layer.fontSize) / 2;
  layer = withLines({ ...layer, lineHeight }, measure);
  for (let share = 1; shrink && layer.height - 2 * outside > height * 1.02 && share > LEAST_SHRUNK; share *= SHRINKING)
    layer = withLines(
      {
        ...layer,
        fontSize: hundredths(Math.max(LIMITS.minFontSize, layer.fontSize * SHRINKING)),
        runs: layer.runs.map((run) => shrunk(run)),
      },
      measure,
    );
  const middleX = (box.x + box.width / 2) * scale + left;
  const middleY = (box.y + box.height / 2) * scale + top;
  const share = verticalAlign === 'top' ? -0.5 : verticalAlign === 'middle' ? 0 : 0.5;
  const sideways = wrap || layer.align === 'center' ? 0 : layer.align === 'right' ? 0.5 : -0.5;
  const angle = (box.rotation * Math.PI) / 180;
  const [dx, dy] = [sideways * (width - layer.width), share * (height - layer.height + 2 * outside)];
  return {
    ...layer,
    x: onPlane(middleX + dx * Math.cos(angle) - dy * Math.sin(angle) - layer.width / 2),
    y: onPlane(middleY + dx * Math.sin(angle) + dy * Math.cos(angle) - layer.height / 2),
    rotation: hundredths(box.rotation % 360),
  };
}

function shrunk(run: TextRun): TextRun {
  const { fontSize } = run.style;
  return fontSize === undefined
    ? run
    : { ...run, style: { ...run.style, fontSize: hundredths(Math.max(LIMITS.minFontSize, fontSize * SHRINKING)) } };
}

function fitted(plain: TextLayer, measure: MeasureText): TextLayer {
  const wide = Math.max(1, unwrappedWidth(plain, measure));
  return withLines({ ...plain, width: asLength(wide + 0.5) }, measure);
}
