/**
 * Room for something new in a column of a page: what stands on the page is read as rows, and those near the new one
 * move a little. Pictures beside the column, panels around it and whatever is locked stay as they are.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOf, centerOf, moveLayer, scaleLayer, unionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, ShapeLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { alphaOf } from '#design/layout/contrast.ts';
import { coverOf, type Cover } from '#design/lint/covers.ts';
import { insertRow } from '#design/layout/insert-row.ts';
import { areaOf, isBackdrop, marginOf, overlapOf, type Size } from '../contract/page-space.ts';
import { lettersOf } from './target-layer.ts';
import { extentOfAll, leavesOf, lockOf } from '../page/chosen-layers.ts';

/** Shapes above this share of the page, or reaching beyond it, are a ground that others stand on. */
const GROUND = 0.22;
/** What words stand on is a panel above this share of the page; below it is their pill, and moves with them. */
const PANEL = 0.045;
/** What stands side by side in one row shares at least this of the taller one's height. */
const ABREAST = 0.4;
/** Distance that rows keep, as a share of the page's shorter side. */
const LEAST = 0.012;
/** Letters are kept away from a panel's edges by this share of its shorter side, and from a border by this of the page's. */
const PADDING = 0.05;
const BORDER = 0.03;
/** Shares of the margin that content keeps, and that it keeps where it must. */
const INSET = 0.8;
const EDGE = 0.5;
/** What a picture or badge in a full column shrinks to, and its least height, as a share of the page's, to do so. */
const SHRUNK = [0.87, 0.75] as const;
const TALL = 0.15;

/** Layers that move together. */
interface Cluster {
  leaves: LeafLayer[];
  box: Box;
  isFixed: boolean;
}

/** What a page looks like to something new: where it may go, what stands there, what it stands on. */
export interface PageColumns {
  clusters: readonly Cluster[];
  /** Bands, waves and halves of the page: nothing is moved over their edges. */
  bands: readonly Cover[];
  /** How far content may go where it must: closer to the page's edges. */
  most: Box;
  /** The area for content: within the panel around the anchor, the page's border or its margins. */
  safe: Box;
}

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;
const isInside = (box: Box, other: Box): boolean => overlapOf(box, other) >= areaOf(box) * 0.98;
const sharesColumn = (a: Box, b: Box): boolean => Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 1;

/** A frame around most of the page: a stroke without a filling, or an outline that is called so. */
export function isBorder(leaf: LeafLayer, page: Size): boolean {
  if (leaf.type !== 'shape' || leaf.width * leaf.height < page.width * page.height * 0.5) return false;
  const isHollow = leaf.fill === null || (leaf.shape.kind === 'path' && /\b(?:border|frame)\b/i.test(leaf.name));
  return isHollow && leaf.x >= -1 && leaf.y >= -1 && right(leaf) <= page.width + 1 && bottom(leaf) <= page.height + 1;
}

/** How many of the page's edges a box reaches. */
const edgesMet = (box: Box, { width, height }: Size): number =>
  [box.x < 1, box.y < 1, right(box) > width - 1, bottom(box) > height - 1].filter(Boolean).length;

function isGround({ leaves, box }: Cluster, page: Size): boolean {
  const [leaf, ...more] = leaves;
  if (isBackdrop(page, box)) return true;
  if (!leaf || more.length > 0) return false;
  if (leaf.type === 'image') return edgesMet(box, page) > 1 && areaOf(box) > page.width * page.height * GROUND;
  if (leaf.type !== 'shape' && leaf.type !== 'drawing') return false;
  const isOff = box.x < -1 || box.y < -1 || right(box) > page.width + 1 || bottom(box) > page.height + 1;
  return isOff || isBorder(leaf, page) || areaOf(box) > page.width * page.height * GROUND;
}

