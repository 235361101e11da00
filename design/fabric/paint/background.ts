/** Paints the background of a page: color, gradient, pattern or picture. */
import type { Background, ImagePaint, Paint } from '#design/document/values.ts';
import { blur } from './filters/blur.ts';
import { fillStyleOf } from './paint-style.ts';
import { paintPlaceholder } from './placeholder.ts';
import {
  contextOf,
  currentMatrix,
  resolutionFor,
  scaleOf,
  type Context,
  type PaintTools,
  type Picture,
  type Size,
  type Surface,
} from './tools.ts';

/** Covers the page from (0, 0) to its size; `none` leaves it transparent. */
export function paintBackground(context: Context, background: Background, size: Size, tools: PaintTools): void {
  if (background.type === 'none') return;
  context.save();
  context.translate(size.width / 2, size.height / 2);
  if (background.type === 'image') {
    const picture = tools.picture(background.asset);
    if (picture) paintPicture(context, background, picture, size, tools);
    else paintPlaceholder(context, size, tools.pictureState(background.asset).status);
  } else if (background.type === 'pattern') {
    if (tools.rare) tools.rare.paintPattern(context, background, size);
    else paintColor(context, { type: 'solid', color: background.ground }, size);
  } else {
    paintColor(context, background, size);
  }
  context.restore();
}

function paintColor(context: Context, paint: Paint, size: Size): void {
  context.fillStyle = fillStyleOf(context, paint, size);
  context.fillRect(-size.width / 2, -size.height / 2, size.width, size.height);
}

function paintPicture(context: Context, background: ImagePaint, picture: Picture, size: Size, tools: PaintTools): void {
  context.globalAlpha *= background.opacity;
  const { naturalWidth, naturalHeight } = picture;
  if (background.fit === 'tile') {
    paintTiles(context, background.scale, picture, size, tools);
    return;
  }
  const ratio =
    background.fit === 'contain'
      ? Math.min(size.width / naturalWidth, size.height / naturalHeight)
      : Math.max(size.width / naturalWidth, size.height / naturalHeight);
  const drawn = background.fit === 'stretch' ? size : { width: naturalWidth * ratio, height: naturalHeight * ratio };
  context.beginPath();
  context.rect(-size.width / 2, -size.height / 2, size.width, size.height);
  context.clip();
  const image =
    background.blur > 0
      ? blurred(picture, background.blur, drawn, scaleOf(currentMatrix(context)), tools)
      : picture.image;
  const { x, y } = (background.fit === 'cover' && background.focus) || MIDDLE;
  context.drawImage(
    image,
    startOf(drawn.width, size.width, x),
    startOf(drawn.height, size.height, y),
    drawn.width,
    drawn.height,
  );
}

const MIDDLE = { x: 0.5, y: 0.5 };

/**
 * The start of a picture along one side of the page, from the page's center: its focus is centered as far as no edge is
 * bare.
 */
function startOf(drawn: number, page: number, focus: number): number {
  const room = Math.abs(drawn - page) / 2;
  return Math.min(room, Math.max(-room, drawn * (0.5 - focus))) - drawn / 2;
}

/** The last blurred copy of each picture: pages are repainted far more often than their blur changes. */
const blurredCopies = new WeakMap<Picture, { key: string; surface: Surface }>();

/**
 * Standard deviation of the blur in the copy's pixels: enlarging such a copy is indistinguishable from blurring at full
 * size.
 */
const SOFT_ENOUGH = 8;

/**
 * A blurred copy, no larger than its softness needs. `sigma` and `drawn`: page px; `scale`: device pixels per page px.
 */
function blurred(picture: Picture, sigma: number, drawn: Size, scale: number, tools: PaintTools): Surface {
  const resolution = Math.min(resolutionFor(scale), SOFT_ENOUGH / sigma, picture.width / drawn.width);
  const key = [sigma, drawn.width, drawn.height, resolution].join(' ');
  const known = blurredCopies.get(picture);
  // A renderer frees its surfaces when the page is done, the picture may stay for the next one.
  if (known?.key === key && known.surface.width > 0) return known.surface;
  const surface = tools.createSurface(
    Math.max(1, Math.round(drawn.width * resolution)),
    Math.max(1, Math.round(drawn.height * resolution)),
  );
  contextOf(surface).drawImage(picture.image, 0, 0, surface.width, surface.height);
  blur(surface, sigma * resolution, tools);
  blurredCopies.set(picture, { key, surface });
  return surface;
}

/** Side of a prepared tile, px. At higher zooms a tile is enlarged. */
const LARGEST_TILE = 4096;

/**
 * Tiles from the page's top left. One tile is scaled to device pixels first: many small drawImages would show seams.
 */
function paintTiles(context: Context, scale: number, picture: Picture, size: Size, tools: PaintTools): void {
  const width = picture.naturalWidth * scale;
  const height = picture.naturalHeight * scale;
  // A tile larger than the page is cut: only its top left part is visible.
  const [seenX, seenY] = [Math.min(width, size.width), Math.min(height, size.height)];
  const device = Math.min(scaleOf(currentMatrix(context)), LARGEST_TILE / Math.max(seenX, seenY));
  const tile = tools.createSurface(Math.max(1, Math.round(seenX * device)), Math.max(1, Math.round(seenY * device)));
  const shownX = Math.min(1, tile.width / Math.max(1, width * device));
  const shownY = Math.min(1, tile.height / Math.max(1, height * device));
  contextOf(tile).drawImage(
    picture.image,
    0,
    0,
    picture.width * shownX,
    picture.height * shownY,
    0,
    0,
    tile.width,
    tile.height,
  );
  const pattern = context.createPattern(tile, 'repeat');
  if (!pattern) return;
  context.translate(-size.width / 2, -size.height / 2);
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  // The path keeps its page coordinates; the pattern fills in tile pixels.
  context.scale((width * shownX) / tile.width, (height * shownY) / tile.height);
  context.fillStyle = pattern;
  context.fill();
  tools.release(tile);
}
