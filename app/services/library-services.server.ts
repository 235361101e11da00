/** What users keep: files and fonts of their own, their storage and trash; the templates, and the canvas that draws. */
import { join } from 'node:path';
import { createAssets } from './assets/assets.server.ts';
import { createTrash } from './assets/trash.server.ts';
import { createUploads } from './assets/uploads.server.ts';
import { createBrandKits } from './brand-kit/brand-kits.server.ts';
import type { Closing } from './closing.ts';
import { createMusic } from './film/music.server.ts';
import { createOwnFonts } from './fonts/own/own-fonts.server.ts';
import type { Foundation } from './foundation.server.ts';
import { noteTaken } from './generations/taken.server.ts';
import { createImports } from './imports/imports.server.ts';
import { createInspections } from './inspection/inspections.server.ts';
import { createStorageQuota } from './quota/storage-quota.server.ts';
import { createPreviewCache } from './rendering/preview-cache.ts';
import { createRendering } from './rendering/rendering.server.ts';
import { createOwnPhotos } from './templates/own-photos.server.ts';
import { createTemplates } from './templates/templates.server.ts';
import { createThumbnailCache, newestFile } from './templates/thumbnail-cache.server.ts';

export type LibraryServices = Awaited<ReturnType<typeof createLibraryServices>>;

export async function createLibraryServices(
  { config, report, prisma, events, storage, entitlements }: Foundation,
  closing: Closing,
) {
  const quota = createStorageQuota({ prisma, entitlements, makeRoom: (userId) => trash.empty(userId) });
  const inspections = closing.keep(createInspections({ report }));
  const { inspect } = inspections;
  const assets = createAssets({
    prisma,
    storage,
    inspect,
    quota,
    used: (userId, ids, options) => noteTaken(prisma, userId, ids, options),
  });
  const rendering = closing.keep(createRendering({ assetBytes: () => Promise.resolve(null), report }));
  const ownFonts = createOwnFonts({ prisma, storage, inspect, canvas: rendering.ownFonts, report, quota });
  const trash = closing.keep(createTrash({ prisma, assets, ownFonts, events, report }));
  return {
    quota,
    inspections,
    assets,
    imports: createImports({ prisma, assets, rendering, inspect }),
    uploads: createUploads({ prisma, assets }),
    music: createMusic({ prisma, assets, inspect }),
    rendering,
    previews: createPreviewCache(),
    templates: createTemplates({
      rendering,
      assets,
      // About 10 kB each: enough for all templates on a dozen page shapes.
      thumbnails: createThumbnailCache({ folder: join(config.dataDir, 'recipe-previews'), limit: 16_000 }),
      stamp: String(await newestFile(['build/server', 'design', 'app/services/rendering'])),
    }),
    ownPhotos: createOwnPhotos({ prisma, assets }),
    ownFonts,
    trash,
    brandKits: createBrandKits({ prisma, assets }),
  };
}
