/**
 * The rendering port: pictures of pages, drawn by the same code that draws them in the editor. Light jobs are drawn in
 * threads of the server, heavy ones one at a time in a separate process (docs/decisions/0050): one user's request takes
 * neither the memory nor the turn of another.
 */
import { availableParallelism } from 'node:os';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage } from '#design/document/tree.ts';
import { DEFAULT_FONT } from '#design/fonts/catalogue.ts';
import { fontsOf } from '#design/layout/page-fonts.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import type { RenderingPort, RenderRequest } from '#tools/contract/ports/rendering-port.ts';
import { drawingProcesses } from './drawing-process.ts';
import { drawingThreads } from './drawing-thread.ts';
import type { Queued } from './fair-queue.ts';
import { createPool, type Pool } from './worker-pool.server.ts';
import { BITMAP_LIMITS, heavyBytes, isLight, renderCost } from './render-cost.ts';
import { RenderError, type Rendered, type RenderJob } from './render-job.ts';
import { createOwnFontCanvas, type OwnFontCanvas } from './own-font-canvas.ts';
import { fontLatch, createServerMeasure } from './server-fonts.ts';

/** Reads an asset on behalf of the caller; null if it is missing or not theirs. */
export type AssetBytes = (id: string) => Promise<Uint8Array | null>;

/** The owner of pictures: a user's id, or the product itself. */
export type Owner = string;
export const HOUSE: Owner = 'house';

export interface RenderingOptions {
  assetBytes: AssetBytes;
  /** Threads; by the machine's cores by default. */
  workers?: number;
  /** A picture that takes longer is abandoned, ms. */
  timeLimit?: number;
  report?: (error: Error) => void;
}

export interface Rendering extends RenderingPort {
  render(request: RenderRequest, signal?: AbortSignal): Promise<Rendered>;
  /**
   * A small picture: WebP for cards and lists, JPEG for the model. Pictures that can't be shown are placeholders, named
   * in `problems`.
   */
  renderPreview(
    document: DesignDocument,
    page: string,
    maxSide: number,
    signal?: AbortSignal,
    format?: 'webp' | 'jpg',
  ): Promise<Rendered>;
  /**
   * The same renderer for one owner, who takes turns with others, seeing only the assets that this reader returns; by
   * default those of the renderer.
   */
  withAssets(owner: Owner, assetBytes?: AssetBytes): Pick<Rendering, 'render' | 'renderPreview' | 'measureText'>;
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
const TIME_LIMIT_MS = 60_000;
const IDLE_LIMIT_MS = 60_000;
/** A job that takes a thread for longer was estimated wrong and moves to the process for heavy ones. */
const LIGHT_TIME_LIMIT_MS = 10_000;
/**
 * A project page shows fifty pictures, and a design may have as many pages. The product's own requests are bounded by
 * their callers.
 */
const waitingLimit = (most: number) => (owner: Owner) => (owner === HOUSE ? Number.POSITIVE_INFINITY : most);
const LIGHT_WAITING = waitingLimit(120);
const HEAVY_WAITING = waitingLimit(12);

type Job = Omit<RenderJob, 'width' | 'height' | 'assets' | 'ownFonts'>;

export function createRendering(options: RenderingOptions): Rendering {
  const fonts = fontLatch();
  const { timeLimit = TIME_LIMIT_MS, report = () => undefined } = options;
  const light = createPool({
    size: options.workers ?? Math.max(1, Math.min(4, availableParallelism())),
    start: drawingThreads({ fonts, bitmapLimit: BITMAP_LIMITS.light }),
    waitingLimit: LIGHT_WAITING,
    timeLimit: Math.min(timeLimit, LIGHT_TIME_LIMIT_MS),
    idleLimit: IDLE_LIMIT_MS,
    report,
  });
  const heavy = createPool({
    size: 1,
    start: drawingProcesses({ memoryLimit: heavyBytes() }),
    waitingLimit: HEAVY_WAITING,
    timeLimit,
    idleLimit: IDLE_LIMIT_MS,
    report,
  });
  const measureText = createServerMeasure(fonts);
  const ownFonts = createOwnFontCanvas(() => measureText.forget());

  const withAssets: Rendering['withAssets'] = (owner, assetBytes = options.assetBytes) => ({
    measureText,
    async render(request, signal) {
      const scale = request.shorterSide / Math.min(request.document.width, request.document.height);
      const { document, page, pages = [page], title = '', format, quality, watermark, print } = request;
      return run(
        { owner, kind: 'export' },
        assetBytes,
        scale,
        { document, pages, title, format, quality, watermark, print, strict: true },
        signal,
      );
    },
    async renderPreview(document, page, maxSide, signal, format = 'webp') {
      const scale = Math.min(1, maxSide / Math.max(document.width, document.height));
      return run(
        { owner, kind: 'preview' },
        assetBytes,
        scale,
        { document, pages: [page], title: '', format, quality: PREVIEW_QUALITY, watermark: false, strict: false },
        signal,
      );
    },
  });

  async function run(
    queued: Queued,
    assetBytes: AssetBytes,
    scale: number,
    job: Job,
    signal?: AbortSignal,
  ): Promise<Rendered> {
    const { document, pages } = job;
    if (pages.length === 0) throw new RenderError('noPage');
    const width = Math.max(1, Math.round(document.width * scale));
    const height = Math.max(1, Math.round(document.height * scale));
    if (!(width * height <= MAX_PIXELS)) {
      throw new RenderError('tooLarge', { pixels: Math.round((width * height) / 1e6), limit: MAX_PIXELS / 1e6 });
    }
    const cost = renderCost({ ...job, width, height });
    if (cost.bytes > heavyBytes()) throw new RenderError('tooHeavy');
    const draw = (pool: Pool, more?: Pick<RenderJob, 'ownFonts'>) =>
      pool.run(
        {
          ...queued,
          pages: pages.length,
          load: async (ending) => ({ ...job, ...more, width, height, assets: await load(job, assetBytes, ending) }),
        },
        signal,
      );
    const drawHeavy = () =>
      draw(heavy, {
        ownFonts: ownFonts.filesOf(pages.flatMap((page) => fontsOf(document, page).map(({ family }) => family))),
      });
    if (!isLight(cost)) return drawHeavy();
    try {
      return await draw(light);
    } catch (error) {
      const misjudged = error instanceof RenderError && (error.code === 'tooHeavy' || error.code === 'tooLong');
      if (!misjudged) throw error;
      return drawHeavy();
    }
  }

  async function load(
    { document, pages }: Job,
    assetBytes: AssetBytes,
    signal: AbortSignal,
  ): Promise<Map<string, Uint8Array>> {
    const assets = new Map<string, Uint8Array>();
    for (const asset of new Set(pages.flatMap((page) => [...assetNeeds(document, page, 1, () => true).keys()]))) {
      signal.throwIfAborted();
      const bytes = await assetBytes(asset);
      if (bytes) assets.set(asset, bytes);
    }
    return assets;
  }

  const own = withAssets(HOUSE);
  return {
    ...own,
    withAssets,
    measureText,
    ownFonts,
    async warm() {
      const blank = createDocument({ width: 100, height: 100, newId: () => 'page' });
      await own.renderPreview(blank, firstPage(blank).id, 100);
      // The thread has loaded them for the whole process: here they only have to be looked up.
      measureText('Blend', { fontFamily: DEFAULT_FONT, fontSize: 16, fontWeight: 400, italic: false });
    },
    async close() {
      await Promise.all([light.close(), heavy.close()]);
    },
  };
}
