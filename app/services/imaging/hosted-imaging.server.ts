/** Which parts of imaging the configuration gives to models and services elsewhere; what it does not name stays with the engines on this machine. */
import type { Config } from '#app/services/config/config.ts';
import { createImageModel } from '#app/services/models/image-model.server.ts';
import { createHostedScenes } from '#app/services/scenes/hosted-scenes.server.ts';
import { createHostedEdits } from './hosted-edits.server.ts';
import { createHostedMatting } from './hosted-matting.server.ts';
import type { ImagingServiceOptions } from './imaging.server.ts';

type HostedConfig = Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiEditModel' | 'backgroundService'>;

export function hostedImaging({ openaiApiKey, openaiBaseUrl, openaiEditModel, backgroundService }: HostedConfig): Pick<ImagingServiceOptions, 'edits' | 'matting' | 'scenes'> {
  const model = openaiEditModel === undefined ? null : { apiKey: openaiApiKey, baseUrl: openaiBaseUrl, model: openaiEditModel };
  return {
    ...(model ? { edits: createHostedEdits(model), scenes: createHostedScenes(createImageModel(model)) } : {}),
    ...(backgroundService ? { matting: createHostedMatting(backgroundService) } : {}),
  };
}
