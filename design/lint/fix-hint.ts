/**
 * Fixes a hint: tries the obvious remedies one by one and takes the first after which the hint is gone and nothing new
 * is wrong.
 */
import type { DesignDocument } from '../document/document.ts';
import { boundsOf } from '../document/geometry.ts';
import { KernelError } from '../document/issue.ts';
import type { ImageLayer, LeafLayer, TextLayer } from '../document/layers.ts';
import { isPicture } from '../document/is-picture.ts';
import type { MeasureText } from '../document/measure.ts';
import { recolored } from '../document/recolored.ts';
import { ancestorsOf, findLayer } from '../document/tree.ts';
import { isQrLayer, readableForm, type QrLayer } from '../qr/readable.ts';
import { contrast, INK, PAPER } from '../layout/contrast.ts';
import type { Axis } from '../layout/even-spacing.ts';
import { withLines } from '../layout/text-lines.ts';
import { applyOperations } from '../operations/apply.ts';
import { placeBeside } from '../operations/arrange.ts';
import type { Operation } from '../operations/operation.ts';
import { seenSize, type LintedPage } from './finding.ts';
import { hintKey, type Hint, type HintPorts } from './hint.ts';
import { hintPage } from './hint-page.ts';
import { lintedPage } from './lint-page.ts';
import { recolorings } from './many-colors.ts';
import { familiesOf } from './many-fonts.ts';
import { intoSafeArea } from './into-safe-area.ts';
import { inkOfPage } from './markets/market-rules.ts';
import { missOf } from './near-miss.ts';
import { pixelScale } from './picture-quality.ts';
import { coveredParts } from './platforms/shown-on.ts';
import { boxAround, inkLines } from './text-ink.ts';
import { SMALLEST } from './tiny-text.ts';
import { evened } from './uneven-gaps.ts';

export interface FixPorts extends HintPorts {
  measure: MeasureText;
}

/** px at 1080 from the edge of the page for what is moved back onto it. */
const MARGIN = 40;
/** How many inks of the design are tried before ink and paper. */
const MOST_INKS = 6;
/** Share of the page's side beyond which an enlarged product looks cut off. */
const MOST_FILLED = 0.97;
/** Sizes that are tried for a text that does not fit, as shares of its own. */
const SMALLER = [0.9, 0.8, 0.7, 0.6];

/** What only people can decide: which of two to remove, which photo, which words, what size. */
const UNFIXABLE: ReadonlySet<Hint['rule']> = new Set([
  'overlap',
  'missing-letters',
  'low-resolution',
  'market-photo',
  'market-plain',
  'market-size',
  'market-shape',
]);

/** Whether a remedy is known for a rule. */
export function isFixable({ rule }: Pick<Hint, 'rule'>): boolean {
  return !UNFIXABLE.has(rule);
}

/**
 * The fix of a hint, as one change; empty if no remedy works without making something else wrong. `allows`: an extra
 * condition for a remedy.
 */
export async function fixFor(
  hint: Hint,
  document: DesignDocument,
  page: string,
  ports: FixPorts,
  allows: (operations: readonly Operation[]) => boolean = () => true,
): Promise<Operation[]> {
  const before = new Set((await hintPage(document, page, ports)).map(hintKey));
  for (const operations of await remedies(hint, document, page, ports)) {
    if (operations.length === 0 || !operations.every((operation) => isFree(document, operation)) || !allows(operations))
      continue;
    const mended = applied(document, operations);
    if (!mended) continue;
    const after = await hintPage(mended, page, ports);
    const gone = after.every((other) => hintKey(other) !== hintKey(hint));
    if (gone && after.every((other) => other.severity === 'hint' || before.has(hintKey(other)))) return operations;
  }
  return [];
}

/** Whether an operation leaves locked layers alone. */
function isFree(document: DesignDocument, operation: Operation): boolean {
  if (operation.type !== 'layer.update' && operation.type !== 'layer.move') return true;
  return (
    !findLayer(document, operation.id)?.locked && ancestorsOf(document, operation.id).every(({ locked }) => !locked)
  );
}

