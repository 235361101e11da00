/** photo_grid: pictures that share a box as a collage, and all changes to it. */
import { z } from 'zod';
import { createGroupLayer } from '#design/document/create.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import {
  emptyCells,
  framedIn,
  relaidGrid,
  respacedGrid,
  withPicture,
  withPictureOf,
} from '#design/layout/framed-pictures.ts';
import { gridCells } from '#design/layout/grid-cells.ts';
import { findGrid, gapOf, GRID_GAP, PHOTO_GRIDS, type PhotoGrid } from '#design/layout/photo-grids.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { chooseLayer } from './page/chosen-layers.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { ToolContext } from './contract/context.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { isBackdrop, largestFreeBox, standingOn } from './contract/page-space.ts';
import { orderFor } from './pictures/picture-placing.ts';
import { coordinateInput, lengthInput } from './inputs/style-input.ts';
import { defineTool, type Json, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.photoGrid',
  {
    title: 'Photo grid',
    doing: 'Laying pictures out',
    failed: 'Could not lay out the pictures',
    gridNeedsPictures: 'Give pictures, two to {most, number} of them, or a layout',
    gridNeedsLayer: 'swap changes a grid: say which one with layer',
    gridTooSmall:
      '{layout} has {cells, plural, one {# cell} other {# cells}}, too few for {count, plural, one {# picture} other {# pictures}}. Layouts with room: {list}',
    gridTurned: '{layer} is turned. Turn its cells back first.',
    notAGrid: '{layer} is not a photo grid. Leave layer out to make one.',
    notCells: 'swap needs the ids of two different cells of this grid: {list}',
    pictureTwice: '{name} is there once: it can go into one cell only',
  },
  {
    done: 'Made a grid of {count, plural, other {# pictures}}',
    changed: 'Changed the photo grid',
  },
);

const LAYOUTS = PHOTO_GRIDS.map(({ id }) => id) as [string, ...string[]];
const MOST = 9;

const input = z.strictObject({
  layer: z.string().min(1).max(100).optional().describe('Id of a grid to change; without it a new one is made'),
  layout: z
    .enum(LAYOUTS)
    .optional()
    .describe('Begins with the number of cells; default: even cells for the pictures given'),
  pictures: z
    .array(z.string().max(200))
    .min(1)
    .max(MOST)
    .optional()
    .describe(
      'One a cell in reading order: name or id of an attachment or picture layer (which moves into the grid); "" leaves a cell as it is',
    ),
  swap: z
    .tuple([z.string().min(1).max(100), z.string().min(1).max(100)])
    .optional()
    .describe('Ids of two cells that exchange their pictures'),
  gap: z.number().min(0).max(500).optional().describe('px between cells'),
  radius: z.number().min(0).max(2000).optional().describe('Rounded corners of the cells, px'),
  x: coordinateInput
    .optional()
    .describe(
      'Left edge in page px; without x, y, width, height a new grid fills the page, or the room that texts leave',
    ),
  y: coordinateInput.optional(),
  width: lengthInput.optional().describe('px'),
  height: lengthInput.optional(),
});
type Input = z.output<typeof input>;

/** Even cells: the default layouts for a number of pictures. */
const EVEN: Readonly<Record<number, string>> = {
  2: '2-columns',
  3: '3-columns',
  4: '4-squares',
  5: '5-two-three',
  6: '6-three-two',
  7: '7-two-three-two',
  8: '8-four-two',
  9: '9-squares',
};
/** The same for pages that are higher than wide. */
const EVEN_UPRIGHT: Readonly<Record<number, string>> = { ...EVEN, 2: '2-rows', 3: '3-rows', 6: '6-two-three' };

/** Free room with less than this share of the page is too little for a collage. */
const LEAST_ROOM = 0.4;

const BOX = ['x', 'y', 'width', 'height'] as const;
const hasBox = (given: Input) => BOX.some((field) => given[field] !== undefined);

