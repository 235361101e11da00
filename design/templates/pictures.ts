/** Pictures on the page: framed and cropped around their subject, or cut out with a shadow. */
import { intersectionOf, type Box } from '../document/geometry.ts';
import type { ImageLayer } from '../document/layers.ts';
import type { PageBuilder } from './page-builder.ts';
import type { Picture, Size } from './composition-input.ts';
import { arch, blob, type Outline } from './outlines.ts';

type Crop = ImageLayer['crop'];
export type Frame = ImageLayer['frame'];

const share = (value: number) => Math.round(value * 1e6) / 1e6;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Free space above a subject that is cut off at the bottom, as a share of the crop. */
const HEADROOM = 0.05;

/**
 * Where a crop starts so that `middle` of it shows the subject's center; for a subject higher than the crop, its upper
 * part: faces, flames, necklines identify it.
 */
function startAbout(subject: Box | null, middle: number, crop: number, seen: { from: number; share: number }): number {
  const high = crop * seen.share;
  const about = subject && subject.height > high ? subject.y - high * HEADROOM + high / 2 : middle;
  return share(clamp(about - crop * seen.from - high / 2, 0, 1 - crop));
}

/** How close a crop may be to bring the subject into view, as shares of the widest crop; tried from wide to close. */
const CLOSER = [1, 0.92, 0.84, 0.76, 0.68, 0.6] as const;

/**
 * The part of a picture with the ratio of the box, its subject kept inside as far as possible. `sight`: the uncovered
 * part of the box; the subject is centered in it, and the crop is only as close as that requires.
 */
export function cropAbout(picture: Pick<Picture, 'width' | 'height' | 'subject'>, box: Size, sight?: Box): Crop {
  const ratio = box.width / box.height / (picture.width / picture.height);
  const width = Math.max(0.001, share(Math.min(1, ratio)));
  const height = Math.max(0.001, share(Math.min(1, 1 / ratio)));
  // In portrait pictures the upper part says more: faces, the top of things.
  const middle = picture.subject
    ? { x: picture.subject.x + picture.subject.width / 2, y: picture.subject.y + picture.subject.height / 2 }
    : { x: 0.5, y: height < 0.8 ? 0.44 : 0.5 };
  if (!sight)
    return {
      x: share(clamp(middle.x - width / 2, 0, 1 - width)),
      y: startAbout(picture.subject, middle.y, height, { from: 0, share: 1 }),
      width,
      height,
    };
  const part = {
    x: sight.x / box.width,
    y: sight.y / box.height,
    width: sight.width / box.width,
    height: sight.height / box.height,
  };
  const subject = picture.subject ?? { x: middle.x - 0.3, y: middle.y - 0.3, width: 0.6, height: 0.6 };
  let best: { crop: Crop; shown: number } | null = null;
  for (const closer of CLOSER) {
    const crop = { width: share(width * closer), height: share(height * closer) };
    const x = share(clamp(middle.x - crop.width * (part.x + part.width / 2), 0, 1 - crop.width));
    const y = startAbout(picture.subject, middle.y, crop.height, { from: part.y, share: part.height });
    const seen = intersectionOf(subject, {
      x: x + crop.width * part.x,
      y: y + crop.height * part.y,
      width: crop.width * part.width,
      height: crop.height * part.height,
    });
    const shown = seen ? (seen.width * seen.height) / (subject.width * subject.height) : 0;
    if (!best || shown > best.shown + 0.02) best = { crop: { x, y, ...crop }, shown };
  }
  return best?.crop ?? { x: 0, y: 0, width: 1, height: 1 };
}

/** A photo that shows less of its subject than this, of its area, looks cut off. */
const WHOLE = 0.85;

/** The share of a picture's subject that is visible in a box filled with it, 0 to 1; 1 if no subject is known. */
function shownIn(picture: Picture, box: Size): number {
  const { subject } = picture;
  const crop = cropAbout(picture, box);
  const seen = subject && intersectionOf(subject, crop);
  return subject ? (seen ? seen.width * seen.height : 0) / (subject.width * subject.height) : 1;
}

/** Whether a box would cut off the subject, and another one clearly less of it. */
export function fitsBetter(picture: Picture, box: Size, other: Size): boolean {
  const shown = shownIn(picture, box);
  return shown < WHOLE && shownIn(picture, other) > shown + 0.15;
}

/**
 * The box's width, or less so that the picture's subject is visible from head to foot, but at least `least` px. `air`:
 * the free height, of the subject's.
 */
export function wholeWidth(picture: Picture, { width, height }: Size, least: number, air = HEADROOM): number {
  if (!picture.subject) return width;
  const high = Math.min(1, picture.subject.height * (1 + air));
  return clamp((height * picture.width) / (picture.height * high), Math.min(least, width), width);
}

