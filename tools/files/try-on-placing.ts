/**
 * Puts a try-on on the design: the photo of the person, the garment over it and what is in front of that, as layers of
 * one group. A photo that is on the page already stays where it is, with its crop and rotation; the new layers match it
 * exactly.
 */
import { createGroupLayer, createImageLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import type { GroupLayer, ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { ancestorsOf, childrenOf, findLayer, orderBetween } from '#design/document/tree.ts';
import { withPicture } from '#design/layout/framed-pictures.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { ToolContext } from '../contract/context.ts';
import type { TriedOn, TryOnLayer } from '../contract/ports/try-on-port.ts';
import { updateBetween } from '../page/layer-patch.ts';
import { containIn } from '../page/picture-fit.ts';
import { overlapOf, standingOn } from '../contract/page-space.ts';
import { fitted } from '../pictures/picture-placing.ts';
import { isClothing, TRY_ON_KINDS, type TryOnKind } from '../contract/try-on-kinds.ts';

export interface Placed {
  operations: Operation[];
  photo: string;
  /** Null: the photo itself shows it. */
  garment: string | null;
  front: string | null;
  group: string | null;
}

export interface ToPlace {
  kind: TryOnKind;
  made: TriedOn;
  person: AssetInfo;
  /** The layer that shows the person; null: it is new on the page. */
  photo: PictureLayer | null;
  /** The layer that shows the garment by itself: a new photo replaces it. */
  instead: PictureLayer | null;
}

const groupName = () => message('tools.tryOn.group');
/** Garment layers are identified by their names: another garment of that kind replaces the old one. */
export const garmentName = (kind: TryOnKind) => message(`tools.tryOn.layer.${kind}`);
const frontName = (kind: TryOnKind) => message('tools.tryOn.frontLayer', { what: garmentName(kind) });

/** The pieces that a new one replaces. */
const INSTEAD_OF: Readonly<Partial<Record<TryOnKind, readonly TryOnKind[]>>> = {
  top: ['top', 'full'],
  bottom: ['bottom', 'full'],
  full: ['top', 'bottom', 'full'],
};

/** Whether a layer is part of a try-on, and not a picture by itself. */
export const isPutOn = ({ name }: Pick<ImageLayer, 'name'>) =>
  TRY_ON_KINDS.some((kind) => name === garmentName(kind) || name === frontName(kind));

/** Upright rectangles show their picture point for point; with other outlines a garment would stick out. */
function isPlain({ frame, straighten, width, height }: PictureLayer): boolean {
  return straighten === 0 && frame.type === 'rectangle' && frame.radius <= Math.min(width, height) * 0.04;
}

type Over = Pick<ImageLayer, 'x' | 'y' | 'width' | 'height' | 'crop' | 'rotation' | 'flipX' | 'flipY'>;

/**
 * The place on the page of a part of a photo that a layer shows, and the visible share of the part; null: none of it is
 * visible.
 */
export function over(
  photo: Pick<ImageLayer, 'x' | 'y' | 'width' | 'height' | 'crop' | 'rotation' | 'flipX' | 'flipY'>,
  picture: { width: number; height: number },
  part: Box,
): Over | null {
  const { crop, rotation, flipX, flipY } = photo;
  // In px of the layer's box, from its top left corner, before rotation and mirroring.
  const [across, down] = [photo.width / (crop.width * picture.width), photo.height / (crop.height * picture.height)];
  const whole = {
    left: (part.x - crop.x * picture.width) * across,
    top: (part.y - crop.y * picture.height) * down,
    width: part.width * across,
    height: part.height * down,
  };
  const left = Math.max(0, whole.left);
  const top = Math.max(0, whole.top);
  const width = Math.min(photo.width, whole.left + whole.width) - left;
  const height = Math.min(photo.height, whole.top + whole.height) - top;
  if (width < 1 || height < 1) return null;
  // Rotates the middle about the photo's middle.
  const x = (left + width / 2 - photo.width / 2) * (flipX ? -1 : 1);
  const y = (top + height / 2 - photo.height / 2) * (flipY ? -1 : 1);
  const angle = (rotation * Math.PI) / 180;
  const middle = {
    x: photo.x + photo.width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
    y: photo.y + photo.height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
  };
  return {
    x: middle.x - width / 2,
    y: middle.y - height / 2,
    width,
    height,
    rotation,
    flipX,
    flipY,
    crop: {
      x: (left - whole.left) / whole.width,
      y: (top - whole.top) / whole.height,
      width: Math.min(1, width / whole.width),
      height: Math.min(1, height / whole.height),
    },
  };
}

/**
 * The order of a new photo of a person: in front of every product and shape of the layout that it overlaps; text that
 * is in front of all of those stays there.
 */
function inFront(box: Box, instead: PictureLayer | null, { document, page }: ToolContext): string {
  const siblings = childrenOf(document, instead?.parent ?? page).filter(({ id }) => id !== instead?.id);
  const roots = new Set(
    standingOn(document, page)
      .filter(({ layer, box: other }) => layer.type !== 'text' && overlapOf(box, other) > 0)
      .flatMap(({ layer }) => [layer.id, ...ancestorsOf(document, layer.id).map(({ id }) => id)]),
  );
  const last = siblings.findLastIndex(({ id }) => roots.has(id));
  const own = instead ? siblings.findLastIndex(({ order }) => order < instead.order) : -1;
  const below = Math.max(last, own);
  return orderBetween(siblings[below]?.order ?? null, siblings[below + 1]?.order ?? null);
}

/** The photo as a new layer: in the garment's place, filling an empty page, or where there is room. */
function newPhoto(asset: AssetInfo, instead: PictureLayer | null, context: ToolContext): PictureLayer {
  const { document, page, newId } = context;
  const siblings = childrenOf(document, page);
  const room =
    instead ?? (siblings.length === 0 ? { x: 0, y: 0, width: document.width, height: document.height } : null);
  const size = room && containIn(asset, room);
  const box =
    room && size
      ? {
          x: Math.round(room.x + (room.width - size.width) / 2),
          y: Math.round(room.y + (room.height - size.height) / 2),
          ...size,
        }
      : fitted({}, asset, context).box;
  const layer = createImageLayer({
    id: newId(),
    parent: instead?.parent ?? page,
    order: inFront(box, instead, context),
    name: asset.name.slice(0, 120),
    asset: asset.id,
    ...box,
  });
  return { ...layer, asset: asset.id };
}

/** The try-on as one picture, if the layers can't lie over the photo. */
function asOnePicture({ made: { flat }, photo, person, instead }: ToPlace, context: ToolContext): Placed {
  if (!photo) {
    const layer = newPhoto(flat, instead, context);
    return {
      operations: [...removal(instead), { type: 'layer.add', layer }],
      photo: layer.id,
      garment: null,
      front: null,
      group: null,
    };
  }
  const same = flat.width === person.width && flat.height === person.height;
  const update = updateBetween(photo, same ? { ...photo, asset: flat.id } : withPicture(photo, flat));
  return { operations: update ? [update] : [], photo: photo.id, garment: null, front: null, group: null };
}

const removal = (layer: PictureLayer | null): Operation[] => (layer ? [{ type: 'layer.remove', id: layer.id }] : []);

/** The group of this photo's try-ons. */
function groupOf(photo: PictureLayer, { document }: ToolContext): GroupLayer | null {
  const parent = findLayer(document, photo.parent);
  return parent?.type === 'group' && parent.name === groupName() ? parent : null;
}

/** Null: the visible part of the photo excludes the place where the garment is worn. */
export function placed(given: ToPlace, context: ToolContext): Placed | null {
  const { kind, made, person, photo: standing, instead } = given;
  const { document, newId } = context;
  if (!made.garment || (standing && !isPlain(standing))) return asOnePicture(given, context);
  const photo = standing ?? newPhoto(person, instead, context);
  const known = standing && groupOf(standing, context);
  const lying = (part: TryOnLayer | null) => part && over(photo, person, part);
  const garment = lying(made.garment);
  const front = lying(made.front);
  if (!garment) return null;
  const operations: Operation[] = [];
  const group = known?.id ?? newId();
  if (!known) {
    if (!standing) operations.push(...removal(instead));
    // A command that moves the photo moves all of it from now on.
    operations.push({
      type: 'layer.add',
      layer: createGroupLayer({
        id: group,
        parent: photo.parent,
        order: photo.order,
        name: groupName(),
        animation: photo.animation,
      }),
    });
    if (!standing)
      operations.push({ type: 'layer.add', layer: { ...photo, parent: group, order: orderBetween(null, null) } });
    else
      operations.push(
        { type: 'layer.move', id: photo.id, parent: group, order: orderBetween(null, null) },
        ...(photo.animation ? [{ type: 'layer.update' as const, id: photo.id, patch: { animation: null } }] : []),
      );
  }
  const off = (INSTEAD_OF[kind] ?? [kind]).flatMap((one) => [garmentName(one), frontName(one)]);
  const worn = known ? childrenOf(document, group) : [];
  const leaving = worn.filter(({ id, name }) => id !== photo.id && off.includes(name));
  operations.push(...leaving.map(({ id }): Operation => ({ type: 'layer.remove', id })));
  const staying = worn.filter((layer) => !leaving.includes(layer));
  // Clothes lie below jewels.
  const jewel = isClothing(kind)
    ? staying.findIndex(({ name }) => TRY_ON_KINDS.some((one) => !isClothing(one) && name === garmentName(one)))
    : -1;
  let below =
    jewel > 0
      ? (staying[jewel - 1]?.order ?? null)
      : (staying.at(-1)?.order ?? (known ? null : orderBetween(null, null)));
  const above = jewel > 0 ? (staying[jewel]?.order ?? null) : null;
  const add = (part: TryOnLayer, where: Over, name: string): string => {
    below = orderBetween(below, above);
    const layer = createImageLayer({
      id: newId(),
      parent: group,
      order: below,
      name,
      asset: part.asset.id,
      ...where,
      filters: photo.filters,
      opacity: photo.opacity,
    });
    operations.push({ type: 'layer.add', layer });
    return layer.id;
  };
  const garmentId = add(made.garment, garment, garmentName(kind));
  const frontId = made.front && front ? add(made.front, front, frontName(kind)) : null;
  return { operations, photo: photo.id, garment: garmentId, front: frontId, group };
}