type Source = PictureLayer | AssetInfo;
const isLayer = (source: Source): source is PictureLayer => 'type' in source;

/** The named pictures, one per cell; null leaves a cell as it is. */
async function sourcesOf(
  given: Input,
  page: string,
  context: ToolContext,
): Promise<(Source | null)[] | { error: string }> {
  const sources: (Source | null)[] = [];
  for (const name of given.pictures ?? []) {
    if (name.trim() === '') {
      sources.push(null);
      continue;
    }
    const standing = findLayer(context.document, name.trim());
    if (standing && !isPicture(standing)) return { error: message('tools.notAPicture', { name: titleOf(standing) }) };
    if (standing && isPicture(standing)) {
      const chosen = chooseLayer(context.document, page, standing.id);
      if ('error' in chosen) return chosen;
      if (chosen.page !== page) return { error: message('tools.differentPages') };
      if (sources.some((source) => source && isLayer(source) && source.id === standing.id))
        return { error: message(TEXTS.pictureTwice, { name: titleOf(standing) }) };
      sources.push(standing);
      continue;
    }
    const found = await findPicture(name, context);
    if ('error' in found) return found;
    sources.push(found.asset);
  }
  return sources;
}

/** A cell with a picture in it; a picture from the page keeps its filters. */
function filledWith(cell: ImageLayer, source: Source | null | undefined): ImageLayer {
  if (!source) return cell;
  return isLayer(source) ? { ...withPictureOf(cell, source), filters: source.filters } : withPicture(cell, source);
}

/** The layers whose pictures moved into the grid, which are no cells of it. */
function emptied(sources: readonly (Source | null)[], cells: readonly ImageLayer[]): Operation[] {
  const inside = new Set(cells.map(({ id }) => id));
  return sources.flatMap((source): Operation[] =>
    source && isLayer(source) && !inside.has(source.id) ? [{ type: 'layer.remove', id: source.id }] : [],
  );
}

/** The place of a new grid: as requested; else the room that texts leave, or the whole page. */
function boxFor(given: Input, sources: readonly (Source | null)[], { document, page }: ToolContext): Box {
  const whole = { x: 0, y: 0, width: document.width, height: document.height };
  if (hasBox(given)) {
    const width = given.width ?? given.height ?? Math.min(document.width, document.height) * 0.8;
    const height = given.height ?? width;
    return { x: given.x ?? (document.width - width) / 2, y: given.y ?? (document.height - height) / 2, width, height };
  }
  const moved = new Set(sources.flatMap((source) => (source && isLayer(source) ? [source.id] : [])));
  const texts = standingOn(document, page, moved)
    .filter(({ layer, box }) => layer.type !== 'image' && !isBackdrop(document, box))
    .map(({ box }) => box);
  if (texts.length === 0) return whole;
  const room = largestFreeBox(document, texts);
  return room && room.width * room.height >= LEAST_ROOM * document.width * document.height ? room : whole;
}

/** Layouts with room for this number of pictures, the tightest first. */
function layoutsFor(count: number): string {
  return PHOTO_GRIDS.filter(({ cells }) => cells.length === Math.max(2, count))
    .map(({ id }) => id)
    .join(', ');
}

function layoutFor(
  given: Input,
  count: number,
  page: { width: number; height: number },
): PhotoGrid | { error: string } {
  if (given.layout === undefined && count < 2) return { error: message(TEXTS.gridNeedsPictures, { most: MOST }) };
  const grid = findGrid(given.layout ?? (page.height > page.width * 1.15 ? EVEN_UPRIGHT : EVEN)[count] ?? '');
  if (!grid) return { error: message(TEXTS.gridNeedsPictures, { most: MOST }) };
  return grid.cells.length >= count
    ? grid
    : {
        error: message(TEXTS.gridTooSmall, {
          layout: grid.id,
          cells: grid.cells.length,
          count,
          list: layoutsFor(count),
        }),
      };
}

