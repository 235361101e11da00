/** New documents, pages and layers with their defaults. Ids and order keys come from the caller. */
import { PAGE_DURATION, DOCUMENT_VERSION } from './defaults.ts';
import type { DesignDocument, Page } from './document.ts';
import { KernelError } from './issue.ts';
import type {
  DrawingLayer,
  Filters,
  GroupLayer,
  ImageLayer,
  NewDrawingPath,
  NewShape,
  ShapeLayer,
  StickerLayer,
  TableCell,
  TableLayer,
  TextLayer,
} from './layers.ts';
import { LIMITS } from './limits.ts';
import { unwrappedLines } from './text-consistency.ts';
import { orderBetween } from './tree.ts';
import type { Background } from './values.ts';

/** The properties that every new layer needs. */
export interface Placement {
  id: string;
  /** A page or a group. */
  parent: string;
  order: string;
}

/** Any property but the type; the placement is required. */
export type NewLayer<Layer> = Placement & Partial<Omit<Layer, 'type'>>;

const WHITE: Background = { type: 'solid', color: '#ffffff' };

/** The filters of an untouched picture. */
export const NEUTRAL_FILTERS: Readonly<Filters> = Object.freeze({
  brightness: 0,
  contrast: 0,
  saturation: 0,
  hue: 0,
  temperature: 0,
  blur: 0,
  grayscale: 0,
  sepia: 0,
  highlights: 0,
  shadows: 0,
  sharpen: 0,
  vignette: 0,
  duotone: null,
});

const common = { name: '', visible: true, locked: false, opacity: 1, blend: 'normal' as const, animation: null };
const leaf = {
  ...common,
  x: 0,
  y: 0,
  rotation: 0,
  flipX: false,
  flipY: false,
  shadow: null,
  reflection: null,
  contactShadow: null,
};

/** A page, white by default. */
export function createPage(page: Pick<Page, 'id' | 'order'> & Partial<Page>): Page {
  return { name: '', background: WHITE, duration: PAGE_DURATION, transition: null, ...page };
}

/** A new design with one page. Refuses sizes outside 100–4000 px. */
export function createDocument(options: {
  width: number;
  height: number;
  newId: () => string;
  background?: Background;
}): DesignDocument {
  const page = createPage({
    id: options.newId(),
    order: orderBetween(null, null),
    ...(options.background && { background: options.background }),
  });
  return {
    version: DOCUMENT_VERSION,
    width: dimension(options.width, 'width'),
    height: dimension(options.height, 'height'),
    pages: { [page.id]: page },
    layers: {},
  };
}

function dimension(length: number, field: string): number {
  if (!Number.isInteger(length) || length < LIMITS.minDimension || length > LIMITS.maxDimension)
    throw new KernelError([{ key: 'kernel.dimension', field, values: {} }]);
  return length;
}

/**
 * A text in one style. Its lines are those of the text as typed, unmeasured: run it through `withLines` of
 * design/layout/text-lines.ts wherever text can be measured.
 */
export function createTextLayer(layer: NewLayer<TextLayer>): TextLayer {
  const text = layer.text ?? '';
  const fontSize = layer.fontSize ?? 48;
  const lineHeight = layer.lineHeight ?? 1.2;
  const lines = layer.lines ?? unwrappedLines(text);
  return {
    ...leaf,
    type: 'text',
    width: 400,
    height: Math.max(1, lines.length * fontSize * lineHeight),
    text,
    fontFamily: 'Inter',
    fontSize,
    fontWeight: 400,
    italic: false,
    underline: false,
    strikethrough: false,
    fill: { type: 'solid', color: '#111111' },
    align: 'left',
    verticalAlign: 'top',
    lineHeight,
    letterSpacing: 0,
    letterCase: 'as-typed',
    direction: 'auto',
    stroke: null,
    box: null,
    curve: 0,
    list: 'none',
    autoSize: 'box',
    echoes: [],
    runs: [],
    lines,
    ...layer,
  };
}

