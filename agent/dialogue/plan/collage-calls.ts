/** Plans collages: new ones of the pictures that are there, and changes of the one on the page. */
import { findGrid, PHOTO_GRIDS } from '#design/layout/photo-grids.ts';
import type { ActOf } from '../acts/act.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import { resolve, type Scene } from '../ground/resolve.ts';
import { waitingPictures } from '../ground/studio.ts';
import { NEW_LAYER, refusing, type Call, type Planned } from './planned.ts';
import { photosOn } from './pictures-meant.ts';

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
      : typeof gap === 'number'
        ? gap
        : gap === 'none'
          ? 0
          : Math.round(gap === 'less' ? present * GRID.less : Math.max(shorter * GRID.least, present) * GRID.more);
  return {
    ...(wanted === null ? {} : { gap: wanted }),
    ...(corners === null ? {} : { radius: corners === 'round' ? Math.round(shorter * GRID.radius) : 0 }),
  };
}

/** Even cells, on a page that is not upright and on one that is. */
const EVEN = [
  '2-columns',
  '3-columns',
  '4-squares',
  '5-two-three',
  '6-three-two',
  '7-two-three-two',
  '8-four-two',
  '9-squares',
];
const EVEN_UPRIGHT = [
  '2-rows',
  '3-rows',
  '4-squares',
  '5-two-three',
  '6-two-three',
  '7-two-three-two',
  '8-four-two',
  '9-squares',
];
/** How much higher than wide an upright page is at least. */
const UPRIGHT = 1.15;
/** Forms that go by another name with few cells. */
const SIMILAR: Readonly<Record<string, string>> = { 'hero-left': 'wide-left', 'hero-top': 'high-top' };

/** The layout of so many cells that is asked for; null: none is; undefined: there is none like that. */
function layoutOf({ columns, rows, form }: ActOf<'collage'>, count: number): string | null | undefined {
  if (columns !== null && rows !== null) return LATTICES[`${columns}x${rows}`];
  if (form === null) return null;
  return [`${count}-${form}`, `${count}-${SIMILAR[form]}`].find((id) => findGrid(id) !== null);
}

const noLayout = (count: number): Planned =>
  refusing({
    why: 'noLayout',
    count,
    layouts: PHOTO_GRIDS.filter(({ cells }) => cells.length === count).map(({ id }) =>
      id.slice(2).replaceAll('-', ' '),
    ),
  });

/** The two cells that change places. */
function swapped({ swap }: ActOf<'collage'>, cells: readonly Thing[], scene: Scene): [Thing, Thing] | null {
  const among = { ...scene, page: { ...scene.page, layers: cells } };
  const meant = swap.flatMap((reference) => {
    const found = resolve({ ...reference, kind: 'photo' }, among);
    return 'layers' in found ? found.layers : [];
  });
  const [one, other, ...more] = meant;
  return one && other && one !== other && more.length === 0 ? [one, other] : null;
}

/** What of the collage on the page is changed. */
function changedCalls(act: ActOf<'collage'>, scene: Scene): Planned {
  const { page } = scene;
  const grid = gridOn(page);
  if (!grid) return refusing({ why: 'noCollage' });
  const call = (fields: Fields): Planned =>
    planned([{ tool: 'photo_grid', input: { layer: grid.id, ...fields } }], [grid.id]);
  if (act.swap.length > 0) {
    const two = swapped(act, grid.cells, scene);
    return two ? call({ swap: two.map(({ id }) => id) }) : refusing({ why: 'collageCells', count: grid.cells.length });
  }
  const count = wantedCount(act) ?? grid.cells.length;
  const layout = layoutOf(act, count);
  if (layout === undefined) return noLayout(count);
  const shorter = Math.min(page.width, page.height);
  return call({ ...(layout === null ? {} : { layout }), ...spacingOf(act, shorter, gapBetween(grid.cells)) });
}

const wantedCount = ({ columns, rows, count }: ActOf<'collage'>): number | null =>
  columns !== null && rows !== null ? columns * rows : count;

export function collageCalls(act: ActOf<'collage'>, scene: Scene): Planned {
  if (act.isThere) return changedCalls(act, scene);
  const { page, studio } = scene;
  const shorter = Math.min(page.width, page.height);
  const inGrid = gridOn(page)?.cells ?? [];
  const standing = photosOn(scene).filter((layer) => !inGrid.includes(layer));
  const waiting = waitingPictures(studio, page);
  const wanted = wantedCount(act);
  if (wanted !== null && wanted > MOST_CELLS) return refusing({ why: 'collageTooLarge' });
  const pictures = [...standing.map(({ id }) => id), ...waiting].slice(0, wanted ?? MOST_CELLS);
  const count = wanted ?? pictures.length;
  if (count < 2) return refusing({ why: 'collageNeedsPictures', count: pictures.length });
  const layout = layoutOf(act, count);
  if (layout === undefined) return noLayout(count);
  // Cells without a picture wait for one.
  const isUpright = page.height > page.width * UPRIGHT;
  const even = layout ?? (pictures.length < count ? (isUpright ? EVEN_UPRIGHT : EVEN)[count - 2] : undefined);
  const input = {
    ...(pictures.length > 0 ? { pictures } : {}),
    ...(even === undefined ? {} : { layout: even }),
    ...spacingOf(act, shorter, Math.round(shorter * GRID.gap)),
  };
  return planned([{ tool: 'photo_grid', input }], [NEW_LAYER]);
}
