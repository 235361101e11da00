/**
 * Parts of an SVG that a design can't show, drawn by librsvg: it runs nothing and, from memory, fetches nothing. And
 * pictures in data addresses.
 */
import { XMLSerializer, type Element } from '@xmldom/xmldom';
import sharp from 'sharp';
import { normalisePicture, type NormalisedPicture } from '../../pictures/normalise.ts';
import { multiply, type Matrix } from '../matrix.ts';
import type { Style } from './svg-style.ts';
import type { Scene } from './svg-scene.ts';
import { hrefOf } from './svg-source.ts';

const NAMED = /url\(\s*["']?#([^"')\s]+)/g;

/** Everything in the document that an element draws with: gradients, patterns, filters, masks, copies. */
function neededBy(scene: Scene, element: Element, style: Style): Element[] {
  const needed = new Map<string, Element>();
  const take = (ids: readonly string[]): void => {
    for (const id of ids) {
      const target = needed.has(id) ? null : scene.byId(id);
      if (!target || needed.size > 500) continue;
      needed.set(id, target);
      look(target);
    }
  };
  const look = (node: Element): void => {
    for (const one of [node, ...node.getElementsByTagName('*')]) {
      take([...one.attributes].flatMap(({ value }) => namedIn(value)));
      const href = hrefOf(one);
      if (href.startsWith('#')) take([href.slice(1)]);
    }
  };
  take(Object.values(style).flatMap(namedIn));
  take(scene.styles.sheets.flatMap(namedIn));
  look(element);
  return [...needed.values()];
}

function namedIn(value: string): string[] {
  return [...value.matchAll(NAMED)].map(([, id = '']) => id);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A part of the page, in its own units. */
interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing of one element alone: what of it is in a region of the page. */
type DrawRegion = (region: Region, width: number, height: number) => Buffer;

function aloneAsSvg(
  scene: Scene,
  { element, matrix, style, view }: Drawn,
  page: { width: number; height: number },
): DrawRegion {
  const write = new XMLSerializer();
  const look = Object.entries(style)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
  const still = element.cloneNode(true) as Element;
  still.removeAttribute('transform');
  still.setAttribute('style', `${element.getAttribute('style') ?? ''};transform:none;opacity:1;mix-blend-mode:normal`);
  const defs = neededBy(scene, element, style).map((one) => write.serializeToString(one));
  const sheets = scene.styles.sheets.map((sheet) => `<style>${escaped(sheet)}</style>`);
  // Percentages are of the view that the element is in, whatever region is drawn.
  const toView: Matrix = [view.width / page.width, 0, 0, view.height / page.height, 0, 0];
  const own = multiply(toView, matrix);
  const body = `${sheets.join('')}<defs>${defs.join('')}</defs><svg width="${page.width}" height="${page.height}" viewBox="0 0 ${view.width} ${view.height}" preserveAspectRatio="none" overflow="visible"><g transform="matrix(${own.join(' ')})" style="${escaped(look)}">${write.serializeToString(still)}</g></svg>`;
  return ({ x, y, width: w, height: h }, width, height) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="none">${body}</svg>`,
    );
}

/** An element as it stands in the document. */
export interface Drawn {
  element: Element;
  /** With its own transform. */
  matrix: Matrix;
  /** Its parent's. */
  style: Style;
  view: { width: number; height: number };
}

export interface DrawnPart {
  picture: NormalisedPicture;
  region: Region;
}

/** Longer side of the first, coarse drawing, which tells where the part is. */
const COARSE = 250;
/** Longer side of the drawing of a whole page that parts are cut from, px. */
const FINE = 2000;

/** Draws one element of a page, as much as is seen. Null: it can't be drawn. */
export async function drawnPart(
  scene: Scene,
  drawn: Drawn,
  page: { width: number; height: number },
): Promise<DrawnPart | 'unseen' | null> {
  const draw = aloneAsSvg(scene, drawn, page);
  const longer = Math.max(page.width, page.height);
  const side = (length: number, most: number): number => Math.max(1, Math.round((length / longer) * most));
  try {
    const [coarseWidth, coarseHeight] = [side(page.width, COARSE), side(page.height, COARSE)];
    const coarse = await pixelsOf(draw({ x: 0, y: 0, ...page }, coarseWidth, coarseHeight));
    const seen = seenBounds(coarse.data, coarse.info.width, coarse.info.height);
    if (!seen) return 'unseen';
    const [unitX, unitY] = [page.width / coarseWidth, page.height / coarseHeight];
    const left = Math.max(0, seen.left - 2) * unitX;
    const top = Math.max(0, seen.top - 2) * unitY;
    const region = {
      x: left,
      y: top,
      width: Math.min(page.width, (seen.left + seen.width + 2) * unitX) - left,
      height: Math.min(page.height, (seen.top + seen.height + 2) * unitY) - top,
    };
    const { data, info } = await pixelsOf(draw(region, side(region.width, FINE), side(region.height, FINE)));
    const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .png()
      .toBuffer();
    return { picture: await normalisePicture(new Uint8Array(png)), region };
  } catch {
    return null;
  }
}

const pixelsOf = (svg: Buffer) =>
  sharp(svg, { limitInputPixels: 40_000_000 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

function seenBounds(
  pixels: Uint8Array,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 2) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The bytes of a data address of a picture. Null: it is another address, or too large. */
export function dataPicture(href: string): { bytes: Uint8Array; svg: boolean } | null {
  const comma = href.indexOf(',');
  if (!/^data:/i.test(href) || comma < 0 || href.length > 40_000_000) return null;
  const head = href.slice(5, comma).toLowerCase();
  const body = href.slice(comma + 1);
  try {
    const bytes = head.includes('base64')
      ? new Uint8Array(Buffer.from(body, 'base64'))
      : new TextEncoder().encode(decodeURIComponent(body));
    return bytes.length > 0 ? { bytes, svg: head.startsWith('image/svg') } : null;
  } catch {
    return null;
  }
}

/** An SVG within the file, as a picture: its size in its own px. Null: it can't be drawn. */
export async function pictureOfSvg(bytes: Uint8Array): Promise<NormalisedPicture | null> {
  try {
    const png = await sharp(bytes, { limitInputPixels: 40_000_000, density: 144 })
      .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return await normalisePicture(new Uint8Array(png));
  } catch {
    return null;
  }
}
