/**
 * Pages painted next to the stage, as the stage paints them: for thumbnails, copies and checks. A few layers at a time
 * where it must not be noticed.
 */
import { StaticCanvas } from 'fabric/es';
import { loadFonts } from '#app/browser/fonts/page-fonts.client.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, type Size } from '#design/fabric/paint/tools.ts';
import type { Sources } from '#design/fabric/sources.ts';
import { createView } from '#design/fabric/view.ts';
import { fabric } from './fabric.client.ts';

/** So many layers are painted between two looks at the clock. */
const AT_ONCE = 8;

export interface PagePainterOptions {
  sources: Sources;
  /** Awaited between some layers and the next; not at all by default. It may reject, which ends the painting. */
  breathe?(): Promise<void>;
  /** Whether empty frames are shown, as on the stage. */
  emptyFrames: boolean;
}

export interface PagePainter {
  /** A new canvas of `size`, px, with the page on it. What two documents share is set up once for both. */
  paint(document: DesignDocument, page: string, size: Size): Promise<HTMLCanvasElement>;
  dispose(): void;
}

/** Holds a page's objects; what is painted goes elsewhere. */
class Shelf extends StaticCanvas {
  override requestRenderAll(): void {}
}

/** Nobody types here, so lines are never broken. */
const neverMeasured = (): number => {
  throw new Error('A page that is only painted measures no text');
};

export function createPagePainter({ sources, breathe, emptyFrames }: PagePainterOptions): PagePainter {
  const shelf = new Shelf(window.document.createElement('canvas'), { width: 1, height: 1, renderOnAddRemove: false });
  const view = createView(fabric, {
    canvas: shelf,
    measure: neverMeasured,
    rare: () => RARE_PAINTERS,
    sources,
    headroom: 1,
    emptyFrames,
  });
  let last: Promise<unknown> = Promise.resolve();

  async function paintNow(document: DesignDocument, page: string, size: Size): Promise<HTMLCanvasElement> {
    await breathe?.();
    await loadFonts(document);
    view.setScale(size.width / document.width);
    if (view.document && view.pageId === page) view.reconcile(view.document, document);
    else void view.show(document, page);
    await view.settled();
    const surface = Object.assign(window.document.createElement('canvas'), size);
    const context = contextOf(surface);
    context.setTransform(size.width / document.width, 0, 0, size.height / document.height, 0, 0);
    view.paintOn(context, [], true);
    const seen = view.seenOn(context, view.nodes);
    for (let at = 0; at < seen.length; at += AT_ONCE) {
      await breathe?.();
      view.paintOn(context, seen.slice(at, at + AT_ONCE), false);
    }
    return surface;
  }

  return {
    paint(document, page, size) {
      const painting = last.then(() => paintNow(document, page, size));
      last = painting.catch(() => undefined);
      return painting;
    },
    dispose() {
      view.dispose();
      void shelf.dispose();
    },
  };
}
