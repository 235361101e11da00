/**
 * Paints tables: fills, hairlines, the letters of the cells. Rounded corners limit the fills; edges are on whole pixels
 * where possible.
 */
import type { TableLayer } from '#design/document/layers.ts';
import { cellLook, cellTexts, tableGeometry, type TableGeometry } from '#design/layout/table-layout.ts';
import type { Content } from './content.ts';
import { traceBox } from './outline.ts';
import { textContent } from './text.ts';
import { currentMatrix, type Context } from './tools.ts';

export function tableContent(layer: TableLayer): Content {
  return {
    bleed: Math.max((layer.borders.outer?.width ?? 0) / 2, overhang(layer)),
    layered: true,
    paint: (context, resolution) => paintTable(context, layer, resolution),
  };
}

/** How far letters extend beyond the table at most: swashes, accents, unbreakable words, px. */
function overhang(layer: TableLayer): number {
  const bleed = cellTexts(layer)
    .flat()
    .reduce((most, cell) => (cell.text.trim() === '' ? most : Math.max(most, textContent(cell).bleed)), 0);
  return Math.max(0, bleed - Math.min(layer.padding.x, layer.padding.y));
}

/** Rounds lengths along one axis to the device's pixels; the identity if they are unknown. */
interface Snap {
  /** A coordinate, to the nearest edge between pixels. */
  edge(value: number): number;
  /** The thickness of a line, to whole pixels and at least one. */
  line(width: number): number;
}

const FREE: Snap = { edge: (value) => value, line: (width) => width };

function snapOf(scale: number, offset: number): Snap {
  return {
    edge: (value) => (Math.round(value * scale + offset) - offset) / scale,
    line: (width) => Math.max(1, Math.round(width * Math.abs(scale))) / Math.abs(scale),
  };
}

/** Upright tables snap both axes. Rotated ones are antialiased like everything else. */
function snaps(context: Context): { x: Snap; y: Snap } {
  const [a, b, c, d, e, f] = currentMatrix(context);
  if (Math.abs(b) > 1e-6 || Math.abs(c) > 1e-6 || a === 0 || d === 0) return { x: FREE, y: FREE };
  return { x: snapOf(a, e), y: snapOf(d, f) };
}

function paintTable(context: Context, layer: TableLayer, resolution: number): void {
  const geometry = tableGeometry(layer);
  const snap = snaps(context);
  const lefts = geometry.columns.map(({ start }) => snap.x.edge(start - layer.width / 2));
  const rights = geometry.columns.map(({ start, size }) => snap.x.edge(start + size - layer.width / 2));
  const tops = edges(geometry.rows, layer.height, snap.y);
  const around = { left: Math.min(...lefts), right: Math.max(...rights), top: tops[0] ?? 0, bottom: tops.at(-1) ?? 0 };

  context.save();
  if (layer.radius > 0) {
    context.beginPath();
    traceWithin(context, around, layer.radius);
    context.clip();
  }
  for (const [row, cells] of layer.cells.entries()) {
    const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0];
    // Neighbours of one color are filled together, so that no seam shows between them.
    for (const { color, from, to } of fillsOf(layer, geometry, row, cells.length)) {
      context.fillStyle = color;
      const left = Math.min(lefts[from] ?? 0, lefts[to] ?? 0);
      context.fillRect(left, top, Math.max(rights[from] ?? 0, rights[to] ?? 0) - left, bottom - top);
    }
  }
  paintInnerLines(context, layer, { lefts, tops, around, geometry }, snap);
  context.restore();

  for (const row of cellTexts(layer)) {
    for (const cell of row) {
      if (cell.text.trim() === '') continue;
      context.save();
      context.translate(cell.x + cell.width / 2 - layer.width / 2, cell.y + cell.height / 2 - layer.height / 2);
      textContent(cell).paint(context, resolution);
      context.restore();
    }
  }
  paintOuterLine(context, layer, around, snap);
}

interface Around {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The starts of the rows and, finally, the end of the last one; from the center of the table. */
function edges(rows: TableGeometry['rows'], height: number, snap: Snap): number[] {
  const ends = rows.map(({ start, size }) => snap.edge(start + size - height / 2));
  return [snap.edge(-height / 2), ...ends];
}

/** Stretches of one color in a row, in document order: indices of their first and last columns. */
function fillsOf(
  layer: TableLayer,
  geometry: TableGeometry,
  row: number,
  columns: number,
): { color: string; from: number; to: number }[] {
  const found: { color: string; from: number; to: number }[] = [];
  for (let column = 0; column < columns && column < geometry.columns.length; column += 1) {
    const { fill } = cellLook(layer, row, column);
    const open = found.at(-1);
    if (fill === null) continue;
    if (open && open.color === fill && open.to === column - 1) open.to = column;
    else found.push({ color: fill, from: column, to: column });
  }
  return found;
}

function traceWithin(context: Context, { left, right, top, bottom }: Around, radius: number): void {
  context.translate((left + right) / 2, (top + bottom) / 2);
  traceBox(context, { width: right - left, height: bottom - top }, radius);
  context.translate(-(left + right) / 2, -(top + bottom) / 2);
}

function paintInnerLines(
  context: Context,
  { borders }: TableLayer,
  { lefts, tops, around, geometry }: { lefts: number[]; tops: number[]; around: Around; geometry: TableGeometry },
  snap: { x: Snap; y: Snap },
): void {
  if (borders.rows) {
    const thickness = snap.y.line(borders.rows.width);
    context.fillStyle = borders.rows.color;
    for (const y of tops.slice(1, -1))
      context.fillRect(around.left, snap.y.edge(y - thickness / 2), around.right - around.left, thickness);
  }
  if (borders.columns) {
    const thickness = snap.x.line(borders.columns.width);
    context.fillStyle = borders.columns.color;
    // Between two columns is the left edge of the right one: of all except the first, or in right-to-left tables all
    // except the last.
    const inner = geometry.direction === 'ltr' ? lefts.slice(1) : lefts.slice(0, -1);
    for (const x of inner)
      context.fillRect(snap.x.edge(x - thickness / 2), around.top, thickness, around.bottom - around.top);
  }
}

/** Centred on the edge as every outline is. */
function paintOuterLine(
  context: Context,
  { borders: { outer }, radius }: TableLayer,
  { left, right, top, bottom }: Around,
  snap: { x: Snap; y: Snap },
): void {
  if (!outer) return;
  context.fillStyle = outer.color;
  const [thickX, thickY] = [snap.x.line(outer.width), snap.y.line(outer.width)];
  const outside = {
    left: snap.x.edge(left - thickX / 2),
    right: snap.x.edge(right - thickX / 2) + thickX,
    top: snap.y.edge(top - thickY / 2),
    bottom: snap.y.edge(bottom - thickY / 2) + thickY,
  };
  const inside = {
    left: outside.left + thickX,
    right: outside.right - thickX,
    top: outside.top + thickY,
    bottom: outside.bottom - thickY,
  };
  // A ring filled between two edges stays crisp where a stroke would be antialiased.
  context.beginPath();
  traceWithin(context, outside, radius > 0 ? radius + outer.width / 2 : 0);
  traceWithin(context, inside, Math.max(0, radius - outer.width / 2));
  context.fill('evenodd');
}
