/**
 * Hazard tape: striped tapes across the top and the bottom of the page at slight angles, the clearance sale between
 * them.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { stripes } from '#design/templates/outlines.ts';
import { surfaceOn, onSurface, wordsOn } from '#design/templates/words.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const tape = surfaceOn(builder, backgrounds);
  // The lower a page, the flatter and narrower they are: the room between them is for the words.
  const wide = builder.u(builder.low ? 5 : builder.wide ? 7 : 8);
  const long = width * 1.3;
  const lean = builder.low ? 1.2 : builder.wide ? 2 : 4.5;
  const reach = (width / 2) * Math.tan((lean * Math.PI) / 180) + wide * 0.6;
  const [first, second] = [Math.max(builder.bar * 0.8, 0) + reach, height - Math.max(builder.bar * 0.8, 0) - reach];
  const room = { ...safe, y: Math.max(safe.y, first + reach + builder.u(2)), height: 0 };
  room.height = Math.min(safe.y + safe.height, second - reach - builder.u(2)) - room.y;
  if (room.height < builder.u(30)) return false;
  const stack = stackAbreast(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'pill', headlineLines: 3 }),
    room,
    {
      align: 'center',
      valign: 'middle',
      largest: 24,
      smallest: 5,
    },
  );
  if (!stack) return false;
  for (const [name, y, turn] of [
    ['Upper tape', first, -lean],
    ['Lower tape', second, builder.wide ? -lean : lean],
  ] as const) {
    builder.group(name, () => {
      const box = around(width / 2, y, long, wide);
      builder.rectangle('Tape', box, tape, { rotation: turn });
      builder.outline('Stripes', stripes(Math.round(long / (wide * 0.9))), box, onSurface(builder, tape), {
        rotation: turn,
      });
    });
  }
  putStack(builder, stack);
  return true;
}

export const hazardTape: Composition = {
  id: 'hazard-tape',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ energy, content }) =>
    ({ loud: 6.4, clean: 4, playful: 4.4, calm: 0.5, elegant: 0.2 })[energy] +
    (/last|clearance|closing|under construction|moving/i.test(content.headline ?? '') ? 1.4 : 0),
  draw,
};
