/** Resolves the live model that --model names, with the environment's settings. */
import { readSettings } from '../../app/services/config/load-config.server.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import type { LiveModel } from './protocol.ts';

/** `name`: `builtin` or `openai:<model>`. Throws StartError or ConfigError that says in one line what to set. */
export function chosenModel(name: string): LiveModel {
  if (name === 'builtin') return { kind: 'builtin' };
  const id = name.slice('openai:'.length);
  // Named here, so that the configuration need not name it too.
  process.env.OPENAI_MODEL = id;
  const { openaiApiKey, openaiBaseUrl, openaiPictures } = readSettings();
  if (openaiApiKey === undefined && openaiBaseUrl === undefined) {
    throw new StartError(
      `--model ${name} needs OPENAI_API_KEY, or OPENAI_BASE_URL for another server that speaks OpenAI's protocol`,
    );
  }
  return {
    kind: 'openai',
    id,
    key: openaiApiKey ?? null,
    baseUrl: openaiBaseUrl ?? null,
    takesPictures: openaiPictures,
  };
}
