/** Replaces a picture or fills an empty frame: the frame stays, the picture is fitted by its focal point. */
import { ImageUp } from 'lucide-react';
import type { ImageLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { withPicture, withPictureOf } from '#design/layout/framed-pictures.ts';
import type { Operation } from '#design/operations/operation.ts';
import { containIn } from '#tools/page/picture-fit.ts';
import { defineCommand, isLocked, type CommandContext } from './command.ts';
import type { UploadedPicture } from './insert-picture.ts';
import { differenceOf } from './patch-difference.ts';

const WHOLE: ImageLayer['crop'] = { x: 0, y: 0, width: 1, height: 1 };

/** An image layer that the user may change. */
function changeable({ document }: Pick<CommandContext, 'document'>, id: string): ImageLayer | null {
  const layer = findLayer(document, id);
  return layer?.type === 'image' && !isLocked(document, id) ? layer : null;
}

/** `whole`: nothing is cropped, as with logos; the picture is fitted into the place. */
export const replacePictureCommand = defineCommand<{ id: string; picture: UploadedPicture; whole?: boolean }>({
  id: 'replace-picture',
  label: 'pictures.replace',
  icon: ImageUp,
  isEnabled: () => true,
  run(context, { id, picture, whole = false }) {
    const layer = changeable(context, id);
    if (!layer) return [];
    const size = whole ? containIn(picture, layer) : layer;
    const place = {
      x: layer.x + (layer.width - size.width) / 2,
      y: layer.y + (layer.height - size.height) / 2,
      width: size.width,
      height: size.height,
    };
    const replaced = withPicture({ ...layer, ...place }, picture);
    // A place has whole pixels: the remainder isn't worth cropping.
    return differenceOf(layer, whole ? { ...replaced, crop: WHOLE } : replaced);
  },
  selectAfter: (_context, operations) =>
    operations.flatMap((operation) => (operation.type === 'layer.update' ? [operation.id] : [])),
});

/**
 * Moves the picture of one layer into the frame of another; its former layer is deleted. `focus`: what matters most in
 * the picture.
 */
export const fillFrameCommand = defineCommand<{
  frame: string;
  source: string;
  focus?: { x: number; y: number } | null;
}>({
  id: 'fill-frame',
  label: 'pictures.fillFrame',
  icon: ImageUp,
  isEnabled: () => true,
  run(context, { frame, source, focus }) {
    const target = changeable(context, frame);
    const layer = changeable(context, source);
    if (!target || !layer || !isPicture(layer) || frame === source) return [];
    const look = target.asset === null ? { filters: layer.filters } : {};
    return [
      ...differenceOf(target, { ...withPictureOf(target, layer, focus), ...look }),
      { type: 'layer.remove', id: source } satisfies Operation,
    ];
  },
  selectAfter: (_context, operations) =>
    operations.flatMap((operation) => (operation.type === 'layer.update' ? [operation.id] : [])),
});

/** Swaps the pictures of two frames; the frames keep their places and outlines. */
export const swapPicturesCommand = defineCommand<{ one: string; other: string }>({
  id: 'swap-pictures',
  label: 'pictures.swap',
  icon: ImageUp,
  isEnabled: () => true,
  run(context, { one, other }) {
    const first = changeable(context, one);
    const second = changeable(context, other);
    if (!first || !second || one === other) return [];
    return [
      ...differenceOf(first, { ...withPictureOf(first, second), filters: second.filters }),
      ...differenceOf(second, { ...withPictureOf(second, first), filters: first.filters }),
    ];
  },
});
