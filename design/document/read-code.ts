/** The port through which the kernel looks at a rendered page as a camera does. */
import type { DesignDocument } from './document.ts';
import type { Box } from './geometry.ts';

/** What a QR code says that is in a box of a rendered page, px; null: none can be read there. */
export type ReadCode = (document: DesignDocument, page: string, box: Box) => Promise<string | null>;

/** px of a code's side as it is looked at: what a phone's camera sees of it at arm's length. */
const SEEN = 480;

/** By how much a page is scaled to look at a code in a box: never enlarged, as a page is not either. */
export function codeScale(box: Box): number {
  return Math.min(1, SEEN / Math.max(1, box.width, box.height));
}

/** The box with free space around it, within the page: cameras see what a code stands on. */
export function aroundCode({ width, height }: { width: number; height: number }, box: Box): Box {
  const free = Math.max(box.width, box.height) * 0.12;
  const [left, top] = [Math.max(0, box.x - free), Math.max(0, box.y - free)];
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(width, box.x + box.width + free) - left),
    height: Math.max(0, Math.min(height, box.y + box.height + free) - top),
  };
}
