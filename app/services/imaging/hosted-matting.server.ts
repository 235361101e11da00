/**
 * Cutouts by a remote matting service (BACKGROUND_SERVICE_URL). The protocol is common to such services: one POST with
 * the picture as a file of a form, answered by a picture. rembg's server expects it as `file` (`/api/remove`),
 * remove.bg, Photoroom and the like as `image_file`; BACKGROUND_SERVICE_FIELD says which. Its transparency is the mask;
 * a picture without any is the mask itself, white for what is kept (rembg's `?om=true`). The picture itself stays ours,
 * pixel by pixel: only the mask is used.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { ImagingOptions } from '#tools/contract/ports/imaging-port.ts';
import { retryAfter } from '#app/services/http/retry-after.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { isCutOut, judge } from '../engines/cut-out/cutout-judgement.ts';
import { ImagingError } from '../engines/cut-out/cutout-job.ts';
import type { Matting } from './matting.ts';
import { encodeMask, openPicture, type EnginePicture } from '../engines/cut-out/picture.ts';

export interface MattingService {
  url: string;
  /** Sent as `x-api-key` and as a bearer token: services expect one or the other. */
  key?: string | undefined;
  /** The form's field: `file` or `image_file`. */
  field: string;
  /** Answers that take longer are abandoned, ms. */
  timeLimit?: number;
  /** Waits that the service requests are limited to this, ms. */
  longestWait?: number;
}

const TIME_LIMIT = 60_000;
const LONGEST_WAIT = 15_000;
/** After the first try. */
const MORE_TRIES = 2;
/** What services accept, px of the longer side; the mask is enlarged from there. */
const LARGEST = 3000;
/** No mask is larger, bytes. */
const MOST_BYTES = 60_000_000;
/** Raised when cutouts change for the same answers. */
const VERSION = 2;

const failed = (cause: unknown) => new EngineRefusal('engines.serviceFailed', {}, cause);

/** What is sent: upright, without the file's metadata on place and camera. */
async function fileOf({ full: { width, height, data } }: EnginePicture): Promise<Blob> {
  const pixels = sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  const bytes = await pixels
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** The answer as a mask of the picture's size. */
async function maskIn(answer: Uint8Array, { full: { width, height } }: EnginePicture): Promise<Uint8Array> {
  try {
    const open = () => sharp(answer, { limitInputPixels: 64_000_000, failOn: 'truncated', pages: 1 });
    const { hasAlpha, width: wide, height: tall } = await open().metadata();
    // Cropped to the subject it would be misplaced.
    if (Math.abs(wide / tall - width / height) > 0.02 * (width / height) + 1 / Math.min(wide, tall))
      throw new Error(`The answer has ${wide} × ${tall} px, the picture ${width} × ${height}`);
    const plane = hasAlpha ? open().extractChannel('alpha') : open().toColourspace('b-w').extractChannel(0);
    return new Uint8Array(
      await plane.resize({ width, height, fit: 'fill', kernel: 'cubic' }).raw({ depth: 'uchar' }).toBuffer(),
    );
  } catch (error) {
    throw failed(error);
  }
}

export function createHostedMatting({
  url,
  key,
  field,
  timeLimit = TIME_LIMIT,
  longestWait = LONGEST_WAIT,
}: MattingService): Matting {
  const headers = {
    accept: 'image/png, image/webp;q=0.9, image/*;q=0.8',
    ...(key === undefined ? {} : { 'x-api-key': key, authorization: `Bearer ${key}` }),
  };

  /** The service's answer, whole. */
  async function ask(file: Blob, signal: AbortSignal): Promise<Uint8Array> {
    const form = new FormData();
    form.set(field, file, 'picture.jpg');
    for (let tried = 0; ; tried += 1) {
      // Serialised first: a form that is still being sent when the request is aborted fails where nobody can catch it.
      const body = new Response(form);
      const late = AbortSignal.timeout(timeLimit);
      let response: Response;
      let bytes: Uint8Array;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
          body: await body.arrayBuffer(),
          // A redirect would forward picture and key.
          redirect: 'error',
          signal: AbortSignal.any([signal, late]),
        });
        bytes = new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted) throw new EngineRefusal('engines.tooLong', { seconds: Math.round(timeLimit / 1000) }, error);
        throw failed(error);
      }
      if (response.ok) {
        if (bytes.length > MOST_BYTES || !(response.headers.get('content-type') ?? 'image/').startsWith('image/'))
          throw failed(new Error('The service answered with no picture'));
        return bytes;
      }
      const cause = new Error(`The matting service answered ${response.status}`);
      if ([401, 402, 403].includes(response.status)) throw new EngineRefusal('engines.serviceUnusable', {}, cause);
      // How remove.bg and others say that there is no subject.
      if (
        response.status === 400 &&
        /unknown_foreground|no.{0,20}(?:foreground|subject|object)/i.test(
          new TextDecoder().decode(bytes.subarray(0, 2000)),
        )
      )
        throw new ImagingError('nothingFound', {}, cause);
      const busy = response.status === 429;
      if ((!busy && response.status < 500) || tried === MORE_TRIES)
        throw busy ? new EngineRefusal('engines.serviceBusy', {}, cause) : failed(cause);
      const pause = retryAfter(response.headers.get('retry-after')) ?? 500 * 2 ** tried;
      if (pause > longestWait) throw new EngineRefusal('engines.serviceBusy', {}, cause);
      await wait(pause, undefined, { signal });
    }
  }

  return {
    name: `service-${createHash('sha256').update(url).digest('hex').slice(0, 16)}-${VERSION}`,
    async cutOut(bytes, { signal, progress }: ImagingOptions) {
      const picture = await openPicture(bytes);
      signal.throwIfAborted();
      progress?.(null);
      const alpha = isCutOut(picture) ?? (await maskIn(await ask(await fileOf(picture), signal), picture));
      if (picture.alpha) for (let at = 0; at < alpha.length; at += 1) if (picture.alpha[at] === 0) alpha[at] = 0;
      const { width, height, full } = picture;
      return { mask: await encodeMask(alpha, full, { width, height }), width, height, ...judge(alpha, picture) };
    },
  };
}
