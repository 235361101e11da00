/**
 * Before and after as prints: a small one and a large one on the table, a hand-drawn arrow from the first to the
 * second.
 */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { blob } from '#design/templates/outlines.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, flipped, putPrint } from './photo-blocks.ts';
import { bowArrow } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const [before, after] = input.pictures;
  if (!before || !after) return false;
  const labels = captionsFor(builder, 2);
  const backgrounds = [background];
  const stage = stageFor(builder, {
    backgrounds,
    share: 0.38,
    most: 0.34,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'pill',
    without: labels ? ['details'] : [],
    largest: builder.wide ? 15 : 12,
  });
  if (!stage || stage.box.height < builder.height * 0.34) return false;
  const { box } = stage;
  const tall = box.height > box.width * 0.92;
  // Prints of 4 : 5; the second is the subject.
  const unit = tall ? Math.min(box.width * 0.72, box.height * 0.44) : Math.min(box.width * 0.47, box.height * 0.74);
  const card = (cx: number, cy: number, width: number) => around(cx, cy, width, width * 1.22);
  const sign = builder.mirrored ? -1 : 1;
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  const small = unit * 0.86;
  const spread = tall
    ? { x: box.width / 2 - small * 0.56, y: box.height / 2 - small * 0.64 }
    : { x: Math.min(box.width / 2 - unit * 0.53, unit * 0.62), y: box.height / 2 - unit * 0.64 };
  const first = card(
    mx - sign * (tall ? spread.x : spread.x + unit * 0.02),
    tall ? my - spread.y : my - spread.y * 0.4,
    small,
  );
  const second = card(
    mx + sign * (tall ? box.width / 2 - unit * 0.57 : spread.x),
    tall ? my + box.height / 2 - unit * 0.66 : my + spread.y * 0.5,
    unit,
  );
  builder.outline(
    'Blob',
    blob(input.twist),
    around(mx, my, box.width * 0.96, Math.min(box.height * 1.04, box.width)),
    builder.softPanel,
  );
  const look = { rim: 0.055, foot: 0.2 };
  putPrint(builder, before, first, 0, { ...look, turn: -5 * sign, caption: labels?.[0] ?? null });
  putPrint(builder, after, second, 1, { ...look, turn: 4 * sign, caption: labels?.[1] ?? null });
  // From the upper edge of the first over to the second.
  const outline = builder.mirrored ? flipped(bowArrow()) : bowArrow();
  const color = strongOn(builder, [background, builder.softPanel]);
  const size = unit * (tall ? 0.46 : 0.5);
  const at = tall
    ? around(mx + sign * (box.width / 2 - size * 0.5), second.y - size * 0.26, size * 0.9, size * 0.46)
    : around(
        first.x + first.width * (builder.mirrored ? 0.1 : 0.92),
        Math.max(box.y + size * 0.1, Math.min(first.y, second.y) - size * 0.1),
        size,
        size * 0.48,
      );
  builder.outline('Arrow', outline, at, color === background ? inkOn(builder, backgrounds) : color, {
    rotation: tall ? sign * 38 : 0,
  });
  stage.put();
  return true;
}

export const beforePrints: Composition = {
  id: 'before-prints',
  pictures: [2, 2],
  cutout: 'never',
  kinds: ['compare'],
  shapes: ['portrait', 'square', 'wide', 'story'],
  suits: ({ pictures, content, energy }) =>
    (pictures === 2 && content.lines.length === 2 ? 5.5 : 3) + (energy === 'playful' ? 1.6 : 0),
  draw,
};
