/** A slide's elements as nodes, bottom first. Coordinates are in points; those in a group are relative to it. */
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { LIMITS } from '#design/document/limits.ts';
import {
  ImportRefused,
  PLAIN,
  READING_LIMITS,
  type Box,
  type ImportedNode,
  type LetterStyle,
  type LossCount,
  type PictureNode,
  type TableNode,
} from '../imported.ts';
import { decompose, multiply, transform, translation, type Matrix } from '../matrix.ts';
import type { Paint } from '#design/document/values.ts';
import { solid } from '../paints.ts';
import { colorOf } from '../svg/svg-values.ts';
import type { SlideParagraphs } from './pptx-paragraphs.ts';
import { chartsOf, countLosses, type ChartAccount, type SlideAccount } from './pptx-account.ts';
import { chartNodes, type Chart } from './pptx-charts.ts';
import { paintOf, shadowOf, strokeOf } from './pptx-fills.ts';
import { boxIn, placed, ROUND, shapeOf } from './pptx-places.ts';
import type { Cell, Slide, SlideElement } from './slide-element.ts';
import { readWords } from './pptx-words.ts';

/** A picture in the archive that a node shows. */
export interface PictureAsked {
  ref: string;
  node: PictureNode;
  /** Of its slide. */
  losses: LossCount;
}

/** The letters of a table without any. */
const EMPTY_CELL: LetterStyle = {
  families: [],
  size: 14,
  weight: 400,
  italic: false,
  underline: false,
  strikethrough: false,
  fill: solid('#000000'),
};
const inOrder = (elements: readonly SlideElement[] | undefined): SlideElement[] =>
  (elements ?? []).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

export class SlideReader {
  readonly #size: { width: number; height: number };
  readonly #asked: PictureAsked[];
  readonly #losses: LossCount;
  #paragraphs: SlideParagraphs = new Map();
  /** What the charts to come say of themselves. */
  #charts: ChartAccount[] = [];
  readonly #themeColors: readonly string[];
  #elements = 0;

  constructor(
    size: { width: number; height: number },
    themeColors: readonly string[],
    asked: PictureAsked[],
    losses: LossCount,
  ) {
    this.#themeColors = themeColors;
    this.#size = size;
    this.#asked = asked;
    this.#losses = losses;
  }

