/** For a selected photo grid: its gap, its corners, and other layouts for its pictures. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { cellsOfBoxes, gapOf, PHOTO_GRIDS, type GridCell } from '#design/layout/photo-grids.ts';
import { message } from '#messages/message.ts';
import { changeGridCommand, gridRadius, gridStyleCommand, selectedGrid } from '../commands/grid.ts';
import { LabelledSlider } from '../fields/labelled-slider.tsx';
import { useSession, useShownContext } from '../session/session-context.tsx';
import { GridPicture } from './grid-picture.tsx';
import { Section } from '../panel-parts/section.tsx';

/** Of the grid's shorter side. */
const WIDEST_GAP = 0.1;
const ROUNDEST = 0.25;

export default function GridSection(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const grid = selectedGrid(shown);
  const box = grid && boundsOfLayers(grid.cells);
  if (!grid || !box) return null;
  const shorter = Math.min(box.width, box.height);
  const pixels = (value: number) => message('pictures.pixels', { value: Math.round(value) });
  const filled = grid.cells.filter(isPicture).length;
  const now = cellsOfBoxes(grid.cells);
  return (
    <Section title={message('pictures.grid')}>
      <LabelledSlider
        label={message('pictures.gap')}
        value={Math.round(gapOf(grid.cells))}
        min={0}
        max={Math.max(8, Math.round(shorter * WIDEST_GAP))}
        format={pixels}
        onPreview={(gap) => session.preview(gridStyleCommand, { gap })}
        onCommit={(gap) => session.run(gridStyleCommand, { gap })}
      />
      <LabelledSlider
        label={message('pictures.corners')}
        value={gridRadius(grid.cells) ?? 0}
        min={0}
        max={Math.max(8, Math.round(shorter * ROUNDEST))}
        format={pixels}
        onPreview={(radius) => session.preview(gridStyleCommand, { radius })}
        onCommit={(radius) => session.run(gridStyleCommand, { radius })}
      />
      <div
        role="group"
        aria-label={message('pictures.layout')}
        className="grid max-h-44 grid-cols-5 gap-1.5 overflow-y-auto overscroll-contain"
      >
        {PHOTO_GRIDS.filter(({ cells }) => cells.length >= Math.max(2, filled)).map((each) => {
          const on = isSame(each.cells, now);
          const label = message('pictures.gridOf', {
            count: each.cells.length,
            name: each.id.slice(2).replaceAll('-', ' '),
          });
          return (
            <Tooltip key={each.id} label={label}>
              <button
                type="button"
                aria-label={label}
                aria-pressed={on}
                onClick={() => session.run(changeGridCommand, { grid: each.id })}
                className={classNames(
                  'grid aspect-square place-items-center rounded-control border text-ink transition-colors',
                  on ? 'border-ink bg-tint-strong' : 'border-line hover:bg-tint',
                )}
              >
                <GridPicture grid={each} ratio={box.width / box.height} className="size-7" />
              </button>
            </Tooltip>
          );
        })}
      </div>
    </Section>
  );
}

/** Whether the cells are in the same places, in any order. */
function isSame(a: readonly GridCell[], b: readonly GridCell[]): boolean {
  const near = (one: GridCell, other: GridCell) =>
    (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.01);
  return a.length === b.length && a.every((one) => b.some((other) => near(one, other)));
}
