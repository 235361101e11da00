/**
 * The hosted models that the configuration names: OpenAI's protocol, Anthropic's and Google's. One of them answers; the
 * vendor's package is loaded with the first question.
 */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Vendor } from '#app/services/config/model-settings.ts';
import type { Config } from '#app/services/config/config.ts';
import { message } from '#messages/message.ts';
import type { ConversationModel } from './conversation-model.ts';
import { anthropicModel } from './protocols/anthropic-model.ts';
import { geminiModel } from './protocols/gemini-model.ts';
import type { HostedModel } from './protocols/hosted-model.ts';
import { openAiModel } from './protocols/openai-model.ts';
import { anthropicMessages, chatCompletions, generateContent, type Requests } from './protocols/requests.ts';
import { tolerantFetch } from './tolerant-fetch.ts';

interface Protocol {
  /** Its variables begin so: OPENAI_API_KEY. */
  prefix: string;
  open(model: HostedModel): LanguageModelV4;
  requests: Requests;
}

const PROTOCOLS: Readonly<Record<Vendor, Protocol>> = {
  openai: { prefix: 'OPENAI', open: openAiModel, requests: chatCompletions },
  anthropic: { prefix: 'ANTHROPIC', open: anthropicModel, requests: anthropicMessages },
  gemini: { prefix: 'GEMINI', open: geminiModel, requests: generateContent },
};

/** A hosted model that can answer. */
export interface HostedSettings {
  vendor: Vendor;
  apiKey: string | undefined;
  /** Undefined: the vendor's own. */
  baseUrl: string | undefined;
  model: string;
  takesPictures: boolean;
}

export type HostedConfig = Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel' | 'openaiPictures'> &
  Partial<Pick<Config, 'anthropic' | 'gemini' | 'modelProvider' | 'modelTier'>>;

/** Those that are configured to answer, the chosen one first. A small model behind OpenAI's protocol answers nothing. */
export function hostedSettings(config: HostedConfig): HostedSettings[] {
  const { openaiApiKey, openaiBaseUrl, anthropic, gemini, modelTier, modelProvider } = config;
  const found: HostedSettings[] = [];
  if (modelTier !== 'small' && (openaiApiKey !== undefined || openaiBaseUrl !== undefined))
    found.push({
      vendor: 'openai',
      apiKey: openaiApiKey,
      baseUrl: openaiBaseUrl,
      model: config.openaiModel,
      takesPictures: config.openaiPictures,
    });
  if (anthropic) found.push({ vendor: 'anthropic', ...anthropic });
  if (gemini) found.push({ vendor: 'gemini', ...gemini });
  return found.toSorted((one, other) => Number(other.vendor === modelProvider) - Number(one.vendor === modelProvider));
}

export interface HostedSurroundings {
  /** Wraps fetch if answers are stored. It only sees the answers that finally reach the model. */
  keep?(ask: typeof fetch): typeof fetch;
  /** Reports what the operator should know. */
  report?(error: unknown, context: Record<string, unknown>): void;
}

/** The model as conversations take it. */
export function openHosted(
  { vendor, apiKey, baseUrl, model, takesPictures }: HostedSettings,
  { keep = (ask) => ask, report = () => undefined }: HostedSurroundings = {},
): ConversationModel {
  const { prefix, open, requests } = PROTOCOLS[vendor];
  const tolerant = tolerantFetch(fetch, requests, () =>
    report(new Error(message('agent.modelTakesNoPictures', { model, prefix })), { area: 'model' }),
  );
  return {
    // What is kept is replayed by OpenAI's protocol.
    languageModel: open({ apiKey, baseUrl, model, ask: vendor === 'openai' ? keep(tolerant.ask) : tolerant.ask }),
    by: { kind: 'hosted', name: model },
    settingsPrefix: prefix,
    get takesPictures() {
      return takesPictures && !tolerant.refusesPictures;
    },
  };
}
