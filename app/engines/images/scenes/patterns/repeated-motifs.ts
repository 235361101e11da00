/** Motifs in a half-drop repeat: leaves, dots, hearts, stars, flowers, sprinkles. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { blobAt, circleAt, polygonOf, type Spot } from '#app/engines/images/drawing/shapes.ts';
import { leafAt } from '#app/engines/images/drawing/plants.ts';
import { type Backdrop, sprig } from '../backdrops.ts';
import { at, halfDrop, inColors, tones } from './half-drop.ts';
import { iconPattern } from './icon-pattern.ts';

export const REPEATED_MOTIFS = {
  leaves(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const pitch = drawing.unit * chance.pick([140, 172]);
    const colors = tones(backdrop);
    inColors(
      backdrop,
      halfDrop(backdrop, pitch).flatMap(({ x, y, index, column }) => {
        const turn = (column % 2 === 0 ? -58 : -122) + at([0, 22, -18, 9], index);
        const angle = (turn * Math.PI) / 180;
        return [
          {
            commands: sprig(
              x - Math.cos(angle) * pitch * 0.42,
              y - Math.sin(angle) * pitch * 0.42,
              pitch * 0.84,
              turn,
              5,
            ),
            color: at(colors, index),
          },
          {
            commands:
              index % 3 === 0
                ? circleAt(x + pitch * 0.46, y + pitch * 0.3, drawing.unit * 9)
                : leafAt(x + pitch * 0.4, y + pitch * 0.3, pitch * 0.2, turn + 80, 0.34),
            color: at(colors, index + 2),
          },
        ];
      }),
      'Leaves',
    );
  },
  dots(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const pitch = drawing.unit * chance.pick([74, 96, 120]);
    const colors = tones(backdrop);
    inColors(
      backdrop,
      halfDrop(backdrop, pitch).map(({ x, y }) => ({
        commands: circleAt(x, y, pitch * (chance.maybe(0.25) ? 0.34 : 0.23)),
        color: chance.pick(colors),
      })),
      'Dots',
    );
  },
  hearts: (backdrop: Backdrop) => iconPattern(backdrop, ['heart']),
  stars: (backdrop: Backdrop) => iconPattern(backdrop, ['star', 'star-four']),
  flowers(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const { unit } = drawing;
    const pitch = unit * chance.pick([150, 180]);
    const colors = tones(backdrop);
    const petals: { commands: PathCommand[]; color: string }[] = [];
    const hearts: { commands: PathCommand[]; color: string }[] = [];
    for (const { x, y, index } of halfDrop(backdrop, pitch)) {
      const count = at([5, 6, 8], index);
      const reach = pitch * at([0.32, 0.26, 0.3], index);
      const turn = chance.next() * 360;
      petals.push({
        commands: Array.from({ length: count }, (_, petal) =>
          leafAt(x, y, reach, turn + (petal * 360) / count, count > 6 ? 0.34 : 0.5),
        ).flat(),
        color: at(colors, index),
      });
      hearts.push({ commands: circleAt(x, y, reach * 0.27), color: at(colors, index + 2) });
      petals.push({
        commands: [
          ...leafAt(x + pitch * 0.5, y + pitch * 0.26, pitch * 0.17, 30, 0.36),
          ...leafAt(x + pitch * 0.5, y + pitch * 0.26, pitch * 0.17, 150, 0.36),
        ],
        color: at(colors, 3),
      });
    }
    inColors(backdrop, petals, 'Petals');
    inColors(backdrop, hearts, 'Hearts of flowers');
  },
  sprinkles(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const { unit } = drawing;
    const colors = tones(backdrop);
    inColors(
      backdrop,
      halfDrop(backdrop, unit * 64).map(({ x, y, index }) => {
        const turn = chance.next() * 360;
        return {
          commands:
            index % 6 === 0
              ? blobAt(x, y, unit * 11, unit * 11, 0.05, chance, 7)
              : capsule(x, y, unit * 46, unit * 15, turn),
          color:
            luminance(backdrop.palette[0] as string) > 0.5
              ? chance.pick(colors)
              : mix(chance.pick(colors), '#ffffff', 0.1),
        };
      }),
      'Sprinkles',
    );
  },
} satisfies Readonly<Record<string, (backdrop: Backdrop) => void>>;

/** A rod with round ends about a point. */
function capsule(x: number, y: number, length: number, thickness: number, degrees: number): PathCommand[] {
  const angle = (degrees * Math.PI) / 180;
  const r = thickness / 2;
  const half = length / 2 - r;
  const end = (side: 1 | -1): Spot[] =>
    Array.from({ length: 7 }, (_, index): Spot => {
      const at = angle + (side === 1 ? -Math.PI / 2 : Math.PI / 2) + (index / 6) * Math.PI;
      return [
        x + side * Math.cos(angle) * half + Math.cos(at) * r,
        y + side * Math.sin(angle) * half + Math.sin(at) * r,
      ];
    });
  return polygonOf([...end(1), ...end(-1)]);
}
