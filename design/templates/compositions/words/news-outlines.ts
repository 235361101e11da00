/** Outlines for announcements: columns of unreadable type, signs, poles, clouds, bulbs, bricks. */
import type { Outline } from '#design/templates/outlines.ts';
import { at, disc, polygon, uneven, viewOf } from '../outline-pen.ts';

/** Columns of lines that represent small print, px: how many, and the pitch of the lines. */
export function greeking(width: number, height: number, columns: number, pitch: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const gutter = w * 0.035;
  const wide = (w - gutter * (columns - 1)) / columns;
  const step = Math.max(pitch * scale, h / 60);
  let path = '';
  for (let column = 0; column < columns; column += 1) {
    const x = column * (wide + gutter);
    for (let y = 0, line = 0; y + step * 0.5 <= h; y += step, line += 1) {
      // Paragraphs end before their line does.
      const share = (line + column * 3) % 7 === 6 ? 0.45 + 0.3 * Math.abs(uneven(line + column * 17)) : 1;
      path += polygon([
        [x, y],
        [x + wide * share, y],
        [x + wide * share, y + step * 0.42],
        [x, y + step * 0.42],
      ]);
    }
  }
  return { path, viewWidth: w, viewHeight: h };
}

/** Courses of a brick wall: the joints. */
export function bricks(width: number, height: number, course: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const step = Math.max(course * scale, 34);
  const joint = step * 0.07;
  let path = '';
  for (let y = step, row = 0; y < h + step; y += step, row += 1) {
    path += polygon([
      [0, y],
      [w, y],
      [w, y + joint],
      [0, y + joint],
    ]);
    for (let x = step * (row % 2 === 0 ? 1.2 : 2.4); x < w; x += step * 2.4)
      path += polygon([
        [x, y - step + joint],
        [x + joint, y - step + joint],
        [x + joint, y],
        [x, y],
      ]);
  }
  return { path, viewWidth: w, viewHeight: h };
}

/** A cloud with a flat foot. */
export function cloud(): Outline {
  return {
    path: `M140 400C40 400 0 330 20 260C40 200 110 180 150 190C160 90 250 20 350 40C420 50 470 100 490 150C540 110 640 110 690 180C720 220 720 250 715 265C780 250 860 280 870 340C875 380 850 400 810 400Z`,
    viewWidth: 880,
    viewHeight: 400,
  };
}

/** A tick. */
export function tick(): Outline {
  return {
    path: polygon([
      [80, 520],
      [220, 380],
      [400, 560],
      [780, 150],
      [920, 290],
      [400, 840],
    ]),
    viewWidth: 1000,
    viewHeight: 1000,
  };
}

