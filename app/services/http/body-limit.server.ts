/** How much a request may carry. A body must announce its length: browsers always do, and the limit then holds from the first byte. */
import type { RequestHandler } from 'express';
import { message } from '#messages/message.ts';

const megabyte = 1024 * 1024;

/** The first prefix that matches counts; the last one is for everything else. */
const limits: readonly { prefix: string; bytes: number }[] = [
  // A picture of 25 MB with its multipart frame.
  { prefix: '/api/assets', bytes: 26 * megabyte },
  { prefix: '/api/drafts', bytes: 26 * megabyte },
  // Three pictures.
  { prefix: '/api/models', bytes: 78 * megabyte },
  { prefix: '/api/auth', bytes: 32 * 1024 },
  { prefix: '/api/errors', bytes: 32 * 1024 },
  { prefix: '', bytes: 2 * megabyte },
];

/** Most bytes that a request to this path may carry. */
export function bodyLimit(path: string): number {
  return limits.find(({ prefix }) => path === prefix || path.startsWith(prefix === '' ? '' : `${prefix}/`))?.bytes ?? 0;
}

/** Refuses bodies that are too large (413) or don't say how large they are (411). */
export function limitBody(): RequestHandler {
  return (request, response, next) => {
    if (request.headers['transfer-encoding'] !== undefined) {
      response.status(411).json({ error: { code: 'length_required', message: message('common.lengthRequired') } });
      return;
    }
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit(request.path)) {
      // What is still coming is not worth reading.
      response.setHeader('Connection', 'close');
      response.status(413).json({ error: { code: 'too_large', message: message('common.tooLarge') } });
      return;
    }
    next();
  };
}
