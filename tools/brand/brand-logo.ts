/**
 * A brand's logo on a page: replaces the existing logo, else goes small into a free corner, on a plate if it would
 * otherwise be invisible.
 */
import { createGroupLayer, createImageLayer, createShapeLayer } from '#design/document/create.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import { leavesInPaintOrder, orderBetween, topOrder } from '#design/document/tree.ts';
import { isMarkSeen, plateFor } from '#design/layout/mark-background.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { BrandKit } from '../contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { ToolContext } from '../contract/context.ts';
import { MARK_SHARE } from './recolorable-layers.ts';
import { freeCorner, stageOf } from '../page/free-corner.ts';
import { logoOn } from './logo-layer.ts';
import { logoParts } from './logo-look.ts';
import { marginOf, type Room } from '../contract/page-space.ts';
import { seenBackground } from '../page/seen-background.ts';
import { containIn } from '../page/picture-fit.ts';

const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left', 'top', 'bottom'] as const;
/** Shares of the page that it must fit into. */
const SMALL = { width: 0.24, height: 0.11 };
/** A corner that is covered more than this is not free: a smaller size is tried, down to the last one. */
const CROWDED = 0.05;
const SIZES = [1, 0.8, 0.62] as const;

type LogoContext = Pick<ToolContext, 'document' | 'page' | 'samplePixels' | 'assets' | 'newId'>;

export type LogoResult =
  | { operations: Operation[]; layer: string | null; note: null }
  | {
      operations: [];
      layer: null;
      note: 'brandKit.logoGone' | 'brandKit.noRoomForLogo' | 'brandKit.logoLocked' | 'brandKit.logoIsDesign';
    };

/** The operations that put the kit's main logo on the page, or the reason why not. */
export async function brandLogoOperations(kit: BrandKit, context: LogoContext): Promise<LogoResult> {
  const { document, page, newId } = context;
  const assets = (await Promise.all(kit.logos.map(({ asset }) => context.assets.info(asset)))).filter(
    (info) => info !== null && info.width > 0,
  ) as AssetInfo[];
  const [main] = assets;
  if (!main) return { operations: [], layer: null, note: 'brandKit.logoGone' };
  const there = logoOn(document, page, kit);
  if (there?.locked) return { operations: [], layer: null, note: 'brandKit.logoLocked' };
  if (there?.type === 'image' && assets.some(({ id }) => id === there.asset))
    return { operations: [], layer: there.id, note: null };
  const room = there && boundsOfLayers(there.type === 'group' ? leavesInPaintOrder(document, there.id) : [there]);
  if (room && room.width * room.height >= document.width * document.height * MARK_SHARE)
    return { operations: [], layer: null, note: 'brandKit.logoIsDesign' };
  const gone = new Set(
    there
      ? [there.id, ...(there.type === 'group' ? leavesInPaintOrder(document, there.id).map(({ id }) => id) : [])]
      : [],
  );
  const spot = room ?? cornerFor(main, context, gone);
  if (!spot) return { operations: [], layer: null, note: 'brandKit.noRoomForLogo' };
  const without = {
    ...document,
    layers: Object.fromEntries(Object.entries(document.layers).filter(([id]) => !gone.has(id))),
  };
  const background = await seenBackground({ document: without, page, samplePixels: context.samplePixels }, spot);
  const { asset, plate } = await suited(assets, background.colors, context);
  const size = containIn(asset, spot);
  const box: Box = { x: spot.x + (spot.width - size.width) / 2, y: spot.y + (spot.height - size.height) / 2, ...size };
  const operations: Operation[] = there ? [{ type: 'layer.remove', id: there.id }] : [];
  const [parent, order] = there ? [there.parent, there.order] : [page, topOrder(document, page)];
  const image = { asset: asset.id, name: 'Logo', alt: kit.name === '' ? 'Logo' : `${kit.name} logo`, ...box };
  if (plate === null) {
    const layer = createImageLayer({ id: newId(), parent, order, ...image });
    return { operations: [...operations, { type: 'layer.add', layer }], layer: layer.id, note: null };
  }
  const group = createGroupLayer({ id: newId(), parent, order, name: 'Logo' });
  const pad = Math.round(Math.min(box.width, box.height) * 0.16);
  const first = orderBetween(null, null);
  const inner = {
    x: box.x + pad,
    y: box.y + pad,
    width: Math.max(1, box.width - 2 * pad),
    height: Math.max(1, box.height - 2 * pad),
  };
  const fitted = containIn(asset, inner);
  const back = createShapeLayer({
    id: newId(),
    parent: group.id,
    order: first,
    name: 'plate',
    ...box,
    shape: { kind: 'rectangle', radius: pad },
    fill: { type: 'solid', color: plate },
  });
  const front = createImageLayer({
    id: newId(),
    parent: group.id,
    order: orderBetween(first, null),
    ...image,
    x: box.x + (box.width - fitted.width) / 2,
    y: box.y + (box.height - fitted.height) / 2,
    ...fitted,
  });
  return {
    operations: [...operations, ...[group, back, front].map((layer) => ({ type: 'layer.add' as const, layer }))],
    layer: group.id,
    note: null,
  };
}

function cornerFor(
  asset: AssetInfo,
  { document, page }: Pick<LogoContext, 'document' | 'page'>,
  gone: ReadonlySet<string>,
): Box | null {
  const stage = stageOf(document, page, gone);
  let best: Room | null = null;
  // A logo needs clear space: a smaller logo with clear space is better than a crowded larger one.
  for (const air of [2, 1]) {
    for (const share of SIZES) {
      const most = { width: document.width * SMALL.width * share, height: document.height * SMALL.height * share };
      const room = freeCorner(
        stage,
        containIn(asset, { width: Math.max(8, most.width), height: Math.max(8, most.height) }),
        CORNERS,
        (marginOf(stage.box) / 2) * air,
      );
      if (room.covered === 0) return room.box;
      if (air === 1 && (!best || room.covered < best.covered)) best = room;
    }
  }
  return best && best.covered <= CROWDED ? best.box : null;
}

/** The first logo that is visible on the background; the main one on a plate if none is. */
async function suited(
  assets: readonly AssetInfo[],
  background: readonly string[],
  context: LogoContext,
): Promise<{ asset: AssetInfo; plate: string | null }> {
  const [main] = assets;
  if (!main) throw new Error('No logo to choose from');
  let mainParts: readonly string[] | null = null;
  for (const asset of assets) {
    const parts = await logoParts(asset, context.samplePixels);
    if (parts.length === 0 || isMarkSeen(parts, background)) return { asset, plate: null };
    mainParts ??= parts;
  }
  return { asset: main, plate: plateFor(mainParts ?? []) };
}
