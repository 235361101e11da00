/** Values of a PDF's calls: pens, blending, bounds. */
import type * as mupdf from 'mupdf';
import { blendSchema, type Blend } from '#design/document/values.ts';
import type { Loss } from '#app/contracts/imports.ts';
import type { Clipping } from '../stroke-nodes.ts';
import type { PageNode } from './pdf-text.ts';
import type { LossCount, PictureNode } from '../imported.ts';
import type { Matrix } from '../matrix.ts';
import type { Area, Bounds, Pen } from '../outlines.ts';

/** The calls that a device of our own receives. */
export type DeviceCalls = Pick<
  mupdf.Device,
  Exclude<keyof mupdf.Device, 'close' | 'destroy' | 'pointer' | 'toString' | 'valueOf' | 'beginLayer' | 'endLayer'>
>;

/** A picture whose bytes are still to be checked. */
export interface PendingPicture {
  node: PictureNode;
  png: Uint8Array;
  /** What is missing if it can't be had: counted on its page. */
  losses: LossCount;
}

export interface Frame {
  nodes: PageNode[];
  opacity: number;
  blend: Blend;
}

export interface Capture {
  list: mupdf.DisplayList;
  device: mupdf.DisplayListDevice;
  /** Calls that are still to be closed. */
  depth: number;
  loss: Loss;
  clip: Clipping | null;
  /** Null: wherever the clip lets it be seen. */
  bounds: Bounds | null;
}

const CAPS = ['butt', 'round', 'square', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel', 'miter'] as const;
export function penOf(stroke: mupdf.StrokeState): Pen {
  const dashes = stroke.getDashes() ?? [];
  const dash = dashes.length % 2 === 1 ? [...dashes, ...dashes] : dashes;
  return {
    width: stroke.getLineWidth(),
    cap: CAPS[stroke.getLineCap()] ?? 'butt',
    join: JOINS[stroke.getLineJoin()] ?? 'miter',
    miterLimit: Math.max(1, stroke.getMiterLimit()),
    dash: dash.some((length) => length > 0) ? dash : [],
    dashOffset: stroke.getDashPhase(),
  };
}

export const NO_PEN: Pen = { width: 0, cap: 'butt', join: 'miter', miterLimit: 10, dash: [], dashOffset: 0 };

export function blendOf(mode: string): Blend {
  const read = blendSchema.safeParse(mode.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());
  return read.success ? read.data : 'normal';
}

export function isOutside(x: number, y: number, { left, top, right, bottom }: Bounds, size: number): boolean {
  return x < left - size || x > right || y < top - size || y > bottom + size;
}

export function within(one: Bounds, other: Bounds): Bounds | null {
  const both = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return both.right > both.left && both.bottom > both.top ? both : null;
}

export function textBounds(text: mupdf.Text, ctm: Matrix): Bounds | null {
  const [left = 0, top = 0, right = 0, bottom = 0] = text.getBounds(null as never, [...ctm] as never);
  return Number.isFinite(left) && right > left ? { left, top, right, bottom } : null;
}

export const rectangle = ({ left, top, right, bottom }: Bounds): Area['commands'] => [
  { type: 'M', x: left, y: top },
  { type: 'L', x: right, y: top },
  { type: 'L', x: right, y: bottom },
  { type: 'L', x: left, y: bottom },
  { type: 'Z' },
];
