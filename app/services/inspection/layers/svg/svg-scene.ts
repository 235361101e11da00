/** What the readers of an SVG's parts share: the document, its ids, its styles, and what has been found so far. */
import type { Document, Element } from '@xmldom/xmldom';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { ImportRefused, LossCount, type ImportedNode, type PictureNode } from '../imported.ts';
import type { NormalisedPicture } from '../../pictures/normalise.ts';
import type { Clipping } from '../stroke-nodes.ts';
import { multiply, type Matrix } from '../matrix.ts';
import { Styles, type Style } from './svg-style.ts';
import { hrefOf, targetOf } from './svg-source.ts';
import { transformOf, type View } from './svg-values.ts';

/** Where an element stands. */
export interface Place {
  /** From the element's own coordinates to the page's. */
  matrix: Matrix;
  /** Of the parent, before the element's own is added. */
  style: Style;
  /** What is seen of it, in page coordinates. Null: all. */
  clip: Clipping | null;
  /** The viewport, for percentages. */
  view: View;
  /** Ids of `use`, markers and nested pictures that lead here. */
  path: readonly string[];
}

/** A part that only a picture can show; it is drawn when the rest has been read. */
export interface Part {
  element: Element;
  /** Its parent's. */
  matrix: Matrix;
  style: Style;
  view: View;
  node: PictureNode;
}

export class Scene {
  readonly styles: Styles;
  readonly losses = new LossCount();
  readonly pictures: NormalisedPicture[] = [];
  readonly parts: Part[] = [];
  /** Pictures in data addresses, to be decoded; a node each. */
  readonly images: { node: PictureNode; bytes: Uint8Array; svg: boolean; fit: PictureFit }[] = [];
  /** There are more effects than can be drawn one by one. */
  readonly crowded: boolean;
  readonly #ids = new Map<string, Element>();
  #elements = 0;

  constructor(document: Document) {
    this.styles = new Styles(document);
    let effects = 0;
    for (const element of [...document.getElementsByTagName('*')]) {
      const id = element.getAttribute('id');
      if (id && !this.#ids.has(id)) this.#ids.set(id, element);
      if (hasEffect(element)) effects += 1;
    }
    this.crowded = effects > MOST_PARTS;
  }

  byId(id: string | null): Element | null {
    return id === null ? null : (this.#ids.get(id) ?? null);
  }

  /** The element that `url(#id)` names. */
  byUrl(value: string | undefined): Element | null {
    return this.byId(urlTarget(value));
  }

  /** The element a gradient or a pattern continues. */
  linked(element: Element): Element | null {
    return hrefOf(element) ? this.byId(targetOf(element)) : null;
  }

  /** Counts one more drawn element. Throws ImportRefused. */
  count(): void {
    this.#elements += 1;
    if (this.#elements > IMPORT_LIMITS.elements) throw new ImportRefused('import_elements');
  }
}

/** Parts drawn alone: each costs two drawings. */
export const MOST_PARTS = 40;

/** Whether an element by itself asks for what only a picture can show. */
export const hasEffect = (element: Element): boolean =>
  ['filter', 'mask'].some((name) => element.hasAttribute(name) && element.getAttribute(name) !== 'none') ||
  /(?:^|;)\s*(?:filter|mask)\s*:\s*url/.test(element.getAttribute('style') ?? '');

/** Reads what is in an element. */
export interface Walk {
  scene: Scene;
  children(parent: Element, place: Place): ImportedNode[];
}

/** How a picture sits in its element's box. */
export interface PictureFit {
  view: View;
  preserve: string | null;
  matrix: Matrix;
  clip: Clipping | null;
}

export function urlTarget(value: string | undefined): string | null {
  return /^url\(\s*["']?#([^"')\s]+)["']?\s*\)/.exec(value?.trim() ?? '')?.[1] ?? null;
}

/** The matrix with an element's own transform. */
export const withTransform = (matrix: Matrix, element: Element, style: Style): Matrix =>
  multiply(matrix, transformOf(element.getAttribute('transform') ?? style.transform));
