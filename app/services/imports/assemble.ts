/** Makes a design of an imported file: its pages in one size, its nodes as layers in their order. */
import {
  createGroupLayer,
  createImageLayer,
  createPage,
  createShapeLayer,
  createTableLayer,
  tableCells,
} from '#design/document/create.ts';
import { DOCUMENT_VERSION } from '#design/document/defaults.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer, Layer, LeafLayer, ShapeLayer, TableLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { orderBetween } from '#design/document/tree.ts';
import type { Shadow, Stroke } from '#design/document/values.ts';
import type {
  Box,
  ImportedFile,
  ImportedNode,
  ImportedPage,
  NodeStroke,
  PictureNode,
  ShapeNode,
  TableNode,
} from '#app/services/inspection/layers/imported.ts';
import { fittedPath } from './path-text.ts';
import { matchFont } from './match-font.ts';
import { asLength, onPlane, textLayer, written } from './place-text.ts';

export interface Assembly {
  /** The design's size; null: that of the file's first page. */
  size: { width: number; height: number } | null;
  /** Ids of the file's pictures. */
  assets: readonly string[];
  measure: MeasureText;
  newId(): string;
  /** Lets other requests have their turn: measuring blocks. */
  pause?(): Promise<void>;
}

export interface Assembled {
  document: DesignDocument;
  /** Fonts of the file that others stand for, and what does. */
  fonts: { from: string; to: string }[];
}

/** Longer side of a page made of a small file, px. */
const SMALL = 1080;

/** The size of a design for a page of a file: natural, unless it is very small or large. */
export function designSize(
  { width, height }: { width: number; height: number },
  unit: number,
): { width: number; height: number } {
  const [w, h] = [width / unit, height / unit];
  const longer = Math.max(w, h);
  const scale = Math.min(Math.max(1, SMALL / longer), LIMITS.maxDimension / longer);
  const side = (length: number): number =>
    Math.min(LIMITS.maxDimension, Math.max(LIMITS.minDimension, Math.round(length * scale)));
  return { width: side(w), height: side(h) };
}

interface PageFrame {
  scale: number;
  left: number;
  top: number;
}

/** How a page of the file lies on the design's pages: whole, in the middle. */
function frameOf(page: ImportedPage, size: { width: number; height: number }): PageFrame {
  const scale = Math.min(size.width / page.width, size.height / page.height);
  return {
    scale,
    left: (size.width - page.width * scale) / 2,
    top: (size.height - page.height * scale) / 2,
  };
}

/** The document of a file. Its pictures are stored already. */
export async function assemble(file: ImportedFile, assembly: Assembly): Promise<Assembled> {
  const [first] = file.pages;
  const size = assembly.size ?? (first ? designSize(first, file.unit) : { width: SMALL, height: SMALL });
  const document: DesignDocument = { version: DOCUMENT_VERSION, ...size, pages: {}, layers: {} };
  const fonts = new Map<string, string>();
  let order: string | null = null;
  for (const page of file.pages) {
    order = orderBetween(order, null);
    const id = assembly.newId();
    document.pages[id] = createPage({
      id,
      order,
      name: written(page.name).slice(0, LIMITS.nameLength),
      background: page.background ?? { type: 'none' },
    });
    const builder = new Builder(assembly, frameOf(page, size), fonts);
    for (const layer of builder.layers(page.nodes, id)) document.layers[layer.id] = layer;
    await assembly.pause?.();
  }
  return { document, fonts: [...fonts].map(([from, to]) => ({ from, to })) };
}

class Builder {
  readonly #assembly: Assembly;
  readonly #frame: PageFrame;
  readonly #fonts: Map<string, string>;

  constructor(assembly: Assembly, frame: PageFrame, fonts: Map<string, string>) {
    this.#assembly = assembly;
    this.#frame = frame;
    this.#fonts = fonts;
  }

  /** Parents come before their children. */
  layers(nodes: readonly ImportedNode[], parent: string): Layer[] {
    const layers: Layer[] = [];
    let order: string | null = null;
    for (const node of nodes) {
      const next = orderBetween(order, null);
      const made = this.#node(node, { id: this.#assembly.newId(), parent, order: next });
      if (made.length === 0) continue;
      layers.push(...made);
      order = next;
    }
    return layers;
  }

