/**
 * What hints are computed from in the browser: pages painted small next to the stage, as the stage paints them, and the
 * sizes of pictures.
 */
import { createBreather } from '#app/browser/when-idle.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { aroundCode, codeScale } from '#design/document/read-code.ts';
import { sampleOf } from '#design/document/sample-pixels.ts';
import type { Sources } from '#design/fabric/sources.ts';
import type { HintPorts } from '#design/lint/hint.ts';
import { ownFontHas } from '../fonts/own-font-has.ts';
import { pictureOfAsset } from '../insert/picture-of-asset.ts';
import { createPagePainter, type PagePainter } from '../painting/page-painter.client.ts';
import { createPictureSource } from '../painting/picture-source.client.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Longer side of the painting that is examined, px: as on the server. */
const SIDE = 256;
/** The longest wait for an idle browser between two steps, ms. */
const PATIENCE = 100;

export type PagePixels = HintPorts &
  Required<Pick<HintPorts, 'readCode'>> & {
    /** Drops what is kept for further looks. */
    dispose(): void;
  };

/** Pictures as the stage shows them, where those suffice: they need not be fetched again. */
function picturesOf(session: EditorSession): Sources {
  const source = session.pictures?.() ?? createPictureSource();
  return {
    async picture(asset, wantedSide) {
      const shown = session.stage.get()?.pictureOf(asset);
      if (!shown) return source.picture(asset, wantedSide);
      const wanted = Math.min(wantedSide, Math.max(shown.naturalWidth, shown.naturalHeight));
      return Math.max(shown.width, shown.height) >= wanted ? shown : source.picture(asset, wantedSide);
    },
  };
}

/** The painting's pixels on paper: transparent ones show it. */
async function onPaper(painter: PagePainter, document: DesignDocument, page: string, side: number): Promise<ImageData> {
  const scale = side / Math.max(document.width, document.height);
  const [width, height] = [
    Math.max(1, Math.round(document.width * scale)),
    Math.max(1, Math.round(document.height * scale)),
  ];
  const painting = await painter.paint(document, page, { width, height });
  const copy = window.document.createElement('canvas');
  Object.assign(copy, { width, height });
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas to look at');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(painting, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** The RGBA pixels of a part of a picture, px. */
function cutOut(
  { data, width: wide }: ImageData,
  left: number,
  top: number,
  width: number,
  height: number,
): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * wide + left) * 4;
    pixels.set(data.subarray(from, from + width * 4), row * width * 4);
  }
  return pixels;
}

/**
 * A page of a document is painted once for all checks; the painting is released with the document. With a `signal`, all
 * of it rejects once that is aborted.
 */
export function createPagePixels(session: EditorSession, signal?: AbortSignal): PagePixels {
  const breathe = createBreather(PATIENCE, signal);
  const painter = createPagePainter({ sources: picturesOf(session), breathe, emptyFrames: false });
  const known = new WeakMap<DesignDocument, Map<string, Promise<ImageData>>>();
  return {
    ownFontHas,
    async samplePixels(document, page, box) {
      const pages = known.get(document) ?? new Map<string, Promise<ImageData>>();
      known.set(document, pages);
      const painting = pages.get(page) ?? onPaper(painter, document, page, SIDE);
      pages.set(page, painting);
      const seen = await painting;
      await breathe();
      const { width, height } = seen;
      const scale = width / document.width;
      const [left, top] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))];
      const [right, bottom] = [
        Math.min(width, Math.ceil((box.x + box.width) * scale)),
        Math.min(height, Math.ceil((box.y + box.height) * scale)),
      ];
      if (right <= left || bottom <= top) return null;
      return sampleOf(cutOut(seen, left, top, right - left, bottom - top), 4);
    },
    async readCode(document, page, box) {
      const side = Math.max(document.width, document.height) * codeScale(box);
      const [{ decodeCode }, painting] = await Promise.all([
        import('#design/qr/decode.ts'),
        onPaper(painter, document, page, side),
      ]);
      const scale = painting.width / document.width;
      const part = aroundCode(document, box);
      const [left, top] = [Math.floor(part.x * scale), Math.floor(part.y * scale)];
      const [width, height] = [
        Math.min(painting.width - left, Math.ceil(part.width * scale)),
        Math.min(painting.height - top, Math.ceil(part.height * scale)),
      ];
      if (width < 1 || height < 1) return null;
      return decodeCode({ width, height, data: cutOut(painting, left, top, width, height) });
    },
    async pictureSize(asset) {
      const shown = session.stage.get()?.pictureOf(asset);
      if (shown) return { width: shown.naturalWidth, height: shown.naturalHeight };
      return pictureOfAsset(asset).then(
        ({ width, height }) => ({ width, height }),
        () => null,
      );
    },
    dispose: () => painter.dispose(),
  };
}
