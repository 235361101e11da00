/** Patterns of several colours that fill a page: motifs in a half-drop repeat, tiles, terrazzo, scallops. */
import { luminance, mix } from '#design/layout/contrast.ts';
import { parsePath, type PathCommand } from '#design/document/outline-path.ts';
import { transformPath } from '#design/document/path-geometry.ts';
import { iconPath } from '#tools/icons/icon-path.ts';
import { blobAt, boxAt, circleAt, glint, leafAt, polygonOf, streak, type Spot } from '../drawing/nature.ts';
import { sprig, type Backdrop } from './backdrops.ts';

export const PATTERN_MOTIFS = [
  'leaves',
  'dots',
  'terrazzo',
  'scallops',
  'geometric',
  'hearts',
  'stars',
  'flowers',
  'stripes',
  'checks',
  'confetti',
  'waves',
  'triangles',
  'sprinkles',
] as const;
export type PatternMotif = (typeof PATTERN_MOTIFS)[number];

/** What a pattern of things shows: emoji, or icons by name. */
export interface Things {
  emoji: readonly string[];
  icons: readonly string[];
}

interface Place {
  x: number;
  y: number;
  /** Counted over the page. */
  index: number;
  column: number;
  row: number;
}

/** Places in a half-drop repeat, beyond the edges. */
function halfDrop({ drawing }: Backdrop, pitch: number): Place[] {
  const { width, height } = drawing;
  const places: Place[] = [];
  const columns = Math.ceil(width / pitch) + 1;
  const rows = Math.ceil(height / pitch) + 1;
  for (let column = 0; column <= columns; column += 1) {
    for (let row = -1; row <= rows; row += 1)
      places.push({
        x: column * pitch - (columns * pitch - width) / 2,
        y: (row + (column % 2 === 0 ? 0 : 0.5)) * pitch - (rows * pitch - height) / 2,
        index: places.length,
        column,
        row,
      });
  }
  return places;
}

/** All of one colour in as few layers as outlines allow. */
function inColours(
  { drawing }: Backdrop,
  pieces: readonly { commands: PathCommand[]; color: string }[],
  name: string,
): void {
  const byColor = new Map<string, PathCommand[][]>();
  for (const { commands, color } of pieces) byColor.set(color, [...(byColor.get(color) ?? []), commands]);
  for (const [color, parts] of byColor) {
    let joined: PathCommand[] = [];
    for (const part of parts) {
      // Path data has a longest length: some five hundred commands stay well below it.
      if (joined.length + part.length > 340) {
        drawing.path(joined, color, name);
        joined = [];
      }
      joined.push(...part);
    }
    drawing.path(joined, color, name);
  }
}

const tones = ({ palette }: Backdrop): string[] => palette.slice(1, 5) as string[];
const at = <Item>(items: readonly Item[], index: number): Item =>
  items[((index % items.length) + items.length) % items.length] as Item;

export function pattern(backdrop: Backdrop, motif: PatternMotif | null, things: Things): void {
  const { drawing, palette, chance } = backdrop;
  drawing.background = { type: 'solid', color: palette[0] as string };
  if (motif !== null) MOTIFS[motif](backdrop);
  else if (things.emoji.length > 0) emojiPattern(backdrop, things.emoji);
  else if (things.icons.length > 0) iconPattern(backdrop, things.icons);
  else MOTIFS[chance.pick(PATTERN_MOTIFS)](backdrop);
}

function emojiPattern(backdrop: Backdrop, emoji: readonly string[]): void {
  const { drawing, chance } = backdrop;
  const { unit } = drawing;
  const pitch = Math.max(unit * chance.pick([190, 220, 250]), Math.sqrt((drawing.width * drawing.height) / 90));
  const places = halfDrop(backdrop, pitch);
  const soft = mix(at(tones(backdrop), chance.pick([0, 1, 2])), backdrop.palette[0] as string, 0.45);
  inColours(
    backdrop,
    places.map(({ x, y, index }) => ({
      commands:
        index % 2 === 0
          ? circleAt(x + pitch / 2, y + pitch * 0.25, unit * 9)
          : glint(x + pitch / 2, y + pitch * 0.25, unit * 20, 0.24),
      color: soft,
    })),
    'Fillers',
  );
  const size = pitch * 0.56;
  const turned = chance.maybe(0.6);
  drawing.group('Pattern', () => {
    for (const { x, y, index, column, row } of places)
      drawing.emoji(
        at(emoji, column + row * 2),
        { x: x - size / 2, y: y - size / 2, width: size, height: size },
        'Motif',
        { rotation: turned ? ([-18, 12, -6, 20, -12][index % 5] ?? 0) : 0 },
      );
  });
}

