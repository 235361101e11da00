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

async function send<Body>(
  method: string,
  path: string,
  body: unknown,
  { headers = {}, signal }: RequestOptions,
): Promise<Body> {
  const asIs = body === undefined || body instanceof FormData;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers: { Accept: 'application/json', ...(asIs ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: asIs ? body : JSON.stringify(body),
      signal,
    });
    // A truncated answer is useless: its contents prove nothing.
    text = await response.text();
  } catch (error) {
    // The caller that aborts a request needs no report.
    if (signal?.aborted) throw error;
    throw failed(error instanceof Error ? error.message : String(error), error, { method, path: pathOnly(path) });
  }
  const answer = bodyOf(text, response.headers.get('Content-Type'));
  if (response.ok) return answer as Body;
  throw failed(answer ?? response.statusText, new Error(`${method} ${pathOnly(path)} answered ${response.status}`), {
    method,
    path: pathOnly(path),
    status: response.status,
  });
}

function bodyOf(text: string, type: string | null): unknown {
  if (text === '') return null;
  if (!type?.includes('json')) return text;
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
