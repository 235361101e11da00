/**
 * Cutout hero: the product, cut out, in front of one large shape on a colored background; words above or next to it.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, type PageBuilder } from '../page-builder.ts';
import { footOf, putOffer, putWords } from '../blocks.ts';
import { arch, blob, dots, glint, quarter } from '../outlines.ts';
import { isCropped, putCutout } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

type Backdrop = 'circle' | 'arch' | 'blob' | 'block' | 'quarter';

const BY_ENERGY: Record<string, readonly Backdrop[]> = {
  loud: ['circle', 'block', 'quarter', 'blob'],
  playful: ['blob', 'circle', 'arch', 'quarter'],
  elegant: ['arch', 'circle', 'block'],
  clean: ['circle', 'quarter', 'block'],
  calm: ['arch', 'blob', 'circle'],
};

/** The large shape behind the product. `room`: the product's place. */
function putBackdrop(builder: PageBuilder, kind: Backdrop, room: Box): void {
  const { panel } = builder.input.palette;
  const side = Math.min(room.width, room.height);
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
  if (kind === 'circle') builder.ellipse('Circle', around(cx, cy, side * 1.02), panel);
  else if (kind === 'blob')
    builder.outline(
      'Blob',
      blob(builder.input.twist),
      around(cx, cy, Math.min(room.width * 1.08, side * 1.25), side * 1.08),
      panel,
    );
  else if (kind === 'arch') {
    const width = Math.min(room.width, side * 0.94);
    const bottom = room.y + room.height;
    const top = Math.max(room.y, bottom - width * 1.35);
    builder.outline(
      'Arch',
      arch(width, bottom - top),
      { x: cx - width / 2, y: top, width, height: bottom - top },
      panel,
    );
  } else if (kind === 'quarter')
    builder.outline('Quarter disc', quarter(), around(cx, cy, side * 1.04), panel, {
      rotation: builder.mirrored ? 0 : -90,
    });
  else if (builder.wide)
    builder.rectangle(
      'Block',
      {
        x: cx < builder.width / 2 ? 0 : cx - room.width * 0.22,
        y: 0,
        width: cx < builder.width / 2 ? cx + room.width * 0.22 : builder.width - cx + room.width * 0.22,
        height: builder.height,
      },
      panel,
    );
  else
    builder.rectangle(
      'Block',
      { x: 0, y: cy + room.height * 0.08, width: builder.width, height: builder.height - cy - room.height * 0.08 },
      panel,
    );
}

const isLively = (builder: PageBuilder) => builder.input.energy === 'loud' || builder.input.energy === 'playful';

