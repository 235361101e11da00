/** The variables of models: which one answers in the chat, which ones paint, film and judge. */
import path from 'node:path';
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { address, isLoopback, wholeNumber } from './setting-types.ts';

/** Whose protocol a hosted model speaks. */
export type Vendor = 'openai' | 'anthropic' | 'gemini';

/** A model at Anthropic or Google, or behind a server that speaks their protocol. */
export interface VendorSettings {
  apiKey: string;
  /** Undefined: the vendor's own. */
  baseUrl: string | undefined;
  model: string;
  /** Whether it also gets a picture of the page. */
  takesPictures: boolean;
}

export interface ModelSettings {
  anthropic?: VendorSettings;
  gemini?: VendorSettings;
  /** Which hosted model answers; undefined: the only one. */
  modelProvider?: Vendor;
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
  /** Ports of this machine at which servers of models are looked for. */
  modelPorts: readonly number[];
}

/** Ollama, llama.cpp and LocalAI, vLLM, LM Studio. */
const DEFAULT_PORTS = [11_434, 8080, 8000, 1234] as const;
const DEFAULT_MODEL = 'gpt-5.4';
/** By the beginning of their variables. */
const VENDOR_DEFAULTS = { ANTHROPIC: 'claude-sonnet-5-5', GEMINI: 'gemini-3.8-flash' } as const;

const name = z.string().regex(/^\S{1,200}$/);
const key = z.string().regex(/^[\x21-\x7e]+$/);
const onOrOff = z.enum(['on', 'off']);

export const modelVariables = {
  OPENAI_API_KEY: { type: key, allowed: 'config.allowed.key', hidden: true },
  OPENAI_BASE_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  OPENAI_MODEL: { type: name, allowed: 'config.allowed.model' },
  OPENAI_PICTURES: { type: onOrOff, allowed: 'config.allowed.switch' },
  OPENAI_MODERATION: { type: onOrOff, allowed: 'config.allowed.switch' },
  OPENAI_IMAGE_MODEL: { type: name, allowed: 'config.allowed.model' },
  OPENAI_VIDEO_MODEL: { type: name, allowed: 'config.allowed.model' },
  OPENAI_EDIT_MODEL: { type: name, allowed: 'config.allowed.model' },
  ANTHROPIC_API_KEY: { type: key, allowed: 'config.allowed.key', hidden: true },
  ANTHROPIC_BASE_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  ANTHROPIC_MODEL: { type: name, allowed: 'config.allowed.model' },
  ANTHROPIC_PICTURES: { type: onOrOff, allowed: 'config.allowed.switch' },
  GEMINI_API_KEY: { type: key, allowed: 'config.allowed.key', hidden: true },
  GEMINI_BASE_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  GEMINI_MODEL: { type: name, allowed: 'config.allowed.model' },
  GEMINI_PICTURES: { type: onOrOff, allowed: 'config.allowed.switch' },
  MODEL_PROVIDER: { type: z.enum(['openai', 'anthropic', 'gemini']), allowed: 'config.allowed.modelProvider' },
  RECORD_MODEL: { type: onOrOff, allowed: 'config.allowed.switch' },
  MODEL_FILE: { type: z.string().refine((text) => !text.includes('\0')), allowed: 'config.allowed.file' },
  MODEL_ROLE: { type: z.enum(['unsure', 'always']), allowed: 'config.allowed.modelRole' },
  MODEL_TIER: { type: z.enum(['small', 'large']), allowed: 'config.allowed.modelTier' },
  MODEL_PORTS: {
    type: z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(wholeNumber(1, 65_535)).min(1).max(16)),
    allowed: 'config.allowed.modelPorts',
  },
} as const;

type ModelValues = { [N in keyof typeof modelVariables]?: z.output<(typeof modelVariables)[N]['type']> };

