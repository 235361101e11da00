/** Compares a picture with its previous state, on the picture itself: a draggable line divides the two. */
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { paintLeaf } from '#design/fabric/paint/leaf.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import type { Cell } from '../../session/cell.ts';
import { differenceOf } from '../../commands/patch-difference.ts';
import { fromLocal, toLocal } from '../../modes/crop/crop-geometry.ts';
import type { ModeTools } from '../canvas-mode.ts';
import { createPageSurface, createRepaint } from '../page-surface.client.ts';
import { drawComparison } from './comparison-line.client.ts';
import { followPull } from './pull.client.ts';

/** What is compared, and its callbacks. */
export interface Comparison {
  /** How much, from the left, shows the state before: 0 to 1. */
  share: Cell<number>;
  /** All of it shows the state before while this is held. */
  held: Cell<boolean>;
  /** There is nothing to compare any more: the layer is gone, or the change was undone in another way. */
  gone(): void;
  /** Pressed outside it. */
  outside(): void;
}

/** Answers how to stop. */
export function compareLayer(
  { session, host, canvas, view }: ModeTools,
  { layer: id, before, share, held, gone, outside }: Comparison & { layer: string; before: PictureLayer },
): () => void {
  const surface = createPageSurface(host, 'compare');
  const { show, stop: stopPainting } = createRepaint(paint);
  const memories = { before: new PaintMemory(), after: new PaintMemory() };

  const standing = (): PictureLayer | null => {
    const layer = findLayer(session.store.view().document, id);
    return layer && isPicture(layer) ? layer : null;
  };

  /** The page shows neither: both are painted here. */
  function hide(): void {
    const object = view.objectOf(id);
    if (!object?.visible) return;
    object.set({ visible: false });
    canvas.requestRenderAll();
  }

  function paint(): void {
    const after = standing();
    if (!after) return;
    hide();
    const viewport = session.viewport.get();
    const context = surface.cleared();
    surface.inPage(context, viewport);
    const parted = (held.get() ? 1 : share.get()) * after.width - after.width / 2;
    // What extends beyond the frame, such as a shadow, is divided by the same line.
    const far = 4 * (after.width + after.height);
    half(context, after, -far, parted, () =>
      paintLeaf(context, before, placementOf(before), view.tools, memories.before),
    );
    half(context, after, parted, far, () => paintLeaf(context, after, placementOf(after), view.tools, memories.after));
    surface.inPage(context, viewport);
    context.transform(...linePlacement(after));
    drawComparison(context, after, parted, held.get(), 1 / viewport.zoom);
  }

  const stops = [
    followPull(surface.canvas, host, session.viewport, {
      share,
      size: standing,
      // Before is on the left as seen, whichever way the picture is flipped.
      placeOf: (point) => {
        const layer = standing();
        return layer && toLocal(unflipped(layer), point);
      },
      outside,
    }),
    session.viewport.subscribe(show),
    share.subscribe(show),
    held.subscribe(show),
    session.store.subscribe(() => {
      const layer = standing();
      if (layer && differenceOf(layer, before).length > 0) show();
      else gone();
    }),
  ];
  // Its previous look may need a picture that the page no longer refers to.
  void view.settled().then(show);
  paint();

  return () => {
    stopPainting();
    for (const stop of stops) stop();
    surface.canvas.remove();
    view.refresh([id]);
  };
}

const unflipped = (layer: PictureLayer): PictureLayer => ({ ...layer, flipX: false, flipY: false });
const linePlacement = (layer: PictureLayer) => placementOf(unflipped(layer)).matrix;

/** Paints between two distances from the center of a layer, along its width. */
function half(context: Context, layer: PictureLayer, from: number, to: number, paint: () => void): void {
  const upright = unflipped(layer);
  const far = 4 * (layer.width + layer.height);
  context.save();
  context.beginPath();
  for (const [index, corner] of [
    { x: from, y: -far },
    { x: to, y: -far },
    { x: to, y: far },
    { x: from, y: far },
  ].entries()) {
    const { x, y } = fromLocal(upright, corner);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.clip();
  paint();
  context.restore();
}
