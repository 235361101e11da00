/**
 * Text on a circle. Each line has its own arc about a shared centre; positions on it are given as on a straight line
 * (`u` along the baseline from its middle, `v` below it), so that letters, cursors and selections need no trigonometry.
 */
import type { TextLayer, TextLine } from '../document/layers.ts';

/**
 * One line's arc. Coordinates from the middle of the box, px; angles in radians from the line's direction at the arc's
 * top (or bottom).
 */
export interface RowArc {
  /** The circle's centre. */
  x: number;
  y: number;
  /** 1: arches up, centre below; -1: hangs down, centre above. */
  bend: 1 | -1;
  /** Of the baseline. */
  radius: number;
  /**
   * The radius at which the line's widths are true: on the baseline, or above it where the tops of letters would crowd.
   */
  spacing: number;
  /** Position of the line's middle. */
  middle: number;
}

export interface TextArc {
  rows: RowArc[];
  /** Bounds of everything drawn, px. */
  width: number;
  height: number;
}

/** The properties that determine an arc. */
export type Curved = Pick<TextLayer, 'curve' | 'align' | 'lineHeight'> & { lines: readonly TextLine[] };

/**
 * Middle of the capitals above the baseline, relative to the font size: in every shipped font rows look centred at this
 * height.
 */
export const MIDDLE = 0.36;

/** Relative to the font size: how far letters reach from the baseline, including accents and descenders. */
export const ASCENT = 0.95;
const DESCENT = 0.25;
/** Relative to the font size: where widths are true on a line that hangs down. */
const HANGING_SPACING = 0.5;
/** Relative to the font size: the gap between the last and the first letter of a full circle. */
const SEAM = 0.3;
/** Relative to the font size: minimum distance of a line's inner edge from the centre. */
const CLOSEST = 0.2;
const DEGREE = Math.PI / 180;

/** The arcs of a text's lines with rows of these heights, px; null for a straight text. */
export function textArc(layer: Curved, heights: readonly number[]): TextArc | null {
  if (layer.curve === 0) return null;
  const bend = layer.curve > 0 ? 1 : -1;
  const whole = Math.abs(layer.curve) * DEGREE;
  let y = 0;
  const rows = layer.lines.map((line, index) => {
    const height = heights[index] ?? 0;
    const fontSize = height / layer.lineHeight;
    const baseline = y + height / 2 + MIDDLE * fontSize;
    y += height;
    const spaced = bend === 1 ? baseline : baseline - HANGING_SPACING * fontSize;
    return {
      width: line.width,
      fontSize,
      baseline,
      spaced,
      inner: bend === 1 ? baseline + DESCENT * fontSize : baseline - ASCENT * fontSize,
    };
  });
  // The radius at the block's upper edge; for a line that is lower by y it is smaller, or larger where the text hangs.
  const wanted = rows.map(
    ({ width, fontSize, spaced }) => (width + SEAM * fontSize * (whole / (2 * Math.PI))) / whole + bend * spaced,
  );
  const least = rows.map(({ fontSize, inner }) => CLOSEST * fontSize + bend * inner);
  const radius = Math.max(...wanted, ...least);
  const sweeps = rows.map(({ width, spaced }) => width / (radius - bend * spaced));
  const widest = Math.max(...sweeps);
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const arcs = rows.map(({ baseline, spaced, fontSize, width }, index): RowArc => {
    const sweep = sweeps[index] ?? 0;
    const aside = layer.align === 'left' ? -1 : layer.align === 'right' ? 1 : 0;
    const arc: RowArc = {
      x: 0,
      y: 0,
      bend,
      radius: radius - bend * baseline,
      spacing: radius - bend * spaced,
      middle: (aside * (widest - sweep)) / 2,
    };
    extend(bounds, arc, Math.max(width, fontSize / 2), fontSize);
    return arc;
  });
  const center = { x: -(bounds.left + bounds.right) / 2, y: -(bounds.top + bounds.bottom) / 2 };
  return {
    rows: arcs.map((arc) => ({ ...arc, ...center })),
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
  };
}

/** Extends bounds by a line: by its four corners, and the turning points of its edges. */
function extend(
  bounds: { left: number; top: number; right: number; bottom: number },
  arc: RowArc,
  width: number,
  fontSize: number,
): void {
  const [start, end] = [arcAngle(arc, -width / 2), arcAngle(arc, width / 2)].map((angle) => angle * arc.bend) as [
    number,
    number,
  ];
  const angles = [start, end];
  for (let turn = Math.ceil(start / (Math.PI / 2)); turn * (Math.PI / 2) < end; turn += 1)
    angles.push(turn * (Math.PI / 2));
  for (const angle of angles) {
    const u = (angle - arc.middle) * arc.spacing;
    for (const v of [-ASCENT * fontSize, DESCENT * fontSize]) {
      const point = arcPoint(arc, u, v);
      bounds.left = Math.min(bounds.left, point.x);
      bounds.right = Math.max(bounds.right, point.x);
      bounds.top = Math.min(bounds.top, point.y);
      bounds.bottom = Math.max(bounds.bottom, point.y);
    }
  }
}

/** Rotation of a letter at `u`, radians clockwise. */
export function arcAngle(arc: RowArc, u: number): number {
  return arc.bend * (arc.middle + u / arc.spacing);
}

/** A position on the straight line, from the box's middle, px. */
export function arcPoint(arc: RowArc, u: number, v: number): { x: number; y: number } {
  const along = arc.middle + u / arc.spacing;
  const radius = arc.radius - arc.bend * v;
  return { x: arc.x + radius * Math.sin(along), y: arc.y - arc.bend * radius * Math.cos(along) };
}

/** The position on the straight line nearest to a point relative to the box's middle. */
export function arcPlace(arc: RowArc, x: number, y: number): { u: number; v: number } {
  const [dx, dy] = [x - arc.x, -arc.bend * (y - arc.y)];
  const from = Math.atan2(dx, dy) - arc.middle;
  // Counted so that the line's middle is straight ahead.
  const turned = from - 2 * Math.PI * Math.round(from / (2 * Math.PI));
  return { u: turned * arc.spacing, v: arc.bend * (arc.radius - Math.hypot(dx, dy)) };
}