/** The document with a remedy; null if that would exceed a limit: letters too small, a place too far out. */
function applied(document: DesignDocument, operations: readonly Operation[]): DesignDocument | null {
  try {
    return applyOperations(document, operations).document;
  } catch (error) {
    if (error instanceof KernelError) return null;
    throw error;
  }
}

async function remedies(hint: Hint, document: DesignDocument, page: string, ports: FixPorts): Promise<Operation[][]> {
  // A photo that is the background itself would go with it.
  if (hint.rule === 'market-ground' && document.pages[page]?.background.type === 'image') return [];
  if (hint.rule === 'market-ground')
    return [[{ type: 'page.update', id: page, patch: { background: { type: 'solid', color: '#ffffff' } } }]];
  const layer = findLayer(document, hint.layers[0] ?? '');
  if (!layer || layer.type === 'group') return [];
  switch (hint.rule) {
    case 'contrast':
      return layer.type === 'text' ? legible(layer, document, page, ports) : [];
    case 'unreadable-code':
      return isQrLayer(layer) ? [await readableCode(layer, document, page, ports)] : [];
    case 'tiny-text':
      return layer.type === 'text' ? larger(layer, document, ports) : [];
    case 'overflow':
      return layer.type === 'text' ? fitted(layer, ports) : [];
    case 'off-page':
      return [movedInto(layer, inside(document))];
    case 'unsafe-zone':
      return layer.type === 'text'
        ? intoSafeArea(layer, lintedPage(document, page), coveredParts(document, ports), marginOf(document))
        : [];
    case 'covered':
      return layer.type === 'text' ? uncovered(layer, hint.layers[1] ?? '', document, page, ports) : [];
    case 'near-miss':
      return aligned(layer, hint.layers[1] ?? '', document, page);
    case 'uneven-gaps':
      return [evened(lintedPage(document, page), hint.layers).map((shift) => moved(shift.layer, shift.axis, shift.by))];
    case 'market-fill':
      return hint.layers.length === 1 ? filling(layer, lintedPage(document, page), ports) : [];
    case 'stretched':
      return layer.type === 'image' ? unstretched(layer, ports) : [];
    case 'many-fonts':
      return [fewerFonts(hint.layers, document, page, ports)];
    case 'many-colors':
      return fewerColors(hint.layers, document, page);
    default:
      return [];
  }
}

/** Its colours, margin, size and correction as cameras want them. */
async function readableCode(
  layer: QrLayer,
  document: DesignDocument,
  page: string,
  ports: FixPorts,
): Promise<Operation[]> {
  const found = ports.readCode && (await readableForm(document, page, layer, null, ports.readCode));
  if (!found || found.mended.length === 0) return [];
  const { shape, fill, x, y, width, height } = found.layer;
  return [update(layer.id, { shape, fill, x, y, width, height })];
}

const update = (id: string, patch: Extract<Operation, { type: 'layer.update' }>['patch']): Operation => ({
  type: 'layer.update',
  id,
  patch,
});
const rounded = (value: number): number => Math.round(value * 100) / 100;

const marginOf = (document: DesignDocument): number => (MARGIN * Math.min(document.width, document.height)) / 1080;

function inside(document: DesignDocument): { x: number; y: number; width: number; height: number } {
  const margin = marginOf(document);
  return { x: margin, y: margin, width: document.width - 2 * margin, height: document.height - 2 * margin };
}

/** Moved into a box by the shortest way; what is larger than the box starts at its edge. */
function movedInto(layer: LeafLayer, box: { x: number; y: number; width: number; height: number }): Operation[] {
  const ink = layer.type === 'text' ? inkLines(layer).flatMap(({ corners }) => corners) : [];
  const own = ink.length > 0 ? boxAround(ink) : boundsOf(layer);
  const by = (start: number, length: number, from: number, room: number): number =>
    Math.max(from, Math.min(start, from + room - length)) - start;
  const [dx, dy] = [by(own.x, own.width, box.x, box.width), by(own.y, own.height, box.y, box.height)];
  return dx === 0 && dy === 0 ? [] : [update(layer.id, { x: rounded(layer.x + dx), y: rounded(layer.y + dy) })];
}

