/**
 * Compares the page with its state before a tool changed several layers: a draggable line across the page divides the
 * two.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { childrenOf, findPage } from '#design/document/tree.ts';
import type { ModeTools } from '../canvas-mode.ts';
import { createPageSurface, createRepaint } from '../page-surface.client.ts';
import { drawComparison } from './comparison-line.client.ts';
import type { Comparison } from './layer-comparison.client.ts';
import { followPull } from './pull.client.ts';

/** A page as it was: its look and its contents. */
export interface PageBefore {
  picture: HTMLCanvasElement;
  document: DesignDocument;
  page: string;
}

/** Longer side of the picture of a page that is kept for comparison, px. */
const LARGEST = 2000;

export function pageNow({ session }: Pick<ModeTools, 'session'>): PageBefore | null {
  const document = session.store.view().document;
  const picture = session.stage
    .get()
    ?.paintPage(Math.round(document.width * Math.min(1, LARGEST / Math.max(document.width, document.height))));
  return picture ? { picture, document, page: session.page.get() } : null;
}

/** Whether a page is back to its previous state. */
function isAsBefore(now: DesignDocument, { document: then, page }: PageBefore): boolean {
  const stateOf = (document: DesignDocument): string =>
    JSON.stringify([findPage(document, page)?.background, childrenOf(document, page)]);
  return now === then || stateOf(now) === stateOf(then);
}

/** Answers how to stop. */
export function comparePage(
  { session, host }: ModeTools,
  { before, share, held, gone, outside }: Comparison & { before: PageBefore },
): () => void {
  const surface = createPageSurface(host, 'compare');
  const { show, stop: stopPainting } = createRepaint(paint);
  const { width, height } = before.document;

  function paint(): void {
    const viewport = session.viewport.get();
    const context = surface.cleared();
    surface.inPage(context, viewport);
    const at = (held.get() ? 1 : share.get()) * width;
    context.save();
    context.beginPath();
    context.rect(0, 0, at, height);
    context.clip();
    // A transparent page would let the later state show through.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(before.picture, 0, 0, width, height);
    context.restore();
    context.translate(width / 2, height / 2);
    drawComparison(context, { width, height }, at - width / 2, held.get(), 1 / viewport.zoom);
  }

  const stops = [
    followPull(surface.canvas, host, session.viewport, {
      share,
      size: () => ({ width, height }),
      placeOf: ({ x, y }) => ({ x: x - width / 2, y: y - height / 2 }),
      outside,
    }),
    session.viewport.subscribe(show),
    share.subscribe(show),
    held.subscribe(show),
    session.store.subscribe(() => isAsBefore(session.store.view().document, before) && gone()),
  ];
  paint();

  return () => {
    stopPainting();
    for (const stop of stops) stop();
    surface.canvas.remove();
  };
}
