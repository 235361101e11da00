/** Parts shared by compositions with photos: named photos, products on a surface, prints on paper, labels on pills. */
import type { Box } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { inset, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import type { Outline } from '#design/templates/outlines.ts';
import { cropAbout, isCropped, putCutout, putFramed, type Frame } from '#design/templates/pictures.ts';
import { putText } from '#design/templates/put-text.ts';
import { type Align, type Item, type Stack, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, onSurface } from '#design/templates/words.ts';

export const PLAIN: Frame = { type: 'rectangle', radius: 0 };

export const WHITE = '#ffffff';

/** Layer names of photos: the first is the page's own. */
export const photoName = (index: number) => (index === 0 ? 'Photo' : `Photo ${index + 1}`);

/** A photo that fills a box. Words may be on it only on backgrounds of their own: `under`. */
export function putPhoto(
  builder: PageBuilder,
  picture: Picture,
  box: Box,
  index = 0,
  frame: Frame = PLAIN,
  look: Partial<Pick<ImageLayer, 'shadow' | 'stroke' | 'rotation'>> = {},
  under = false,
): void {
  putFramed(builder, picture, box, frame, look, under, photoName(index));
}

export interface ThingLook {
  /** Behind a cutout; null: directly on what is there. */
  surface?: string | null;
  radius?: number;
  /** Free space around the product, of the shorter side. */
  room?: number;
  valign?: 'middle' | 'bottom';
  lively?: boolean;
}

/** A cutout on a surface; without a cutout its photo fills the same box. */
export function putThing(
  builder: PageBuilder,
  picture: Picture,
  box: Box,
  index: number,
  { surface = null, radius = 0, room = 0.09, valign = 'middle', lively = false }: ThingLook = {},
): Box {
  if (!picture.mask) {
    putPhoto(builder, picture, box, index, { type: 'rectangle', radius: Math.round(radius) });
    return box;
  }
  if (surface) builder.rectangle(index === 0 ? 'Surface' : `Surface ${index + 1}`, box, surface, { radius });
  const free = Math.min(box.width, box.height) * room;
  const within = inset(box, free);
  const stands = isCropped(picture);
  return putCutout(builder, picture, stands ? { ...within, height: box.y + box.height - within.y } : within, {
    valign: stands ? 'bottom' : valign,
    lively,
    name: photoName(index),
  });
}

/** A box moved by a rotation around a center, degrees clockwise. */
export function turned(box: Box, cx: number, cy: number, degrees: number): Box {
  const angle = (degrees * Math.PI) / 180;
  const dx = box.x + box.width / 2 - cx;
  const dy = box.y + box.height / 2 - cy;
  return {
    ...box,
    x: cx + dx * Math.cos(angle) - dy * Math.sin(angle) - box.width / 2,
    y: cy + dx * Math.sin(angle) + dy * Math.cos(angle) - box.height / 2,
  };
}

export interface PrintLook {
  turn?: number;
  /** Rim around the photo, of the shorter side. */
  rim?: number;
  /** Rim below, of the shorter side. */
  foot?: number;
  paper?: string;
  radius?: number;
  /** Words on the rim below. */
  caption?: string | null;
}

/** A print: the photo on slightly larger paper, rotated as one. */
export function putPrint(
  builder: PageBuilder,
  picture: Picture,
  card: Box,
  index: number,
  { turn = 0, rim = 0.05, foot = rim, paper = WHITE, radius = 0.01, caption = null }: PrintLook = {},
): void {
  const side = Math.min(card.width, card.height);
  const photo = {
    x: card.x + side * rim,
    y: card.y + side * rim,
    width: card.width - 2 * side * rim,
    height: card.height - side * (rim + foot),
  };
  const about = (box: Box) => turned(box, card.x + card.width / 2, card.y + card.height / 2, turn);
  const moved = about(photo);
  const written =
    caption && captionStack(builder, caption, { ...photo, y: photo.y + photo.height, height: side * foot }, [paper]);
  builder.group(index === 0 ? 'Print' : `Print ${index + 1}`, () => {
    builder.rectangle('Print card', card, paper, {
      rotation: turn,
      radius: Math.round(side * radius),
      shadow: { color: '#00000047', x: 0, y: Math.round(builder.u(0.6)), blur: Math.round(builder.u(2.4)) },
    });
    builder.image(photoName(index), picture, moved, { crop: cropAbout(picture, moved), rotation: turn });
    if (written)
      for (const { role, layer, backgrounds } of written.texts)
        builder.text(role, { ...layer, ...about(layer), rotation: turn }, backgrounds);
  });
}

/** A short text in the middle of a box; null if it does not fit. */
function captionStack(builder: PageBuilder, words: string, box: Box, backgrounds: readonly string[]): Stack | null {
  const { body } = builder.input.type;
  const item: Item = {
    role: 'details',
    name: 'Details',
    texts: [words],
    face: { ...body, weight: Math.max(600, body.weight) },
    heading: false,
    share: 1,
    least: 2.4,
    most: 4.6,
    lines: 1,
    color: inkOn(builder, backgrounds),
    backgrounds,
  };
  return stackIn(builder, [item], inset(box, 0, box.height * 0.12), {
    align: 'center',
    valign: 'middle',
    largest: 4.6,
    smallest: 2.4,
  });
}

/** A stack at another place. */
export function shifted(stack: Stack, dx: number, dy: number): Stack {
  return {
    ...stack,
    box: { ...stack.box, x: stack.box.x + dx, y: stack.box.y + dy },
    texts: stack.texts.map((text) => ({
      ...text,
      layer: { ...text.layer, x: text.layer.x + dx, y: text.layer.y + dy },
    })),
  };
}

/** The lines as words for photos: only if there is one for each, and short. */
export function captionsFor(builder: PageBuilder, count: number): readonly string[] | null {
  const { lines } = builder.input.content;
  return lines.length === count && lines.every((line) => line.length <= 26) ? lines : null;
}

export interface LabelLook {
  surface: string;
  align?: Align;
  valign?: 'top' | 'middle' | 'bottom';
  largest?: number;
}

/** A few words on a pill inside a box: in its corner or middle. Null if they do not fit. */
export function putLabel(
  builder: PageBuilder,
  words: string,
  box: Box,
  { surface, align = 'left', valign = 'top', largest = 3.2 }: LabelLook,
): Box | null {
  const { body } = builder.input.type;
  return putText(builder, 'details', words, box, {
    face: { ...body, weight: Math.max(600, body.weight) },
    color: onSurface(builder, surface),
    backgrounds: [surface],
    align,
    valign,
    largest,
    smallest: 2.4,
    pill: surface,
  });
}

/** A box cut into equal fields. */
export function fieldsOf(box: Box, columns: number, rows: number, gap: number, gapY = gap): Box[] {
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gapY * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: box.x + (index % columns) * (width + gap),
    y: box.y + Math.floor(index / columns) * (height + gapY),
    width,
    height,
  }));
}

/** A box of a ratio (width by height), as large as fits another, around its center. */
export function fitted(room: Box, ratio: number): Box {
  const width = Math.min(room.width, room.height * ratio);
  return {
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - width / ratio) / 2,
    width,
    height: width / ratio,
  };
}

/** An outline mirrored left to right. */
export function flipped({ path, viewWidth, viewHeight }: Outline): Outline {
  let across = false;
  const turnedPath = path.replaceAll(/[MLQCZ]|-?\d+/g, (token) => {
    if (/[MLQCZ]/.test(token)) {
      across = true;
      return token;
    }
    const value = across ? viewWidth - Number(token) : Number(token);
    across = !across;
    return String(value);
  });
  return { path: turnedPath, viewWidth, viewHeight };
}
