/** Asks a server for a file or the rest of it, through redirects, and reads what it states about the file. */
import { sizeText } from '../../app/services/storage/size-text.ts';
import { fetchError, reasonOf } from './fetch-errors.ts';

export interface Wanted {
  url: string;
  /** How much is there already, bytes. */
  from: number;
  /** The version that this much is of: a strong ETag or a date. */
  mark: string | null;
  signal: AbortSignal;
}

export interface ServerAnswer {
  /** From `start` on. Null: all of it is there already. */
  body: ReadableStream<Uint8Array> | null;
  /** Where the body begins: 0 if the server sends everything, whatever was asked for. */
  start: number;
  /** Size of the whole file, bytes. */
  whole: number | null;
  mark: string | null;
  /** As Hugging Face states it for its large files. */
  sha256: string | null;
}

/** The connection failed: worth another attempt. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

const MOST_REDIRECTS = 10;
const SHA256 = /^"?([0-9a-f]{64})"?$/i;
const PART = /^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/;
const ALL = /^bytes \*\/(\d{1,15})$/;

/** @throws StartError for an answer that will not change, ConnectionError for none. */
export async function askServer({ url, from, mark, signal }: Wanted): Promise<ServerAnswer> {
  let address = new URL(url);
  let sha256: string | null = null;
  const headers: Record<string, string> = {
    // Sizes are of what arrives.
    'accept-encoding': 'identity',
    ...(from > 0 ? { range: `bytes=${from}-` } : {}),
    ...(from > 0 && mark !== null ? { 'if-range': mark } : {}),
  };
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await ask(address, headers, signal);
    sha256 ??= SHA256.exec(response.headers.get('x-linked-etag') ?? '')?.[1]?.toLowerCase() ?? null;
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null) return read(response, { host: address.host, from, sha256 });
    await response.body?.cancel();
    const next = URL.canParse(location, address) ? new URL(location, address) : null;
    // Never from https to a place that others can read and change.
    if (!next || !/^https?:$/.test(next.protocol) || (address.protocol === 'https:' && next.protocol === 'http:'))
      break;
    address = next;
  }
  throw fetchError('redirects', { host: new URL(url).host });
}

async function ask(address: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { headers, redirect: 'manual', signal });
  } catch (error) {
    throw new ConnectionError(reasonOf(error), { cause: error });
  }
}

async function read(
  response: Response,
  { host, from, sha256 }: { host: string; from: number; sha256: string | null },
): Promise<ServerAnswer> {
  const { status, headers, body } = response;
  const mark = markOf(headers);
  const range = headers.get('content-range') ?? '';
  if (status === 206) {
    const [, start, whole] = PART.exec(range) ?? [];
    if (Number(start) === from) return { body, start: from, whole: Number(whole), mark, sha256 };
  }
  if (status === 200) {
    if (/^text\/html\b/i.test(headers.get('content-type') ?? '')) {
      await body?.cancel();
      throw fetchError('aPage', { host });
    }
    const length = headers.get('content-length');
    return { body, start: 0, whole: length === null ? null : Number(length), mark, sha256 };
  }
  await body?.cancel();
  if (status === 416 || status === 206) {
    // There is no rest: it is whole, or longer than the file and of no use.
    const whole = Number(ALL.exec(range)?.[1] ?? Number.NaN);
    return { body: null, start: whole === from ? from : 0, whole: whole === from ? whole : null, mark, sha256 };
  }
  if (status === 404 || status === 410) throw fetchError('notFound', { host, status: String(status) });
  if (status === 401 || status === 403) throw fetchError('notAllowed', { host, status: String(status) });
  if (status === 429 || status >= 500)
    throw fetchError('serverBusy', { host, status: String(status), done: sizeText(from) });
  throw fetchError('badStatus', { host, status: String(status) });
}

/** What If-Range takes: a strong ETag, or else a date. */
function markOf(headers: Headers): string | null {
  const tag = headers.get('etag');
  return tag?.startsWith('"') ? tag : headers.get('last-modified');
}
