/**
 * Where the mark of the free plan lies on a picture or a film: in the corner where it covers words, buttons and codes for
 * the shortest time, at the lower right if corners are equal.
 */
import type { DesignDocument, Page } from '#design/document/document.ts';
import { boundsOf, boundsOfLayers, centerOf, intersectionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { ancestorsOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { poseAt, type PageTime } from '#design/motion/pose-at.ts';
import { MARK_HEIGHT, MARK_MARGIN, type Corner } from './watermark.ts';

/** The mark's width in heights: it comes out no wider. */
const WIDEST = 6;
/** Shapes below this share of the page carry something: a button, a badge, a rule. */
const SMALL = 0.15;
/** Between the moments of a film that are looked at, ms: what flies past is seen. */
const EVERY = 50;

/** The usual one first. */
const CORNERS: readonly [Corner, ...Corner[]] = [
  { x: 'right', y: 'bottom' },
  { x: 'left', y: 'bottom' },
  { x: 'right', y: 'top' },
  { x: 'left', y: 'top' },
];

/** Of a page at rest. */
export function freeCorner(document: DesignDocument | null, page: string | null): Corner {
  if (!document || page === null) return CORNERS[0];
  return freest(document, [{ boxes: readBoxes(document, page, null), ms: 1 }]);
}

/** Of a film: one corner for all its pages, from the first picture to the last. */
export function freeCornerOfFilm(document: DesignDocument, pages: readonly Page[]): Corner {
  return freest(
    document,
    pages.flatMap(({ id, duration }) => {
      const looks = Math.max(1, Math.round(duration / EVERY));
      return Array.from({ length: looks }, (_, look) => ({
        boxes: readBoxes(document, id, { at: ((look + 0.5) / looks) * duration, duration }),
        ms: duration / looks,
      }));
    }),
  );
}

/** What is read during some time, px of the page. */
interface Stretch {
  boxes: readonly Box[];
  ms: number;
}

function freest({ width, height }: DesignDocument, stretches: readonly Stretch[]): Corner {
  const shorter = Math.min(width, height);
  const label = { width: shorter * MARK_HEIGHT * WIDEST, height: shorter * MARK_HEIGHT };
  const margin = shorter * MARK_MARGIN;
  const covered = ({ x, y }: Corner): number => {
    const mark = {
      x: x === 'left' ? margin : width - margin - label.width,
      y: y === 'top' ? margin : height - margin - label.height,
      ...label,
    };
    return stretches.reduce(
      (sum, { boxes, ms }) => (boxes.some((box) => intersectionOf(box, mark) !== null) ? sum + ms : sum),
      0,
    );
  };
  return CORNERS.map((corner) => ({ corner, ms: covered(corner) })).reduce((best, one) =>
    one.ms < best.ms - 1e-6 ? one : best,
  ).corner;
}

/** Everything on a page that is read. `time`: null at rest. */
function readBoxes(document: DesignDocument, page: string, time: PageTime | null): Box[] {
  return leavesInPaintOrder(document, page).flatMap((layer) => {
    if (!layer.visible || layer.opacity === 0 || layer.type === 'image') return [];
    if (layer.type === 'shape' && layer.width * layer.height > document.width * document.height * SMALL) return [];
    const box = boundsOf(layer);
    return time ? (posed(document, layer, box, time) ?? []) : [box];
  });
}

/** The box as moved by the layer and the groups around it; null while it is invisible. */
function posed(document: DesignDocument, leaf: LeafLayer, rest: Box, time: PageTime): Box | null {
  let box = rest;
  for (const layer of [leaf, ...ancestorsOf(document, leaf.id)]) {
    const bounds = layer === leaf ? rest : boundsOfLayers(leavesInPaintOrder(document, layer.id));
    if (!bounds) continue;
    const pose = poseAt(layer.animation, time, {
      width: document.width,
      height: document.height,
      left: bounds.x,
      top: bounds.y,
      right: bounds.x + bounds.width,
      bottom: bounds.y + bounds.height,
    });
    if (pose.opacity <= 0 || pose.cover?.share === 0) return null;
    const middle = centerOf(bounds);
    const [scaleX, scaleY] = [Math.abs(pose.scaleX), Math.abs(pose.scaleY)];
    box = {
      x: middle.x + (box.x - middle.x) * scaleX + pose.x,
      y: middle.y + (box.y - middle.y) * scaleY + pose.y,
      width: box.width * scaleX,
      height: box.height * scaleY,
    };
  }
  return box;
}