function outputOf({ document }: ToolContext, group: string, cells: readonly ImageLayer[]): Json {
  const box = boundsOfLayers(cells);
  return {
    id: group,
    ...(box && { box: [box.x, box.y, box.width, box.height].map(Math.round) }),
    gap: Math.round(gapOf(cells)),
    cells: cells.map((cell) => {
      const { group: _group, type: _type, ...facts } = briefOf(document, cell);
      return facts;
    }),
  };
}

async function made(given: Input, context: ToolContext): Promise<ToolResult> {
  const { document, page } = context;
  if (given.swap) return { ok: false, error: message(TEXTS.gridNeedsLayer) };
  const sources = await sourcesOf(given, page, context);
  if ('error' in sources) return { ok: false, error: sources.error };
  const grid = layoutFor(given, sources.length, document);
  if ('error' in grid) return { ok: false, error: grid.error };
  const box = boxFor(given, sources, context);
  const gap = given.gap ?? Math.round(Math.min(document.width, document.height) * GRID_GAP);
  const group = createGroupLayer({
    id: context.newId(),
    parent: page,
    order: orderFor(box, {}, context),
    name: message('pictures.grid'),
  });
  const { radius } = given;
  const cells = emptyCells(grid.cells, box, gap, group.id, context.newId).map((cell, index) =>
    filledWith(radius === undefined ? cell : { ...cell, frame: { type: 'rectangle', radius } }, sources[index]),
  );
  return {
    ok: true,
    operations: [group, ...cells]
      .map((layer): Operation => ({ type: 'layer.add', layer }))
      .concat(emptied(sources, [])),
    output: outputOf(context, group.id, cells),
    card: { key: TEXTS.done.key, values: { count: grid.cells.length }, layers: [group.id] },
  };
}

/** The cells after all requested changes, with the added and removed ones; or why that is impossible. */
async function changed(
  cells: readonly ImageLayer[],
  given: Input,
  page: string,
  context: ToolContext,
): Promise<{ cells: ImageLayer[]; sources: (Source | null)[] } | { error: string }> {
  let now = [...cells];
  const present = boundsOfLayers(cells) ?? { x: 0, y: 0, width: 1, height: 1 };
  const box = {
    x: given.x ?? present.x,
    y: given.y ?? present.y,
    width: given.width ?? present.width,
    height: given.height ?? present.height,
  };
  const sources = await sourcesOf(given, page, context);
  if ('error' in sources) return sources;
  if (given.layout !== undefined) {
    const grid = findGrid(given.layout);
    const room = grid?.cells.length ?? 0;
    const relaid = grid && relaidGrid(now, grid.cells, box, given.gap ?? gapOf(now), context.newId);
    if (!relaid) {
      const filled = now.filter(isPicture).length;
      return {
        error: message(TEXTS.gridTooSmall, {
          layout: given.layout,
          cells: room,
          count: filled,
          list: layoutsFor(filled),
        }),
      };
    }
    now = [...relaid.kept, ...relaid.added];
  } else if (hasBox(given) || given.gap !== undefined) {
    // The cells move to the new box together; then their gap becomes the requested or previous one.
    const gap = given.gap ?? gapOf(now);
    const scaled = now.map((cell) =>
      framedIn(cell, {
        x: box.x + ((cell.x - present.x) * box.width) / present.width,
        y: box.y + ((cell.y - present.y) * box.height) / present.height,
        width: Math.max(1, (cell.width * box.width) / present.width),
        height: Math.max(1, (cell.height * box.height) / present.height),
      }),
    );
    now = respacedGrid(scaled, box, { gap });
  }
  const { radius } = given;
  if (radius !== undefined) now = now.map((cell) => ({ ...cell, frame: { type: 'rectangle', radius } }));
  if (sources.length > now.length)
    return {
      error: message(TEXTS.gridTooSmall, {
        layout: given.layout ?? titleOf(cells[0] as ImageLayer),
        cells: now.length,
        count: sources.length,
        list: layoutsFor(sources.length),
      }),
    };
  now = now.map((cell, index) => filledWith(cell, sources[index]));
  if (given.swap) {
    const [one, other] = given.swap.map((id) => now.find((cell) => cell.id === id));
    if (!one || !other || one === other)
      return { error: message(TEXTS.notCells, { list: now.map(({ id }) => id).join(', ') }) };
    now = now.map((cell) =>
      cell === one
        ? { ...withPictureOf(one, other), filters: other.filters }
        : cell === other
          ? { ...withPictureOf(other, one), filters: one.filters }
          : cell,
    );
  }
  return { cells: now, sources };
}