/** Everything visible, by layer or group of the page's first level. */
function unitsOn(document: DesignDocument, page: string, except: ReadonlySet<string>): Cluster[] {
  return childrenOf(document, page).flatMap((layer) => {
    if (!layer.visible || layer.opacity === 0) return [];
    const leaves = leavesOf(document, layer).filter(
      ({ id, visible, opacity }) => visible && opacity > 0 && !except.has(id),
    );
    const [leaf] = leaves;
    const box = leaf?.type === 'text' && leaves.length === 1 && !leaf.box ? lettersOf(leaf) : extentOfAll(leaves);
    if (!box) return [];
    // What reaches the page's edges would show that it was moved.
    const isTied = box.y < 1 || bottom(box) > document.height - 1 || edgesMet(box, document) > 1;
    return [{ leaves, box, isFixed: isTied || lockOf(document, layer) !== null }];
  });
}

const isWords = ({ leaves }: Cluster): boolean => leaves.some(({ type }) => type === 'text' || type === 'table');
/** A shape or picture with an edge all around that something can stand on: none that reaches the page's edges. */
function isSurface({ leaves: [leaf, ...more], box }: Cluster, page: Size): boolean {
  if (!leaf || more.length > 0 || (leaf.type !== 'shape' && leaf.type !== 'image')) return false;
  if (leaf.type === 'shape' && isFading(leaf)) return false;
  return edgesMet(box, page) === 0;
}
/** A shade under letters: it fades out, so that no edge is seen. */
const isFading = ({ fill }: ShapeLayer): boolean =>
  fill !== null &&
  (fill.type === 'linear' || fill.type === 'radial') &&
  fill.stops.some(({ color }) => alphaOf(color) < 0.1);

function joined(clusters: readonly Cluster[], belong: (a: Cluster, b: Cluster) => boolean): Cluster[] {
  let all: Cluster[] = [];
  for (const one of clusters) {
    const mates = all.filter((other) => belong(one, other));
    const whole = mates.reduce(
      (sum, { leaves, box, isFixed }) => ({
        leaves: [...leaves, ...sum.leaves],
        box: unionOf(box, sum.box),
        isFixed: sum.isFixed || isFixed,
      }),
      one,
    );
    all = [...all.filter((other) => !mates.includes(other)), whole];
  }
  // What was joined is larger, and may meet another.
  return all.length < clusters.length ? joined(all, belong) : all;
}

const overlapsY = (a: Box, b: Box): number => Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);

/** A picture, rectangle, or shape across the page, such as a wave: what reaches fewer edges is an ornament. */
const isBand = (leaf: LeafLayer, page: Size): boolean =>
  leaf.type === 'image' ||
  (leaf.type === 'shape' &&
    leaf.fill !== null &&
    !isFading(leaf) &&
    ((leaf.shape.kind === 'rectangle' && leaf.rotation === 0) || edgesMet(boundsOf(leaf), page) > 2));

/** The page as seen from a box on it, usually the layer that something new is put beside; `except` counts as absent. */
export function columnsAround(
  anchor: Box,
  { document, page }: { document: DesignDocument; page: string },
  except: ReadonlySet<string> = new Set(),
): PageColumns {
  const units = unitsOn(document, page, except);
  const texts = units.filter(isWords);
  const isPanel = (one: Cluster): boolean =>
    isSurface(one, document) &&
    areaOf(one.box) > document.width * document.height * PANEL &&
    !isBackdrop(document, one.box) &&
    !one.leaves.some((leaf) => isBorder(leaf, document)) &&
    texts.some(({ box }) => isInside(box, one.box));
  const panels = units.filter(isPanel);
  const panel = panels.filter(({ box }) => isInside(anchor, box)).toSorted((a, b) => areaOf(a.box) - areaOf(b.box))[0];
  const standing = units.filter((one) => !isGround(one, document) || panels.includes(one));
  const members = panel
    ? standing.filter((one) => one !== panel && isInside(one.box, panel.box))
    : standing.filter((one) => !panels.includes(one) || !isBackdrop(document, one.box));
  const bands = units
    .filter((one) => isGround(one, document) && !panels.includes(one) && !isBackdrop(document, one.box))
    .flatMap(({ leaves }) => leaves.filter((leaf) => isBand(leaf, document)).flatMap((leaf) => coverOf(leaf) ?? []));
  return {
    clusters: joined(members, (a, b) => overlapOf(a.box, b.box) > 0),
    bands,
    safe: panel ? paddedIn(panel.box, document) : safeArea(document, page),
    most: panel ? paddedIn(panel.box, document) : safeArea(document, page, EDGE),
  };
}

