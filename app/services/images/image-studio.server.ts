/**
 * The images of this server: the built-in engine on its renderer and processes, and a hosted model if one is
 * configured.
 */
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagesPort } from '#tools/contract/ports/images-port.ts';
import type { ImageType } from '#tools/contract/image-types.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { Config } from '#app/services/config/config.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { createImageModel } from '#app/services/models/image-model.server.ts';
import { RenderError } from '#app/services/rendering/render-job.ts';
import { HOUSE, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { builtInImages } from './built-in.server.ts';
import { hostedImages } from './hosted.server.ts';
import { createImages } from './images.server.ts';
import type { ImageMaker } from './image-maker.ts';

export interface ImageStudio {
  /** Whether photographs are available. */
  readonly hosted: boolean;
  /** Whether a type is painted by the hosted model. */
  isHosted(type: ImageType): boolean;
  /** The port for one user: `own` is where it reads and stores pictures. */
  forUser(own: AssetsPort): ImagesPort;
}

export interface ImageStudioOptions {
  engines: Pick<Engines, 'run'>;
  rendering: Pick<Rendering, 'withAssets'>;
  hosted?: ImageMaker | null;
}

/** The model that the configuration names for images; null: there is none. */
export function hostedImagesOf({
  openaiApiKey,
  openaiBaseUrl,
  openaiImageModel,
}: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiImageModel'>): ImageMaker | null {
  return openaiImageModel === undefined
    ? null
    : hostedImages(createImageModel({ apiKey: openaiApiKey, baseUrl: openaiBaseUrl, model: openaiImageModel }));
}

export function createImageStudio({ engines, rendering, hosted = null }: ImageStudioOptions): ImageStudio {
  const builtIn = builtInImages({
    engines,
    async render(document, format, pictures, signal) {
      try {
        const [page] = Object.keys(document.pages);
        const { bytes } = await rendering
          .withAssets(HOUSE, async (id) => pictures.get(id) ?? null)
          .render(
            {
              document,
              page: page ?? '',
              format,
              shorterSide: Math.min(document.width, document.height),
              quality: 92,
              watermark: false,
            },
            signal,
          );
        return bytes;
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof RenderError ? new ToolRefusal(error.message, { cause: error }) : error;
      }
    },
  });
  return {
    hosted: hosted !== null,
    isHosted: (type) => hosted?.types.includes(type) ?? false,
    forUser: (own) => createImages({ builtIn, hosted, own }),
  };
}