const moved = (layer: LeafLayer, axis: Axis, by: number): Operation =>
  update(layer.id, axis === 'x' ? { x: rounded(layer.x + by) } : { y: rounded(layer.y + by) });

/** One is moved to the other; the other to it if the first may not be moved, or would do harm. */
function aligned(layer: LeafLayer, otherId: string, document: DesignDocument, page: string): Operation[][] {
  const other = findLayer(document, otherId);
  const miss = missOf(lintedPage(document, page), layer.id, otherId);
  return miss && other && other.type !== 'group'
    ? [[moved(layer, miss.axis, miss.by)], [moved(other, miss.axis, -miss.by)]]
    : [];
}

/**
 * Inks of the page's other texts and backgrounds, then ink and paper, those with the most contrast first; finally a
 * pill.
 */
async function legible(
  layer: TextLayer,
  document: DesignDocument,
  page: string,
  { samplePixels }: FixPorts,
): Promise<Operation[][]> {
  const bare = {
    ...document,
    layers: Object.fromEntries(Object.entries(document.layers).filter(([, other]) => other.type !== 'text')),
  };
  const behind =
    layer.box?.fill.type === 'solid'
      ? layer.box.fill.color.slice(0, 7)
      : ((await samplePixels(bare, page, boundsOf(layer)))?.color ?? PAPER);
  const paints = lintedPage(document, page).leaves.flatMap((other) =>
    other.type === 'text' || other.type === 'shape' ? (other.fill ?? []) : [],
  );
  const own = [...new Set(paints.flatMap((paint) => (paint.type === 'solid' ? [paint.color.slice(0, 7)] : [])))];
  const byContrast = (colors: string[]) => colors.toSorted((a, b) => contrast(b, behind) - contrast(a, behind));
  const inks = [...byContrast(own).slice(0, MOST_INKS), ...byContrast([INK, PAPER])];
  const runs = layer.runs.flatMap(({ start, end, style: { fill: _own, ...style } }) =>
    Object.keys(style).length > 0 ? [{ start, end, style }] : [],
  );
  const inked = (color: string) => ({ fill: { type: 'solid' as const, color }, runs, opacity: 1 });
  const pill = {
    fill: { type: 'solid' as const, color: PAPER },
    paddingX: rounded(layer.fontSize * 0.4),
    paddingY: rounded(layer.fontSize * 0.2),
    radius: rounded(layer.fontSize * 0.3),
  };
  return [...inks.map((color) => [update(layer.id, inked(color))]), [update(layer.id, { ...inked(INK), box: pill })]];
}

/** Moves it in front of what covers it, or that behind it; with another ink if its own is lost on it. */
async function uncovered(
  layer: TextLayer,
  cover: string,
  document: DesignDocument,
  page: string,
  ports: FixPorts,
): Promise<Operation[][]> {
  const ways = [
    placeBeside(document, [layer.id], cover, true),
    placeBeside(document, [cover], layer.id, false),
  ].flatMap((way) => ('within' in way ? [] : [way]));
  const inked = await Promise.all(
    ways.map(async (way) => {
      const placed = applied(document, way);
      return placed ? (await legible(layer, placed, page, ports)).map((ink) => [...way, ...ink]) : [];
    }),
  );
  return [...ways, ...inked.flat()];
}

/** A text at another size, its runs in proportion, its lines broken again. */
function scaled(layer: TextLayer, factor: number, { measure }: FixPorts, more: Partial<TextLayer> = {}): Operation {
  const size = (value: number): number => Math.ceil(value * factor * 2) / 2;
  const runs = layer.runs.map((run) =>
    run.style.fontSize === undefined ? run : { ...run, style: { ...run.style, fontSize: size(run.style.fontSize) } },
  );
  const { fontSize, lines, height, width, x } = withLines(
    { ...layer, fontSize: size(layer.fontSize), runs, ...more },
    measure,
  );
  return update(layer.id, { fontSize, runs, lines, height, width, x });
}

function larger(layer: TextLayer, document: DesignDocument, ports: FixPorts): Operation[][] {
  const smallest = Math.min(...inkLines(layer).map(({ fontSize }) => fontSize));
  const factor = SMALLEST / seenSize(document, smallest);
  const width = Math.min(document.width, rounded(layer.width * factor * 1.05));
  const x = rounded(Math.max(0, Math.min(layer.x, document.width - width)));
  return [[scaled(layer, factor, ports)], [scaled(layer, factor, ports, { width, x })]];
}