const paddedIn = (box: Box, page: Size): Box => {
  const by = Math.min(marginOf(page), Math.min(box.width, box.height) * PADDING);
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
};

/** The page within that share of its margins, and within its border. */
export function safeArea(document: DesignDocument, page: string, share = INSET): Box {
  const { width, height } = document;
  const borders = unitsOn(document, page, new Set()).flatMap(({ leaves }) =>
    leaves.filter((leaf) => isBorder(leaf, document)),
  );
  const shorter = Math.min(width, height);
  const inset = Math.max(
    marginOf(document) * share,
    ...borders.map(({ x, y }) => Math.min(Math.max(x, y), shorter * 0.2) + shorter * BORDER),
  );
  return { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
}

export interface Wanted {
  size: Size;
  /** Left edge, px. */
  x: number;
  /** px to the layer that it is put beside. */
  gap: number;
  side: 'above' | 'below';
  /** The box that it is put beside, px. */
  of: Box;
}

/** Further away than this share of its own height, and twice its gap, it is beside something else. */
const FAR = 1;

interface Room {
  box: Box;
  /** How far it is from the box that it is put beside, px. */
  far: number;
  /** Leaves that made room, at their new places. */
  moved: LeafLayer[];
}

/**
 * The place of something new above or below a box. Where the column is full it may come closer to the page's edges, then
 * the tallest picture or badge shrinks. Null: there is no room, or something that stays would be covered.
 */
export function roomInColumn(wanted: Wanted, columns: PageColumns, page: Size): Room | null {
  const { clusters, safe, most } = columns;
  // A layer beside several rows would join them into one; without it they can move apart.
  const ways = [
    [safe, 'rows'],
    [safe, 'column'],
    [safe, 'page'],
    [most, 'rows'],
  ] as const;
  const found = ways.map(
    ([area, of]) =>
      () =>
        insertedIn(clusters, wanted, { columns, area, of }, page),
  );
  for (const one of found) {
    const room = one();
    if (room && room.far <= wanted.size.height * FAR + wanted.gap * 2) return room;
  }
  for (const one of found) {
    const room = one();
    if (room) return room;
  }
  for (const share of SHRUNK) {
    const smaller = withTallestShrunk(clusters, wanted.of, share, page);
    const room = smaller && insertedIn(smaller.clusters, wanted, { columns, area: safe, of: 'rows' }, page);
    if (room) {
      const moved = new Set(room.moved.map(({ id }) => id));
      return { ...room, moved: [...room.moved, ...smaller.shrunk.filter(({ id }) => !moved.has(id))] };
    }
  }
  return null;
}

/** The clusters with the tallest picture or badge shrunk, and its leaves; null: there is none. */
function withTallestShrunk(
  clusters: readonly Cluster[],
  of: Box,
  share: number,
  page: Size,
): { clusters: Cluster[]; shrunk: LeafLayer[] } | null {
  const [tallest] = clusters
    .filter(({ leaves, box, isFixed }) => {
      const types = leaves.map(({ type }) => type);
      const isDrawn = !types.includes('table') && types.some((type) => type === 'image' || type === 'shape');
      return !isFixed && isDrawn && box.height > page.height * TALL && overlapOf(box, of) === 0;
    })
    .toSorted((a, b) => b.box.height - a.box.height);
  if (!tallest) return null;
  const middle = centerOf(tallest.box);
  const leaves = tallest.leaves.map((leaf) => scaleLayer(leaf, share, middle));
  const [width, height] = [tallest.box.width * share, tallest.box.height * share];
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { clusters: clusters.map((one) => (one === tallest ? { ...one, leaves, box } : one)), shrunk: leaves };
}

/** In the rows that share its column, or in those of the whole page; null: there is no room. */
function insertedIn(
  clusters: readonly Cluster[],
  { size, x, gap, side, of }: Wanted,
  { columns: { bands }, area, of: among }: { columns: PageColumns; area: Box; of: 'rows' | 'column' | 'page' },
  page: Size,
): Room | null {
  const column = unionOf({ x, y: of.y, width: size.width, height: of.height }, of);
  const narrow = among === 'column' ? clusters.filter(({ box }) => sharesColumn(box, column)) : clusters;
  const abreast = [
    ...joined(narrow, (a, b) => isAbreast(a.box, b.box)),
    ...clusters.filter((one) => !narrow.includes(one)),
  ];
  const rows = abreast
    .filter(({ box }) => among === 'page' || sharesColumn(box, column))
    .toSorted((a, b) => a.box.y - b.box.y);
  const [own] = rows.toSorted((a, b) => overlapOf(b.box, of) - overlapOf(a.box, of));
  if (!own || overlapOf(own.box, of) === 0) return null;
  const at = rows.indexOf(own) + (side === 'below' ? 1 : 0);
  const [upper, lower] = [rows[at - 1], rows[at]];
  const between = upper && lower ? lower.box.y - bottom(upper.box) : gap;
  const other = Math.max(gap, Math.min(between, gap * 2));
  const made = insertRow({
    rows: rows.map(({ box, isFixed }) => ({ top: box.y, bottom: bottom(box), isFixed })),
    at,
    height: size.height,
    gap: side === 'below' ? { before: gap, after: other } : { before: other, after: gap },
    from: Math.min(area.y, rows[0]?.box.y ?? area.y),
    to: Math.max(bottom(area), bottom(rows.at(-1)?.box ?? area)),
    least: Math.min(page.width, page.height) * LEAST,
    keeps: side === 'below' ? 'above' : 'below',
  });
  if (!made) return null;
  const moving = rows.flatMap((row, number) => {
    const by = Math.round(made.shifts[number] ?? 0);
    return by === 0 ? [] : [{ ...row, to: { ...row.box, y: row.box.y + by }, by }];
  });
  const box = { x, y: Math.round(made.top), width: size.width, height: size.height };
  const staying = abreast.filter((one) => !rows.includes(one)).map((one) => one.box);
  const isClear = [box, ...moving.map(({ to }) => to)].every((one) =>
    staying.every((there) => overlapOf(one, there) === 0),
  );
  const keepsSides = bands.every(
    (band) =>
      partIn(box, band) !== 'across' &&
      moving.every(({ box: was, to }) => [partIn(to, band), 'across'].includes(partIn(was, band))),
  );
  if (!isClear || !keepsSides) return null;
  const far = side === 'below' ? box.y - bottom(of) : of.y - bottom(box);
  return { box, far, moved: moving.flatMap(({ leaves, by }) => leaves.map((leaf) => moveLayer(leaf, 0, by))) };
}

/** Points of a box at which a band is looked for, across and down. */
const POINTS = { across: 12, down: 6 };
const STRAY = 0.02;

/** Whether a box stands in a band, beside it, or across its edge. */
function partIn({ x, y, width, height }: Box, band: Cover): 'in' | 'out' | 'across' {
  const { across, down } = POINTS;
  const points = Array.from({ length: (across + 1) * (down + 1) }, (_, index) => ({
    x: x + (width * (index % (across + 1))) / across,
    y: y + (height * Math.floor(index / (across + 1))) / down,
  }));
  const share = points.filter((point) => band.hides(point)).length / points.length;
  return share <= STRAY ? 'out' : share >= 1 - STRAY ? 'in' : 'across';
}

/** Side by side in one row. */
const isAbreast = (a: Box, b: Box): boolean =>
  overlapsY(a, b) > (sharesColumn(a, b) ? 0 : Math.max(a.height, b.height) * ABREAST);