async function change(given: Input & { layer: string }, context: ToolContext): Promise<ToolResult> {
  const { document } = context;
  const chosen = chooseLayer(document, context.page, given.layer);
  if ('error' in chosen) return { ok: false, error: chosen.error };
  const { layer } = chosen;
  // A cell represents its grid.
  const group = gridCells(document, layer.id) ? layer.id : layer.parent;
  const cells = gridCells(document, group);
  if (!cells) return { ok: false, error: message(TEXTS.notAGrid, { layer: titleOf(layer) }) };
  if (cells.some(({ rotation }) => rotation !== 0))
    return { ok: false, error: message(TEXTS.gridTurned, { layer: titleOf(layer) }) };
  const after = await changed(cells, given, chosen.page, context);
  if ('error' in after) return { ok: false, error: after.error };
  const before = new Map(cells.map((cell) => [cell.id, cell]));
  const kept = new Set(after.cells.map(({ id }) => id));
  const operations = [
    ...after.cells.flatMap((cell): Operation[] => {
      const was = before.get(cell.id);
      const update = was && updateBetween(was, cell);
      return was ? (update ? [update] : []) : [{ type: 'layer.add', layer: cell }];
    }),
    ...cells.filter(({ id }) => !kept.has(id)).map(({ id }): Operation => ({ type: 'layer.remove', id })),
    ...emptied(after.sources, cells),
  ];
  return {
    ok: true,
    operations,
    output: {
      ...(outputOf(context, group, after.cells) as object),
      ...(operations.length === 0 ? { unchanged: true } : {}),
    },
    card: { key: TEXTS.changed.key, layers: [group] },
  };
}

export const photoGrid = defineTool({
  name: 'photo_grid',
  icon: 'grid-2x2',
  texts: TEXTS,
  use: 'collages of several pictures',
  description:
    'A collage: two to nine pictures in the cells of a grid, which crop them to fit. Makes one of attachments and pictures on the page, with empty cells where there are fewer; ' +
    'changes layout, gap, corners, box and pictures of one, or swaps two. Answers with the grid and its cells in reading order, each with its box [x, y, width, height].',
  input: input.refine((given) => given.layer === undefined || Object.keys(given).length > 1, {
    error: () => message('tools.nothingToChange'),
  }),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { layout: '4-squares' },
      { pictures: ['shoe.jpg', 'i1', ''], gap: 0, radius: 12 },
      { pictures: ['shoe', 'shoe'], layout: '3-hero-left', x: 40, y: 600, width: 400 },
    ],
    refused: [
      {},
      { pictures: ['shoe.jpg'] },
      { layout: '4-circles' },
      { pictures: ['shoe', 'shoe', 'shoe'], layout: '2-rows' },
      { pictures: ['i1', 'i1'] },
      { pictures: ['t1', 'i1'] },
      { pictures: ['bag.jpg', 'i1'] },
      { layer: 'i1', gap: 4 },
      { layer: 'g1', gap: 4 },
      { layout: '2-rows', swap: ['a', 'b'] },
      { layout: '2-rows', gap: 501 },
      { layer: 'i1' },
    ],
  },
  execute: (given, context) =>
    given.layer === undefined ? made(given, context) : change({ ...given, layer: given.layer }, context),
});
