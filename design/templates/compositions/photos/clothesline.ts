/** Clothesline: prints hang from a sagging line by their pegs, each slightly rotated. */
import { type PageBuilder } from '#design/templates/page-builder.ts';
import { shade, isDark } from '#design/templates/color-mix.ts';
import { inkOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, putPrint } from './photo-blocks.ts';
import { sagging } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

const TURNS: readonly number[] = [-4, 2.5, -2, 4, -3];

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const pictures = input.pictures.slice(0, 5);
  if (pictures.length < 2) return false;
  const captions = captionsFor(builder, pictures.length);
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'below',
    share: 0.36,
    most: 0.4,
    align: builder.wide ? 'left' : 'center',
    together: true,
    label: true,
    offer: 'pill',
    without: captions ? ['details'] : [],
    largest: builder.wide ? 14 : 14,
  });
  if (!stage || stage.bleed.height < builder.height * 0.3) return false;
  const { box, bleed } = stage;
  const lines =
    (pictures.length > 3 && box.height > box.width * 0.5) ||
    (pictures.length > 2 && box.height > box.width * 1.1) ||
    box.height > box.width * 1.5
      ? 2
      : 1;
  const top =
    Math.max(bleed.y, builder.bar * 0.5, builder.logoStrip ? box.y - builder.u(2) : 0) + builder.u(lines === 1 ? 3 : 2);
  const level = (bleed.y + bleed.height - top) / lines;
  const cord = inkOn(builder, [background]);
  const peg = surfaceOn(builder, [background]);
  const pegSide = isDark(peg) ? shade(peg, 0.12) : shade(peg, -0.12);
  let index = 0;
  for (let at = 0; at < lines; at += 1) {
    const onIt = at === lines - 1 ? pictures.length - index : Math.floor(pictures.length / lines);
    const sag = level * 0.13;
    const y = top + at * level;
    builder.outline(
      `Line ${at + 1}`,
      sagging(bleed.width * 1.04, sag, 0.06),
      { x: bleed.x - bleed.width * 0.02, y, width: bleed.width * 1.04, height: sag },
      cord,
    );
    const cell = (stage.beside ? box.width : bleed.width * 0.94) / onIt;
    const from = stage.beside ? box.x : bleed.x + bleed.width * 0.03;
    const width = Math.min(cell * (onIt > 2 ? 0.96 : 0.84), (level - sag - builder.u(6)) / 1.26, builder.u(56));
    for (let place = 0; place < onIt; place += 1, index += 1) {
      const picture = pictures[index];
      if (!picture) continue;
      const cx = from + cell * ((builder.mirrored ? onIt - 1 - place : place) + 0.5);
      const share = (cx - bleed.x) / bleed.width;
      // The line is a parabola that hangs deepest in the middle.
      const hangs = y + sag * 4 * share * (1 - share) * 0.94;
      const turn = TURNS[index % TURNS.length] ?? 0;
      putPrint(builder, picture, { x: cx - width / 2, y: hangs - builder.u(0.4), width, height: width * 1.2 }, index, {
        turn,
        rim: 0.055,
        foot: captions ? 0.2 : 0.16,
        caption: captions?.[index] ?? null,
      });
      const size = Math.max(builder.u(1.5), width * 0.055);
      const shift = (turn / 180) * Math.PI * width * 0.6;
      builder.rectangle(
        `Peg ${index + 1}`,
        { x: cx + shift - size / 2, y: hangs - size * 1.3, width: size, height: size * 3.2 },
        peg,
        { radius: size * 0.3, rotation: turn, stroke: { color: pegSide, width: Math.max(1, size * 0.12), dash: [] } },
      );
    }
  }
  stage.put();
  return true;
}

export const clothesline: Composition = {
  id: 'clothesline',
  pictures: [2, 5],
  cutout: 'never',
  kinds: ['shelf', 'greeting', 'event'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ pictures, energy }) =>
    pictures > 1 ? { playful: 6.4, calm: 6, loud: 4.5, clean: 4.5, elegant: 4 }[energy] : 0,
  draw,
};