/** Small shapes around the hero that keep the eye there. */
function sprinkle(builder: PageBuilder, room: Box): void {
  const { pop, accent, panel } = builder.input.palette;
  const color = pop === panel ? accent : pop;
  const { energy } = builder.input;
  if (energy === 'loud' || energy === 'playful') {
    builder.outline(
      'Dots',
      dots(5, 4),
      {
        x: room.x + room.width - builder.u(11),
        y: room.y + room.height * 0.04,
        width: builder.u(11),
        height: builder.u(8.8),
      },
      color,
      { opacity: 0.9 },
    );
    builder.ellipse('Ring', around(room.x + builder.u(4), room.y + room.height * 0.78, builder.u(5)), null, {
      stroke: { color, width: Math.max(1, builder.u(0.9)), dash: [] },
    });
  } else if (energy === 'elegant') {
    builder.outline(
      'Glint',
      glint(),
      around(room.x + room.width * 0.86, room.y + room.height * 0.13, builder.u(6)),
      color,
    );
    builder.outline(
      'Small glint',
      glint(),
      around(room.x + room.width * 0.94, room.y + room.height * 0.22, builder.u(3)),
      color,
    );
  }
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const [picture] = input.pictures;
  if (!picture?.mask) return false;
  const kinds = BY_ENERGY[input.energy] ?? [];
  const kind = kinds[input.twist % kinds.length] ?? 'circle';
  const backgrounds = [input.palette.background];
  const sideways = builder.wide || (builder.ratio > 0.9 && input.twist % 3 === 2);
  if (sideways) {
    const width = Math.min(safe.width * (builder.wide ? 0.5 : 0.52), safe.height * 1.3);
    const hero = { x: builder.mirrored ? safe.x : safe.x + safe.width - width, y: safe.y, width, height: safe.height };
    const words = {
      x: builder.mirrored ? safe.x + width + margin * 0.6 : safe.x,
      y: safe.y,
      width: safe.width - width - margin * 0.6,
      height: safe.height,
    };
    putBackdrop(builder, kind, hero);
    sprinkle(builder, hero);
    const cropped = isCropped(picture);
    const top = hero.y + hero.height * 0.04;
    putCutout(
      builder,
      picture,
      {
        ...hero,
        x: hero.x + hero.width * 0.02,
        width: hero.width * 0.96,
        y: top,
        height: cropped ? builder.height - top : hero.height * 0.92,
      },
      { valign: cropped ? 'bottom' : 'middle', lively: isLively(builder) },
    );
    const size = Math.min(builder.u(25), hero.height * 0.36);
    const badged = putOffer(
      builder,
      input.energy === 'loud' ? 'burst' : 'seal',
      hero.x + hero.width - size * 0.52,
      hero.y + hero.height - size * 0.56,
      size,
      [input.palette.panel],
    );
    return (
      putWords(
        builder,
        words,
        backgrounds,
        { without: badged ? ['offer'] : [], label: true },
        { align: 'left', valign: 'middle', largest: 19 },
      ) !== null
    );
  }
  const align = input.twist % 2 === 0 ? 'left' : 'center';
  const cropped = isCropped(picture);
  const onBlock = kind === 'block' ? [input.palette.panel] : backgrounds;
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    onBlock,
    align === 'center' ? 'center' : 'left',
    undefined,
    builder.height * 0.2,
  );
  if (!foot) return false;
  const gap = margin * 0.5;
  const footRoom = foot.height > 0 ? foot.height + gap : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 2 }),
    { ...safe, height: (safe.height - footRoom) * 0.42 },
    { align, valign: 'top', largest: builder.tall ? 18 : 16 },
  );
  if (!head) return false;
  const top = head.texts.length > 0 ? head.box.y + head.box.height + gap * 0.7 : safe.y;
  // With no words below, the picture may extend into what a story's platform covers.
  const end =
    foot.height === 0 && builder.bar > 0 ? builder.height - builder.bar * 0.5 : safe.y + safe.height - footRoom;
  const hero = { x: safe.x, y: top, width: safe.width, height: end - top };
  if (hero.height < builder.height * 0.28) return false;
  putBackdrop(builder, kind, hero);
  sprinkle(builder, hero);
  // A subject cut off at the bottom is on the edge of the page, or not used.
  if (cropped && foot.height > 0) return false;
  const placed = putCutout(
    builder,
    picture,
    {
      ...hero,
      y: hero.y + hero.height * 0.03,
      height: cropped ? builder.height - hero.y - hero.height * 0.03 : hero.height * 0.94,
    },
    { valign: cropped ? 'bottom' : 'middle', lively: isLively(builder) },
  );
  putStack(builder, head);
  const size = Math.min(builder.u(29), hero.height * 0.5);
  // Next to a narrow object, over the corner of a broad one.
  const narrow = placed.width < hero.width * 0.55;
  const right = Math.min(safe.x + safe.width - size * 0.5, placed.x + placed.width + size * (narrow ? 0.34 : -0.12));
  if (
    input.content.offer &&
    !putOffer(
      builder,
      input.energy === 'elegant' || input.energy === 'calm' ? 'seal' : 'burst',
      builder.mirrored ? builder.width - right : right,
      hero.y + (narrow ? hero.height * 0.36 : size * 0.56),
      size,
      [input.palette.panel],
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const cutoutShape: Composition = {
  id: 'cutout-shape',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['offer', 'news', 'product'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ content, ratio, things }) => (things ? 8.2 : 4) - (content.lines.length > 3 && ratio > 0.66 ? 2 : 0),
  draw,
};
