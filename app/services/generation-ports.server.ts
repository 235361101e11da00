/** Provides generations with their ports, and says which of their work runs on external services. */
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import type { Entitlements } from './billing/entitlements.server.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.server.ts';
import type { Engines } from './engines/engines.server.ts';
import { createDescribedFilms, createFilms } from './film/films.server.ts';
import type { GenerationPorts, HostedWork } from './generations/declaration.ts';
import type { ImageStudio } from './images/image-studio.server.ts';
import type { hostedImaging } from './imaging/hosted-imaging.server.ts';
import type { Imaging } from './imaging/imaging.server.ts';
import { createVideoModel } from './models/video-model.server.ts';
import type { PersonModels } from './person-models/person-models.server.ts';
import type { Rendering } from './rendering/rendering.server.ts';
import type { TryOns } from './try-on/try-ons.server.ts';

export interface GenerationPortsDependencies {
  config: Config;
  prisma: Database['prisma'];
  entitlements: Entitlements;
  imaging: Imaging;
  /** Which parts of imaging run on external services. */
  elsewhere: ReturnType<typeof hostedImaging>;
  images: ImageStudio;
  engines: Engines;
  tryOns: TryOns;
  personModels: PersonModels;
  rendering: Rendering;
}

export function createGenerationPorts({
  config,
  prisma,
  entitlements,
  imaging,
  elsewhere,
  images,
  engines,
  tryOns,
  personModels,
  rendering,
}: GenerationPortsDependencies): {
  ports(userId: string, own: AssetsPort): GenerationPorts;
  hosted: HostedWork;
} {
  const videoModel =
    config.openaiVideoModel === undefined
      ? null
      : createVideoModel({
          apiKey: config.openaiApiKey,
          baseUrl: config.openaiBaseUrl,
          model: config.openaiVideoModel,
        });
  const planOf = async (userId: string) =>
    entitlements.entitlementsOf(await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { plan: true } }));
  const ports = (userId: string, own: AssetsPort) => ({
    imaging: imaging.forUser(userId, own),
    scenes: imaging.scenesFor(userId, own),
    images: images.forUser(own),
    films: createFilms(engines.run, own, () => planOf(userId)),
    tryOns: tryOns.forUser(userId, own),
    modelPhoto: (model: string, type: TryOnKind) => personModels.photoFor(userId, model, type),
    describedFilms: videoModel && createDescribedFilms(videoModel, own),
    traced: (picture: Uint8Array, signal: AbortSignal) => engines.run('trace', { picture }, { signal }),
    rendering: rendering.withAssets(userId, (id) => own.bytes(id)),
    measureText: rendering.measureText,
  });
  const hosted = {
    images: images.isHosted,
    cutouts: elsewhere.matting !== undefined,
    edits: elsewhere.edits !== undefined,
    videos: videoModel !== null,
  };
  return { ports, hosted };
}
