/**
 * A hosted video model behind OpenAI's videos (`POST /videos`, `GET /videos/:id`, `GET /videos/:id/content`): one photo
 * and words, one film. It is polled every few seconds, and takes minutes; failures are in words for users.
 */
import type { Experimental_VideoModelV4 } from '@ai-sdk/provider';
import { experimental_generateVideo as generateVideo, APICallError } from 'ai';
import { z } from 'zod';
import type { Progress } from '#tools/contract/progress.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { retryAfter } from '#app/services/http/retry-after.ts';
import { fetchWhole, refusalOf } from './image-model.server.ts';

export interface VideoModelOptions {
  apiKey?: string | undefined;
  /** Undefined: OpenAI's own. */
  baseUrl?: string | undefined;
  model: string;
  /** Films that take longer are abandoned, ms; tests are less patient. */
  timeLimit?: number;
  /** Between two looks, ms. */
  interval?: number;
}

export interface VideoRequest {
  /** The prompt. */
  text: string;
  /** JPEG of the film's size that it starts with. */
  image: Uint8Array;
  size: { width: number; height: number };
  /** One of `VIDEO_SECONDS`. */
  seconds: number;
}

export interface VideoModel {
  name: string;
  /** MP4. Throws EngineRefusal, or the signal's reason; a job begun there is then cancelled. */
  film(request: VideoRequest, options: { signal: AbortSignal; progress?: Progress | undefined }): Promise<Uint8Array>;
}

/** Lengths that the models film, s. */
export const VIDEO_SECONDS = [4, 8, 12] as const;
/** Sizes that the models film, px. */
const SIZES = [
  [1280, 720],
  [720, 1280],
] as const;

const OPENAI = 'https://api.openai.com/v1';
const TIME_LIMIT = 600_000;
const INTERVAL = 4_000;
/** Waits that the service requests are limited to this, ms. */
const LONGEST_WAIT = 15_000;
/** After the first try. */
const MORE_TRIES = 3;
/** No film is larger, bytes. */
const MOST_BYTES = 200_000_000;

/** The size whose ratio is nearest. */
export function videoSizeFor({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const off = ([w, h]: readonly [number, number]) => Math.abs(Math.log(w / h / (width / height)));
  const [w, h] = SIZES.toSorted((a, b) => off(a) - off(b))[0] ?? SIZES[0];
  return { width: w, height: h };
}

/** The length that is nearest, s. */
export function videoSecondsFor(seconds: number): number {
  return VIDEO_SECONDS.toSorted((a, b) => Math.abs(a - seconds) - Math.abs(b - seconds))[0] ?? VIDEO_SECONDS[0];
}

const jobSchema = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['queued', 'in_progress', 'completed', 'failed']),
  progress: z.number().min(0).max(100).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});
type Job = z.output<typeof jobSchema>;

/** MP4 starts with a box of this type (ISO/IEC 14496-12, 4.3). */
const isMp4 = (bytes: Uint8Array) => bytes.length > 1_000 && String.fromCodePoint(...bytes.subarray(4, 8)) === 'ftyp';

export function createVideoModel({
  apiKey,
  baseUrl = OPENAI,
  model: modelId,
  timeLimit = TIME_LIMIT,
  interval = INTERVAL,
}: VideoModelOptions): VideoModel {
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };

  /** One request; retried if the service is busy or fails. Throws APICallError. */
  async function call(path: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    const url = `${baseUrl}${path}`;
    for (let tried = 0; ; tried += 1) {
      // A redirect would forward photo and key.
      const response = await fetchWhole(url, { ...init, headers, redirect: 'error' });
      if (response.ok) return response;
      const body = await response.text();
      const again = response.status === 429 || response.status >= 500;
      // A job that was begun must not be begun twice.
      const safe = init.method !== 'POST' || response.status === 429;
      if (again && safe && tried < MORE_TRIES) {
        await rest(Math.min(LONGEST_WAIT, retryAfter(response.headers.get('retry-after')) ?? interval), init.signal);
        continue;
      }
      throw new APICallError({
        message: `The video model answered ${response.status}`,
        url,
        requestBodyValues: {},
        statusCode: response.status,
        responseBody: body,
        isRetryable: false,
      });
    }
  }

  const jobOf = async (response: Response): Promise<Job> => jobSchema.parse(await response.json());

  function modelFor(
    { text, image, size, seconds }: VideoRequest,
    signal: AbortSignal,
    progress: Progress,
    begun: (id: string) => void,
  ): Experimental_VideoModelV4 {
    const response = () => ({ timestamp: new Date(), modelId, headers: undefined });
    return {
      specificationVersion: 'v4',
      provider: 'openai-compatible',
      modelId,
      maxVideosPerCall: 1,
      async doStart() {
        const form = new FormData();
        for (const [name, value] of Object.entries({
          model: modelId,
          prompt: text,
          seconds: String(seconds),
          size: `${size.width}x${size.height}`,
        }))
          form.set(name, value);
        form.set('input_reference', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'photo.jpg');
        const job = await jobOf(await call('/videos', { method: 'POST', body: form, signal }));
        begun(job.id);
        return { operation: job.id, warnings: [], response: response() };
      },
      async doStatus({ operation }) {
        const id = encodeURIComponent(String(operation));
        const job = await jobOf(await call(`/videos/${id}`, { method: 'GET', signal }));
        if (job.status === 'failed')
          return {
            status: 'error',
            error: `${job.error?.code ?? ''} ${job.error?.message ?? 'The video model failed'}`,
            response: response(),
          };
        progress(job.progress == null ? null : job.progress / 100);
        if (job.status !== 'completed') return { status: 'pending', response: response() };
        const content = await call(`/videos/${id}/content`, { method: 'GET', signal });
        const bytes = new Uint8Array(await content.arrayBuffer());
        if (bytes.length > MOST_BYTES || !isMp4(bytes)) throw new Error('The video model’s answer is no film');
        return {
          status: 'completed',
          videos: [{ type: 'binary', data: bytes, mediaType: 'video/mp4' }],
          warnings: [],
          response: response(),
        };
      },
    };
  }

  return {
    name: `hosted ${baseUrl} ${modelId}`,
    async film(request, { signal, progress = () => undefined }) {
      progress(null);
      const late = AbortSignal.timeout(timeLimit);
      const both = AbortSignal.any([signal, late]);
      let id: string | null = null;
      let over = false;
      try {
        const { video } = await generateVideo({
          model: modelFor(request, both, progress, (begun) => (id = begun)),
          prompt: request.text,
          maxRetries: 0,
          abortSignal: both,
          poll: { intervalMs: interval, timeoutMs: timeLimit },
        });
        over = true;
        return video.uint8Array;
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted) throw refusalOf(late.reason, timeLimit);
        if (error instanceof Error && /moderation|content_policy|safety/i.test(error.message))
          throw new EngineRefusal('engines.hostedRefused', {}, error);
        throw refusalOf(error, timeLimit);
      } finally {
        // Nobody waits for it any more, and films are expensive.
        if (!over && id !== null)
          void fetch(`${baseUrl}/videos/${encodeURIComponent(id)}`, {
            method: 'DELETE',
            headers,
            redirect: 'error',
            signal: AbortSignal.timeout(10_000),
          }).catch(() => undefined);
      }
    },
  };
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
