/**
 * Scrapbook: one photo taped askew onto a page of ruled paper, a smaller one tucked under its corner, a doodled
 * underline, tape in the accents.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { contrast, mix } from '#design/layout/contrast.ts';
import { swoosh } from '#design/templates/outlines.ts';
import { strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { fitted, putPrint, turned } from './photo-blocks.ts';
import { tape } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

/** Squared paper: fine lines across and down, one outline for all of them. */
function squares(
  width: number,
  height: number,
  pitch: number,
): { path: string; viewWidth: number; viewHeight: number } {
  const scale = 4000 / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const thick = Math.max(2, Math.round(pitch * scale * 0.022));
  let path = '';
  for (let x = pitch * scale * 0.5; x < w; x += pitch * scale)
    path += `M${Math.round(x)} 0L${Math.round(x) + thick} 0L${Math.round(x) + thick} ${h}L${Math.round(x)} ${h}Z`;
  for (let y = pitch * scale * 0.5; y < h; y += pitch * scale)
    path += `M0 ${Math.round(y)}L${w} ${Math.round(y)}L${w} ${Math.round(y) + thick}L0 ${Math.round(y) + thick}Z`;
  return { path, viewWidth: w, viewHeight: h };
}

function putTape(
  builder: PageBuilder,
  cx: number,
  cy: number,
  length: number,
  turn: number,
  color: string,
  name: string,
): void {
  builder.outline(name, tape(), around(cx, cy, length, length * 0.27), color, { rotation: turn, opacity: 0.88 });
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop, ink } = input.palette;
  const [picture, second] = input.pictures;
  if (!picture) return false;
  // Fine lines close to the background, so that words are legible on both.
  const ruling = mix(background, ink, 0.12);
  const backgrounds = contrast(background, ruling) < 1.6 ? [background] : [background, ruling];
  const stage = stageFor(builder, {
    backgrounds,
    at: input.twist % 2 === 0 ? 'below' : 'above',
    share: 0.42,
    most: 0.4,
    align: builder.wide ? 'left' : 'center',
    together: true,
    label: false,
    offer: 'pill',
    largest: builder.wide ? 16 : 15,
    gap: 0.9,
  });
  if (!stage || stage.box.height < builder.height * 0.32) return false;
  builder.outline('Squares', squares(builder.width, builder.height, builder.u(4.4)), builder.page, ruling);
  const { box } = stage;
  const sign = builder.mirrored ? -1 : 1;
  const room: Box = fitted(box, Math.min(1.5, Math.max(0.8, box.width / box.height)));
  const ratio = second ? 0.92 : Math.min(1.25, Math.max(0.82, room.width / room.height));
  const width = Math.min(room.width * (second ? 0.66 : 0.92), room.height * 0.94 * ratio);
  const height = width / ratio;
  const cx = box.x + box.width / 2 - (second ? sign * room.width * 0.13 : 0);
  const cy = box.y + box.height / 2;
  const colors = [accent, pop].map((color) => (isDark(color) ? shade(color, 0.16) : color));
  const main = around(cx, cy, width, height);
  const turn = -3.5 * sign;
  if (second) {
    const small = Math.min(width * 0.68, room.width * 0.46);
    const card = around(
      Math.min(builder.width - small * 0.62, Math.max(small * 0.62, cx + sign * (width * 0.5 + small * 0.24))),
      cy + height * 0.5 - small * 0.5,
      small,
      small * 1.14,
    );
    putPrint(builder, second, card, 1, { turn: 6 * sign, rim: 0.05 });
    putTape(
      builder,
      card.x + card.width * (sign > 0 ? 0.74 : 0.26),
      card.y + builder.u(0.6),
      small * 0.42,
      24 * sign,
      colors[1] ?? accent,
      'Tape 3',
    );
  }
  putPrint(builder, picture, main, 0, { turn, rim: 0.045 });
  const corner = (x: number, y: number) => {
    const at = turned(around(main.x + main.width * x, main.y + main.height * y, 2), cx, cy, turn);
    return { x: at.x + 1, y: at.y + 1 };
  };
  const length = Math.min(width * 0.34, builder.u(24));
  const [one, two] = [corner(sign > 0 ? 0.06 : 0.94, 0.03), corner(sign > 0 ? 0.94 : 0.06, 0.97)];
  putTape(builder, one.x, one.y, length, -42 * sign, colors[0] ?? accent, 'Tape');
  putTape(builder, two.x, two.y, length, -40 * sign, colors[1] ?? pop, 'Tape 2');
  stage.put();
  const headline = builder.arrangement.pieces.find(({ role }) => role === 'headline')?.layer;
  const next = builder.arrangement.pieces
    .filter(({ role, layer }) => role !== 'headline' && layer.type === 'text' && headline && layer.y > headline.y)
    .reduce(
      (least, { layer }) => Math.min(least, layer.y - (layer.type === 'text' && layer.box ? layer.box.paddingY : 0)),
      Infinity,
    );
  if (headline?.type === 'text' && headline.lines.length === 1) {
    const y = headline.y + headline.height;
    const high = Math.min(builder.u(2.4), (next - y) * 0.8);
    if (high > builder.u(0.9))
      builder.outline(
        'Underline',
        swoosh(),
        { x: headline.x, y: y - high * 0.2, width: headline.width, height: high },
        strongOn(builder, backgrounds),
      );
  }
  return true;
}

export const scrapbook: Composition = {
  id: 'scrapbook',
  pictures: [1, 2],
  cutout: 'never',
  kinds: ['greeting', 'news', 'event', 'cover'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ energy }) => ({ playful: 6.8, calm: 6, loud: 4.4, clean: 3.4, elegant: 3 })[energy],
  draw,
};
