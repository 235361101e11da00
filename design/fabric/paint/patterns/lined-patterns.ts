/** Patterns of lines and bands: stripes, checks, waves, bricks. */
import type { Context } from '../tools.ts';
import { eachCell, eachStaggered, halfCircle, isOdd, type Pass, type Region } from './pattern-pen.ts';

/** Vertical bands of the region's height; `at`: from the left of each period. */
function uprights(
  context: Context,
  { left, top, right, bottom }: Region,
  period: number,
  at: number,
  width: number,
): void {
  for (let x = Math.floor(left / period) * period + at - period; x < right; x += period)
    context.rect(x, top, width, bottom - top);
}

function levels(
  context: Context,
  { left, top, right, bottom }: Region,
  period: number,
  at: number,
  width: number,
): void {
  for (let y = Math.floor(top / period) * period + at - period; y < bottom; y += period)
    context.rect(left, y, right - left, width);
}

/** Lines from left to right, one per row, as repeating pieces. */
function rows(
  context: Context,
  { left, top, right, bottom }: Region,
  width: number,
  height: number,
  piece: (x: number, y: number) => void,
  shift = 0,
): void {
  for (let row = Math.floor(top / height) - 1; row <= Math.ceil(bottom / height) + 1; row += 1) {
    const start = Math.floor(left / width) * width - width + (isOdd(row) ? shift : 0);
    context.moveTo(start, row * height);
    for (let x = start; x < right + width; x += width) piece(x, row * height);
  }
}

export const stripes: Pass[] = [{ ink: 1, trace: (context, region) => uprights(context, region, 48, 12, 24) }];
export const pinstripes: Pass[] = [{ ink: 1, trace: (context, region) => uprights(context, region, 26, 12, 2) }];
export const grid: Pass[] = [
  {
    ink: 1,
    trace(context, region) {
      uprights(context, region, 48, 23.25, 1.5);
      levels(context, region, 48, 23.25, 1.5);
    },
  },
];

export const diagonal: Pass[] = [
  {
    ink: 1,
    trace(context, { left, top, right, bottom }) {
      const height = bottom - top;
      // Starts at multiples of the period of the slanted coordinate, so that it stays in place whatever part is drawn.
      for (let x = Math.floor((left - bottom) / 42) * 42; x < right - top; x += 42) {
        const start = x + top;
        context.moveTo(start, top);
        context.lineTo(start + 19, top);
        context.lineTo(start + 19 + height, bottom);
        context.lineTo(start + height, bottom);
        context.closePath();
      }
    },
  },
];

export const checks: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachCell(region, 48, 48, (x, y, column, row) => {
        if (isOdd(column + row)) context.rect(x - 24, y - 24, 48, 48);
      }),
  },
];

export const gingham: Pass[] = [
  {
    ink: 0.45,
    trace(context, region) {
      uprights(context, region, 48, 12, 24);
      levels(context, region, 48, 12, 24);
    },
  },
  { ink: 1, trace: (context, region) => eachCell(region, 48, 48, (x, y) => context.rect(x - 12, y - 12, 24, 24)) },
];

export const plaid: Pass[] = [
  {
    ink: 0.28,
    trace(context, region) {
      uprights(context, region, 120, 20, 48);
      levels(context, region, 120, 20, 48);
    },
  },
  { ink: 0.6, trace: (context, region) => eachCell(region, 120, 120, (x, y) => context.rect(x - 40, y - 40, 48, 48)) },
  {
    ink: 1,
    trace(context, region) {
      for (const at of [42, 94]) {
        uprights(context, region, 120, at, 3);
        levels(context, region, 120, at, 3);
      }
    },
  },
];

export const waves: Pass[] = [
  {
    ink: 1,
    line: 5,
    trace: (context, region) =>
      rows(context, region, 64, 30, (x, y) => {
        context.bezierCurveTo(x + 11.6, y - 15, x + 20.4, y - 15, x + 32, y);
        context.bezierCurveTo(x + 43.6, y + 15, x + 52.4, y + 15, x + 64, y);
      }),
  },
];

export const zigzag: Pass[] = [
  {
    ink: 1,
    line: 9,
    trace: (context, region) =>
      rows(context, region, 48, 36, (x, y) => {
        context.lineTo(x, y + 10);
        context.lineTo(x + 24, y - 10);
        context.lineTo(x + 48, y + 10);
      }),
  },
];

export const scallops: Pass[] = [
  {
    ink: 1,
    line: 3,
    trace: (context, region) =>
      eachStaggered(region, 56, 28, (x, y) => {
        halfCircle(context, x, y, 28, 1);
      }),
  },
];

export const rainbows: Pass[] = [
  {
    ink: 1,
    line: 4,
    trace: (context, region) =>
      eachStaggered(region, 64, 32, (x, y) => {
        for (const radius of [8, 18, 28]) halfCircle(context, x, y + 16, radius, -1);
      }),
  },
];

export const bricks: Pass[] = [
  {
    ink: 1,
    trace(context, region) {
      levels(context, region, 30, 0, 3);
      eachStaggered(region, 72, 30, (x, y) => context.rect(x - 1.5, y - 15, 3, 30));
    },
  },
];

export const herringbone: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachCell(region, 36, 20, (x, y, column) => {
        const slope = isOdd(column) ? 18 : -18;
        context.moveTo(x - 18, y - slope - 4.5);
        context.lineTo(x + 18, y + slope - 4.5);
        context.lineTo(x + 18, y + slope + 4.5);
        context.lineTo(x - 18, y - slope + 4.5);
        context.closePath();
      }),
  },
];

export const trellis: Pass[] = [
  {
    ink: 1,
    line: 4,
    trace: (context, region) =>
      eachStaggered(region, 84, 48, (x, y) => {
        // An ogee: its left side only, for each cell; the neighbours' are its right side.
        context.moveTo(x, y - 48);
        context.bezierCurveTo(x - 2, y - 28, x - 42, y - 22, x - 42, y);
        context.bezierCurveTo(x - 42, y + 22, x - 2, y + 28, x, y + 48);
        context.moveTo(x, y - 48);
        context.bezierCurveTo(x + 2, y - 28, x + 42, y - 22, x + 42, y);
        context.bezierCurveTo(x + 42, y + 22, x + 2, y + 28, x, y + 48);
      }),
  },
];

export const rings: Pass[] = [
  {
    ink: 1,
    line: 7,
    trace(context, { left, top, right, bottom }) {
      const farthest = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
      for (let radius = 20; radius < farthest; radius += 40) {
        context.moveTo(radius, 0);
        context.arc(0, 0, radius, 0, Math.PI * 2);
      }
    },
  },
];

export const rays: Pass[] = [
  {
    ink: 1,
    trace(context, { left, top, right, bottom }) {
      const farthest = Math.hypot(Math.max(-left, right), Math.max(-top, bottom)) * 1.1;
      const count = 16;
      for (let ray = 0; ray < count; ray += 1) {
        const from = ((ray - 0.25) / count) * Math.PI * 2;
        const to = ((ray + 0.25) / count) * Math.PI * 2;
        context.moveTo(0, 0);
        context.lineTo(Math.cos(from) * farthest, Math.sin(from) * farthest);
        context.lineTo(Math.cos(to) * farthest, Math.sin(to) * farthest);
        context.closePath();
      }
    },
  },
];
