/** Plans collages: new ones of the pictures that are there, and changes of the one on the page. */
import type { ActOf } from '../acts/act.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import type { Scene } from '../ground/resolve.ts';
import { waitingPictures } from '../ground/studio.ts';
import { NEW_LAYER } from './new-layers.ts';
import { photosOn } from './pictures-meant.ts';
import type { Call, Planned } from './planned.ts';

type Fields = Record<string, unknown>;

const planned = (calls: Call[], spoken: string[]): Planned => ({ calls, spoken });

/** Layouts of photo grids by columns and rows. */
const LATTICES: Readonly<Record<string, string>> = {
  '2x1': '2-columns',
  '1x2': '2-rows',
  '3x1': '3-columns',
  '1x3': '3-rows',
  '4x1': '4-columns',
  '2x2': '4-squares',
  '3x2': '6-three-two',
  '2x3': '6-two-three',
  '4x2': '8-four-two',
  '3x3': '9-squares',
};
/** Gaps and corners, as shares of the page's shorter side. */
const GRID = { gap: 0.015, less: 0.5, more: 2.5, least: 0.012, radius: 0.03 };
const MOST_CELLS = 9;

function gridOn({ layers, selected }: Page): { id: string; cells: Thing[] } | null {
  const grids = layers.flatMap(({ id, type }) => {
    const cells = layers.filter(({ group }) => group === id);
    return type === 'group' && cells.length >= 2 && cells.every((cell) => cell.type === 'image') ? [{ id, cells }] : [];
  });
  return (
    grids.find(({ id, cells }) => selected.includes(id) || cells.some((cell) => selected.includes(cell.id))) ??
    grids.at(-1) ??
    null
  );
}

function gapBetween(cells: readonly Thing[]): number {
  const boxes = cells.flatMap(({ box }) => box ?? []);
  const gaps = boxes.flatMap((one) =>
    boxes.flatMap((other) => [other.x - one.x - one.width, other.y - one.y - one.height]),
  );
  const open = gaps.filter((gap) => gap > 0);
  return open.length > 0 ? Math.min(...open) : 0;
}

function spacingOf({ gap, corners }: ActOf<'collage'>, shorter: number, present: number): Fields {
  const wanted =
    gap === null
      ? null
      : gap === 'none'
        ? 0
        : Math.round(gap === 'less' ? present * GRID.less : Math.max(shorter * GRID.least, present) * GRID.more);
  return {
    ...(wanted === null ? {} : { gap: wanted }),
    ...(corners === null ? {} : { radius: corners === 'round' ? Math.round(shorter * GRID.radius) : 0 }),
  };
}

export function collageCalls(act: ActOf<'collage'>, scene: Scene): Planned {
  const { page, studio } = scene;
  const shorter = Math.min(page.width, page.height);
  const layout =
    act.columns === null || act.rows === null ? null : (LATTICES[`${act.columns}x${act.rows}`] ?? undefined);
  if (layout === undefined) return null;
  if (act.isThere) {
    const grid = gridOn(page);
    return (
      grid &&
      planned(
        [
          {
            tool: 'photo_grid',
            input: {
              layer: grid.id,
              ...(layout === null ? {} : { layout }),
              ...spacingOf(act, shorter, gapBetween(grid.cells)),
            },
          },
        ],
        [grid.id],
      )
    );
  }
  const inGrid = gridOn(page)?.cells ?? [];
  const standing = photosOn(scene).filter((layer) => !inGrid.includes(layer));
  const waiting = waitingPictures(studio, page);
  const wanted = act.columns !== null && act.rows !== null ? act.columns * act.rows : act.count;
  const pictures = [...standing.map(({ id }) => id), ...waiting].slice(0, Math.min(MOST_CELLS, wanted ?? MOST_CELLS));
  if (pictures.length < 2 || (wanted !== null && (wanted > MOST_CELLS || pictures.length < wanted))) return null;
  const input = {
    pictures,
    ...(layout === null ? {} : { layout }),
    ...spacingOf(act, shorter, Math.round(shorter * GRID.gap)),
  };
  return planned([{ tool: 'photo_grid', input }], [NEW_LAYER]);
}
