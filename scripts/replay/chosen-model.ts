/** Resolves the live model that --model names, with the environment's settings. */
import path from 'node:path';
import { loadVariables, readSettings } from '../../app/services/config/load-config.server.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import { hostedSettings } from '../../app/services/models/hosted-models.ts';
import { statesFolder } from '../../app/services/models/local-model/local-model.server.ts';
import type { LiveModel } from './protocol.ts';

/** Named in --model, as the configuration names them. */
const VENDORS = ['openai', 'anthropic', 'gemini'] as const;

/** The settings with these variables for a moment: what --model names need not be configured. */
function settingsWith(variables: Readonly<Record<string, string>>) {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return readSettings();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The small model of MODEL_FILE, or behind OPENAI_BASE_URL with MODEL_TIER=small. */
function localModel(): LiveModel {
  const settings = readSettings();
  const { modelFile, modelRole: role, modelTier, openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel } = settings;
  if (modelFile !== undefined)
    return {
      kind: 'local',
      role,
      reader: { file: modelFile, cacheFolder: statesFolder(settings.dataDir) },
      name: path.basename(modelFile),
    };
  if (modelTier === 'small' && baseUrl !== undefined)
    return { kind: 'local', role, reader: { apiKey, baseUrl, model: openaiModel }, name: openaiModel };
  throw new StartError('--model local needs MODEL_FILE, or OPENAI_BASE_URL with MODEL_TIER=small');
}

/**
 * `name`: `builtin`, `local`, or `openai:`, `anthropic:` or `gemini:` and a model. Throws StartError or ConfigError that
 * says in one line what to set.
 */
export function chosenModel(name: string): LiveModel {
  if (name === 'builtin') return { kind: 'builtin' };
  if (name === 'local') return localModel();
  const vendor = VENDORS.find((one) => name.startsWith(`${one}:`)) ?? 'openai';
  const prefix = vendor.toUpperCase();
  loadVariables();
  const isGiven = (variable: string) => Boolean(process.env[variable]?.trim());
  if (!isGiven(`${prefix}_API_KEY`) && !(vendor === 'openai' && isGiven('OPENAI_BASE_URL')))
    throw new StartError(
      vendor === 'openai'
        ? `--model ${name} needs OPENAI_API_KEY, or OPENAI_BASE_URL for another server that speaks OpenAI's protocol`
        : `--model ${name} needs ${prefix}_API_KEY`,
    );
  const config = settingsWith({
    [`${prefix}_MODEL`]: name.slice(vendor.length + 1),
    MODEL_PROVIDER: vendor,
    // A model that usually reads for the built-in assistant may well call the tools here.
    MODEL_TIER: 'large',
    // Nothing is stored, and no budget is kept.
    RECORD_MODEL: 'off',
    MODEL_DAILY_DOLLARS: '',
    MODEL_DAILY_DOLLARS_PER_USER: '',
  });
  const settings = hostedSettings(config).find((one) => one.vendor === vendor);
  if (!settings) throw new Error(`${name} is configured and can't be found`);
  return { kind: 'hosted', settings, price: config.modelPrices[settings.model] ?? null };
}
