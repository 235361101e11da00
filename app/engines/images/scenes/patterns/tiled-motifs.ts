/** Motifs that cover a page without gaps: scallops, tiles, stripes, checks, waves, triangles. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { boxAt, circleAt, polygonOf, type Spot } from '#app/engines/images/drawing/shapes.ts';
import type { Backdrop } from '../backdrops.ts';
import { at, inColors, tones } from './half-drop.ts';

export const TILED_MOTIFS = {
  scallops(backdrop: Backdrop) {
    const { drawing } = backdrop;
    const r = drawing.unit * backdrop.chance.pick([70, 90, 110]);
    const [background, ...colors] = backdrop.palette as [string, ...string[]];
    const rows = Math.ceil(drawing.height / (r * 0.5)) + 3;
    for (let row = 0; row < rows; row += 1) {
      const y = row * r * 0.5;
      const centres = Array.from(
        { length: Math.ceil(drawing.width / (r * 2)) + 2 },
        (_, column) => (column + (row % 2 === 0 ? 0 : 0.5)) * r * 2 - r,
      );
      for (const [reach, color] of [
        [1, background],
        [0.94, at(colors, row)],
        [0.7, background],
        [0.6, at(colors, row + 1)],
        [0.34, background],
        [0.22, at(colors, row + 2)],
      ] as const)
        drawing.path(
          centres.flatMap((x) => circleAt(x, y, r * reach)),
          color,
          'Scallops',
        );
    }
  },
  geometric(backdrop: Backdrop) {
    const { drawing, chance, palette } = backdrop;
    const pitch = (drawing.unit * 1000) / chance.pick([4, 5, 6]);
    const pieces: { commands: PathCommand[]; color: string }[] = [];
    const quarter = (x: number, y: number, turn: number): PathCommand[] => {
      const points = Array.from({ length: 13 }, (_, index): Spot => [
        Math.cos((index / 12) * (Math.PI / 2)),
        Math.sin((index / 12) * (Math.PI / 2)),
      ]);
      const rotate = ([u, v]: Spot): Spot =>
        [
          [u, v],
          [1 - v, u],
          [1 - u, 1 - v],
          [v, 1 - u],
        ][turn % 4] as unknown as Spot;
      return polygonOf(
        [[0, 0] as Spot, ...points].map((point) => rotate(point)).map(([u, v]): Spot => [x + u * pitch, y + v * pitch]),
      );
    };
    for (let row = 0; row * pitch < drawing.height; row += 1) {
      for (let column = 0; column * pitch < drawing.width; column += 1) {
        const [x, y] = [column * pitch, row * pitch];
        const [under, over, third] = chance.shuffled(palette.slice(0, 5)) as [string, string, string];
        pieces.push({ commands: boxAt(x, y, pitch + 0.5, pitch + 0.5), color: under });
        drawing.path(boxAt(x, y, pitch + 0.6, pitch + 0.6), under, 'Tile');
        const kind = Math.floor(chance.next() * 6);
        const turn = Math.floor(chance.next() * 4);
        const shape =
          kind === 0
            ? quarter(x, y, turn)
            : kind === 1
              ? circleAt(x + pitch / 2, y + pitch / 2, pitch * 0.36)
              : kind === 2
                ? polygonOf([
                    [x, y],
                    [x + pitch, y],
                    [turn % 2 === 0 ? x : x + pitch, y + pitch],
                  ])
                : kind === 3
                  ? [...quarter(x, y, 0), ...quarter(x, y, 2)]
                  : kind === 4
                    ? boxAt(x + (turn % 2 === 0 ? 0 : pitch / 2), y, pitch / 2, pitch)
                    : [
                        ...circleAt(x + pitch / 2, y, 0.01),
                        ...polygonOf([
                          [x + pitch / 2, y],
                          [x + pitch, y + pitch / 2],
                          [x + pitch / 2, y + pitch],
                          [x, y + pitch / 2],
                        ]),
                      ];
        drawing.path(shape, over, 'Form');
        if (kind === 1) drawing.path(circleAt(x + pitch / 2, y + pitch / 2, pitch * 0.17), third, 'Form');
        if (kind === 0)
          drawing.path(
            circleAt(x + pitch * (turn % 3 === 0 ? 0.72 : 0.28), y + pitch * (turn < 2 ? 0.72 : 0.28), pitch * 0.09),
            third,
            'Form',
          );
      }
    }
  },
  stripes(backdrop: Backdrop) {
    const { drawing, chance, palette } = backdrop;
    const { width, height, unit } = drawing;
    const slant = chance.pick([0, 0, 0.5]) * height;
    for (let x = -slant; x < width + slant;) {
      const w = unit * chance.pick([22, 44, 44, 88]);
      drawing.path(
        polygonOf([
          [x + slant, 0],
          [x + w + slant, 0],
          [x + w, height],
          [x, height],
        ]),
        at(palette, Math.floor(chance.next() * 5)),
        'Stripe',
      );
      x += w + unit * chance.pick([14, 30, 44]);
    }
  },
  checks(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const pitch = (drawing.unit * 1000) / chance.pick([8, 10]);
    const [one, two] = chance.shuffled(tones(backdrop)) as [string, string];
    const pieces: { commands: PathCommand[]; color: string }[] = [];
    for (let row = 0; row * pitch < drawing.height; row += 1)
      for (let column = 0; column * pitch < drawing.width; column += 1)
        if ((row + column) % 2 === 0)
          pieces.push(
            { commands: boxAt(column * pitch, row * pitch, pitch, pitch), color: one },
            {
              commands: circleAt(
                (column + 0.5) * pitch,
                (row + 0.5) * pitch,
                pitch * ((row + column) % 4 === 0 ? 0.2 : 0.12),
              ),
              color: two,
            },
          );
    inColors(backdrop, pieces, 'Checks');
  },
  waves(backdrop: Backdrop) {
    const { drawing, chance } = backdrop;
    const { width, height, unit } = drawing;
    const pitch = unit * chance.pick([44, 60]);
    const colors = tones(backdrop);
    const swell = pitch * 0.32;
    const step = pitch * 1.6;
    for (let row = 0; row * pitch < height + pitch; row += 1) {
      const y = row * pitch;
      const commands: PathCommand[] = [{ type: 'M', x: -step, y }];
      for (let x = -step; x < width + step; x += step)
        commands.push(
          {
            type: 'C',
            x1: x + step * 0.25,
            y1: y - swell * 1.5,
            x2: x + step * 0.25,
            y2: y - swell * 1.5,
            x: x + step * 0.5,
            y,
          },
          {
            type: 'C',
            x1: x + step * 0.75,
            y1: y + swell * 1.5,
            x2: x + step * 0.75,
            y2: y + swell * 1.5,
            x: x + step,
            y,
          },
        );
      drawing.path(commands, null, 'Wave', { stroke: { color: at(colors, row), width: pitch * 0.3, dash: [] } });
    }
  },
  triangles(backdrop: Backdrop) {
    const { drawing, chance, palette } = backdrop;
    const side = (drawing.unit * 1000) / chance.pick([6, 8]);
    const h = side * 0.866;
    const pieces: { commands: PathCommand[]; color: string }[] = [];
    for (let row = 0; row * h < drawing.height; row += 1) {
      for (let column = -1; column * side * 0.5 < drawing.width; column += 1) {
        const up = (row + column) % 2 === 0;
        const x = column * side * 0.5;
        const y = row * h;
        pieces.push({
          commands: up
            ? polygonOf([
                [x, y + h],
                [x + side / 2, y],
                [x + side, y + h],
              ])
            : polygonOf([
                [x, y],
                [x + side, y],
                [x + side / 2, y + h],
              ]),
          color: chance.pick(palette.slice(0, 5)),
        });
      }
    }
    inColors(backdrop, pieces, 'Triangles');
  },
} satisfies Readonly<Record<string, (backdrop: Backdrop) => void>>;