function iconCommands(name: string, x: number, y: number, size: number, degrees: number): PathCommand[] {
  const outline = iconPath(name, 'fill');
  const commands = outline && parsePath(outline.path);
  if (!outline || !commands) return circleAt(x, y, size / 4);
  const scale = size / Math.max(outline.viewWidth, outline.viewHeight);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  const [mx, my] = [outline.viewWidth / 2, outline.viewHeight / 2];
  return transformPath(commands, [cos, sin, -sin, cos, x - mx * cos + my * sin, y - mx * sin - my * cos]);
}

function iconPattern(backdrop: Backdrop, icons: readonly string[]): void {
  const { unit } = backdrop.drawing;
  const pitch = unit * backdrop.chance.pick([150, 180]);
  const colors = tones(backdrop);
  inColours(
    backdrop,
    halfDrop(backdrop, pitch).flatMap(({ x, y, index, column, row }) => [
      {
        commands: iconCommands(at(icons, column + row * 2), x, y, pitch * 0.56, [-16, 10, -4, 18][index % 4] ?? 0),
        color: at(colors, column + row),
      },
      { commands: circleAt(x + pitch / 2, y + pitch * 0.25, unit * 7), color: at(colors, index + 1) },
    ]),
    'Motifs',
  );
}

const MOTIFS: Readonly<Record<PatternMotif, (backdrop: Backdrop) => void>> = {
  leaves(backdrop) {
    const { drawing, chance } = backdrop;
    const pitch = drawing.unit * chance.pick([140, 172]);
    const colors = tones(backdrop);
    inColours(
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
  dots(backdrop) {
    const { drawing, chance } = backdrop;
    const pitch = drawing.unit * chance.pick([74, 96, 120]);
    const colors = tones(backdrop);
    inColours(
      backdrop,
      halfDrop(backdrop, pitch).map(({ x, y }) => ({
        commands: circleAt(x, y, pitch * (chance.maybe(0.25) ? 0.34 : 0.23)),
        color: chance.pick(colors),
      })),
      'Dots',
    );
  },
  terrazzo(backdrop) {
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
    inColours(backdrop, pieces, 'Stones');
  },
  scallops(backdrop) {
    const { drawing } = backdrop;
    const r = drawing.unit * backdrop.chance.pick([70, 90, 110]);
    const [ground, ...colors] = backdrop.palette as [string, ...string[]];
    const rows = Math.ceil(drawing.height / (r * 0.5)) + 3;
    for (let row = 0; row < rows; row += 1) {
      const y = row * r * 0.5;
      const centres = Array.from(
        { length: Math.ceil(drawing.width / (r * 2)) + 2 },
        (_, column) => (column + (row % 2 === 0 ? 0 : 0.5)) * r * 2 - r,
      );
      for (const [reach, color] of [
        [1, ground],
        [0.94, at(colors, row)],
        [0.7, ground],
        [0.6, at(colors, row + 1)],
        [0.34, ground],
        [0.22, at(colors, row + 2)],
      ] as const)
        drawing.path(
          centres.flatMap((x) => circleAt(x, y, r * reach)),
          color,
          'Scallops',
        );
    }
  },
  geometric(backdrop) {
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
  hearts: (backdrop) => iconPattern(backdrop, ['heart']),
  stars: (backdrop) => iconPattern(backdrop, ['star', 'star-four']),
  flowers(backdrop) {
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
    inColours(backdrop, petals, 'Petals');
    inColours(backdrop, hearts, 'Hearts of flowers');
  },
  stripes(backdrop) {
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
  checks(backdrop) {
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
    inColours(backdrop, pieces, 'Checks');
  },
  confetti(backdrop) {
    const { drawing, chance } = backdrop;
    const { width, height, unit } = drawing;
    const colors = tones(backdrop);
    const many = Math.round(260 * ((width * height) / (drawing.unit * 1000) ** 2));
    inColours(
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
  waves(backdrop) {
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
  triangles(backdrop) {
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
    inColours(backdrop, pieces, 'Triangles');
  },
  sprinkles(backdrop) {
    const { drawing, chance } = backdrop;
    const { unit } = drawing;
    const colors = tones(backdrop);
    inColours(
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
};

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
