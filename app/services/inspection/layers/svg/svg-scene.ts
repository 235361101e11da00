/** What the readers of an SVG's parts share: the document, its ids, its styles, and what has been found so far. */
import type { Document, Element } from '@xmldom/xmldom';
import type { Loss } from '#app/contracts/imports.ts';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { ImportRefused, LossCount, type ImportedNode, type PictureNode } from '../imported.ts';
import type { NormalisedPicture } from '../../pictures/normalise.ts';
import type { Clipping } from '../stroke-nodes.ts';
import { IDENTITY, multiply, translation, type Matrix } from '../matrix.ts';
import { boundsOf } from '../outlines.ts';
import { geometryOf, outlineOfGeometry } from './svg-geometry.ts';
import { Styles, type Style } from './svg-style.ts';
import { hrefOf, targetOf } from './svg-source.ts';
import { lengthOf, transformOf, type View } from './svg-values.ts';

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
  /** With its own transform. */
  matrix: Matrix;
  /** Its parent's. */
  style: Style;
  view: View;
  clip: Clipping | null;
  node: PictureNode;
  /** What the picture of it counts as. */
  loss: Loss;
  losses: LossCount;
}

export class Scene {
  readonly styles: Styles;
  /** Of the page that is being read. */
  losses = new LossCount();
  readonly pictures: NormalisedPicture[] = [];
  readonly parts: Part[] = [];
  /** Pictures in data addresses, to be decoded; a node each. */
  readonly images: { node: PictureNode; bytes: Uint8Array; svg: boolean; fit: PictureFit; losses: LossCount }[] = [];
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

const SIDES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** Where a transform turns about: a pair of lengths or sides of the box that it is measured in. */
function originOf(value: string, box: View): { x: number; y: number } {
  const words = value.trim().split(/\s+/);
  if (/^(?:top|bottom)$/.test(words[0] ?? '') || /^(?:left|right)$/.test(words[1] ?? '')) words.reverse();
  const along = (word: string, whole: number): number => {
    const side = SIDES[word];
    return side === undefined ? (lengthOf(word, whole) ?? 0) : side * whole;
  };
  const [x = 'center', y = 'center'] = words;
  const isUpright = words.length === 1 && /^(?:top|bottom)$/.test(x);
  const [across, down] = isUpright ? ['center', x] : [x, y];
  return { x: box.x + along(across, box.width), y: box.y + along(down, box.height) };
}

/** The matrix with an element's own transform, about the origin that it names. */
export function withTransform(
  { matrix, view }: Pick<Place, 'matrix' | 'view'>,
  element: Element,
  style: Style,
): Matrix {
  const own = transformOf(element.getAttribute('transform') ?? style.transform);
  const origin = style['transform-origin'];
  if (origin === undefined || own === IDENTITY) return multiply(matrix, own);
  const geometry = style['transform-box'] === 'fill-box' ? geometryOf(element, view) : null;
  const bounds = geometry && boundsOf(outlineOfGeometry(geometry));
  const { x, y } = originOf(
    origin,
    bounds
      ? { x: bounds.left, y: bounds.top, width: bounds.right - bounds.left, height: bounds.bottom - bounds.top }
      : { ...view, x: 0, y: 0 },
  );
  return multiply(matrix, multiply(multiply(translation(x, y), own), translation(-x, -y)));
}
