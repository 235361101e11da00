/**
 * What hints are computed from in the browser: pages painted small next to the stage, as the stage paints them, and the
 * sizes of pictures.
 */
import { StaticCanvas } from 'fabric/es';
import { loadFonts } from '#app/browser/fonts/page-fonts.client.ts';
import { idle } from '#app/browser/when-idle.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { aroundCode, codeScale } from '#design/document/read-code.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { createView } from '#design/fabric/view.ts';
import type { HintPorts } from '#design/lint/hint.ts';
import { sampleOf } from '#design/document/sample-pixels.ts';
import { ownFontHas } from '../fonts/own-font-has.ts';
import { pictureOfAsset } from '../insert/picture-of-asset.ts';
import { fabric } from '../painting/fabric.client.ts';
import { createPictureSource } from '../painting/picture-source.client.ts';

/** Longer side of the painting that is examined, px: as on the server. */
const SIDE = 256;
/** The longest wait for an idle browser, ms. */
const PATIENCE = 1000;

const neverMeasured = (): number => {
  throw new Error('A page that is only looked at measures no text');
};

async function painted(document: DesignDocument, page: string, side = SIDE): Promise<ImageData> {
  await loadFonts(document);
  // Before each painting, so that no input waits for several.
  await idle(PATIENCE);
  const scale = side / Math.max(document.width, document.height);
  const [width, height] = [
    Math.max(1, Math.round(document.width * scale)),
    Math.max(1, Math.round(document.height * scale)),
  ];
  const canvas = new StaticCanvas(window.document.createElement('canvas'), {
    width,
    height,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  });
  canvas.viewportTransform = [width / document.width, 0, 0, height / document.height, 0, 0];
  const view = createView(fabric, {
    canvas,
    measure: neverMeasured,
    rare: () => RARE_PAINTERS,
    sources: createPictureSource(),
    scale,
    headroom: 1,
    emptyFrames: false,
  });
  try {
    await view.show(document, page);
    canvas.renderAll();
    // Read from a copy on paper: transparent pixels show it.
    const copy = window.document.createElement('canvas');
    Object.assign(copy, { width, height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser gives no canvas to look at');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas.getElement(), 0, 0);
    return context.getImageData(0, 0, width, height);
  } finally {
    view.dispose();
    await canvas.dispose();
  }
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

/** A page of a document is painted once for all checks; the painting is released with the document. */
export function createPagePixels(): HintPorts {
  const known = new WeakMap<DesignDocument, Map<string, Promise<ImageData>>>();
  const sizes = new Map<string, Promise<{ width: number; height: number } | null>>();
  return {
    ownFontHas,
    async samplePixels(document, page, box) {
      const pages = known.get(document) ?? new Map<string, Promise<ImageData>>();
      known.set(document, pages);
      const painting = pages.get(page) ?? painted(document, page);
      pages.set(page, painting);
      const seen = await painting;
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
        painted(document, page, side),
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
    pictureSize(asset) {
      const size =
        sizes.get(asset) ??
        pictureOfAsset(asset).then(
          ({ width, height }) => ({ width, height }),
          () => null,
        );
      sizes.set(asset, size);
      return size;
    },
  };
}
