/**
 * Outlines for invitations and greetings: flags on a string, fans for corners, envelopes, stamps, small seasonal
 * things.
 */
import type { Outline } from '#design/templates/outlines.ts';
import { at, disc, polygon, uneven, viewOf } from '../outline-pen.ts';

/**
 * The point of a string at a share of its length: it sags by `sag` of its width, and ends lower by `fall`. Shares of
 * the width.
 */
const hanging = (share: number, sag: number, fall: number) => sag * 4 * share * (1 - share) + fall * share;

/** The string itself, `thick` of its width. */
export function garlandString(sag: number, fall: number, thick: number): Outline {
  const upper = Array.from(
    { length: 25 },
    (_, index) => [(index / 24) * 1000, hanging(index / 24, sag, fall) * 1000] as const,
  );
  const lower = upper.map(([x, y]) => [x, y + thick * 1000] as const).toReversed();
  return {
    path: polygon([...upper, ...lower]),
    viewWidth: 1000,
    viewHeight: Math.round((Math.max(sag + fall * 0.7, fall) + 0.35) * 1000),
  };
}

/** Every `colors`-th flag on such a string, from the one numbered `first`: triangles, or ones with a notch. */
export function garlandFlags(
  sag: number,
  fall: number,
  count: number,
  first: number,
  colors: number,
  notched: boolean,
): Outline {
  let path = '';
  const wide = 1 / count;
  for (let index = first; index < count; index += colors) {
    const [from, to] = [(index + 0.1) * wide, (index + 0.9) * wide];
    const [y1, y2] = [hanging(from, sag, fall), hanging(to, sag, fall)];
    const long = wide * 1.15;
    const middle = (from + to) / 2 - ((y2 - y1) / wide) * long * 0.6;
    const low = (y1 + y2) / 2 + long;
    const points: [number, number][] = notched
      ? [
          [from, y1],
          [to, y2],
          [to - (y2 - y1) * 0.9, y2 + long],
          [middle, low - wide * 0.34],
          [from - (y2 - y1) * 0.9, y1 + long],
        ]
      : [
          [from, y1],
          [to, y2],
          [middle, low],
        ];
    path += polygon(points.map(([x, y]) => [x * 1000, y * 1000]));
  }
  return {
    path:
      path ||
      polygon([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    viewWidth: 1000,
    viewHeight: Math.round((Math.max(sag + fall * 0.7, fall) + 0.35) * 1000),
  };
}

/** A fan for the upper left corner: slender rays of a quarter circle, and an arc. */
export function fan(blades: number): Outline {
  let path = '';
  for (let index = 0; index <= blades; index += 1) {
    const angle = (index / blades) * (Math.PI / 2);
    const half = index === 0 || index === blades ? 0.006 : 0.011;
    const spot = (turn: number, radius: number) => [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
    path += polygon([
      spot(angle - half * 1.4, 260),
      spot(angle - half * 0.8, 940),
      spot(angle + half * 0.8, 940),
      spot(angle + half * 1.4, 260),
    ]);
  }
  const arc = (radius: number, thick: number) => {
    const outer = Array.from({ length: 13 }, (_, index) => (index / 12) * (Math.PI / 2));
    return polygon([
      ...outer.map((angle) => [Math.cos(angle) * radius, Math.sin(angle) * radius] as const),
      ...outer
        .toReversed()
        .map((angle) => [Math.cos(angle) * (radius - thick), Math.sin(angle) * (radius - thick)] as const),
    ]);
  };
  return { path: path + arc(260, 12) + arc(232, 12) + arc(962, 14), viewWidth: 1000, viewHeight: 1000 };
}

/** A line that swells into a diamond in its middle. */
export function divider(): Outline {
  return {
    path: `M0 48L420 46L420 54L0 52Z${polygon([
      [460, 50],
      [500, 10],
      [540, 50],
      [500, 90],
    ])}M580 46L1000 48L1000 52L580 54Z`,
    viewWidth: 1000,
    viewHeight: 100,
  };
}

/** The front of an envelope: a pocket whose upper edge dips in the middle; `dip` px. */
export function pocket(width: number, height: number, dip: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const d = dip * scale;
  const soft = w * 0.03;
  return {
    path: `M0 0L${at(w / 2 - soft, d - soft * (d / (w / 2)))}Q${at(w / 2, d + soft * 0.1)} ${at(w / 2 + soft, d - soft * (d / (w / 2)))}L${at(w, 0)}L${at(w, h)}L0 ${h}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** An open flap, pointing up. */
export function flap(width: number, height: number): Outline {
  const { w, h } = viewOf(width, height);
  const soft = w * 0.05;
  return {
    path: `M0 ${h}L${at(w / 2 - soft, soft * (h / w) * 1.4)}Q${at(w / 2, -soft * 0.2)} ${at(w / 2 + soft, soft * (h / w) * 1.4)}L${w} ${h}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** A stamp with a perforated edge, `teeth` along its shorter side. */
export function stamp(width: number, height: number, teeth: number): Outline {
  const { w, h } = viewOf(width, height);
  const pitch = Math.min(w, h) / teeth;
  const side = (length: number) => Math.max(1, Math.round(length / pitch));
  const bite = pitch * 0.3;
  let path = 'M0 0';
  const edge = (x0: number, y0: number, x1: number, y1: number) => {
    const count = side(Math.hypot(x1 - x0, y1 - y0));
    const [ux, uy] = [(x1 - x0) / count, (y1 - y0) / count];
    const length = Math.hypot(ux, uy);
    const [nx, ny] = [-uy / length, ux / length];
    for (let index = 0; index < count; index += 1) {
      const mx = x0 + ux * (index + 0.5);
      const my = y0 + uy * (index + 0.5);
      const [bx, by] = [(ux / length) * bite, (uy / length) * bite];
      path += `L${at(mx - bx, my - by)}C${at(mx - bx + nx * bite * 1.3, my - by + ny * bite * 1.3)} ${at(mx + bx + nx * bite * 1.3, my + by + ny * bite * 1.3)} ${at(mx + bx, my + by)}`;
    }
    path += `L${at(x1, y1)}`;
  };
  edge(0, 0, w, 0);
  edge(w, 0, w, h);
  edge(w, h, 0, h);
  edge(0, h, 0, 0);
  return { path: `${path}Z`, viewWidth: w, viewHeight: h };
}

/** Waves of a postmark. */
export function postmark(): Outline {
  let path = '';
  for (let row = 0; row < 5; row += 1) {
    const y = 40 + row * 80;
    const wave = (dy: number, back: boolean) => {
      const steps = [0, 1, 2, 3, 4, 5];
      return (back ? steps.toReversed() : steps)
        .map((step) => {
          const x = step * 200;
          const to = back ? x : x + 200;
          return `Q${at(x + 100, y + dy + (step % 2 === 0 ? -46 : 46))} ${at(back ? x : to, y + dy)}`;
        })
        .join('');
    };
    path += `M${at(0, y)}${wave(0, false)}L${at(1200, y + 14)}${wave(14, true)}Z`;
  }
  return { path, viewWidth: 1200, viewHeight: 400 };
}

/** Slanting pieces along a strip, alternating between two colors: an airmail edge. `first`: 0 or 1. */
export function airmail(count: number, first: 0 | 1): Outline {
  const step = 2000 / count;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = (index + first * 0.5) * step;
    path += polygon([
      [x + 16, 0],
      [x + 16 + step * 0.26, 0],
      [x + step * 0.26, 40],
      [x, 40],
    ]);
  }
  return { path, viewWidth: 2000, viewHeight: 40 };
}

export type Season = 'snow' | 'leaf' | 'heart' | 'petal' | 'confetti' | 'star';

const turnedBy = (points: readonly (readonly [number, number])[], x: number, y: number, size: number, angle: number) =>
  points.map(
    ([px, py]) =>
      [
        x + (px * Math.cos(angle) - py * Math.sin(angle)) * size,
        y + (px * Math.sin(angle) + py * Math.cos(angle)) * size,
      ] as const,
  );

/** A small closed shape of four curves: its points and the control points between them, rotated and placed. */
function curved(
  points: readonly (readonly [number, number])[],
  x: number,
  y: number,
  size: number,
  angle: number,
): string {
  const [first, ...rest] = turnedBy(points, x, y, size, angle).map(([px, py]) => at(px, py));
  let path = `M${first ?? ''}`;
  for (let index = 0; index + 2 < rest.length; index += 3)
    path += `C${rest[index] ?? ''} ${rest[index + 1] ?? ''} ${rest[index + 2] ?? ''}`;
  return `${path}Z`;
}

const LEAF = [
  [0, -0.5],
  [0.42, -0.2],
  [0.4, 0.26],
  [0, 0.5],
  [-0.4, 0.26],
  [-0.42, -0.2],
  [0, -0.5],
] as const;
const HEART = [
  [0, 0.45],
  [-0.9, -0.1],
  [-0.45, -0.75],
  [0, -0.25],
  [0.45, -0.75],
  [0.9, -0.1],
  [0, 0.45],
] as const;
const PETAL = [
  [0, 0.5],
  [-0.5, 0.2],
  [-0.36, -0.5],
  [0, -0.36],
  [0.36, -0.5],
  [0.5, 0.2],
  [0, 0.5],
] as const;

/** One of a season's small shapes around a middle, `angle` in radians. */
export function seasonal(season: Season, x: number, y: number, size: number, angle: number): string {
  if (season === 'leaf') return curved(LEAF, x, y, size, angle);
  if (season === 'heart') return curved(HEART, x, y, size * 0.8, angle * 0.35);
  if (season === 'petal') return curved(PETAL, x, y, size * 0.8, angle);
  if (season === 'confetti')
    return polygon(
      turnedBy(
        [
          [-0.45, -0.14],
          [0.45, -0.14],
          [0.45, 0.14],
          [-0.45, 0.14],
        ],
        x,
        y,
        size,
        angle,
      ),
    );
  if (season === 'star')
    return polygon(
      turnedBy(
        Array.from(
          { length: 8 },
          (_, index) =>
            [
              Math.cos((index / 8) * Math.PI * 2) * (index % 2 === 0 ? 0.55 : 0.18),
              Math.sin((index / 8) * Math.PI * 2) * (index % 2 === 0 ? 0.55 : 0.18),
            ] as const,
        ),
        x,
        y,
        size,
        0,
      ),
    );
  if (size < 24) return disc(x, y, size * 0.32);
  // Snow: six arms with twigs.
  let path = '';
  for (let arm = 0; arm < 6; arm += 1) {
    const turn = angle * 0.2 + (arm / 6) * Math.PI * 2;
    path += polygon(
      turnedBy(
        [
          [-0.03, 0],
          [0.03, 0],
          [0.03, -0.5],
          [-0.03, -0.5],
        ],
        x,
        y,
        size,
        turn,
      ),
    );
    for (const side of [-1, 1])
      path += polygon(
        turnedBy(
          [
            [0, -0.24],
            [side * 0.15, -0.4],
            [side * 0.19, -0.36],
            [0, -0.16],
          ],
          x,
          y,
          size,
          turn,
        ),
      );
  }
  return path;
}

/**
 * This many of them, scattered over a box of that size; dense at the top and the bottom, none in the middle. `which`:
 * every third set is another color.
 */
export function strewn(
  season: Season,
  width: number,
  height: number,
  which: number,
  count: number,
  hole: { top: number; bottom: number },
): Outline {
  const { w, h } = viewOf(width, height);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const seed = index * 3 + which + 1;
    const across = ((index + 0.5 + 0.42 * uneven(seed)) / count) * 3;
    const lap = Math.floor(across);
    const x = (across - lap) * w;
    const upper = (index + which) % 5 < 3;
    const depth = Math.abs(uneven(seed + 101)) ** 1.5;
    const y = upper ? depth * hole.top * h : h - depth * (1 - hole.bottom) * h;
    const size = 26 + 44 * Math.abs(uneven(seed + 7)) ** 2 + (1 - depth) * 16;
    path += seasonal(season, x, y, size, uneven(seed + 31) * Math.PI);
    if (path.length > 18_500) break;
  }
  return { path, viewWidth: w, viewHeight: h };
}
