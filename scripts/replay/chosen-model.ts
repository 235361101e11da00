/** Which live model --model names, with what the environment says about it. */
import { readSettings } from '../../app/services/config/load-config.server.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import type { LiveModel } from './protocol.ts';

/** `name`: `builtin` or `openai:<model>`. Throws StartError or ConfigError: what to set, in one line. */
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
