/**
 * Puts a proposed logo on a page as one group: large on an empty page, in place of an earlier choice, else small in a
 * free corner.
 */
import { createGroupLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { GroupLayer, LeafLayer } from '#design/document/layers.ts';
import { childrenOf, isWithin, leavesInPaintOrder, orderBetween, topOrder } from '#design/document/tree.ts';
import { INK, PAPER } from '#design/layout/contrast.ts';
import type { DrawnLogo } from '#design/logo/brief.ts';
import { placedIn, ratioOf } from '#design/logo/draw-logo.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { ToolContext } from '../contract/context.ts';
import { freeCorner, stageOf } from '../page/free-corner.ts';
import { inkOn, type SeenBackground } from '../page/background.ts';
import { marginOf, standingOn, type Size } from '../contract/page-space.ts';
import { seenBackground } from '../page/seen-background.ts';

/** Shares of an empty page that the logo fits into: the rest is its clear space. */
const WHOLE = { width: 0.62, height: 0.52 };
/** Shares of a page that has other contents. */
const SMALL = { width: 0.3, height: 0.15 };
const CORNERS = ['top-left', 'bottom-right', 'top-right', 'bottom-left', 'bottom', 'top'] as const;

type PlacingContext = Pick<ToolContext, 'document' | 'page' | 'samplePixels' | 'measureText' | 'newId'>;

interface Spot {
  /** The box to fit the logo into. */
  box: Box;
  /** Null: the logo brings its own background, since nothing else is on the page. */
  background: SeenBackground | null;
  /** The group that goes. */
  instead: GroupLayer | null;
  order: string;
}

/** The largest size of a ratio within limits. */
function within(ratio: number, most: Size): Size {
  const width = Math.min(most.width, most.height * ratio);
  return { width, height: width / ratio };
}

function without(document: DesignDocument, group: GroupLayer): DesignDocument {
  return {
    ...document,
    layers: Object.fromEntries(Object.entries(document.layers).filter(([id]) => !isWithin(document, id, group.id))),
  };
}

/** Finds the place of a logo of that ratio on the page, and the background there. */
async function spotFor(ratio: number, groupName: string, context: PlacingContext): Promise<Spot> {
  const { page } = context;
  const earlier =
    childrenOf(context.document, page).find(
      (layer): layer is GroupLayer => layer.type === 'group' && layer.name === groupName && !layer.locked,
    ) ?? null;
  const document = earlier ? without(context.document, earlier) : context.document;
  const standing = standingOn(document, page);
  const order = earlier ? earlier.order : topOrder(document, page);
  if (standing.length === 0) {
    const size = { width: document.width * WHOLE.width, height: document.height * WHOLE.height };
    return {
      box: { x: (document.width - size.width) / 2, y: (document.height - size.height) / 2, ...size },
      background: null,
      instead: earlier,
      order,
    };
  }
  const before = earlier && boundsOfLayers(leavesInPaintOrder(context.document, earlier.id));
  const stage = stageOf(document, page);
  const least = marginOf(document) * 1.4;
  const small = within(ratio, {
    width: Math.max(least, document.width * SMALL.width),
    height: Math.max(least, document.height * SMALL.height),
  });
  const box = before ?? freeCorner(stage, small, CORNERS).box;
  return { box, background: await seenBackground({ ...context, document }, box), instead: earlier, order };
}

export interface PlacedLogo {
  operations: Operation[];
  group: string;
  box: Box;
}

/**
 * The operations that put a logo on the page. `draw` draws it on a background of that color, or on its own; on an
 * uneven background it is drawn in the one ink that is legible there.
 */
export async function placeLogo(
  draw: (background?: string, mono?: string) => DrawnLogo,
  groupName: string,
  context: PlacingContext,
): Promise<PlacedLogo> {
  const own = draw();
  const { box, background, instead, order } = await spotFor(ratioOf(own.layers), groupName, context);
  const uneven = background !== null && (background.busy || background.colors.length > 1);
  const ink = uneven ? inkOn(background) : null;
  const logo =
    background === null
      ? own
      : ink === null
        ? draw(background.colors[0] ?? PAPER)
        : draw(ink === PAPER ? INK : PAPER, ink);
  const group = createGroupLayer({ id: context.newId(), parent: context.page, order, name: groupName });
  const operations: Operation[] = [];
  if (instead) operations.push({ type: 'layer.remove', id: instead.id });
  if (background === null)
    operations.push({
      type: 'page.update',
      id: context.page,
      patch: { background: { type: 'solid', color: logo.background } },
    });
  operations.push({ type: 'layer.add', layer: group });
  const leaves = placedIn(logo.layers, box, context.measureText);
  let last: string | null = null;
  for (const leaf of leaves) {
    last = orderBetween(last, null);
    const layer: LeafLayer = { ...leaf, id: context.newId(), parent: group.id, order: last };
    operations.push({ type: 'layer.add', layer });
  }
  return { operations, group: group.id, box: boundsOfLayers(leaves) ?? box };
}
