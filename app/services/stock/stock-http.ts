/**
 * Requests to services of stock photos: only to their own hosts, also after redirects, with a limit of time and size.
 * Nothing of a user is sent: no id, no address, no cookie.
 */
import type { z } from 'zod';

/** Why a service gives nothing. */
export type StockTrouble = 'busy' | 'key' | 'unreachable' | 'broken' | 'tooLarge' | 'gone';

export class StockFailure extends Error {
  readonly why: StockTrouble;
  /** s until it may be asked again; null: not known. */
  readonly retryAfter: number | null;

  constructor(why: StockTrouble, retryAfter: number | null = null, cause?: unknown) {
    super(`Stock photos: ${why}`, { cause });
    this.why = why;
    this.retryAfter = retryAfter;
  }
}

const LIMIT_MS = 10_000;
const PICTURE_LIMIT_MS = 30_000;
const MOST_JSON = 4_000_000;
const MOST_REDIRECTS = 3;
/** s that a service is left alone that says it is busy without saying for how long. */
const USUAL_REST = 60;
const LONGEST_REST = 3_600;

export interface Fetched {
  url: string;
  bytes: Uint8Array;
  type: string;
}

/** The seconds of a Retry-After header, which may be a date. */
export function restOf(header: string | null, now = Date.now()): number {
  if (header === null) return USUAL_REST;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000);
  return Number.isFinite(seconds) ? Math.min(LONGEST_REST, Math.max(1, seconds)) : USUAL_REST;
}

/** The body, as long as it is within the limit: what a header says of its length need not be true. */
async function bodyOf(response: Response, most: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel();
    throw new StockFailure('tooLarge');
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most) throw new StockFailure('tooLarge');
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export interface StockHttp {
  json<Shape>(url: string, schema: z.ZodType<Shape>, signal: AbortSignal): Promise<Shape>;
  /** A file of at most so many bytes. */
  file(url: string, most: number, signal: AbortSignal): Promise<Fetched>;
}

/**
 * @param origins the only ones that are asked: `https://api.example.com`
 * @param headers sent to the first of them only: a key is nobody else's business
 */
export function stockHttp(origins: readonly string[], headers: Readonly<Record<string, string>> = {}): StockHttp {
  async function get(url: string, most: number, limit: number, signal: AbortSignal): Promise<Fetched> {
    const both = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
    try {
      let next = url;
      for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
        const { origin, username } = new URL(next);
        if (!origins.includes(origin) || username !== '') throw new StockFailure('broken');
        const response = await fetch(next, {
          redirect: 'manual',
          signal: both,
          headers: { 'User-Agent': 'Blend', ...(origin === origins[0] ? headers : {}) },
        });
        const { status } = response;
        if (status >= 300 && status < 400) {
          await response.body?.cancel();
          const location = response.headers.get('location');
          if (location === null || !URL.canParse(location, next)) throw new StockFailure('broken');
          next = new URL(location, next).href;
          continue;
        }
        if (response.ok)
          return { url: next, bytes: await bodyOf(response, most), type: response.headers.get('content-type') ?? '' };
        await response.body?.cancel();
        // Unsplash answers 403 once the hour's requests are used up.
        const isUsedUp = response.headers.get('x-ratelimit-remaining') === '0';
        if (status === 429 || (status === 403 && isUsedUp))
          throw new StockFailure('busy', restOf(response.headers.get('retry-after')));
        if (status === 401 || status === 403) throw new StockFailure('key');
        if (status === 404 || status === 410) throw new StockFailure('gone');
        throw new StockFailure(status >= 500 ? 'unreachable' : 'broken');
      }
      throw new StockFailure('broken');
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof StockFailure ? error : new StockFailure('unreachable', null, error);
    }
  }
  return {
    async json(url, schema, signal) {
      const { bytes } = await get(url, MOST_JSON, LIMIT_MS, signal);
      try {
        return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
      } catch (error) {
        throw new StockFailure('broken', null, error);
      }
    },
    file: (url, most, signal) => get(url, most, PICTURE_LIMIT_MS, signal),
  };
}
