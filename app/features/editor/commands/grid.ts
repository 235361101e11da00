/** Photo grids: a group of frames. Making one, of selected pictures too, giving it another layout, gap and corners. */
import { Grid2x2 } from 'lucide-react';
import { createGroupLayer, createImageLayer } from '#design/document/create.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import { isPicture, type ImageLayer, type PictureLayer } from '#design/document/layers.ts';
import { covering, croppedTo, partOf } from '#design/document/picture-crop.ts';
import { orderBetween, topOrder } from '#design/document/tree.ts';
import { cellBoxes, cellsOfBoxes, findGrid, gapOf } from '#design/layout/photo-grids.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { canChangeSelection, defineCommand, isLocked, roundPixel, selectedLayers, selectedLeaves, type CommandContext } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { withPictureOf } from './fill-frame.ts';
import { gridCells } from './grid-cells.ts';
import { differenceOf } from './patch-difference.ts';

/** Between the cells of a new grid, as a share of the page's shorter side. */
const GAP = 0.015;

/** The one selected grid whose cells stand upright and can be changed; null when something else is selected. */
export function selectedGrid({ document, selection }: Pick<CommandContext, 'document' | 'selection'>): { group: string; cells: ImageLayer[] } | null {
  const [group, ...more] = selection;
  const cells = group !== undefined && more.length === 0 ? gridCells(document, group) : null;
  const fits = cells?.every((cell) => cell.rotation === 0 && !isLocked(document, cell.id));
  return cells && fits && group !== undefined ? { group, cells } : null;
}

/** The selected pictures that a new grid takes in; none where other things are selected too. */
function takenIn(context: CommandContext): PictureLayer[] {
  const leaves = selectedLeaves(context);
  return canChangeSelection(context) && leaves.every(isPicture) ? (leaves as PictureLayer[]) : [];
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: roundPixel(x), y: roundPixel(y), width: Math.max(1, roundPixel(width)), height: Math.max(1, roundPixel(height)) };
}

/** A cell in another box: the picture is scaled with it and fills it, what was in the middle stays there. */
function inBox(cell: ImageLayer, box: Box): ImageLayer {
  const part = partOf(cell);
  const factor = Math.max(box.width / cell.width, box.height / cell.height);
  const whole = { width: part.whole.width * factor, height: part.whole.height * factor };
  const fitted = croppedTo(covering({ ...part, whole, center: { x: part.center.x * factor, y: part.center.y * factor }, box }));
  return { ...cell, ...box, crop: cell.asset === null ? cell.crop : fitted.crop, straighten: fitted.straighten };
}

/** Adds a grid: of the selected pictures over the whole page, in the box of anything else that is selected, else over the whole page. */
export const insertGridCommand = defineCommand<{ grid: string; at?: { x: number; y: number } }>({
  id: 'insert-grid',
  label: 'pictures.insertGrid',
  icon: Grid2x2,
  isEnabled: () => true,
  run(context, { grid: id, at }) {
    const { document, page, newId } = context;
    const grid = findGrid(id);
    if (!grid) return [];
    const pictures = at ? [] : takenIn(context);
    const whole: Box = { x: 0, y: 0, width: document.width, height: document.height };
    // Dropped at a point it takes half of the page there.
    const dropped = at && { x: at.x - document.width / 4, y: at.y - document.height / 4, width: document.width / 2, height: document.height / 2 };
    const box = dropped ?? (pictures.length === 0 && canChangeSelection(context) ? boundsOfLayers(selectedLeaves(context)) : null) ?? whole;
    const gap = Math.round(Math.min(document.width, document.height) * GAP);
    const group = newId();
    let order: string | null = null;
    const cells = cellBoxes(grid.cells, box, gap).map((cell, index): Operation => {
      order = orderBetween(order, null);
      const frame = createImageLayer({ id: newId(), parent: group, order, asset: null, ...rounded(cell) });
      const picture = pictures[index];
      return { type: 'layer.add', layer: picture ? { ...withPictureOf(frame, picture), filters: picture.filters } : frame };
    });
    return [
      { type: 'layer.add', layer: createGroupLayer({ id: group, parent: page, order: topOrder(document, page), name: message('pictures.grid') }) },
      ...cells,
      ...pictures.slice(0, grid.cells.length).map((picture): Operation => ({ type: 'layer.remove', id: picture.id })),
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

/** Lays the selected grid out anew. Filled cells come first; empty ones go where the new layout has fewer. */
export const changeGridCommand = defineCommand<{ grid: string }>({
  id: 'change-grid',
  label: 'pictures.changeGrid',
  icon: Grid2x2,
  isEnabled: (context) => selectedGrid(context) !== null,
  run(context, { grid: id }) {
    const now = selectedGrid(context);
    const grid = findGrid(id);
    const box = now && boundsOfLayers(now.cells);
    if (!now || !grid || !box) return [];
    const filled = now.cells.filter(isPicture);
    if (filled.length > grid.cells.length) return [];
    const kept = [...filled, ...now.cells.filter((cell) => !isPicture(cell))];
    const boxes = cellBoxes(grid.cells, box, gapOf(now.cells)).map(rounded);
    const [like] = now.cells;
    let order = now.cells.at(-1)?.order ?? null;
    return boxes.flatMap((cell, index): Operation[] => {
      const known = kept[index];
      if (known) return differenceOf(known, inBox(known, cell));
      order = orderBetween(order, null);
      return [{ type: 'layer.add', layer: createImageLayer({ id: context.newId(), parent: now.group, order, asset: null, ...cell, ...(like && { frame: like.frame, stroke: like.stroke }) }) }];
    }).concat(kept.slice(boxes.length).map((cell) => ({ type: 'layer.remove', id: cell.id })));
  },
});

/** The gap between the cells of the selected grid, or the radius of their corners, px. */
export const gridStyleCommand = defineCommand<{ gap?: number; radius?: number }>({
  id: 'grid-style',
  label: 'pictures.changeGrid',
  icon: Grid2x2,
  isEnabled: (context) => selectedGrid(context) !== null,
  run(context, { gap, radius }) {
    const now = selectedGrid(context);
    const box = now && boundsOfLayers(now.cells);
    if (!now || !box) return [];
    const boxes = gap === undefined ? now.cells : cellBoxes(cellsOfBoxes(now.cells), box, gap).map(rounded);
    return now.cells.flatMap((cell, index) => {
      const to = boxes[index];
      const moved = gap === undefined || !to ? cell : inBox(cell, to);
      return differenceOf(cell, radius === undefined ? moved : { ...moved, frame: { type: 'rectangle', radius } });
    });
  },
});

/** The radius that the cells of a grid share; null: they differ, or have another outline. */
export function gridRadius(cells: readonly ImageLayer[]): number | null {
  const radii = new Set(cells.map(({ frame }) => (frame.type === 'rectangle' ? frame.radius : null)));
  const [only] = radii;
  return radii.size === 1 ? (only ?? null) : null;
}

/** Whether pictures are selected that a new grid would take in. */
export function hasPicturesToTakeIn(context: CommandContext): boolean {
  return selectedLayers(context).length > 0 && takenIn(context).length > 0;
}