/** A label whose corners are cut off, px: how much of them. */
export function cutCorners(width: number, height: number, cut: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const c = cut * scale;
  return {
    path: polygon([
      [c, 0],
      [w - c, 0],
      [w, c],
      [w, h - c],
      [w - c, h],
      [c, h],
      [0, h - c],
      [0, c],
    ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/** Two strings from a nail in the middle to the upper corners of a sign; `thick` px. */
export function strings(width: number, height: number, thick: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const t = thick * scale;
  return {
    path: `${polygon([
      [w / 2 - t, 0],
      [w / 2, 0],
      [t, h],
      [0, h],
      [0, h - t],
    ])}${polygon([
      [w / 2, 0],
      [w / 2 + t, 0],
      [w, h - t],
      [w, h],
      [w - t, h],
    ])}`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** A sheet with slanting warning stripes. */
export function warning(width: number, height: number): Outline {
  const { w, h } = viewOf(width, height);
  let path = '';
  for (let x = -h; x < w; x += h * 1.6) {
    const clip = (value: number) => Math.min(w, Math.max(0, value));
    path += polygon([
      [clip(x + h), 0],
      [clip(x + h * 1.8), 0],
      [clip(x + h * 0.8), h],
      [clip(x), h],
    ]);
  }
  return { path, viewWidth: w, viewHeight: h };
}

/** Half rings about the middle of the lower edge, from a share of the width to another. */
export function arcs(from: number, to: number): Outline {
  const ring = (radius: number, reverse: boolean) => {
    const points = Array.from({ length: 33 }, (_, index) => {
      const angle = Math.PI + (index / 32) * Math.PI;
      return [500 + Math.cos(angle) * radius, 500 + Math.sin(angle) * radius] as const;
    });
    return reverse ? points.toReversed() : points;
  };
  return {
    path: from > 0 ? polygon([...ring(to * 500, false), ...ring(from * 500, true)]) : polygon(ring(to * 500, false)),
    viewWidth: 1000,
    viewHeight: 500,
  };
}

/** Small round lamps along all sides of a box; px between them. */
export function bulbs(width: number, height: number, apart: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const across = Math.max(2, Math.round(w / scale / apart));
  const down = Math.max(2, Math.round(h / scale / apart));
  const radius = apart * scale * 0.2;
  let path = '';
  for (let index = 0; index <= across; index += 1)
    path += disc((index / across) * w, 0, radius) + disc((index / across) * w, h, radius);
  for (let index = 1; index < down; index += 1)
    path += disc(0, (index / down) * h, radius) + disc(w, (index / down) * h, radius);
  return { path, viewWidth: w, viewHeight: h };
}

/** A lattice of struts under a board. */
export function lattice(width: number, height: number, thick: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const t = thick * scale;
  const bays = Math.max(2, Math.round(w / h));
  let path =
    polygon([
      [0, 0],
      [w, 0],
      [w, t],
      [0, t],
    ]) +
    polygon([
      [0, h - t],
      [w, h - t],
      [w, h],
      [0, h],
    ]);
  for (let index = 0; index < bays; index += 1) {
    const [a, b] = [(index / bays) * w, ((index + 1) / bays) * w];
    path +=
      polygon([
        [a, h],
        [a + t, h],
        [b, 0],
        [b - t, 0],
      ]) + `M${at(a, 0)}L${at(a + t, 0)}L${at(b, h)}L${at(b - t, h)}Z`;
  }
  return { path, viewWidth: w, viewHeight: h };
}

/** A megaphone that points to the right (or left), in a square: horn, handle and grip. */
export function horn(left: boolean): Outline {
  const spot = (x: number, y: number) => at(left ? 1000 - x : x, y);
  return {
    path:
      `M${spot(60, 420)}Q${spot(60, 370)} ${spot(110, 370)}L${spot(330, 370)}L${spot(760, 170)}Q${spot(800, 155)} ${spot(800, 200)}L${spot(800, 800)}Q${spot(800, 845)} ${spot(760, 830)}L${spot(330, 630)}L${spot(110, 630)}Q${spot(60, 630)} ${spot(60, 580)}Z` +
      `M${spot(200, 660)}L${spot(340, 660)}L${spot(400, 880)}Q${spot(408, 920)} ${spot(366, 920)}L${spot(284, 920)}Q${spot(250, 920)} ${spot(242, 888)}Z` +
      `M${spot(840, 400)}Q${spot(960, 420)} ${spot(960, 500)}Q${spot(960, 580)} ${spot(840, 600)}Z`,
    viewWidth: 1000,
    viewHeight: 1000,
  };
}

/**
 * A wedge from a point (fractions of the box) in a direction (degrees, 0 to the right, negative upwards) as far as the
 * box extends. `left`: mirrored.
 */
export function beam(
  width: number,
  height: number,
  x: number,
  y: number,
  angle: number,
  spread: number,
  left: boolean,
): Outline {
  const { w, h } = viewOf(width, height);
  const far = w + h;
  const turn = (degrees: number) => ((left ? 180 - degrees : degrees) * Math.PI) / 180;
  const corners = [-1, -0.5, 0, 0.5, 1].map((share) => {
    const rad = turn(angle + share * spread);
    // Cut where it leaves the box.
    const [dx, dy] = [Math.cos(rad), Math.sin(rad)];
    const tx = dx > 0.001 ? (w - x * w) / dx : dx < -0.001 ? (-x * w) / dx : far;
    const ty = dy > 0.001 ? (h - y * h) / dy : dy < -0.001 ? (-y * h) / dy : far;
    const t = Math.min(tx, ty, far);
    return { at: [x * w + dx * t, y * h + dy * t] as const, rad };
  });
  const points: (readonly [number, number])[] = [[x * w, y * h]];
  for (const [index, corner] of corners.entries()) {
    const before = corners[index - 1];
    // A corner of the box between two of them belongs to the wedge.
    if (before && before.at[0] !== corner.at[0] && before.at[1] !== corner.at[1])
      points.push([
        Math.abs(before.at[0]) < 1 || Math.abs(before.at[0] - w) < 1 ? before.at[0] : corner.at[0],
        Math.abs(before.at[1]) < 1 || Math.abs(before.at[1] - h) < 1 ? before.at[1] : corner.at[1],
      ]);
    points.push(corner.at);
  }
  return { path: polygon(points), viewWidth: w, viewHeight: h };
}
