/**
 * What a file of layers (SVG, PDF, PowerPoint) holds, before it becomes a design: pages of nodes in the page's own
 * units, bottom first. Readers produce it in the process that inspects files; `app/services/imports` turns it into
 * layers.
 */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Blend, Paint, Shadow } from '#design/document/values.ts';
import type { Loss, Losses } from '#app/contracts/imports.ts';
import type { ImportRefusal } from '#app/contracts/asset-error.ts';
import type { LayersKind } from '#app/contracts/sniff.ts';
import type { NormalisedPicture } from '../pictures/normalise.ts';

/** A box before its rotation, clockwise in degrees about its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

interface NodeLook {
  /** '' : named by what it is. */
  name: string;
  opacity: number;
  blend: Blend;
}

/** Width in page units; dashes in page units too. */
export interface NodeStroke {
  color: string;
  width: number;
  dash: readonly number[];
}

export type NodeShape =
  | { type: 'rectangle'; radius: number }
  | { type: 'ellipse' }
  | { type: 'line'; startHead: 'none' | 'arrow' | 'open' | 'circle'; endHead: 'none' | 'arrow' | 'open' | 'circle' }
  /** Commands in page coordinates; the node's box is that of their bounds. */
  | { type: 'path'; commands: readonly PathCommand[]; rule: 'nonzero' | 'evenodd' };

export interface ShapeNode extends NodeLook {
  kind: 'shape';
  shape: NodeShape;
  box: Box;
  fill: Paint | null;
  stroke: NodeStroke | null;
  shadow: Shadow | null;
}

export interface LetterStyle {
  /** As the file names them, the preferred one first: `ABCDEF+Helvetica-Bold`, `Arial`, `sans-serif`. */
  families: readonly string[];
  size: number;
  weight: number;
  italic: boolean;
  underline: boolean;
  strikethrough: boolean;
  fill: Paint;
}

export interface TextRunNode {
  text: string;
  style: LetterStyle;
}

export interface TextNode extends NodeLook {
  kind: 'text';
  runs: readonly TextRunNode[];
  align: 'left' | 'center' | 'right' | 'justify';
  /** Relative to the size of the letters. */
  lineHeight: number;
  /** Thousandths of the font size. */
  letterSpacing: number;
  list: 'none' | 'bullet' | 'number';
  stroke: NodeStroke | null;
  /** The color of the box that the words stand on; absent: none. */
  ground?: string;
  place:
    | {
        /** Lines as they are, each ended by a line break, none wrapped. */
        type: 'lines';
        /** The first baseline, at the side that `align` names, and its direction, degrees clockwise. */
        x: number;
        y: number;
        rotation: number;
        /** How wide the file draws each line, page units; null: unknown. */
        widths: readonly number[] | null;
        /** How much wider than high the file draws letters; 1: as the font has them. */
        stretch: number;
        /** Lines of a paragraph that may be set anew, in a box as wide as the paragraph. */
        paragraph: boolean;
      }
    | {
        type: 'box';
        box: Box;
        verticalAlign: 'top' | 'middle' | 'bottom';
        /** The letters shrink until the text fits. */
        shrink: boolean;
        wrap: boolean;
        /** Room between paragraphs beyond that between lines, relative to the size of the letters. */
        gap: number;
      };
}

export interface PictureNode extends NodeLook {
  kind: 'picture';
  /** Index into `pictures` of the file. */
  picture: number;
  box: Box;
  flipX: boolean;
  flipY: boolean;
  /** The part that fills the box, in fractions. */
  crop: { x: number; y: number; width: number; height: number };
  /** Commands in page coordinates clip it; they stay within the box, which is then not rotated. */
  frame:
    | { type: 'rectangle'; radius: number }
    | { type: 'ellipse' }
    | { type: 'path'; commands: readonly PathCommand[] };
  alt: string;
  shadow: Shadow | null;
}

export interface TableNode extends NodeLook {
  kind: 'table';
  box: Box;
  columns: readonly number[];
  rows: readonly number[];
  cells: readonly (readonly TableCellNode[])[];
  style: LetterStyle;
  border: { color: string; width: number } | null;
  verticalAlign: 'top' | 'middle' | 'bottom';
  headerRow: boolean;
}

export interface TableCellNode {
  text: string;
  fill: string | null;
  color: string | null;
  bold: boolean;
  align: 'start' | 'center' | 'end';
}

export interface GroupNode extends NodeLook {
  kind: 'group';
  children: ImportedNode[];
}

export type LeafNode = ShapeNode | TextNode | PictureNode | TableNode;
export type ImportedNode = LeafNode | GroupNode;

export interface ImportedPage {
  name: string;
  width: number;
  height: number;
  /** Null: nothing behind the nodes. */
  background: Paint | null;
  nodes: ImportedNode[];
}

export interface ImportedFile {
  kind: LayersKind;
  /** What the file calls itself, or ''. */
  title: string;
  /** Page units in a px of a design at natural size. */
  unit: number;
  pages: ImportedPage[];
  pictures: NormalisedPicture[];
  losses: Losses;
}

/** Counts losses while a file is read. */
export class LossCount {
  readonly found: Losses;
  readonly #page: number | null;

  /** Adds to what was `found`. */
  constructor(found: Losses = {}, page: number | null = null) {
    this.found = found;
    this.#page = page;
  }

  /** The same count, for what is lost on one page: 0 is the first. */
  onPage(index: number): LossCount {
    return new LossCount(this.found, index + 1);
  }

  add(loss: Loss, count = 1): void {
    if (count <= 0) return;
    const before = this.found[loss];
    const pages = before?.pages ?? [];
    this.found[loss] = {
      count: (before?.count ?? 0) + count,
      pages: this.#page === null || pages.includes(this.#page) ? pages : [...pages, this.#page],
    };
  }
}

/** A file that can't be imported: an expected failure, with a message for its owner. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly code: ImportRefusal;

  constructor(code: ImportRefusal) {
    super(code);
    this.code = code;
  }
}

export const PLAIN: NodeLook = { name: '', opacity: 1, blend: 'normal' };

/** Bounds of reading that nobody meets by drawing. */
export const READING_LIMITS = {
  /** Elements in a file, seen or not. */
  fileElements: 200_000,
  /** Nesting of groups. */
  depth: 120,
  pictures: 400,
  /** Bytes of one XML document. */
  xml: 20_000_000,
} as const;
