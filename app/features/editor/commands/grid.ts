/**
 * Photo grids: a group of frames. Creates one, also from selected pictures, and changes its layout, gap and corners.
 */
import { Grid2x2 } from 'lucide-react';
import { createGroupLayer } from '#design/document/create.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { topOrder } from '#design/document/tree.ts';
import { emptyCells, relaidGrid, respacedGrid, withPictureOf } from '#design/layout/framed-pictures.ts';
import { gridCells } from '#design/layout/grid-cells.ts';
import { findGrid, gapOf, GRID_GAP } from '#design/layout/photo-grids.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import {
  canChangeSelection,
  defineCommand,
  isLocked,
  selectedLayers,
  selectedLeaves,
  type CommandContext,
} from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { differenceOf } from './patch-difference.ts';

/** The one selected grid if it isn't rotated and may be changed; otherwise null. */
export function selectedGrid({
  document,
  selection,
}: Pick<CommandContext, 'document' | 'selection'>): { group: string; cells: ImageLayer[] } | null {
  const [group, ...more] = selection;
  const cells = group !== undefined && more.length === 0 ? gridCells(document, group) : null;
  const fits = cells?.every((cell) => cell.rotation === 0 && !isLocked(document, cell.id));
  return cells && fits && group !== undefined ? { group, cells } : null;
}

/** The selected pictures that a new grid takes in; none if other layers are selected too. */
function takenIn(context: CommandContext): PictureLayer[] {
  const leaves = selectedLeaves(context);
  return canChangeSelection(context) && leaves.every(isPicture) ? (leaves as PictureLayer[]) : [];
}

/**
 * Adds a grid: with the selected pictures over the whole page, in the box of any other selection, else over the whole
 * page.
 */
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
    // Dropped at a point, it takes up half of the page there.
    const dropped = at && {
      x: at.x - document.width / 4,
      y: at.y - document.height / 4,
      width: document.width / 2,
      height: document.height / 2,
    };
    const box =
      dropped ??
      (pictures.length === 0 && canChangeSelection(context) ? boundsOfLayers(selectedLeaves(context)) : null) ??
      whole;
    const gap = Math.round(Math.min(document.width, document.height) * GRID_GAP);
    const group = newId();
    const cells = emptyCells(grid.cells, box, gap, group, newId).map((frame, index): Operation => {
      const picture = pictures[index];
      return {
        type: 'layer.add',
        layer: picture ? { ...withPictureOf(frame, picture), filters: picture.filters } : frame,
      };
    });
    return [
      {
        type: 'layer.add',
        layer: createGroupLayer({
          id: group,
          parent: page,
          order: topOrder(document, page),
          name: message('pictures.grid'),
        }),
      },
      ...cells,
      ...pictures.slice(0, grid.cells.length).map((picture): Operation => ({ type: 'layer.remove', id: picture.id })),
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

/**
 * Changes the layout of the selected grid. Filled cells come first; empty ones are dropped if the new layout has fewer
 * cells.
 */
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
    const relaid = relaidGrid(now.cells, grid.cells, box, gapOf(now.cells), context.newId);
    if (!relaid) return [];
    const before = new Map(now.cells.map((cell) => [cell.id, cell]));
    return [
      ...relaid.kept.flatMap((cell) => differenceOf(before.get(cell.id) ?? cell, cell)),
      ...relaid.added.map((layer): Operation => ({ type: 'layer.add', layer })),
      ...relaid.removed.map(({ id: gone }): Operation => ({ type: 'layer.remove', id: gone })),
    ];
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
    const after = respacedGrid(now.cells, box, { gap, radius });
    return now.cells.flatMap((cell, index) => differenceOf(cell, after[index] ?? cell));
  },
});

/** The radius that the cells of a grid share; null if they differ or have another outline. */
export function gridRadius(cells: readonly ImageLayer[]): number | null {
  const radii = new Set(cells.map(({ frame }) => (frame.type === 'rectangle' ? frame.radius : null)));
  const [only] = radii;
  return radii.size === 1 ? (only ?? null) : null;
}

/** Whether pictures are selected that a new grid would take in. */
export function hasPicturesToTakeIn(context: CommandContext): boolean {
  return selectedLayers(context).length > 0 && takenIn(context).length > 0;
}
