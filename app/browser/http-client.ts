/**
 * Requests of the browser to our own server. Each returns the body of the answer; on failure it reports the error and
 * throws the server's body, or else the error's message.
 */
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';

export type QueryValue = string | number | boolean | null | undefined;

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** GET; query values that are null or undefined are left out. */
export function httpGet<Body>(
  path: string,
  query: Record<string, QueryValue> = {},
  options: RequestOptions = {},
): Promise<Body> {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(pairs).toString();
  return send<Body>('GET', search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path, undefined, options);
}

/** POST; an object is sent as JSON, a FormData unchanged. */
export function httpPost<Body>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Body> {
  return send<Body>('POST', path, body, options);
}

/** PATCH, as POST. */
export function httpPatch<Body>(path: string, body: unknown, options: RequestOptions = {}): Promise<Body> {
  return send<Body>('PATCH', path, body, options);
}

/** DELETE; usually without a body in either direction. */
export function httpDelete<Body = void>(path: string, options: RequestOptions = {}, body?: unknown): Promise<Body> {
  return send<Body>('DELETE', path, body, options);
}

/**
 * POST, or GET when there is no body, with an answer that streams: resolves when it begins; null when there is none.
 * Reading it throws what the browser throws.
 */
export async function httpStream(
  path: string,
  body: object | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const method = body ? 'POST' : 'GET';
  const response = await fetch(path, requestOf(method, body, { signal })).catch((error: unknown) =>
    broken(method, path, error, signal),
  );
  if (!response.ok) refused(method, path, response, await response.text().catch(() => ''));
  return response.body;
}

async function send<Body>(method: string, path: string, body: unknown, options: RequestOptions): Promise<Body> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, requestOf(method, body, options));
    // A truncated answer is useless: its contents prove nothing.
    text = await response.text();
  } catch (error) {
    return broken(method, path, error, options.signal);
  }
  return response.ok ? (bodyOf(text, response) as Body) : refused(method, path, response, text);
}

function requestOf(method: string, body: unknown, { headers = {}, signal }: RequestOptions): RequestInit {
  const asIs = body === undefined || body instanceof FormData;
  return {
    method,
    headers: { Accept: 'application/json', ...(asIs ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body: asIs ? body : JSON.stringify(body),
    signal,
  };
}

function broken(method: string, path: string, error: unknown, signal: AbortSignal | undefined): never {
  // The caller that aborts a request needs no report.
  if (signal?.aborted) throw error;
  throw failed(error instanceof Error ? error.message : String(error), error, { method, path: pathOnly(path) });
}

function refused(method: string, path: string, response: Response, text: string): never {
  throw failed(
    bodyOf(text, response) ?? response.statusText,
    new Error(`${method} ${pathOnly(path)} answered ${response.status}`),
    { method, path: pathOnly(path), status: response.status },
  );
}

function bodyOf(text: string, { headers }: Response): unknown {
  if (text === '') return null;
  if (!headers.get('Content-Type')?.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function failed(thrown: unknown, error: unknown, context: Record<string, string | number>): unknown {
  reportInBrowser(error, context);
  return thrown;
}

/** Queries may contain data that must not be reported. */
function pathOnly(path: string): string {
  return path.replace(/[?#].*/s, '');
}
