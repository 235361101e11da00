/** Puts another picture into a picture's or an empty frame's place: the frame stays, the picture is fitted by its focal point. */
import { ImageUp } from 'lucide-react';
import { isPicture, type ImageLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { coverAt } from '#design/document/picture-crop.ts';
import { findLayer } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, isLocked, type CommandContext } from './command.ts';
import type { UploadedPicture } from './insert-picture.ts';
import { differenceOf } from './patch-difference.ts';

const MIDDLE = { x: 0.5, y: 0.5 };

/** A file's name as people call the picture. */
export function pictureName(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, LIMITS.nameLength);
}

/** The layer with another picture in it. Filters and frame stay; what was cut away of the old picture says nothing about the new one. */
export function withPicture(layer: ImageLayer, picture: UploadedPicture): ImageLayer {
  const name = pictureName(picture.name);
  // A name or description that a person has given stays.
  const named = layer.asset !== null && layer.name !== '' && layer.name !== layer.alt;
  return {
    ...layer,
    asset: picture.id,
    crop: coverAt(picture, layer, picture.focus ?? MIDDLE),
    straighten: 0,
    mask: null,
    name: named ? layer.name : name,
    alt: name,
  };
}

/** An image layer that hands may change. */
function changeable({ document }: Pick<CommandContext, 'document'>, id: string): ImageLayer | null {
  const layer = findLayer(document, id);
  return layer?.type === 'image' && !isLocked(document, id) ? layer : null;
}

export const replacePictureCommand = defineCommand<{ id: string; picture: UploadedPicture }>({
  id: 'replace-picture',
  label: 'pictures.replace',
  icon: ImageUp,
  isEnabled: () => true,
  run(context, { id, picture }) {
    const layer = changeable(context, id);
    return layer ? differenceOf(layer, withPicture(layer, picture)) : [];
  },
  selectAfter: (_context, operations) => operations.flatMap((operation) => (operation.type === 'layer.update' ? [operation.id] : [])),
});

/** What of a layer is its picture rather than its frame. The size that the whole picture has on the page stands in for its own. */
function pictureOf(layer: ImageLayer): { size: { width: number; height: number }; focus: { x: number; y: number } } {
  const { crop } = layer;
  return { size: { width: layer.width / crop.width, height: layer.height / crop.height }, focus: { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 } };
}

/** The frame with another layer's picture, its cutout included, about what was seen in the middle there. */
export function withPictureOf(frame: ImageLayer, source: ImageLayer): ImageLayer {
  if (source.asset === null) return { ...frame, asset: null, mask: null, alt: '', straighten: 0, crop: { x: 0, y: 0, width: 1, height: 1 } };
  const { size, focus } = pictureOf(source);
  return { ...frame, asset: source.asset, mask: source.mask, name: source.name, alt: source.alt, straighten: 0, crop: coverAt(size, frame, focus) };
}

/** Moves the picture of one layer into the frame of another; the layer that it came from goes. */
export const fillFrameCommand = defineCommand<{ frame: string; source: string }>({
  id: 'fill-frame',
  label: 'pictures.fillFrame',
  icon: ImageUp,
  isEnabled: () => true,
  run(context, { frame, source }) {
    const target = changeable(context, frame);
    const layer = changeable(context, source);
    if (!target || !layer || !isPicture(layer) || frame === source) return [];
    const look = target.asset === null ? { filters: layer.filters } : {};
    return [...differenceOf(target, { ...withPictureOf(target, layer), ...look }), { type: 'layer.remove', id: source } satisfies Operation];
  },
  selectAfter: (_context, operations) => operations.flatMap((operation) => (operation.type === 'layer.update' ? [operation.id] : [])),
});

/** Two frames change their pictures; where they stand and how they are cut stays. */
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
