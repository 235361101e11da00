/**
 * A design on the workbench: one document and its assets in memory, with the real text widths, renderer and imaging
 * engine, and neither database nor browser. For scripts that run tools on a design.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { DesignDocument } from '#design/document/document.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import { firstPage } from '#design/document/tree.ts';
import { applyTolerantly } from '#design/operations/apply.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { Cutout, CutOutOptions } from '#tools/contract/ports/imaging-port.ts';
import { runTool, type CallEnvironment } from '#tools/contract/run.ts';
import { ToolRefusal, type Tool, type ToolOutcome } from '#tools/contract/tool.ts';
import { normalisePicture, pictureSize } from '#app/services/inspection/pictures/normalise.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import type { BackgroundModel } from '#app/services/config/config.ts';
import { createEngines } from '#app/services/engines/engines.server.ts';
import { NO_STOCK } from '#tools/contract/ports/stock-port.ts';
import { createImageStudio } from '#app/services/images/image-studio.server.ts';
import { ImagingError } from '#app/services/engines/cut-out/cutout-job.ts';
import { builtInEdits } from '#app/services/imaging/edits.ts';
import { modelSource } from '#app/services/imaging/imaging.server.ts';
import { createRepairs } from '#app/services/imaging/repairs.server.ts';
import { createSharedWork } from '#app/services/processes/shared-work.ts';
import { createFilms } from '#app/services/film/films.server.ts';
import { createPeople } from '#app/services/try-on/people.server.ts';
import { createTryOns } from '#app/services/try-on/try-on.server.ts';
import { createScenes } from '#app/services/scenes/scenes.server.ts';
import { RenderError } from '#app/services/rendering/render-job.ts';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { createReadCode } from '#app/services/rendering/read-code.server.ts';
import { createSamplePixels } from '#app/services/rendering/sample-pixels.server.ts';

export interface StoredAsset {
  info: AssetInfo;
  bytes: Uint8Array;
}

export interface Workbench {
  readonly document: DesignDocument;
  /** Everything that was put on the bench or made there, by id. */
  readonly assets: ReadonlyMap<string, StoredAsset>;
  /** Designs that tools made besides this one. */
  readonly created: readonly { id: string; title: string; document: DesignDocument }[];
  /** Adds a picture, as an upload would: upright, sRGB, known to tools by its name. Throws AssetError. */
  addPicture(bytes: Uint8Array, name: string): Promise<AssetInfo>;
  /** Opens the design to work on; assets that it names must be there already. */
  open(document: DesignDocument): void;
  run(tool: Tool, input: unknown, signal: AbortSignal): Promise<ToolOutcome>;
  /** A PNG of a page, at most `side` px at its shorter side. */
  preview(page: string, side: number): Promise<Uint8Array>;
  /** Ends threads and processes. */
  close(): Promise<void>;
}

export interface WorkbenchOptions {
  document: DesignDocument;
  title: string;
  backgroundModel?: BackgroundModel;
  report: (error: Error) => void;
}