/** A line for each variable that is missing although others need it. */
export function missingForModels(env: Record<string, string | undefined>, values: ModelValues): string[] {
  const isGiven = (variable: string) => Boolean(env[variable]?.trim());
  const lines: string[] = [];
  if (values.OPENAI_BASE_URL && !isGiven('OPENAI_MODEL'))
    lines.push(message('config.needs', { name: 'OPENAI_MODEL', because: 'OPENAI_BASE_URL' }));
  // OpenAI's own would be paid by what it reads, and what a small model reads is not counted.
  if (values.MODEL_TIER === 'small' && !isGiven('OPENAI_BASE_URL'))
    lines.push(message('config.needs', { name: 'OPENAI_BASE_URL', because: 'MODEL_TIER=small' }));
  for (const because of ['OPENAI_EDIT_MODEL', 'OPENAI_IMAGE_MODEL', 'OPENAI_VIDEO_MODEL'] as const)
    if (values[because] && !isGiven('OPENAI_API_KEY') && !isGiven('OPENAI_BASE_URL'))
      lines.push(message('config.needs', { name: 'OPENAI_API_KEY', because }));
  for (const vendor of ['ANTHROPIC', 'GEMINI'] as const)
    for (const because of [`${vendor}_BASE_URL`, `${vendor}_MODEL`] as const)
      if (values[because] && !isGiven(`${vendor}_API_KEY`))
        lines.push(message('config.needs', { name: `${vendor}_API_KEY`, because }));
  const answering = answeringVendors(values);
  const { MODEL_PROVIDER: chosen } = values;
  if (chosen && !answering.includes(chosen))
    lines.push(
      message('config.needs', { name: `${chosen.toUpperCase()}_API_KEY`, because: `MODEL_PROVIDER=${chosen}` }),
    );
  if (!chosen && answering.length > 1)
    lines.push(
      message('config.chooseProvider', {
        keys: answering.map((vendor) => `${vendor.toUpperCase()}_API_KEY`).join(', '),
        choices: answering.map((vendor) => `"${vendor}"`).join(' or '),
      }),
    );
  if (values.RECORD_MODEL === 'on' && answering.length > 0 && (chosen ?? answering[0]) !== 'openai')
    lines.push(message('config.recordsOpenAiOnly'));
  return lines;
}

/** Those whose models are set up to answer. */
function answeringVendors(values: ModelValues): Vendor[] {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_TIER, ANTHROPIC_API_KEY, GEMINI_API_KEY } = values;
  const isThere: Record<Vendor, boolean> = {
    openai: MODEL_TIER !== 'small' && (OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined),
    anthropic: ANTHROPIC_API_KEY !== undefined,
    gemini: GEMINI_API_KEY !== undefined,
  };
  return (['openai', 'anthropic', 'gemini'] as const).filter((vendor) => isThere[vendor]);
}

function vendorSettings(values: ModelValues, vendor: 'ANTHROPIC' | 'GEMINI'): VendorSettings | undefined {
  const apiKey = values[`${vendor}_API_KEY`];
  if (apiKey === undefined) return undefined;
  return {
    apiKey,
    baseUrl: values[`${vendor}_BASE_URL`],
    model: values[`${vendor}_MODEL`] ?? VENDOR_DEFAULTS[vendor],
    // All of their models take pictures.
    takesPictures: values[`${vendor}_PICTURES`] !== 'off',
  };
}

/** The models that may cost something: those that are set up to answer, and are not on this machine. */
export function paidModels(values: ModelValues): string[] {
  const named = {
    openai: [values.OPENAI_BASE_URL, values.OPENAI_MODEL ?? DEFAULT_MODEL],
    anthropic: [values.ANTHROPIC_BASE_URL, values.ANTHROPIC_MODEL ?? VENDOR_DEFAULTS.ANTHROPIC],
    gemini: [values.GEMINI_BASE_URL, values.GEMINI_MODEL ?? VENDOR_DEFAULTS.GEMINI],
  } as const;
  return answeringVendors(values).flatMap((vendor) => {
    const [baseUrl, model] = named[vendor];
    return baseUrl !== undefined && isLoopback(new URL(baseUrl).hostname) ? [] : [model];
  });
}

/** `root`: relative paths start there. */
export function modelSettings(values: ModelValues, root: string): ModelSettings {
  return {
    anthropic: vendorSettings(values, 'ANTHROPIC'),
    gemini: vendorSettings(values, 'GEMINI'),
    modelProvider: values.MODEL_PROVIDER,
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
    modelPorts: values.MODEL_PORTS ?? DEFAULT_PORTS,
  };
}

/** OpenAI's own models accept pictures, and it moderates; about others only their operator knows. */
function isOpenAi(baseUrl: string | undefined): boolean {
  return baseUrl === undefined || new URL(baseUrl).hostname === 'api.openai.com';
}
