/** The rendering port: pictures of pages, drawn in worker threads by the same code that draws them in the editor. */
import { availableParallelism } from 'node:os';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage } from '#design/document/tree.ts';
import { DEFAULT_FONT } from '#design/fonts/catalogue.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import type { RenderingPort, RenderRequest } from '#tools/context.ts';
import { createPool } from './worker-pool.server.ts';
import { RenderError, type Rendered, type RenderJob } from './render-job.ts';
import { createOwnFontCanvas, type OwnFontCanvas } from './own-font-canvas.ts';
import { fontLatch, createServerMeasure } from './server-fonts.ts';

/** Reads an asset for whoever asks; null when it is not there or not theirs. */
export type AssetBytes = (id: string) => Promise<Uint8Array | null>;

export interface RenderingOptions {
  assetBytes: AssetBytes;
  /** Threads; by the machine's cores unless told. */
  workers?: number;
  /** A picture that takes longer is given up, ms. */
  timeLimit?: number;
  report?: (error: Error) => void;
}

export interface Rendering extends RenderingPort {
  render(request: RenderRequest, signal?: AbortSignal): Promise<Rendered>;
  /** A small picture: WebP for cards and lists, JPEG for the model. Pictures that can't be shown are placeholders, named in `problems`. */
  renderPreview(document: DesignDocument, page: string, maxSide: number, signal?: AbortSignal, format?: 'webp' | 'jpg'): Promise<Rendered>;
  /** The same renderer, seeing only the assets that this reader gives out: one user's. */
  withAssets(assetBytes: AssetBytes): Pick<Rendering, 'render' | 'renderPreview'>;
  /** Text widths on the server, equal to the browser's. */
  measureText: MeasureText;
  /** Fonts that users brought. */
  ownFonts: OwnFontCanvas;
  /** Loads the fonts in a thread, so that the first text or picture after a start need not wait for them. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Pixels of the largest picture: 4000 × 4000. */
const MAX_PIXELS = 16_000_000;
const PREVIEW_QUALITY = 82;

export function createRendering(options: RenderingOptions): Rendering {
  const fonts = fontLatch();
  const pool = createPool({
    size: options.workers ?? Math.max(1, Math.min(4, availableParallelism())),
    fonts,
    timeLimit: options.timeLimit ?? 30_000,
    idleLimit: 60_000,
    report: options.report ?? (() => undefined),
  });

  const withAssets: Rendering['withAssets'] = (assetBytes) => ({
    async render(request, signal) {
      const scale = request.shorterSide / Math.min(request.document.width, request.document.height);
      const { document, page, pages = [page], title = '', format, quality, watermark } = request;
      return run(assetBytes, scale, { document, pages, title, format, quality, watermark, strict: true }, signal);
    },
    async renderPreview(document, page, maxSide, signal, format = 'webp') {
      const scale = Math.min(1, maxSide / Math.max(document.width, document.height));
      return run(assetBytes, scale, { document, pages: [page], title: '', format, quality: PREVIEW_QUALITY, watermark: false, strict: false }, signal);
    },
  });

  async function run(
    assetBytes: AssetBytes,
    scale: number,
    job: Omit<RenderJob, 'width' | 'height' | 'assets'>,
    signal?: AbortSignal,
  ): Promise<Rendered> {
    const { document, pages } = job;
    if (pages.length === 0) throw new RenderError('noPage');
    const width = Math.max(1, Math.round(document.width * scale));
    const height = Math.max(1, Math.round(document.height * scale));
    if (!(width * height <= MAX_PIXELS)) {
      throw new RenderError('tooLarge', { pixels: Math.round((width * height) / 1e6), limit: MAX_PIXELS / 1e6 });
    }
    const assets = new Map<string, Uint8Array>();
    for (const asset of new Set(pages.flatMap((page) => [...assetNeeds(document, page, 1, () => true).keys()]))) {
      signal?.throwIfAborted();
      const bytes = await assetBytes(asset);
      if (bytes) assets.set(asset, bytes);
    }
    return pool.run({ ...job, width, height, assets }, signal);
  }

  const own = withAssets(options.assetBytes);
  const measureText = createServerMeasure(fonts);
  return {
    ...own,
    withAssets,
    measureText,
    ownFonts: createOwnFontCanvas(() => measureText.forget()),
    async warm() {
      const blank = createDocument({ width: 100, height: 100, newId: () => 'page' });
      await own.renderPreview(blank, firstPage(blank).id, 100);
      // The thread has loaded them for the whole process: here they only have to be looked up.
      measureText('Blend', { fontFamily: DEFAULT_FONT, fontSize: 16, fontWeight: 400, italic: false });
    },
    close: () => pool.close(),
  };
}