  nodes(slide: Slide, paragraphs: SlideParagraphs, account: SlideAccount): ImportedNode[] {
    this.#paragraphs = paragraphs;
    countLosses(slide, account, this.#losses);
    this.#charts = [...chartsOf(slide, account)];
    if (readWords(slide.note)) this.#losses.add('noteLeft');
    const behind: ImportedNode[] = [];
    if (slide.fill?.type === 'image') {
      const whole: Box = { x: 0, y: 0, ...this.#size, rotation: 0 };
      behind.push(...this.#picture(slide.fill.value.ref, whole, { opacity: slide.fill.value.opacity ?? 1 }));
    }
    const all = [...inOrder(slide.layoutElements), ...inOrder(slide.elements)];
    return [...behind, ...all.flatMap((element) => this.#element(element, [1, 0, 0, 1, 0, 0], 0))];
  }

  #element(element: SlideElement, parent: Matrix, depth: number): ImportedNode[] {
    this.#elements += 1;
    if (this.#elements > IMPORT_LIMITS.elements || depth > READING_LIMITS.depth)
      throw new ImportRefused('import_elements');
    if (![element.left, element.top, element.width, element.height].every(Number.isFinite)) return [];
    if (element.link) this.#losses.add('linkLeft');
    switch (element.type) {
      case 'group':
      case 'diagram':
        return this.#group(element, parent, depth);
      case 'shape':
      case 'text':
        return this.#shape(element, parent);
      case 'image':
        return this.#image(element, parent);
      case 'table':
        return this.#table(element, parent);
      case 'chart': {
        const at = transform(parent, element.left, element.top);
        const title = this.#charts.shift()?.title ?? '';
        const chart = { ...(element as unknown as Chart), left: at.x, top: at.y, title };
        const nodes = chartNodes(chart, this.#themeColors);
        this.#losses.add(nodes ? 'chartDrawn' : 'chartLeft');
        return nodes ? [{ ...PLAIN, kind: 'group', name: element.name ?? '', children: nodes }] : [];
      }
      case 'math':
        return element.picRef
          ? this.#picture(element.picRef, boxIn(element, parent).box, {})
          : this.#formula(element, parent);
      case 'video':
      case 'audio':
        this.#losses.add('mediaLeft');
        return [];
      default:
        this.#losses.add('objectLeft');
        return [];
    }
  }

  #group(element: SlideElement, parent: Matrix, depth: number): ImportedNode[] {
    const matrix = multiply(placed(element, parent), translation(element.left, element.top));
    const children = inOrder(element.elements).flatMap((child) => this.#element(child, matrix, depth + 1));
    const [only, more] = children;
    if (!only) return [];
    return more ? [{ ...PLAIN, kind: 'group', name: element.name ?? '', children }] : [only];
  }

  #shape(element: SlideElement, parent: Matrix): ImportedNode[] {
    const matrix = placed(element, parent);
    const shaped = shapeOf(element, matrix);
    const isLine =
      shaped?.shape.type === 'line' || Boolean(element.strokeOnly) || /Connector|^line/.test(element.shapType ?? '');
    const fill = isLine ? null : paintOf(element.fill);
    const stroke = strokeOf(element, element.type === 'shape' && isLine);
    if (element.fill?.type === 'pattern') this.#losses.add('effectLeft');
    const nodes: ImportedNode[] = [];
    if (element.fill?.type === 'image' && shaped && !isLine) {
      const { box } = shaped;
      const frame =
        shaped.shape.type === 'path'
          ? { type: 'path' as const, commands: shaped.shape.commands }
          : shaped.shape.type === 'ellipse'
            ? { type: 'ellipse' as const }
            : { type: 'rectangle' as const, radius: 0 };
      nodes.push(
        ...this.#picture(element.fill.value.ref, box, {
          opacity: element.fill.value.opacity ?? 1,
          frame,
          name: element.name ?? '',
        }),
      );
    }
    if (shaped && (fill || stroke))
      nodes.push({
        ...PLAIN,
        kind: 'shape',
        name: element.name ?? '',
        shape: shaped.shape,
        box: shaped.box,
        fill,
        stroke,
        shadow: shadowOf(element.shadow),
      });
    nodes.push(...this.#words(element, matrix));
    return nodes.length > 1 ? [{ ...PLAIN, kind: 'group', name: element.name ?? '', children: nodes }] : nodes;
  }

  #words(element: SlideElement, matrix: Matrix): ImportedNode[] {
    const { fontScale = 100 } = element.autoFit ?? {};
    const scale = element.autoFit?.type === 'text' && fontScale > 1 ? fontScale / 100 : 1;
    const words = readWords(element.content, { scale, paragraphs: this.#paragraphs.get(element.id ?? '') });
    if (!words) return [];
    if (element.isVertical) this.#losses.add('verticalText');
    const { l, t, r, b } = element.textInset ?? { l: 7.2, t: 3.6, r: 7.2, b: 3.6 };
    const inner = {
      left: element.left + l,
      top: element.top + t,
      width: Math.max(1, element.width - l - r),
      height: Math.max(1, element.height - t - b),
    };
    const { scaleX, scaleY, rotation: angle, mirrored } = decompose(matrix);
    const at = transform(matrix, inner.left + inner.width / 2, inner.top + inner.height / 2);
    // A shape that is mirrored keeps its words upright.
    const turned = mirrored ? angle + (element.isFlipV ? 180 : 0) : angle;
    const box: Box = {
      x: at.x - (inner.width * scaleX) / 2,
      y: at.y - (inner.height * scaleY) / 2,
      width: inner.width * scaleX,
      height: inner.height * scaleY,
      rotation: Math.abs(turned % 360) < 0.01 ? 0 : turned % 360,
    };
    return [
      {
        ...PLAIN,
        kind: 'text',
        runs: words.runs,
        align: words.align,
        lineHeight: words.lineHeight,
        letterSpacing: words.letterSpacing,
        list: words.list,
        stroke: null,
        place: {
          type: 'box',
          box,
          verticalAlign: verticalOf(element.vAlign),
          shrink: element.autoFit?.type === 'text',
          wrap: element.wrap !== false,
          gap: words.gap,
        },
      },
    ];
  }

  #formula(element: SlideElement, parent: Matrix): ImportedNode[] {
    this.#losses.add('objectLeft');
    const content = element.text ?? '';
    return this.#words({ ...element, content, textInset: { l: 0, t: 0, r: 0, b: 0 } }, placed(element, parent));
  }

  #image(element: SlideElement, parent: Matrix): ImportedNode[] {
    const { box, flipX, flipY } = boxIn(element, parent);
    const { t = 0, b = 0, l = 0, r = 0 } = element.rect ?? {};
    const part = (value: number): number => value / 100;
    const crop = {
      x: Math.max(0, part(l)),
      y: Math.max(0, part(t)),
      width: Math.max(0.001, 1 - Math.max(0, part(l)) - Math.max(0, part(r))),
      height: Math.max(0.001, 1 - Math.max(0, part(t)) - Math.max(0, part(b))),
    };
    const frame =
      element.geom === 'ellipse'
        ? { type: 'ellipse' as const }
        : {
            type: 'rectangle' as const,
            radius: element.geom === 'roundRect' ? ROUND * Math.min(box.width, box.height) : 0,
          };
    const nodes = this.#picture(element.ref, box, {
      crop,
      frame,
      flipX,
      flipY,
      name: element.name ?? '',
      shadow: shadowOf(element.shadow),
    });
    const stroke = strokeOf(element);
    if (stroke && nodes.length > 0)
      nodes.push({
        ...PLAIN,
        kind: 'shape',
        shape: element.geom === 'ellipse' ? { type: 'ellipse' } : { type: 'rectangle', radius: 0 },
        box,
        fill: null,
        stroke,
        shadow: null,
      });
    return nodes;
  }

  #picture(ref: string | undefined, box: Box, more: Partial<PictureNode>): ImportedNode[] {
    if (!ref) {
      this.#losses.add('outsidePictureLeft');
      return [];
    }
    const node: PictureNode = {
      ...PLAIN,
      kind: 'picture',
      picture: -1,
      box,
      flipX: false,
      flipY: false,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      frame: { type: 'rectangle', radius: 0 },
      alt: more.name ?? '',
      shadow: null,
      ...more,
    };
    this.#asked.push({ ref, node, losses: this.#losses });
    return [node];
  }

