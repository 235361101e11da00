/** The variables of models: which one answers in the chat, which ones paint, film and judge. */
import path from 'node:path';
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { address, isLoopback } from './setting-types.ts';

export interface ModelSettings {
  openaiApiKey?: string;
  openaiBaseUrl?: string;
  openaiModel: string;
  /** Whether the model also gets a picture of the page. */
  openaiPictures: boolean;
  /** Whether a hosted model moderates, after the built-in rules. */
  openaiModeration: boolean;
  /** The image model that erases, expands and paints product scenes; undefined: the built-in engines. */
  openaiEditModel?: string;
  /** The image model that paints AI images and stickers; undefined: the built-in engine. */
  openaiImageModel?: string;
  /** The video model that films descriptions; undefined: only presets. */
  openaiVideoModel?: string;
  /** Whether a hosted model's answers are stored byte for byte, for transcripts. */
  recordModel: boolean;
  /** Absolute path of a small model (GGUF) that reads for the built-in assistant. */
  modelFile?: string;
  /** When a small model is asked: where the parser is unsure, or for every message. */
  modelRole: 'unsure' | 'always';
  /** What the model behind OPENAI_BASE_URL does: `small` reads for the built-in assistant, `large` calls the tools. */
  modelTier: 'small' | 'large';
}

const DEFAULT_MODEL = 'gpt-5.4';

const name = z.string().regex(/^\S{1,200}$/);
const onOrOff = z.enum(['on', 'off']);

export const modelVariables = {
  OPENAI_API_KEY: { type: z.string().regex(/^[\x21-\x7e]+$/), allowed: 'config.allowed.key', hidden: true },
  OPENAI_BASE_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  OPENAI_MODEL: { type: name, allowed: 'config.allowed.model' },
  OPENAI_PICTURES: { type: onOrOff, allowed: 'config.allowed.switch' },
  OPENAI_MODERATION: { type: onOrOff, allowed: 'config.allowed.switch' },
  OPENAI_IMAGE_MODEL: { type: name, allowed: 'config.allowed.model' },
  OPENAI_VIDEO_MODEL: { type: name, allowed: 'config.allowed.model' },
  OPENAI_EDIT_MODEL: { type: name, allowed: 'config.allowed.model' },
  RECORD_MODEL: { type: onOrOff, allowed: 'config.allowed.switch' },
  MODEL_FILE: { type: z.string().refine((text) => !text.includes('\0')), allowed: 'config.allowed.file' },
  MODEL_ROLE: { type: z.enum(['unsure', 'always']), allowed: 'config.allowed.modelRole' },
  MODEL_TIER: { type: z.enum(['small', 'large']), allowed: 'config.allowed.modelTier' },
} as const;

type ModelValues = { [N in keyof typeof modelVariables]?: z.output<(typeof modelVariables)[N]['type']> };

/** A line for each variable that is missing although others need it. */
export function missingForModels(env: Record<string, string | undefined>, values: ModelValues): string[] {
  const isGiven = (variable: string) => Boolean(env[variable]?.trim());
  const lines: string[] = [];
  if (values.OPENAI_BASE_URL && !isGiven('OPENAI_MODEL'))
    lines.push(message('config.needs', { name: 'OPENAI_MODEL', because: 'OPENAI_BASE_URL' }));
  for (const because of ['OPENAI_EDIT_MODEL', 'OPENAI_IMAGE_MODEL', 'OPENAI_VIDEO_MODEL'] as const)
    if (values[because] && !isGiven('OPENAI_API_KEY') && !isGiven('OPENAI_BASE_URL'))
      lines.push(message('config.needs', { name: 'OPENAI_API_KEY', because }));
  return lines;
}

/** The model that may cost something: one that answers and is not on this machine; null: there is none. */
export function paidModel(values: ModelValues): string | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = values;
  if (baseUrl === undefined ? key === undefined : isLoopback(new URL(baseUrl).hostname)) return null;
  return model ?? DEFAULT_MODEL;
}

/** `root`: relative paths start there. */
export function modelSettings(values: ModelValues, root: string): ModelSettings {
  return {
    openaiApiKey: values.OPENAI_API_KEY,
    openaiBaseUrl: values.OPENAI_BASE_URL,
    openaiModel: values.OPENAI_MODEL ?? DEFAULT_MODEL,
    openaiPictures: values.OPENAI_PICTURES ? values.OPENAI_PICTURES === 'on' : isOpenAi(values.OPENAI_BASE_URL),
    openaiModeration: values.OPENAI_MODERATION
      ? values.OPENAI_MODERATION === 'on'
      : values.OPENAI_API_KEY !== undefined && isOpenAi(values.OPENAI_BASE_URL),
    openaiEditModel: values.OPENAI_EDIT_MODEL,
    openaiImageModel: values.OPENAI_IMAGE_MODEL,
    openaiVideoModel: values.OPENAI_VIDEO_MODEL,
    recordModel: values.RECORD_MODEL === 'on',
    modelFile: values.MODEL_FILE === undefined ? undefined : path.resolve(root, values.MODEL_FILE),
    modelRole: values.MODEL_ROLE ?? 'unsure',
    modelTier: values.MODEL_TIER ?? 'large',
  };
}

/** OpenAI's own models accept pictures, and it moderates; about others only their operator knows. */
function isOpenAi(baseUrl: string | undefined): boolean {
  return baseUrl === undefined || new URL(baseUrl).hostname === 'api.openai.com';
}
