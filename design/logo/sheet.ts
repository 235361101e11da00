/** The sheet that a logo is drawn on: collects layers in paint order, in its own px. */
import { displayText } from '#design/layout/display-text.ts';
import { createShapeLayer, createTextLayer } from '../document/create.ts';
import type { Box } from '../document/geometry.ts';
import type { LeafLayer, ShapeLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import type { PathCommand } from '../document/outline-path.ts';
import { croppedOutline, pathBounds, transformPath, type Outline } from '../document/path-geometry.ts';
import { unwrappedWidth, withLines } from '../layout/text-lines.ts';
import type { TextOutline } from './brief.ts';
import { BASELINE, inkOf, metricsOf } from './typefaces.ts';

export interface Lettering {
  text: string;
  family: string;
  weight: number;
  /** px */
  size: number;
  color: string;
  /** Thousandths of the size. */
  tracking?: number;
  letterCase?: 'as-typed' | 'upper' | 'lower' | 'title';
  name?: string;
}

/** The square that a mark of 100 units is drawn into. */
export interface Frame {
  x: number;
  y: number;
  size: number;
}

export class Sheet {
  readonly layers: LeafLayer[] = [];
  readonly measureText: MeasureText;
  private readonly textOutline: TextOutline | undefined;

  constructor(measureText: MeasureText, textOutline?: TextOutline) {
    this.measureText = measureText;
    this.textOutline = textOutline;
  }

  private place(): { id: string; parent: string; order: string } {
    const at = this.layers.length;
    return { id: `l${at}`, parent: 'logo', order: `a${at}` };
  }

  /** An outline in units of the frame (100 a side), filled. */
  outline(
    commands: readonly PathCommand[],
    frame: Frame,
    color: string,
    name: string,
    rule: 'nonzero' | 'evenodd' = 'nonzero',
  ): void {
    const scale = frame.size / 100;
    const onSheet = transformPath(commands, [scale, 0, 0, scale, frame.x, frame.y]);
    const box = pathBounds(onSheet);
    const outline = croppedOutline(transformPath(onSheet, [300 / frame.size, 0, 0, 300 / frame.size, 0, 0]));
    if (!box || !outline) return;
    this.path(outline, box, color, name, rule);
  }

  /** A ready outline stretched into a box. */
  path(
    { path, viewWidth, viewHeight }: Outline,
    box: Box,
    color: string,
    name: string,
    rule: 'nonzero' | 'evenodd' = 'nonzero',
  ): void {
    this.shape({ kind: 'path', path, viewWidth, viewHeight, rule }, box, name, color);
  }

  /** An outline fitted whole into the center of a box. Returns its place. */
  fitted(outline: Outline, box: Box, color: string, name: string): Box {
    const scale = Math.min(box.width / outline.viewWidth, box.height / outline.viewHeight);
    const width = outline.viewWidth * scale;
    const height = outline.viewHeight * scale;
    const at = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
    this.path(outline, at, color, name);
    return at;
  }

  shape(
    shape: ShapeLayer['shape'],
    box: Box,
    name: string,
    fill: string | null,
    stroke: { color: string; width: number } | null = null,
  ): void {
    this.layers.push(
      createShapeLayer({
        ...this.place(),
        shape,
        ...box,
        name,
        fill: fill === null ? null : { type: 'solid', color: fill },
        stroke: stroke && { ...stroke, dash: [] },
      }),
    );
  }

  /** The advance of a line, px, without the space after its last letter. */
  widthOf(lettering: Lettering): number {
    return unwrappedWidth(this.textLayer(lettering, 0, 0, 20_000), this.measureText);
  }

  /** Height of its ink, px, and its distance below the line's top. */
  inkOf({ text, family, size, letterCase }: Lettering): { offset: number; height: number } {
    const shown = displayText({ text, letterCase: letterCase ?? 'as-typed' });
    const { top, bottom } = inkOf(shown, family);
    return { offset: top * size, height: (bottom - top) * size };
  }

  /** Whether outlines of letters are known, so that ink can be measured. */
  get knowsInk(): boolean {
    return this.textOutline !== undefined;
  }

  /** The source of ink measurements: sheets of one source measure the same. */
  get inkSource(): object {
    return this.textOutline ?? this.measureText;
  }

  /** The outline of a line, px: baseline at y 0, its box starting at x 0. Empty if outlines are unknown. */
  outlineOf({ text, family, weight, size, letterCase, tracking = 0 }: Lettering): readonly PathCommand[] {
    const shown = displayText({ text, letterCase: letterCase ?? 'as-typed' });
    return (
      this.textOutline?.(shown, {
        fontFamily: family,
        fontSize: size,
        fontWeight: weight,
        italic: false,
        letterSpacing: (tracking / 1000) * size,
      }) ?? []
    );
  }

  /** A line whose box starts at `left` and whose letters are on `baseline`. */
  set(lettering: Lettering, left: number, baseline: number): void {
    // Two px of slack: no renderer may wrap what was measured to fit.
    const layer = this.textLayer(
      lettering,
      left - 2,
      baseline - BASELINE * lettering.size,
      this.widthOf(lettering) + 4,
    );
    this.layers.push(withLines(layer, this.measureText));
  }

  private textLayer(
    { text, family, weight, size, color, tracking = 0, letterCase = 'as-typed', name = '' }: Lettering,
    x: number,
    y: number,
    width: number,
  ) {
    return createTextLayer({
      ...this.place(),
      text,
      fontFamily: family,
      fontWeight: weight,
      fontSize: size,
      lineHeight: 1,
      letterSpacing: tracking,
      letterCase,
      name,
      fill: { type: 'solid', color },
      align: 'center',
      x,
      y,
      width,
    });
  }

  /**
   * A line of letters centered at `centerX`, with the top of its capitals (or small letters, if it has no capitals) at
   * `top`. Returns the box of its ink.
   */
  line(lettering: Lettering, centerX: number, top: number): Box {
    const width = this.widthOf(lettering);
    const { offset, height } = this.inkOf(lettering);
    // Two px of slack: no renderer may wrap what was measured to fit.
    const layer = this.textLayer(lettering, centerX - width / 2 - 2, top - offset, width + 4);
    this.layers.push(withLines(layer, this.measureText));
    return { x: centerX - width / 2, y: top, width, height };
  }

  /** One letter, its capital height centered at a point and rotated around it: for monograms and arcs. */
  letter(lettering: Lettering, center: { x: number; y: number }, rotation = 0): void {
    const width = this.widthOf(lettering);
    const capMiddle = ((metricsOf(lettering.family).cap + BASELINE) / 2) * lettering.size;
    // A layer rotates around the center of its box; the capitals' center is offset from it.
    const off = capMiddle - lettering.size / 2;
    const angle = (rotation * Math.PI) / 180;
    const middle = { x: center.x + off * Math.sin(angle), y: center.y - off * Math.cos(angle) };
    const layer = this.textLayer(lettering, middle.x - width / 2 - 2, middle.y - lettering.size / 2, width + 4);
    this.layers.push({ ...withLines(layer, this.measureText), rotation });
  }
}