/** A frame of any outline. */
export function frameOf({ path, viewWidth, viewHeight }: Outline): Frame {
  return { type: 'path', path, viewWidth, viewHeight };
}

/** A frame by name, for a box of this size. */
export function namedFrame(
  kind: 'rounded' | 'rectangle' | 'circle' | 'arch' | 'blob',
  box: Size,
  builder: PageBuilder,
  which = 0,
): Frame {
  switch (kind) {
    case 'rectangle':
      return { type: 'rectangle', radius: 0 };
    case 'rounded':
      return { type: 'rectangle', radius: Math.round(Math.min(builder.u(4), Math.min(box.width, box.height) * 0.12)) };
    case 'circle':
      return { type: 'ellipse' };
    case 'arch':
      return frameOf(arch(box.width, box.height));
    case 'blob':
      return frameOf(blob(which));
  }
}

/** A picture that fills a box. */
export function putFramed(
  builder: PageBuilder,
  picture: Picture,
  box: Box,
  frame: Frame,
  look: Partial<Pick<ImageLayer, 'shadow' | 'stroke' | 'rotation'>> = {},
  backdrop = false,
  name = 'Photo',
): void {
  builder.image(name, picture, box, { crop: cropAbout(picture, box), frame, ...look }, { backdrop });
}

/** Margin around the subject, as a share of the picture: masks have soft edges. */
const SUBJECT_ROOM = 0.012;

/** The part of a picture that a cutout shows. */
function subjectCrop({ subject }: Picture): Crop {
  if (!subject) return { x: 0, y: 0, width: 1, height: 1 };
  const x = Math.max(0, subject.x - SUBJECT_ROOM);
  const y = Math.max(0, subject.y - SUBJECT_ROOM);
  return {
    x: share(x),
    y: share(y),
    width: share(Math.max(0.01, Math.min(1, subject.x + subject.width + SUBJECT_ROOM) - x)),
    height: share(Math.max(0.01, Math.min(1, subject.y + subject.height + SUBJECT_ROOM) - y)),
  };
}

/** Whether the subject is cut off by the picture's bottom edge, as people in portraits are. */
export function isCropped({ subject }: Picture): boolean {
  return subject !== null && subject.y + subject.height > 0.985;
}

/** Width by height of what a cutout shows. */
export function cutoutRatio(picture: Picture): number {
  const crop = subjectCrop(picture);
  return (picture.width * crop.width) / (picture.height * crop.height);
}

export interface Standing {
  /** The edge of the room that it is aligned to. */
  valign?: 'middle' | 'bottom';
  halign?: 'left' | 'center' | 'right';
  /** Whether it may be at a slant. */
  lively?: boolean;
  /** May be before letters by intent. */
  backdrop?: boolean;
  /** The layer's name, if there are several. */
  name?: string;
}

/** The slant of a leaping thing, degrees. */
const TILT = 16;

/** A cutout as large as fits the room, on a soft shadow. Returns its box. */
export function putCutout(
  builder: PageBuilder,
  picture: Picture,
  room: Box,
  { valign = 'middle', halign = 'center', lively = false, backdrop = true, name = 'Photo' }: Standing = {},
): Box {
  const crop = subjectCrop(picture);
  const ratio = cutoutRatio(picture);
  const upright = Math.min(room.width, room.height * ratio);
  // A long object is rotated to fill a room that is too high for it.
  const leaps = lively && ratio > 1.25 && room.height > (upright / ratio) * 1.3 && !isCropped(picture);
  const rotation = leaps ? (builder.mirrored ? TILT : -TILT) : 0;
  const [sin, cos] = [Math.sin((TILT * Math.PI) / 180), Math.cos((TILT * Math.PI) / 180)];
  // Its corners are empty: they may extend beyond the edge of the room.
  const scale = leaps
    ? Math.min((room.width * 1.1) / (cos + sin / ratio), (room.height * 1.1) / (sin + cos / ratio))
    : upright;
  const size = { width: scale, height: scale / ratio };
  const box = {
    x: room.x + (room.width - size.width) * (halign === 'left' ? 0 : halign === 'right' ? 1 : 0.5),
    y: room.y + (room.height - size.height) * (valign === 'bottom' ? 1 : 0.5),
    ...size,
  };
  const foot = Math.min(size.height, size.width);
  builder.image(
    name,
    picture,
    box,
    {
      crop,
      mask: picture.mask,
      rotation,
      // The layer's own: a shadow in a separate layer would stay behind when the photo is moved.
      shadow: {
        color: '#0000005e',
        x: 0,
        y: Math.round(Math.min(200, foot * 0.034)),
        blur: Math.round(Math.min(160, foot * 0.075)),
      },
    },
    { backdrop },
  );
  return box;
}