  #table(element: SlideElement, parent: Matrix): ImportedNode[] {
    const rows =
      (element.data as Cell[][] | undefined)?.filter((row) => Array.isArray(row)).slice(0, LIMITS.tableRows) ?? [];
    const columns = (element.colWidths ?? []).slice(0, LIMITS.tableColumns);
    if (rows.length === 0 || columns.length === 0) return [];
    const { box } = boxIn(element, parent);
    const read = rows.map((row) =>
      columns.map((_, at) => ({ cell: row[at], words: readWords(row[at]?.text, { color: row[at]?.fontColor }) })),
    );
    const merged = mergedInto(rows, columns.length);
    const styles = read.flat().flatMap(({ words }) => words?.runs[0]?.style ?? []);
    // The first row is often a header.
    const style = styles.at(-1) ?? EMPTY_CELL;
    const edge = rows
      .flat()
      .flatMap(({ borders }) => Object.values(borders ?? {}))
      .find((one) => one !== undefined);
    const border = edge ? strokeOf(edge) : null;
    const node: TableNode = {
      ...PLAIN,
      kind: 'table',
      name: element.name ?? '',
      box,
      columns: columns.map((width) => Math.min(100, (width / Math.max(1, element.width)) * 10)),
      rows: rows.map((_, at) => element.rowHeights?.[at] ?? 0),
      cells: read.map((row, y) =>
        row.map(({ cell, words }, x) => ({
          text: (words?.runs ?? []).map(({ text }) => text).join(''),
          fill: colorOf((merged.get(y * columns.length + x) ?? cell)?.fillColor),
          color: plainColor(words?.runs[0]?.style.fill),
          bold: Boolean(cell?.fontBold) || (words?.runs[0]?.style.weight ?? 400) >= 600,
          align: words?.align === 'center' ? 'center' : words?.align === 'right' ? 'end' : 'start',
        })),
      ),
      style,
      border: border && { color: border.color, width: border.width },
      verticalAlign: mostOf(rows.flat().map(({ vAlign }) => verticalOf(vAlign))),
      headerRow: false,
    };
    return [node];
  }
}

const verticalOf = (written: string | undefined): TableNode['verticalAlign'] =>
  written === 'mid' ? 'middle' : written === 'down' ? 'bottom' : 'top';

/** What most of them are; `top` without any. */
function mostOf(aligns: readonly TableNode['verticalAlign'][]): TableNode['verticalAlign'] {
  const count = (one: TableNode['verticalAlign']): number => aligns.filter((other) => other === one).length;
  return (['top', 'middle', 'bottom'] as const).toSorted((a, b) => count(b) - count(a))[0] ?? 'top';
}

const plainColor = (paint: Paint | undefined): string | null => (paint?.type === 'solid' ? paint.color : null);

/** The cell that others are merged into, by their places counted row by row: a table of a design has no such cells. */
function mergedInto(rows: readonly Cell[][], width: number): Map<number, Cell> {
  const found = new Map<number, Cell>();
  rows.forEach((row, y) =>
    row.slice(0, width).forEach((cell, x) => {
      const [right, bottom] = [
        Math.min(width, x + Math.max(1, cell.colSpan ?? 1)),
        Math.min(rows.length, y + Math.max(1, cell.rowSpan ?? 1)),
      ];
      for (let below = y; below < bottom; below += 1)
        for (let beside = x; beside < right; beside += 1) {
          const place = below * width + beside;
          if (!found.has(place) && place !== y * width + x) found.set(place, cell);
        }
    }),
  );
  return found;
}