function fitted(layer: TextLayer, ports: FixPorts): Operation[][] {
  const { lines, height } = withLines(layer, ports.measure);
  return [[update(layer.id, { lines, height })], ...SMALLER.map((factor) => [scaled(layer, factor, ports)])];
}

/** The visible part narrowed to the box's ratio, around its center; the box stays. */
async function unstretched(layer: ImageLayer, { pictureSize }: FixPorts): Promise<Operation[][]> {
  const picture = isPicture(layer) ? await pictureSize(layer.asset) : null;
  if (!picture) return [];
  const { x, y } = pixelScale(layer, picture);
  const { crop } = layer;
  const width = x < y ? crop.width * (x / y) : crop.width;
  const height = y < x ? crop.height * (y / x) : crop.height;
  return [
    [
      update(layer.id, {
        crop: { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height },
      }),
    ],
  ];
}

/** The single product enlarged until it takes up slightly more than required, its ink centered on the page. */
async function filling(layer: LeafLayer, view: LintedPage, { market, samplePixels }: FixPorts): Promise<Operation[][]> {
  const ink = await inkOfPage(view, samplePixels, market?.fill ?? null);
  const { width, height } = view.document;
  if (!ink || !market?.fill || !isPicture(layer)) return [];
  return [1.06, 1.1].map((more) => {
    const factor = Math.min(MOST_FILLED, (market.fill ?? 1) * more) / Math.max(ink.width / width, ink.height / height);
    const along = (start: number, inkStart: number, inkLength: number, page: number): number =>
      rounded(page / 2 - (inkStart + inkLength / 2 - start) * factor);
    return [
      update(layer.id, {
        x: along(layer.x, ink.x, ink.width, width),
        y: along(layer.y, ink.y, ink.height, height),
        width: rounded(layer.width * factor),
        height: rounded(layer.height * factor),
      }),
    ];
  });
}

/** Replaces the rarest family by the most used one. */
function fewerFonts(
  ids: readonly string[],
  document: DesignDocument,
  page: string,
  { measure }: FixPorts,
): Operation[] {
  const { texts } = lintedPage(document, page);
  const families = familiesOf(texts);
  const [body, rarest] = [families[0]?.[0], families.at(-1)?.[0]];
  if (body === undefined || rarest === undefined || body === rarest) return [];
  return texts
    .filter(({ id }) => ids.includes(id))
    .map((layer) => {
      const runs = layer.runs.map((run) =>
        run.style.fontFamily === rarest ? { ...run, style: { ...run.style, fontFamily: body } } : run,
      );
      const fontFamily = layer.fontFamily === rarest ? body : layer.fontFamily;
      const { lines, height } = withLines({ ...layer, fontFamily, runs }, measure);
      return update(layer.id, { fontFamily, runs, lines, height });
    });
}

/** Replaces surplus colors by the page's others, the nearest first; if none of them is legible, by ink or paper. */
function fewerColors(ids: readonly string[], document: DesignDocument, page: string): Operation[][] {
  const places = recolorings(lintedPage(document, page), ids);
  const choices = Math.max(0, ...places.map(({ to }) => to.length));
  const changed = (wanted: (to: readonly string[]) => string | undefined): Operation[] =>
    ids.flatMap((id) => {
      const layer = findLayer(document, id);
      if (!layer || layer.type === 'group') return [];
      const next = places.reduce(
        (before, { layer: where, from, to }) => (where === id ? recolored(before, from, wanted(to) ?? from) : before),
        layer,
      );
      const patch = Object.fromEntries(
        Object.entries(next).filter(([property, value]) => value !== layer[property as keyof LeafLayer]),
      );
      return Object.keys(patch).length > 0 ? [update(id, patch)] : [];
    });
  return [
    ...Array.from({ length: choices }, (_, at) => changed((to) => to[at])),
    ...[INK, PAPER].map((neutral) => changed(() => neutral)),
  ];
}
