/** Motifs strewn at random: terrazzo and confetti. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { circleAt, polygonOf, type Spot, streak } from '#app/engines/images/drawing/shapes.ts';
import type { Backdrop } from '../backdrops.ts';
import { inColors, tones } from './half-drop.ts';

export const STREWN_MOTIFS = {
  terrazzo(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const { width, height, unit } = drawing;
    const colors = tones(backdrop);
    const laid: { x: number; y: number; r: number }[] = [];
    const pieces: { commands: PathCommand[]; color: string }[] = [];
    for (const [count, size] of [
      [36, 46],
      [90, 24],
      [190, 10],
    ] as const) {
      for (
        let tries = 0, made = 0;
        tries < count * 6 && made < count * Math.max(1, (width * height) / (drawing.unit * 1000) ** 2);
        tries += 1
      ) {
        const r = unit * size * chance.between(0.7, 1.35);
        const [x, y] = [width * chance.between(-0.02, 1.02), height * chance.between(-0.02, 1.02)];
        if (laid.some((one) => Math.hypot(one.x - x, one.y - y) < one.r + r + unit * 7)) continue;
        laid.push({ x, y, r });
        made += 1;
        const corners = 5 + Math.floor(chance.next() * 3);
        const turn = chance.next() * 6;
        pieces.push({
          commands: polygonOf(
            Array.from({ length: corners }, (_, index): Spot => {
              const angle = turn + (index / corners) * Math.PI * 2 + chance.between(-0.25, 0.25);
              const reach = r * chance.between(0.68, 1.1);
              return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
            }),
          ),
          color: chance.pick(colors),
        });
      }
    }
    inColors(backdrop, pieces, 'Stones');
  },
  confetti(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const { width, height, unit } = drawing;
    const colors = tones(backdrop);
    const many = Math.round(260 * ((width * height) / (drawing.unit * 1000) ** 2));
    inColors(
      backdrop,
      Array.from({ length: many }, (_, index) => {
        const [x, y, size] = [width * chance.next(), height * chance.next(), unit * chance.between(14, 27)];
        const turn = chance.next() * Math.PI;
        const box = (
          [
            [-1, -0.4],
            [1, -0.4],
            [1, 0.4],
            [-1, 0.4],
          ] as const
        ).map(([u, v]): Spot => [
          x + (u * Math.cos(turn) - v * Math.sin(turn)) * size,
          y + (u * Math.sin(turn) + v * Math.cos(turn)) * size,
        ]);
        return {
          commands:
            index % 4 === 0
              ? circleAt(x, y, size * 0.5)
              : index % 4 === 1
                ? polygonOf(box.slice(0, 3))
                : index % 4 === 2
                  ? streak(x, y, size * 2, size * 0.7)
                  : polygonOf(box),
          color: chance.pick(colors),
        };
      }),
      'Confetti',
    );
  },
} satisfies Readonly<Record<string, (backdrop: Backdrop) => void>>;