/** A picture that fills its box whole, or an empty frame without an asset. Only its asset has no default. */
export function createImageLayer(layer: NewLayer<ImageLayer> & Pick<ImageLayer, 'asset'>): ImageLayer {
  return {
    ...leaf,
    type: 'image',
    width: 400,
    height: 400,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    straighten: 0,
    mask: null,
    filters: { ...NEUTRAL_FILTERS },
    stroke: null,
    frame: { type: 'rectangle', radius: 0 },
    alt: '',
    ...layer,
  };
}

/** A shape with its defaults filled in. */
export function wholeShape(shape: NewShape): ShapeLayer['shape'] {
  return shape.kind === 'triangle' || shape.kind === 'polygon' || shape.kind === 'star'
    ? { ...shape, radius: shape.radius ?? 0 }
    : shape;
}

/** A grey rectangle by default; a line gets a stroke instead of a fill. */
export function createShapeLayer({
  shape = { kind: 'rectangle', radius: 0 },
  ...layer
}: NewLayer<Omit<ShapeLayer, 'shape'>> & { shape?: NewShape }): ShapeLayer {
  const line = shape.kind === 'line';
  return {
    ...leaf,
    type: 'shape',
    width: 300,
    height: line ? 1 : 300,
    fill: line ? null : { type: 'solid', color: '#d9d9d9' },
    stroke: line ? { color: '#111111', width: 4, dash: [] } : null,
    ...layer,
    shape: wholeShape(shape),
  };
}

/** A freehand drawing: its paths have no default. */
export function createDrawingLayer({
  paths,
  ...layer
}: NewLayer<Omit<DrawingLayer, 'paths'>> & { paths: readonly NewDrawingPath[] }): DrawingLayer {
  const width = layer.width ?? 400;
  return {
    ...leaf,
    type: 'drawing',
    width,
    height: 400,
    drawnWidth: width,
    ...layer,
    paths: paths.map((path) => ({ opacity: 1, brush: 'pen' as const, pressures: [], ...path })),
  };
}

/** An emoji or a picture used as a sticker. */
export function createStickerLayer(layer: NewLayer<StickerLayer> & Pick<StickerLayer, 'source'>): StickerLayer {
  return { ...leaf, type: 'sticker', width: 200, height: 200, stroke: null, ...layer };
}

/**
 * Rows of words as the cells of a table: each row is as long as the longest, lines unmeasured as in `createTextLayer`.
 */
export function tableCells(words: readonly (readonly string[])[]): TableCell[][] {
  const columns = Math.max(1, ...words.map((row) => row.length));
  return words.map((row) =>
    Array.from({ length: columns }, (_, column): TableCell => ({
      text: row[column] ?? '',
      lines: unwrappedLines(row[column] ?? ''),
      style: {},
    })),
  );
}

/**
 * A table with thin lines between its rows: its cells have no default. Run it through `withTableLines` wherever text
 * can be measured.
 */
export function createTableLayer(layer: NewLayer<TableLayer> & Pick<TableLayer, 'cells'>): TableLayer {
  return {
    ...leaf,
    type: 'table',
    width: 600,
    height: 48 * layer.cells.length,
    columns: (layer.cells[0] ?? []).map(() => ({ width: 1, align: 'start' as const })),
    rows: layer.cells.map(() => ({ height: 0 })),
    headerRow: true,
    headerColumn: false,
    fontFamily: 'Inter',
    fontSize: 20,
    fontWeight: 400,
    lineHeight: 1.2,
    verticalAlign: 'middle',
    direction: 'auto',
    body: { color: '#17150f', fill: null, stripe: null },
    header: { color: '#17150f', fill: null, fontSize: 20, fontWeight: 700, upper: false },
    borders: { outer: null, rows: { color: '#d8d4ca', width: 1 }, columns: null },
    padding: { x: 16, y: 12 },
    radius: 0,
    ...layer,
  };
}

/** An empty group; layers join it by naming it as their parent. */
export function createGroupLayer(layer: NewLayer<GroupLayer>): GroupLayer {
  return { ...common, type: 'group', ...layer };
}
