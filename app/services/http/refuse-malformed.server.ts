/** Refuses requests that no browser and no honest program sends, before anything looks at them closely. */
import type { RequestHandler } from 'express';
import { message } from '#messages/message.ts';

/**
 * The methods of RFC 9110 and RFC 5789 that a route may answer. TRACE would show cookies to scripts, CONNECT is for
 * proxies.
 */
export const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const known: ReadonlySet<string> = new Set(KNOWN_METHODS);

/**
 * Headers of which a second one would contradict the first. Node rejects further lengths itself and drops the others.
 */
const single = ['host', 'content-type', 'content-encoding', 'origin', 'range'];

/** A name or an address, and a port. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses with 400 a target that is no path (absolute form, `*`) or can't be decoded, a missing, malformed or repeated
 * Host, and other repeated headers; with 405 a method that nothing here answers.
 */
export function refuseMalformed(): RequestHandler {
  return (request, response, next) => {
    const { method, originalUrl, rawHeaders } = request;
    const refuse = (status: number, code: string, text: string) => {
      response.setHeader('Cache-Control', 'no-store');
      response.status(status).json({ error: { code, message: text } });
    };
    if (!known.has(method)) {
      response.setHeader('Allow', KNOWN_METHODS.join(', '));
      return refuse(405, 'unknown_method', message('common.badMethod', { method }));
    }
    if (!originalUrl.startsWith('/') || !isDecodable(originalUrl))
      return refuse(400, 'malformed_address', message('common.badTarget'));
    const { host } = request;
    if (host === undefined || !hostPattern.test(host) || !URL.canParse(`http://${host}`))
      return refuse(400, 'malformed_host', message('common.badHost'));
    const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    const repeated = single.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
    if (repeated !== undefined)
      return refuse(400, 'repeated_header', message('common.repeatedHeader', { name: repeated }));
    next();
  };
}

/** Whether a target's path is well-formed percent-encoded UTF-8 (RFC 3986, 2.1). */
function isDecodable(target: string): boolean {
  const end = target.indexOf('?');
  try {
    decodeURIComponent(end === -1 ? target : target.slice(0, end));
    return true;
  } catch {
    return false;
  }
}