  #node(node: ImportedNode, placement: { id: string; parent: string; order: string }): Layer[] {
    const look = {
      name: written(node.name).slice(0, LIMITS.nameLength),
      opacity: hundredths(node.opacity),
      blend: node.blend,
    };
    if (node.kind === 'group') {
      const children = this.layers(node.children, placement.id);
      return children.length === 0 ? [] : [createGroupLayer({ ...placement, ...look }), ...children];
    }
    const leaf = this.#leaf(node, placement);
    return leaf ? [{ ...leaf, ...look }] : [];
  }

  #leaf(
    node: Exclude<ImportedNode, { kind: 'group' }>,
    placement: { id: string; parent: string; order: string },
  ): LeafLayer | null {
    switch (node.kind) {
      case 'shape':
        return this.#shape(node, placement);
      case 'picture':
        return this.#picture(node, placement);
      case 'table':
        return this.#table(node, placement);
      case 'text': {
        const { scale, left, top } = this.#frame;
        const { measure } = this.#assembly;
        const replaced = (name: string): void => this.#replaced(name);
        return textLayer(node, { ...placement, scale, left, top, measure, replaced });
      }
    }
  }

  #replaced(name: string): void {
    const plain = written(name)
      .replace(/^[A-Z]{6}\+/, '')
      .slice(0, 60);
    if (plain && this.#fonts.size < 20) this.#fonts.set(plain, matchFont([name]).family);
  }

  #box(box: Box): { x: number; y: number; width: number; height: number; rotation: number } {
    const { scale, left, top } = this.#frame;
    // Layers have an extent; thinner ones keep their middle.
    const width = asLength(box.width * scale);
    const height = asLength(box.height * scale);
    return {
      x: onPlane((box.x + box.width / 2) * scale + left - width / 2),
      y: onPlane((box.y + box.height / 2) * scale + top - height / 2),
      width,
      height,
      rotation: hundredths(box.rotation % 360),
    };
  }

  #stroke(stroke: NodeStroke | null): Stroke | null {
    if (!stroke || stroke.width <= 0) return null;
    return {
      color: stroke.color,
      width: hundredths(Math.min(500, Math.max(0.05, stroke.width * this.#frame.scale))),
      dash: stroke.dash.slice(0, 6).map((length) => hundredths(Math.min(100, length / stroke.width))),
    };
  }

  #shadow(shadow: Shadow | null): Shadow | null {
    if (!shadow) return null;
    const { scale } = this.#frame;
    const near = (value: number): number => hundredths(Math.min(1000, Math.max(-1000, value * scale)));
    return { ...shadow, x: near(shadow.x), y: near(shadow.y), blur: hundredths(Math.min(500, shadow.blur * scale)) };
  }

  #shape(node: ShapeNode, placement: { id: string; parent: string; order: string }): ShapeLayer | null {
    const { shape } = node;
    const box = this.#box(node.box);
    const common = {
      ...placement,
      ...box,
      fill: node.fill,
      stroke: this.#stroke(node.stroke),
      shadow: this.#shadow(node.shadow),
    };
    if (shape.type === 'rectangle') {
      const radius = hundredths(Math.min(2000, shape.radius * this.#frame.scale));
      return createShapeLayer({ ...common, shape: { kind: 'rectangle', radius } });
    }
    if (shape.type === 'ellipse') return createShapeLayer({ ...common, shape: { kind: 'ellipse' } });
    if (shape.type === 'line')
      return createShapeLayer({
        ...common,
        fill: null,
        shape: { kind: 'line', startHead: shape.startHead, endHead: shape.endHead },
      });
    const path = fittedPath(shape.commands, box, this.#frame);
    return path && createShapeLayer({ ...common, shape: { kind: 'path', rule: shape.rule, ...path } });
  }

  #picture(node: PictureNode, placement: { id: string; parent: string; order: string }): ImageLayer | null {
    const asset = this.#assembly.assets[node.picture];
    if (asset === undefined) return null;
    const box = this.#box(node.box);
    const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6;
    const [x, y] = [Math.min(0.999, share(node.crop.x)), Math.min(0.999, share(node.crop.y))];
    return createImageLayer({
      ...placement,
      ...box,
      asset,
      flipX: node.flipX,
      flipY: node.flipY,
      crop: {
        x,
        y,
        width: Math.max(0.001, Math.min(share(node.crop.width), share(1 - x))),
        height: Math.max(0.001, Math.min(share(node.crop.height), share(1 - y))),
      },
      frame: this.#frameOf(node, box),
      shadow: this.#shadow(node.shadow),
      alt: written(node.alt).slice(0, 500),
    });
  }

  #frameOf({ frame }: PictureNode, box: { x: number; y: number; width: number; height: number }): ImageLayer['frame'] {
    if (frame.type === 'ellipse') return { type: 'ellipse' };
    if (frame.type === 'rectangle')
      return { type: 'rectangle', radius: hundredths(Math.min(2000, frame.radius * this.#frame.scale)) };
    const path = fittedPath(frame.commands, box, this.#frame);
    return path ? { type: 'path', ...path } : { type: 'rectangle', radius: 0 };
  }

  #table(node: TableNode, placement: { id: string; parent: string; order: string }): TableLayer | null {
    const { scale } = this.#frame;
    const font = matchFont(node.style.families);
    if (!font.same) this.#replaced(node.style.families[0] ?? '');
    const words = node.cells.map((row) => row.map(({ text }) => written(text).slice(0, LIMITS.tableCellLength)));
    const cells = tableCells(words).map((row, at) =>
      row.map((cell, column) => {
        const own = node.cells[at]?.[column];
        const style: TableLayer['cells'][number][number]['style'] = {};
        if (own?.fill) style.fill = own.fill;
        if (own?.color) style.color = own.color;
        if (own?.bold) style.bold = true;
        if (own && own.align !== 'start') style.align = own.align;
        return { ...cell, style };
      }),
    );
    const color = node.style.fill.type === 'solid' ? node.style.fill.color : '#111111';
    const rule = node.border && {
      color: node.border.color,
      width: Math.min(100, Math.max(0.25, node.border.width * scale)),
    };
    const fontSize = Math.min(LIMITS.maxFontSize, Math.max(LIMITS.minFontSize, node.style.size * scale * font.size));
    return withTableLines(
      createTableLayer({
        ...placement,
        ...this.#box(node.box),
        cells,
        columns: node.columns.map((width) => ({
          width: Math.min(100, Math.max(0.01, width)),
          align: 'start' as const,
        })),
        rows: node.rows.map((height) => ({ height: hundredths(Math.min(LIMITS.layerDimension, height * scale)) })),
        headerRow: node.headerRow,
        verticalAlign: node.verticalAlign,
        fontFamily: font.family,
        fontSize,
        fontWeight: node.style.weight,
        body: { color, fill: null, stripe: null },
        header: { color, fill: null, fontSize, fontWeight: Math.max(600, node.style.weight), upper: false },
        borders: { outer: rule, rows: rule, columns: rule },
        padding: { x: hundredths(7.2 * scale), y: hundredths(3.6 * scale) },
      }),
      this.#assembly.measure,
    );
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