/** Opens a bench with every feature. Throws StartError for a missing background model. */
export function createWorkbench({ document: first, title, backgroundModel, report }: WorkbenchOptions): Workbench {
  const assets = new Map<string, StoredAsset>();
  const attachments: AssetInfo[] = [];
  const created: { id: string; title: string; document: DesignDocument }[] = [];
  const cutouts = new Map<string, Cutout>();
  const rendering = createRendering({ assetBytes: async (id) => assets.get(id)?.bytes ?? null, report });
  const model = modelSource(backgroundModel);
  const engines = createEngines({ report });
  const images = createImageStudio({ engines, rendering });
  let document = first;
  let revision = 0;

  function keep(bytes: Uint8Array, about: Omit<AssetInfo, 'id' | 'bytes'>): AssetInfo {
    const id = createHash('sha256').update(bytes).digest('hex');
    const info = { id, bytes: bytes.length, ...about };
    if (!assets.has(id)) assets.set(id, { info, bytes });
    return info;
  }

  const assetsPort: CallEnvironment['assets'] = {
    info: async (id) => assets.get(id)?.info ?? null,
    bytes: async (id) => assets.get(id)?.bytes ?? null,
    store: async (bytes, mime, name) =>
      keep(bytes, { mime, name, ...(mime.startsWith('image/') ? await pictureSize(bytes) : { width: 0, height: 0 }) }),
  };

  async function cutOut(asset: string, { pick, glass, ...options }: CutOutOptions): Promise<Cutout> {
    const picture = assets.get(asset);
    if (!picture) throw new ImagingError('missing');
    const key = JSON.stringify([asset, pick, glass]);
    const known = cutouts.get(key);
    if (known) return known;
    const { mask, colours, subject, coverage } = await engines.run(
      'cut-out',
      { picture: picture.bytes, model, ...(pick && { pick }), ...(glass && { glass }) },
      options,
    );
    const stem = picture.info.name.replace(/\.[a-z0-9]{2,5}$/i, '');
    const cutout = {
      mask: await assetsPort.store(mask, 'image/png', `${stem} mask.png`),
      colours: colours && (await assetsPort.store(colours, 'image/png', `${stem} edge.png`)),
      subject,
      coverage,
    };
    cutouts.set(key, cutout);
    return cutout;
  }
  const repairs = createRepairs({
    assets: { forUser: () => assetsPort, grant: async () => undefined },
    engines,
    edits: builtInEdits(engines),
    join: createSharedWork(),
  });

  const environment = (): CallEnvironment => ({
    design: {
      current: async () => ({ document, revision, title }),
      async commit({ operations }) {
        const done = applyTolerantly(document, operations);
        assertInvariants(done.document);
        document = done.document;
        revision += 1;
        return { revision, rejected: done.rejected };
      },
    },
    page: firstPage(document).id,
    selection: [],
    attachments,
    measureText: rendering.measureText,
    samplePixels: createSamplePixels(rendering),
    readCode: createReadCode(rendering),
    assets: assetsPort,
    rendering: {
      render: (request, signal) =>
        rendering.render(request, signal).catch((error: unknown) => {
          throw error instanceof RenderError ? new ToolRefusal(error.message, { cause: error }) : error;
        }),
    },
    // People who run scripts on this machine are its operators.
    entitlements: createEntitlements({ plans: 'off' }).entitlementsOf({ plan: 'max' }),
    credits: {
      reserve: async () => ({ ok: true }),
      settle: async () => undefined,
      release: async () => undefined,
      price: async () => null,
    },
    history: { undo: async () => null, redo: async () => null, undoChanges: async () => null },
    imaging: { cutOut, ...repairs.forUser('', cutOut) },
    scenes: createScenes((input, options) => engines.run('scene', input, options), assetsPort),
    images: images.forUser(assetsPort),
    stock: NO_STOCK,
    films: createFilms(engines.run, assetsPort, async () =>
      createEntitlements({ plans: 'off' }).entitlementsOf({ plan: 'max' }),
    ),
    tryOns: createTryOns(engines.run, assetsPort, { cutOut }),
    people: createPeople(engines.run, assetsPort, { list: async () => [], photoFor: async () => null }),
    moderation: { check: async () => null },
    brandKit: { get: async () => EMPTY_BRAND_KIT },
    country: null,
    designs: {
      async create(design) {
        const id = `design-${created.length + 2}`;
        created.push({ id, ...design });
        return { id };
      },
    },
    progress: () => undefined,
  });

  return {
    get document() {
      return document;
    },
    assets,
    created,
    async addPicture(bytes, name) {
      const { bytes: kept, ...picture } = await normalisePicture(bytes);
      const info = { ...keep(kept, { ...picture, name }), name };
      assets.set(info.id, { info, bytes: kept });
      attachments.push(info);
      return info;
    },
    open(next) {
      document = next;
    },
    run: (tool, input, signal) => runTool({ tool, input, environment: environment(), newId: randomUUID, signal }),
    async preview(page, side) {
      const { bytes } = await rendering.render({
        document,
        page,
        format: 'png',
        shorterSide: Math.min(side, document.width, document.height),
        quality: 100,
        watermark: false,
      });
      return bytes;
    },
    async close() {
      await Promise.all([engines.close(), rendering.close()]);
    },
  };
}
