/** Small pictures of pages, drawn as the canvas draws them: one after the other, and only those that have changed. */
import type { DesignDocument } from '#design/document/document.ts';
import { descendantsOf, findPage } from '#design/document/tree.ts';
import { createPagePainter } from '../painting/page-painter.client.ts';
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

export function createThumbnails(): Thumbnails {
  const waiting = new Map<string, { document: DesignDocument; target: HTMLCanvasElement }>();
  const drawn = new WeakMap<HTMLCanvasElement, readonly unknown[]>();
  let busy = false;
  let disposed = false;

  async function paint(document: DesignDocument, page: string, target: HTMLCanvasElement): Promise<void> {
    const painter = createPagePainter({ sources: createPictureSource(), emptyFrames: true });
    try {
      const painting = await painter.paint(document, page, { width: target.width, height: target.height });
      const context = target.getContext('2d');
      context?.clearRect(0, 0, target.width, target.height);
      context?.drawImage(painting, 0, 0);
      drawn.set(target, partsOf(document, page));
    } finally {
      painter.dispose();
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
