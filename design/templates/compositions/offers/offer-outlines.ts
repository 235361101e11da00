/** Outlines for offers: handles, arrows, peeled stickers, shop signs, tags. Path data as in ../../outlines.ts. */
import type { Outline } from '#design/templates/outlines.ts';
import { at, disc, polygon, QUARTER, viewOf } from '../outline-pen.ts';

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
 * A disc whose lower right (or left) part is peeled off: the part that sticks, and the part that is folded over, of its
 * radius.
 */
export function peeledDisc(depth: number, left: boolean): { disc: Outline; fold: Outline } {
  // The chord is at a distance from the center, across the diagonal.
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

/** A round-cornered box as a path that others are combined with, in view units. */
export function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - QUARTER);
  const [x2, y2] = [x + width, y + height];
  return `M${at(x + r, y)}L${at(x2 - r, y)}C${at(x2 - k, y)} ${at(x2, y + k)} ${at(x2, y + r)}L${at(x2, y2 - r)}C${at(x2, y2 - k)} ${at(x2 - k, y2)} ${at(x2 - r, y2)}L${at(x + r, y2)}C${at(x + k, y2)} ${at(x, y2 - k)} ${at(x, y2 - r)}L${at(x, y + r)}C${at(x, y + k)} ${at(x + k, y)} ${at(x + r, y)}Z`;
}

/** Daylight slanting across a pane: a broad band and a narrow one. */
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

/** Fine concentric rings. Draw it with the even-odd rule. */
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

/** The area that a coin has scratched: a wide shape with long ragged ends. */
export function scratched(): Outline {
  return {
    path: 'M60 130L960 30L940 90L1000 84L60 300L990 190L940 260L1000 262L20 430L980 340L930 400L990 404L40 540L960 470L60 590L20 540L70 520L0 470L80 420L10 350L90 300L30 230L110 190ZM110 110L890 70L900 470L120 530Z',
    viewWidth: 1000,
    viewHeight: 620,
  };
}

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

/** A sheet whose bottom edge is cut into strips `long` px deep; those numbered in `gone` have been torn off. */
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
    // A missing one leaves a ragged edge.
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
  // Each nick is on a stroke, where the even-odd rule removes it.
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
