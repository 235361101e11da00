/** Draws an SVG as a picture, in its own proportions. As an image it runs no code and fetches nothing. */
import { message } from '#messages/message.ts';
import { svgIn, svgSize, viewBoxOf, type SvgBox } from './svg-source.ts';

/** Longer side of the picture, px: sharp on a large page, and no larger than a photo. */
const SIDE = 2000;
const SVG = 'http://www.w3.org/2000/svg';

const unreadable = (): Error => new Error(message('actions.svgUnreadable'));

/**
 * The root of the drawing. What is no XML (without its namespace, with entities of HTML, with tags left open) is read
 * as browsers read it within a page. Parsed, not displayed: nothing of it runs.
 */
function rootOf(text: string): SVGSVGElement {
  const found = svgIn(text);
  if (!found) throw unreadable();
  const parser = new DOMParser();
  const { documentElement: root } = parser.parseFromString(found.source, 'image/svg+xml');
  if (root.namespaceURI === SVG && root.localName === 'svg' && !root.querySelector('parsererror'))
    return root as unknown as SVGSVGElement;
  const page = parser.parseFromString(found.source.slice(found.root), 'text/html');
  const within = page.querySelector('svg');
  if (!within) throw unreadable();
  return within;
}

/** Gives the root the size of the picture; the box that it had stays the one that it draws. */
function sized(root: SVGSVGElement, { width, height }: SvgBox, isOpen: boolean): { width: number; height: number } {
  const factor = isOpen ? 1 : SIDE / Math.max(width, height);
  const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  if (viewBoxOf(root.getAttribute('viewBox')) === null && !isOpen) {
    root.setAttribute('viewBox', `0 0 ${width} ${height}`);
    // Sides that were rounded to whole pixels must not leave a gap.
    root.setAttribute('preserveAspectRatio', 'none');
  }
  for (const property of [
    'width',
    'height',
    'min-width',
    'min-height',
    'max-width',
    'max-height',
    'display',
    'visibility',
  ])
    root.style.removeProperty(property);
  root.removeAttribute('display');
  root.removeAttribute('x');
  root.removeAttribute('y');
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  return size;
}

/** The painted part of a canvas, px; null: nothing was painted. */
function paintedBox({ width, height, data }: ImageData): (SvgBox & { x: number; y: number }) | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!data[(y * width + x) * 4 + 3]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Throws an error for people if it can't be read or shows nothing. */
export async function pictureOfSvg(text: string): Promise<File> {
  const root = rootOf(text);
  const asked = svgSize(
    root.getAttribute('width') ?? root.style.width,
    root.getAttribute('height') ?? root.style.height,
    root.getAttribute('viewBox'),
  );
  const size = sized(root, asked ?? { width: SIDE, height: SIDE }, asked === null);
  const source = new XMLSerializer().serializeToString(root);
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => Promise.reject(unreadable()));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw unreadable();
    context.drawImage(image, 0, 0, size.width, size.height);
    const box = paintedBox(context.getImageData(0, 0, size.width, size.height));
    if (!box) throw new Error(message('actions.svgEmpty'));
    const blob = await blobOf(asked === null ? cut(canvas, box) : canvas);
    return new File([blob], 'drawing.png', { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A drawing that says no size is as large as what it draws. */
function cut(canvas: HTMLCanvasElement, { x, y, width, height }: SvgBox & { x: number; y: number }): HTMLCanvasElement {
  const part = document.createElement('canvas');
  Object.assign(part, { width, height });
  part.getContext('2d')?.drawImage(canvas, -x, -y);
  return part;
}

async function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw unreadable();
  return blob;
}
