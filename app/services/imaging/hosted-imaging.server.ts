/**
 * Which parts of imaging the configuration assigns to models and external services; the others stay with this machine's
 * engines.
 */
import type { Config } from '#app/services/config/config.ts';
import { createImageModel, type ImageModel } from '#app/services/models/image-model.server.ts';
import { createHostedScenes } from '#app/services/scenes/hosted-scenes.server.ts';
import { createHostedEdits } from './hosted-edits.server.ts';
import { createHostedMatting } from './hosted-matting.server.ts';
import type { ImagingServiceOptions } from './imaging.server.ts';

/**
 * Tools give a call two minutes: if one takes longer we show our own error text, and the renderer needs part of them
 * too, ms.
 */
const EDIT_LIMIT = 110_000;
const SCENE_LIMIT = 90_000;

type HostedConfig = Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiEditModel' | 'backgroundService'>;

export function hostedImaging({
  openaiApiKey,
  openaiBaseUrl,
  openaiEditModel,
  backgroundService,
}: HostedConfig): Pick<ImagingServiceOptions, 'edits' | 'matting' | 'scenes'> & { tryOns?: ImageModel } {
  const model =
    openaiEditModel === undefined ? null : { apiKey: openaiApiKey, baseUrl: openaiBaseUrl, model: openaiEditModel };
  return {
    ...(model
      ? {
          edits: createHostedEdits({ ...model, timeLimit: EDIT_LIMIT }),
          scenes: createHostedScenes(createImageModel({ ...model, timeLimit: SCENE_LIMIT })),
          tryOns: createImageModel({ ...model, timeLimit: EDIT_LIMIT }),
        }
      : {}),
    ...(backgroundService ? { matting: createHostedMatting(backgroundService) } : {}),
  };
}
