/** Outlines of families for offers: handles, vans, arrows, peeled stickers. Path data as in ../../outlines.ts. */
import type { Outline } from '../../outlines.ts';
import { at, disc, polygon, viewOf } from '../words/word-outlines.ts';

/** Control points of a quarter circle, of its radius. */
const QUARTER = 0.5523;

/** A rope that rises from the lower left in an arch and comes down at the lower right; `thick` px. */
export function handle(width: number, height: number, thick: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const t = thick * scale;
  return {
    path: `M${at(0, h)}C${at(0, h * -0.3)} ${at(w, h * -0.3)} ${at(w, h)}L${at(w - t, h)}C${at(w - t, h * -0.3 + t * 1.4)} ${at(t, h * -0.3 + t * 1.4)} ${at(t, h)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** A paper bag's front whose upper edge is cut in small teeth, px: their pitch. */
export function pinked(width: number, height: number, pitch: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const count = Math.max(4, Math.round((w / (pitch * scale)) | 0));
  const deep = (w / count) * 0.5;
  const points: [number, number][] = [
    [w, h],
    [0, h],
  ];
  for (let index = 0; index < count; index += 1)
    points.push([(index * w) / count, deep], [((index + 0.5) * w) / count, 0]);
  points.push([w, deep]);
  return { path: polygon(points), viewWidth: w, viewHeight: h };
}

/**
 * The front of a delivery van that drives to the right (or left): bonnet, sloping windscreen, roof. Its back joins the
 * load.
 */
export function cab(width: number, height: number, left: boolean): Outline {
  const { w, h } = viewOf(width, height);
  const x = (value: number) => (left ? w - value * w : value * w);
  const p = (a: number, b: number) => at(x(a), b * h);
  return {
    path: `M${p(0, 0.14)}L${p(0.42, 0.14)}Q${p(0.52, 0.14)} ${p(0.58, 0.24)}L${p(0.76, 0.54)}L${p(0.9, 0.6)}Q${p(1, 0.64)} ${p(1, 0.76)}L${p(1, 0.94)}Q${p(1, 1)} ${p(0.94, 1)}L${p(0, 1)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** The side window of such a cab, in the same box. */
export function cabWindow(width: number, height: number, left: boolean): Outline {
  const { w, h } = viewOf(width, height);
  const x = (value: number) => (left ? w - value * w : value * w);
  return {
    path: polygon(
      (
        [
          [0.12, 0.24],
          [0.42, 0.24],
          [0.5, 0.28],
          [0.64, 0.54],
          [0.12, 0.54],
        ] as const
      ).map(([a, b]) => [x(a), b * h]),
    ),
    viewWidth: w,
    viewHeight: h,
  };
}

/**
 * A disc whose lower right (or left) part has come off: what still sticks, and the part that is folded over, of its
 * radius.
 */
export function peeledDisc(depth: number, left: boolean): { disc: Outline; fold: Outline } {
  // The chord lies at a distance from the middle, across the diagonal.
  const far = 500 * (1 - depth);
  const half = Math.acos(far / 500);
  const middle = left ? (Math.PI * 3) / 4 : Math.PI / 4;
  const on = (angle: number, radius = 500): [number, number] => [
    500 + Math.cos(angle) * radius,
    500 + Math.sin(angle) * radius,
  ];
  const points: [number, number][] = [];
  const steps = 64;
  for (let index = 0; index <= steps; index += 1)
    points.push(on(middle + half + ((Math.PI * 2 - 2 * half) * index) / steps));
  const [from, to] = [on(middle - half), on(middle + half)];
  // The fold is the cut-off part mirrored at the chord.
  const mirrored: [number, number][] = [];
  for (let index = 0; index <= 24; index += 1) {
    const [x, y] = on(middle - half + (2 * half * index) / 24);
    const past = (x - 500) * Math.cos(middle) + (y - 500) * Math.sin(middle) - far;
    mirrored.push([x - 2 * past * Math.cos(middle), y - 2 * past * Math.sin(middle)]);
  }
  return {
    disc: { path: polygon(points), viewWidth: 1000, viewHeight: 1000 },
    fold: { path: polygon([from, ...mirrored, to]), viewWidth: 1000, viewHeight: 1000 },
  };
}

/** A rectangle with round corners whose lower right (or left) corner is folded over, px: radius and corner. */
export function peeledCard(
  width: number,
  height: number,
  radius: number,
  corner: number,
  left: boolean,
): { card: Outline; fold: Outline } {
  const { w, h, scale } = viewOf(width, height);
  const [r, c] = [Math.min(radius * scale, w / 2, h / 2), corner * scale];
  const x = (value: number) => (left ? w - value : value);
  const p = (a: number, b: number) => at(x(a), b);
  return {
    card: {
      path: `M${p(r, 0)}L${p(w - r, 0)}Q${p(w, 0)} ${p(w, r)}L${p(w, h - c)}L${p(w - c, h)}L${p(r, h)}Q${p(0, h)} ${p(0, h - r)}L${p(0, r)}Q${p(0, 0)} ${p(r, 0)}Z`,
      viewWidth: w,
      viewHeight: h,
    },
    fold: {
      path: `M${p(w, h - c)}L${p(w - c, h)}Q${p(w - c * 0.92, h - c * 0.72)} ${p(w - c * 0.8, h - c * 0.8)}Q${p(w - c * 0.7, h - c * 0.9)} ${p(w, h - c)}Z`,
      viewWidth: w,
      viewHeight: h,
    },
  };
}

/** A broad arrow that points down: its shaft a share of the width, its head a share of the height. */
export function downArrow(width: number, height: number, shaft: number, head: number): Outline {
  const { w, h } = viewOf(width, height);
  const [a, b, y] = [(w * (1 - shaft)) / 2, (w * (1 + shaft)) / 2, h * (1 - head)];
  return {
    path: polygon([
      [a, 0],
      [b, 0],
      [b, y],
      [w, y],
      [w / 2, h],
      [0, y],
      [a, y],
    ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/** A wheel: tyre and rim. Draw it with the even-odd rule. */
export const wheel = (): Outline => ({
  path: `${disc(500, 500, 500)}${disc(500, 500, 250)}`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** Straight strokes that trail behind something fast, three of uneven lengths; they end at the right (or left). */
export function speedLines(left: boolean): Outline {
  const bar = (y: number, from: number, to: number) =>
    polygon([
      [left ? 1000 - from : from, y],
      [left ? 1000 - to : to, y],
      [left ? 1000 - to : to, y + 26],
      [left ? 1000 - from : from, y + 26],
    ]);
  return { path: `${bar(0, 300, 1000)}${bar(150, 0, 760)}${bar(300, 420, 1000)}`, viewWidth: 1000, viewHeight: 326 };
}

/** A carrier bag as a sign: body and handle. Draw it with the even-odd rule. */
export const bagGlyph = (): Outline => ({
  path: `M150 340L850 340L930 1000L70 1000ZM290 340C290 100 400 40 500 40C600 40 710 100 710 340L630 340C630 170 570 120 500 120C430 120 370 170 370 340Z`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A price tag as a sign. Draw it with the even-odd rule. */
export const tagGlyph = (): Outline => ({
  path: `M80 480L480 80L880 80Q920 80 920 120L920 520L520 920Q480 950 440 920L80 560Q50 520 80 480Z${disc(740, 260, 80)}`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A clock as a sign: ring and hands. Draw it with the even-odd rule. */
export const clockGlyph = (): Outline => ({
  path: `${disc(500, 500, 430)}${disc(500, 500, 340)}M460 240L540 240L540 480L690 620L630 680L460 520Z`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/**
 * A quarter of a ring between two radii would be an arc; this one runs from the top clockwise by a share of the whole
 * turn. Radii of 500.
 */
export function arcRing(from: number, share: number, inner: number): Outline {
  const steps = Math.max(4, Math.ceil(share * 72));
  const on = (part: number, radius: number): [number, number] => {
    const angle = (from + part * share) * Math.PI * 2 - Math.PI / 2;
    return [500 + Math.cos(angle) * radius, 500 + Math.sin(angle) * radius];
  };
  const points: [number, number][] = [];
  for (let index = 0; index <= steps; index += 1) points.push(on(index / steps, 500));
  for (let index = steps; index >= 0; index -= 1) points.push(on(index / steps, 500 * inner));
  return { path: polygon(points), viewWidth: 1000, viewHeight: 1000 };
}

/** A round-cornered box as a path that other paths are put beside, in view units. */
export function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - QUARTER);
  const [x2, y2] = [x + width, y + height];
  return `M${at(x + r, y)}L${at(x2 - r, y)}C${at(x2 - k, y)} ${at(x2, y + k)} ${at(x2, y + r)}L${at(x2, y2 - r)}C${at(x2, y2 - k)} ${at(x2 - k, y2)} ${at(x2 - r, y2)}L${at(x + r, y2)}C${at(x + k, y2)} ${at(x, y2 - k)} ${at(x, y2 - r)}L${at(x, y + r)}C${at(x, y + k)} ${at(x + k, y)} ${at(x + r, y)}Z`;
}

/** Daylight that slants across a pane: a broad band and a narrow one. */
export function lightBands(width: number, height: number, left: boolean): Outline {
  const { w, h } = viewOf(width, height);
  const lean = Math.min(h * 0.6, w * 0.6);
  const x = (value: number) => Math.min(w, Math.max(0, left ? w - value : value));
  const band = (from: number, to: number) =>
    polygon([
      [x(from + lean), 0],
      [x(to + lean), 0],
      [x(to), h],
      [x(from), h],
    ]);
  return {
    path: `${band(w * 0.02, w * 0.24)}${band(w * 0.3, w * 0.36)}${band(w * 0.8 - lean * 0.2, w * 0.9 - lean * 0.2)}`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** The feet of a folding sign that spread outwards below it, `thick` px each. */
export function signLegs(width: number, height: number, thick: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const t = thick * scale;
  return {
    path: `${polygon([
      [w * 0.04, 0],
      [w * 0.04 + t, 0],
      [t * 0.9, h],
      [0, h],
    ])}${polygon([
      [w * 0.96 - t, 0],
      [w * 0.96, 0],
      [w, h],
      [w - t * 0.9, h],
    ])}`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** Joints of a pavement that runs away from us: two across, and some that spread; `thick` px. */
export function paving(width: number, height: number, thick: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const t = Math.max(0.6, thick * scale);
  const across = [0.26, 0.62].map((share) =>
    polygon([
      [0, h * share],
      [w, h * share],
      [w, h * share + t],
      [0, h * share + t],
    ]),
  );
  const down = [-0.9, -0.45, 0, 0.45, 0.9].map((share) => {
    const [top, end] = [w / 2 + share * w * 0.45, w / 2 + share * w * 0.62];
    return polygon([
      [top - t / 2, 0],
      [top + t / 2, 0],
      [end + t / 2, h],
      [end - t / 2, h],
    ]);
  });
  return { path: [...across, ...down].join(''), viewWidth: w, viewHeight: h };
}

/** Two sheets over each other: copy. Draw it with the even-odd rule. */
export const copyGlyph = (): Outline => ({
  path: `${roundBox(300, 300, 660, 660, 110)}${roundBox(390, 390, 480, 480, 50)}M40 150Q40 40 150 40L590 40Q700 40 700 150L700 220L610 220L610 170Q610 130 570 130L170 130Q130 130 130 170L130 570Q130 610 170 610L220 610L220 700L150 700Q40 700 40 590Z`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** Fine rings about one middle. Draw it with the even-odd rule. */
export function rings(count: number): Outline {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const radius = 500 - index * (400 / count);
    path += disc(500, 500, radius) + disc(500, 500, radius - 9);
  }
  return { path, viewWidth: 1000, viewHeight: 1000 };
}

/** A ticket that hangs: upper corners cut, a hole between them. Draw it with the even-odd rule. */
export function hangTag(width: number, height: number): Outline {
  const { w, h } = viewOf(width, height);
  const cut = Math.min(w * 0.26, h * 0.2);
  const r = w * 0.05;
  return {
    path: `M${at(cut, 0)}L${at(w - cut, 0)}L${at(w, cut)}L${at(w, h - r)}Q${at(w, h)} ${at(w - r, h)}L${at(r, h)}Q${at(0, h)} ${at(0, h - r)}L${at(0, cut)}Z${disc(w / 2, w * 0.16, w * 0.055)}`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** What a coin leaves where it rubbed to and fro: a wide shape with long ragged ends. */
export function scratched(): Outline {
  return {
    path: 'M60 130L960 30L940 90L1000 84L60 300L990 190L940 260L1000 262L20 430L980 340L930 400L990 404L40 540L960 470L60 590L20 540L70 520L0 470L80 420L10 350L90 300L30 230L110 190ZM110 110L890 70L900 470L120 530Z',
    viewWidth: 1000,
    viewHeight: 620,
  };
}

/** A heavy plus. */
export const plusSign = (): Outline => ({
  path: 'M360 0L640 0L640 360L1000 360L1000 640L640 640L640 1000L360 1000L360 640L0 640L0 360L360 360Z',
  viewWidth: 1000,
  viewHeight: 1000,
});

/** Small crosses near the corners of a field and one in the middle of each side, px: their size and the stroke. */
export function crossMarks(width: number, height: number, size: number, stroke: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const [s, t] = [(size * scale) / 2, Math.max(0.8, (stroke * scale) / 2)];
  const cross = (x: number, y: number) =>
    polygon([
      [x - s, y - t],
      [x - t, y - t],
      [x - t, y - s],
      [x + t, y - s],
      [x + t, y - t],
      [x + s, y - t],
      [x + s, y + t],
      [x + t, y + t],
      [x + t, y + s],
      [x - t, y + s],
      [x - t, y + t],
      [x - s, y + t],
    ]);
  const far = s * 2.4;
  return {
    path: [
      [far, far],
      [w - far, far],
      [far, h - far],
      [w - far, h - far],
    ]
      .map(([x = 0, y = 0]) => cross(x, y))
      .join(''),
    viewWidth: w,
    viewHeight: h,
  };
}

/**
 * A wall of planks whose joints lie at `ys` (px): every other plank, the joints between them, or the nails at their
 * ends, `inset` px from the edge.
 */
export function planks(
  width: number,
  height: number,
  ys: readonly number[],
  part: 'planks' | 'joints' | 'nails',
  inset: number,
): Outline {
  const { w, h, scale } = viewOf(width, height);
  const joint = 1.4;
  const edges = [0, ...ys.map((y) => y * scale), h];
  let path = '';
  for (const [index, top] of edges.slice(0, -1).entries()) {
    const bottom = edges[index + 1] ?? h;
    if (part === 'planks' && index % 2 === 1)
      path += polygon([
        [0, top],
        [w, top],
        [w, bottom],
        [0, bottom],
      ]);
    if (part === 'joints' && index > 0)
      path += polygon([
        [0, top - joint],
        [w, top - joint],
        [w, top + joint],
        [0, top + joint],
      ]);
    if (part === 'nails')
      for (const x of [inset * scale, w - inset * scale])
        for (const share of [0.3, 0.7])
          path += disc(x, top + (bottom - top) * share, Math.min(4, (bottom - top) * 0.06));
  }
  return {
    path:
      path ||
      polygon([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/** An iron at a crate's upper left corner with holes for its screws. Draw it with the even-odd rule. */
export const cornerIron = (): Outline => ({
  path: `M0 0L1000 0L1000 180L560 230L230 560L180 1000L0 1000Z${disc(800, 95, 42)}${disc(95, 800, 42)}${disc(180, 180, 52)}`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** Marks of parcels beside each other: this way up, and handle with care. Draw it with the even-odd rule. */
export const handlingMarks = (): Outline => ({
  path: `M250 60L470 330L330 330L330 780L170 780L170 330L30 330ZM700 60L920 330L780 330L780 780L620 780L620 330L480 330ZM60 880L890 880L890 980L60 980ZM1260 20L1840 20L1840 300C1840 500 1720 600 1600 620L1600 880L1760 920L1760 980L1340 980L1340 920L1500 880L1500 620C1380 600 1260 500 1260 300ZM1560 20L1480 190L1570 270L1500 400L1660 250L1570 180Z`,
  viewWidth: 1900,
  viewHeight: 1000,
});

/** A sheet whose lower edge is cut into strips `long` px deep; those numbered in `gone` have been torn off. */
export function strips(width: number, height: number, long: number, count: number, gone: ReadonlySet<number>): Outline {
  const { w, h, scale } = viewOf(width, height);
  const [each, cut, slit] = [w / count, h - long * scale, Math.max(1, (w / count) * 0.02)];
  const points: [number, number][] = [
    [0, 0],
    [w, 0],
  ];
  for (let index = count - 1; index >= 0; index -= 1) {
    const [right, left] = [
      (index + 1) * each - (index === count - 1 ? 0 : slit),
      index * each + (index === 0 ? 0 : slit),
    ];
    points.push([right, cut]);
    // Where one is gone a ragged edge stays.
    if (gone.has(index))
      points.push(
        [right - each * 0.2, cut + each * 0.12],
        [right - each * 0.4, cut + each * 0.05],
        [right - each * 0.62, cut + each * 0.17],
        [right - each * 0.8, cut + each * 0.08],
      );
    else points.push([right, h], [left, h]);
    points.push([left, cut]);
  }
  return { path: polygon(points), viewWidth: w, viewHeight: h };
}

/** Squares in rows, so many in all; `gap` of their size. Read from the right where mirrored. */
export function daySquares(columns: number, days: number, gap: number, mirrored: boolean): Outline {
  const pitch = 100 * (1 + gap);
  let path = '';
  for (let index = 0; index < days; index += 1)
    path += roundBox(
      (mirrored ? columns - 1 - (index % columns) : index % columns) * pitch,
      Math.floor(index / columns) * pitch,
      100,
      100,
      18,
    );
  return {
    path,
    viewWidth: Math.round(columns * pitch - 100 * gap),
    viewHeight: Math.round(Math.ceil(days / columns) * pitch - 100 * gap),
  };
}

/** Crosses over the first squares of such rows. */
export function dayCrosses(columns: number, lines: number, count: number, gap: number, mirrored: boolean): Outline {
  const pitch = 100 * (1 + gap);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [
      (mirrored ? columns - 1 - (index % columns) : index % columns) * pitch,
      Math.floor(index / columns) * pitch,
    ];
    path += polygon(
      (
        [
          [30, 24],
          [50, 44],
          [70, 24],
          [76, 30],
          [56, 50],
          [76, 70],
          [70, 76],
          [50, 56],
          [30, 76],
          [24, 70],
          [44, 50],
          [24, 30],
        ] as const
      ).map(([a, b]) => [x + a, y + b]),
    );
  }
  return {
    path,
    viewWidth: Math.round(columns * pitch - 100 * gap),
    viewHeight: Math.round(lines * pitch - 100 * gap),
  };
}

/** A speech bubble as a sign. */
export const bubbleGlyph = (): Outline => ({
  path: 'M160 60L840 60Q940 60 940 160L940 600Q940 700 840 700L480 700L260 920L260 700L160 700Q60 700 60 600L60 160Q60 60 160 60Z',
  viewWidth: 1000,
  viewHeight: 960,
});

/** An arrow that leads out: share. */
export const shareGlyph = (): Outline => ({
  path: 'M560 80L960 420L560 760L560 560C340 560 180 640 60 840C80 520 260 300 560 280Z',
  viewWidth: 1000,
  viewHeight: 900,
});

/** A bookmark as a sign. */
export const bookmarkGlyph = (): Outline => ({
  path: 'M220 40L780 40L780 960L500 720L220 960Z',
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A card that somebody cut by hand: no side quite straight. */
export function handCut(width: number, height: number): Outline {
  const { w, h } = viewOf(width, height);
  return {
    path: polygon([
      [w * 0.015, h * 0.05],
      [w * 0.5, 0],
      [w * 0.985, h * 0.035],
      [w, h * 0.52],
      [w * 0.975, h * 0.965],
      [w * 0.46, h],
      [w * 0.025, h * 0.955],
      [0, h * 0.46],
    ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/**
 * The double frame of a stamp that has seen use: nicks where its rubber is worn; px: the outer stroke and the way to
 * the inner one. Draw it with the even-odd rule.
 */
export function wornFrame(width: number, height: number, stroke: number, apart: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const [t, a] = [stroke * scale, apart * scale];
  const r = Math.min(w, h) * 0.09;
  const ring = (from: number, thick: number) =>
    roundBox(from, from, w - 2 * from, h - 2 * from, Math.max(2, r - from)) +
    roundBox(from + thick, from + thick, w - 2 * (from + thick), h - 2 * (from + thick), Math.max(1, r - from - thick));
  // Each nick lies on a stroke, where the even-odd rule takes it out again.
  const nicks = [0.13, 0.31, 0.58, 0.83].map((share, index) => {
    const wide = t * (1.6 + index * 0.5);
    const y = index % 2 === 0 ? t * 0.2 : h - t * 0.75;
    return polygon([
      [w * share, y],
      [w * share + wide, y + t * 0.1],
      [w * share + wide * 0.8, y + t * 0.5],
      [w * share + wide * 0.2, y + t * 0.55],
    ]);
  });
  return { path: ring(0, t) + ring(a, t * 0.42) + nicks.join(''), viewWidth: w, viewHeight: h };
}

/** A flash of lightning as a sign. */
export const boltGlyph = (): Outline => ({
  path: 'M420 0L60 560L330 560L250 1000L640 400L370 400L520 0Z',
  viewWidth: 700,
  viewHeight: 1000,
});

/**
 * One of `count` parts of a half dial (box twice as wide as high), the first at the left; `inner`: where its ring
 * begins, of the radius.
 */
export function dialPart(part: number, count: number, inner: number): Outline {
  const gap = 0.012;
  const [from, to] = [part / count + gap / 2, (part + 1) / count - gap / 2];
  const on = (share: number, radius: number): [number, number] => [
    500 - Math.cos(share * Math.PI) * radius,
    500 - Math.sin(share * Math.PI) * radius,
  ];
  const points: [number, number][] = [];
  for (let index = 0; index <= 14; index += 1) points.push(on(from + ((to - from) * index) / 14, 500));
  for (let index = 14; index >= 0; index -= 1) points.push(on(from + ((to - from) * index) / 14, 500 * inner));
  // The box is that of the whole dial, so that parts lie in their places.
  return { path: polygon(points), viewWidth: 1000, viewHeight: 500 };
}

/** A slender hand, its tip above. */
export const needle = (): Outline => ({
  path: 'M50 0L90 960Q90 1000 50 1000Q10 1000 10 960Z',
  viewWidth: 100,
  viewHeight: 1000,
});

/** The two bulbs of an hourglass. */
export const glassBulbs = (): Outline => ({
  path: 'M60 0L540 0L540 180C540 330 340 410 330 500C340 590 540 670 540 820L540 1000L60 1000L60 820C60 670 260 590 270 500C260 410 60 330 60 180Z',
  viewWidth: 600,
  viewHeight: 1000,
});

/** Sand in such a glass: a rest above, a thread, a hill below. */
export const sand = (): Outline => ({
  path: 'M118 310Q300 350 482 310C440 380 335 420 330 500L308 520L308 700Q420 720 540 860L540 1000L60 1000L60 860Q180 720 292 700L292 520L270 500C265 420 160 380 118 310Z',
  viewWidth: 600,
  viewHeight: 1000,
});

/** So many blocks side by side in a box, px: the gap between them and the radius of their corners. */
export function barBlocks(count: number, width: number, height: number, gap: number, radius: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const each = (w - gap * scale * (count - 1)) / count;
  let path = '';
  for (let index = 0; index < count; index += 1)
    path += roundBox(index * (each + gap * scale), 0, each, h, radius * scale);
  return { path, viewWidth: w, viewHeight: h };
}
