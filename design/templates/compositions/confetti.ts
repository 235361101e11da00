/** Confetti: centered words in a ring of small shapes: parties, openings, good news. */
import { around, type PageBuilder } from '../page-builder.ts';
import { putWords } from '../blocks.ts';
import { blob, glint } from '../outlines.ts';
import type { Composition } from './composition.ts';

/**
 * Places of small shapes along the edges, in fractions of the page, with their kind and size in hundredths of the unit.
 */
const SPOTS: readonly (readonly [x: number, y: number, kind: number, size: number])[] = [
  [0.06, 0.05, 0, 7],
  [0.2, 0.03, 2, 3.4],
  [0.36, 0.06, 1, 3],
  [0.55, 0.025, 3, 4.6],
  [0.74, 0.055, 0, 3.4],
  [0.93, 0.04, 4, 8],
  [0.025, 0.2, 3, 4],
  [0.975, 0.22, 2, 4.4],
  [0.03, 0.42, 1, 3.6],
  [0.97, 0.47, 0, 3],
  [0.02, 0.66, 4, 6],
  [0.98, 0.7, 3, 5],
  [0.07, 0.94, 2, 4.4],
  [0.25, 0.97, 0, 4],
  [0.44, 0.945, 3, 3.4],
  [0.62, 0.975, 1, 4],
  [0.8, 0.95, 4, 5],
  [0.95, 0.93, 0, 6.4],
];

function draw(builder: PageBuilder): boolean {
  const { input, safe } = builder;
  const { palette } = input;
  builder.outline(
    'Large blob',
    blob(input.twist),
    around(builder.width / 2, builder.height / 2, builder.width * 1.02, builder.height * 0.94),
    builder.softPanel,
  );
  const colors = [palette.accent, palette.pop, palette.ink].filter((color) => color !== palette.background);
  builder.group('Confetti', () => {
    for (const [index, [x, y, kind, hundredths]] of SPOTS.entries()) {
      const color = colors[(index + input.twist) % colors.length] ?? palette.accent;
      const size = builder.u(hundredths);
      const box = around(builder.width * x, builder.height * y, size);
      const rotation = ((index * 47) % 120) - 60;
      if (kind === 0) builder.ellipse('Dot', around(builder.width * x, builder.height * y, size * 0.62), color);
      else if (kind === 1)
        builder.rectangle('Strip', { ...box, height: size * 0.34 }, color, { rotation, radius: size * 0.17 });
      else if (kind === 2) builder.shape('Triangle', { kind: 'triangle' }, box, color, { rotation });
      else if (kind === 3) builder.outline('Glint', glint(), box, color);
      else builder.ellipse('Ring', inner(box), null, { stroke: { color, width: size * 0.16, dash: [] } });
    }
  });
  const backgrounds = [palette.background, builder.softPanel];
  const room = {
    x: safe.x + builder.u(3),
    y: Math.max(safe.y, builder.height * 0.12),
    width: safe.width - builder.u(6),
    height: 0,
  };
  room.height = builder.height - 2 * room.y;
  return (
    putWords(
      builder,
      room,
      backgrounds,
      { label: true, offer: 'pill' },
      { align: 'center', valign: 'middle', largest: 20, airy: 1.15 },
    ) !== null
  );
}

const inner = (box: { x: number; y: number; width: number; height: number }) => ({
  x: box.x + box.width * 0.1,
  y: box.y + box.height * 0.1,
  width: box.width * 0.8,
  height: box.height * 0.8,
});

export const confetti: Composition = {
  id: 'confetti',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['greeting', 'event', 'offer'],
  shapes: ['square', 'story'],
  suits: ({ energy, content }) =>
    (energy === 'playful' ? 7.2 : energy === 'loud' ? 4.4 : 0.5) - ((content.headline?.length ?? 0) > 60 ? 3 : 0),
  draw,
};
