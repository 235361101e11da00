/**
 * A hosted image model behind OpenAI's protocol (`/images/edits` with pictures, `/images/generations` without), as used
 * by edits, scenes and generated images: one request, one picture, and failures in words for users.
 */
import { createOpenAI } from '@ai-sdk/openai';
import { APICallError, generateImage, RetryError } from 'ai';
import sharp, { type Sharp } from 'sharp';
import type { Progress } from '#tools/contract/progress.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';

export interface ImageModelOptions {
  apiKey?: string | undefined;
  /** Undefined: OpenAI's own. */
  baseUrl?: string | undefined;
  model: string;
  /** Answers that take longer are abandoned, ms; tests are less patient. */
  timeLimit?: number;
}

/** px */
export interface Size {
  width: number;
  height: number;
}

export interface PaintRequest {
  /** The prompt. */
  text: string;
  /** Reference files; the first is the one to change. None: a new picture. */
  images: readonly Uint8Array[];
  /** PNG of the first one's size: its transparent part is repainted; without one everything may change. */
  mask?: Uint8Array;
  /** One of those that `sizeFor` gives. */
  size: Size;
  /** Nothing behind what is painted: the picture has alpha. */
  transparent?: boolean;
}

export interface ImageModel {
  /** Its address and name: other models paint other pictures. */
  name: string;
  /** The model's picture, opaque by default, at the requested size. Throws EngineRefusal, or the signal's reason. */
  paint(request: PaintRequest, options: { signal: AbortSignal; progress?: Progress | undefined }): Promise<Sharp>;
}

/** Compatible servers on this machine often need no key, but the client insists on one. */
const NO_KEY = 'none';
const TIME_LIMIT = 120_000;
/** Sizes that the models paint. */
const SIZES = [
  [1024, 1024],
  [1536, 1024],
  [1024, 1536],
] as const;

/** The size whose ratio is nearest. */
export function sizeFor({ width, height }: Size): Size {
  const off = ([w, h]: readonly [number, number]) => Math.abs(Math.log(w / h / (width / height)));
  const [w, h] = [...SIZES].sort((a, b) => off(a) - off(b))[0] as readonly [number, number];
  return { width: w, height: h };
}

/** The outcome of a request, in words for users. */
export function refusalOf(error: unknown, timeLimit: number): EngineRefusal {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) {
    if (last.statusCode === 429) return new EngineRefusal('engines.hostedBusy', {}, error);
    if (last.statusCode === 401 || last.statusCode === 403)
      return new EngineRefusal('engines.hostedUnusable', {}, error);
    if (/moderation|content_policy|safety/i.test(`${last.responseBody ?? ''} ${last.message}`))
      return new EngineRefusal('engines.hostedRefused', {}, error);
  }
  if (last instanceof Error && last.name === 'TimeoutError')
    return new EngineRefusal('engines.tooLong', { seconds: Math.round(timeLimit / 1000) }, error);
  return new EngineRefusal('engines.hostedFailed', {}, error);
}

/**
 * fetch with the form serialised first: a form that is still being sent when the request is aborted fails where nobody
 * can catch it.
 */
export const fetchWhole: typeof fetch = async (input, init) => {
  if (!(init?.body instanceof FormData)) return fetch(input, init);
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? '');
  return fetch(input, { ...init, headers, body: await form.arrayBuffer() });
};

export function createImageModel({
  apiKey = NO_KEY,
  baseUrl,
  model: modelId,
  timeLimit = TIME_LIMIT,
}: ImageModelOptions): ImageModel {
  const model = createOpenAI({
    apiKey,
    fetch: fetchWhole,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  }).image(modelId);
  return {
    name: `hosted ${baseUrl ?? ''} ${modelId}`,
    async paint({ text, images, mask, size, transparent = false }, { signal, progress }) {
      progress?.(null);
      const late = AbortSignal.timeout(timeLimit);
      try {
        const prompt = images.length === 0 ? text : { text, images: [...images], ...(mask ? { mask } : {}) };
        const { image } = await generateImage({
          model,
          prompt,
          size: `${size.width}x${size.height}`,
          abortSignal: AbortSignal.any([signal, late]),
          ...(transparent ? { providerOptions: { openai: { background: 'transparent', outputFormat: 'png' } } } : {}),
        });
        // A truncated picture decodes in part, or not at all: all of it is decoded before anything is done with it.
        const decoded = sharp(image.uint8Array, { failOn: 'truncated' }).toColourspace('srgb');
        const { data, info } = await (transparent ? decoded.ensureAlpha() : decoded.removeAlpha())
          .resize({ ...size, fit: 'fill' })
          .raw()
          .toBuffer({ resolveWithObject: true });
        return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
      } catch (error) {
        signal.throwIfAborted();
        throw refusalOf(late.aborted ? late.reason : error, timeLimit);
      }
    },
  };
}
