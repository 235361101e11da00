/** Small pictures of pages, drawn as the canvas draws them: one after the other, and only those that have changed. */
import { StaticCanvas } from 'fabric/es';
import type { DesignDocument } from '#design/document/document.ts';
import { descendantsOf, findPage } from '#design/document/tree.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { createView } from '#design/fabric/view.ts';
import { fabric } from '../painting/fabric.client.ts';
import { loadFonts } from '#app/browser/fonts/page-fonts.client.ts';
import { createPictureSource } from '../painting/picture-source.client.ts';

export interface Thumbnails {
  /**
   * Updates a page's canvas; the canvas has its size in device pixels. Later calls supersede earlier ones for the same
   * page.
   */
  draw(document: DesignDocument, page: string, target: HTMLCanvasElement): void;
  dispose(): void;
}

/** What a page's picture depends on, by identity: documents share unchanged parts. */
function partsOf(document: DesignDocument, page: string): readonly unknown[] {
  return [document.width, document.height, findPage(document, page)?.background, ...descendantsOf(document, page)];
}

const same = (a: readonly unknown[] | undefined, b: readonly unknown[]) =>
  a?.length === b.length && a.every((part, index) => part === b[index]);

/** Nobody types in a thumbnail, so lines are never broken there. */
const neverMeasured = (): number => {
  throw new Error('A thumbnail measures no text');
};

/** Draws on a hidden canvas of its own, and copies from there. */
export function createThumbnails(): Thumbnails {
  const waiting = new Map<string, { document: DesignDocument; target: HTMLCanvasElement }>();
  const drawn = new WeakMap<HTMLCanvasElement, readonly unknown[]>();
  let busy = false;
  let disposed = false;

  async function paint(document: DesignDocument, page: string, target: HTMLCanvasElement): Promise<void> {
    await loadFonts(document);
    const element = window.document.createElement('canvas');
    const canvas = new StaticCanvas(element, {
      width: target.width,
      height: target.height,
      renderOnAddRemove: false,
      enableRetinaScaling: false,
    });
    const scale = target.width / document.width;
    canvas.viewportTransform = [scale, 0, 0, target.height / document.height, 0, 0];
    const view = createView(fabric, {
      canvas,
      measure: neverMeasured,
      rare: () => RARE_PAINTERS,
      sources: createPictureSource(),
      scale,
      headroom: 1,
    });
    try {
      await view.show(document, page);
      canvas.renderAll();
      const context = target.getContext('2d');
      context?.clearRect(0, 0, target.width, target.height);
      context?.drawImage(element, 0, 0, target.width, target.height);
      drawn.set(target, partsOf(document, page));
    } finally {
      view.dispose();
      await canvas.dispose();
    }
  }

  async function next(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      for (let [first] = waiting; first && !disposed; [first] = waiting) {
        const [page, { document, target }] = first;
        waiting.delete(page);
        if (findPage(document, page) && target.isConnected) await paint(document, page, target);
      }
    } finally {
      busy = false;
    }
  }

  return {
    draw(document, page, target) {
      if (same(drawn.get(target), partsOf(document, page))) return;
      waiting.set(page, { document, target });
      void next();
    },
    dispose() {
      disposed = true;
      waiting.clear();
    },
  };
}
