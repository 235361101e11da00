/** Chooses a user's picture's place and size on a page: as requested, else where there is room, never over texts. */
import type { Box } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { ancestorsOf, bottomOrder, childrenOf, orderBetween, topOrder } from '#design/document/tree.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { ToolContext } from '../contract/context.ts';
import {
  anchorOf,
  boxAt,
  isBackdrop,
  largestFreeBox,
  marginOf,
  overlapOf,
  standingOn,
  type Place,
  type Size,
} from '../contract/page-space.ts';
import { containIn, coverCrop } from '../page/picture-fit.ts';

/** Shares of the page's edges that the picture must fit into. */
const SIZES = { small: 0.3, medium: 0.5, large: 0.76 } as const;

/** Placing options. By default: large, where there is room. */
export interface PicturePlacing {
  place?: Place;
  size?: 'small' | 'medium' | 'large' | 'full';
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  fit?: 'contain' | 'cover';
  /** Width ÷ height that it is cropped to first; null or absent: its own. */
  ratio?: number | null;
}

/** The picture itself: its size in px, and its focal point. */
type Picture = Size & Pick<AssetInfo, 'focus'>;

interface Fitted {
  box: Box;
  crop: ImageLayer['crop'];
}

const WHOLE: ImageLayer['crop'] = { x: 0, y: 0, width: 1, height: 1 };

/** The size of the picture's box and the visible part of the picture. */
function sized(given: PicturePlacing, asset: Picture, available: Size): { size: Size; crop: ImageLayer['crop'] } {
  if (given.width !== undefined && given.height !== undefined) {
    const box = { width: given.width, height: given.height };
    return given.fit === 'contain'
      ? { size: containIn(asset, box), crop: WHOLE }
      : { size: box, crop: coverCrop(asset, box) };
  }
  const wanted = given.ratio ?? null;
  const ratio = wanted ?? asset.width / asset.height;
  const crop = wanted === null ? WHOLE : coverCrop(asset, { width: wanted, height: 1 });
  if (given.width !== undefined)
    return { size: { width: given.width, height: Math.max(1, Math.round(given.width / ratio)) }, crop };
  if (given.height !== undefined)
    return { size: { width: Math.max(1, Math.round(given.height * ratio)), height: given.height }, crop };
  return { size: containIn({ width: ratio, height: 1 }, available), crop };
}

/**
 * The largest share of the page's width and height: smaller at an edge or in a corner, or it would not look as if it
 * were there.
 */
function shareFor({ size, place }: PicturePlacing): Size {
  if (size !== undefined && size !== 'full') return { width: SIZES[size], height: SIZES[size] };
  const { x, y } = place ? anchorOf(place) : { x: 0, y: 0 };
  if (x !== 0 && y !== 0) return { width: 0.46, height: 0.46 };
  return { width: x !== 0 ? 0.5 : SIZES.large, height: y !== 0 ? 0.5 : SIZES.large };
}

/** The picture's place: as requested; else where the page has most room; else the middle, behind texts. */
export function fitted(given: PicturePlacing, asset: Picture, context: ToolContext): Fitted {
  const { document } = context;
  const margin = marginOf(document);
  const share = shareFor(given);
  const inner = {
    width: Math.min(document.width * share.width, document.width - 2 * margin),
    height: Math.min(document.height * share.height, document.height - 2 * margin),
  };
  if (given.size === 'full') {
    const box = { x: 0, y: 0, width: document.width, height: document.height };
    return { box, crop: coverCrop(asset, box) };
  }
  const free = given.place === undefined && given.x === undefined && given.y === undefined ? roomFor(context) : null;
  const available = free
    ? { width: Math.min(free.width, inner.width), height: Math.min(free.height, inner.height) }
    : inner;
  const { size, crop } = sized(given, asset, available);
  if (free) {
    const box = { x: free.x + (free.width - size.width) / 2, y: free.y + (free.height - size.height) / 2, ...size };
    return { box: rounded(box), crop };
  }
  const home = boxAt(document, size, given.place ?? 'center');
  return { box: rounded({ ...home, x: given.x ?? home.x, y: given.y ?? home.y }), crop };
}

function rounded(box: Box): Box {
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.max(1, Math.round(box.width)),
    height: Math.max(1, Math.round(box.height)),
  };
}

/** The largest free area of a page with other contents, if it is large enough for a picture. */
function roomFor({ document, page }: ToolContext): Box | null {
  const obstacles = standingOn(document, page)
    .map(({ box }) => box)
    .filter((box) => !isBackdrop(document, box));
  if (obstacles.length === 0) return null;
  const free = largestFreeBox(document, obstacles);
  return free && Math.min(free.width, free.height) >= Math.min(document.width, document.height) * 0.25 ? free : null;
}

/** Above everything, but below the texts that it would cover. */
export function orderFor(box: Box, given: PicturePlacing, { document, page }: ToolContext): string {
  if (given.size === 'full') return bottomOrder(document, page);
  const covered = standingOn(document, page).filter(
    ({ layer, box: other }) => layer.type === 'text' && overlapOf(box, other) > 0,
  );
  const roots = new Set(covered.map(({ layer }) => ancestorsOf(document, layer.id).at(-1)?.id ?? layer.id));
  const siblings = childrenOf(document, page);
  const first = siblings.findIndex((sibling) => roots.has(sibling.id));
  if (first === -1) return topOrder(document, page);
  return orderBetween(siblings[first - 1]?.order ?? null, siblings[first]?.order ?? null);
}
