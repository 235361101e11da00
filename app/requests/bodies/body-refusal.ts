/** The response to a request whose body is refused: by the web server before it is read, or by its reader. */
import { message } from '#messages/message.ts';
import { JSON_BOUNDS, type JsonExcess } from './json-bounds.ts';

export interface BodyRefusal {
  status: number;
  code: string;
  message: string;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

/** In the form in which people read sizes: '25 MB', '64 kB'. */
const sizeText = (bytes: number): string =>
  bytes >= 1_000_000
    ? message('common.megabytes', { size: bytes / 1_000_000 })
    : message('common.kilobytes', { size: bytes / 1000 });

export const tooLarge = (promised: number): BodyRefusal => ({
  status: 413,
  code: 'too_large',
  message: message('common.tooLarge', { limit: sizeText(promised) }),
});

export const lengthRequired = (): BodyRefusal => ({
  status: 411,
  code: 'length_required',
  message: message('common.lengthRequired'),
});

export const encodedBody = (): BodyRefusal => ({
  status: 415,
  code: 'encoded_body',
  message: message('common.encodedBody'),
});

export const tooManyBodies = (retryAfter: number): BodyRefusal => ({
  status: 429,
  code: 'too_many',
  message: message('common.tooMany'),
  retryAfter,
});

export const serverBusy = (retryAfter: number): BodyRefusal => ({
  status: 503,
  code: 'busy',
  message: message('common.busyWithBodies'),
  retryAfter,
});

export const tooSlow = (): BodyRefusal => ({ status: 408, code: 'too_slow', message: message('common.bodyTooSlow') });

export const incompleteBody = (): BodyRefusal => ({
  status: 400,
  code: 'incomplete',
  message: message('common.bodyIncomplete'),
});

export const notJson = (): BodyRefusal => ({ status: 422, code: 'invalid', message: message('common.notJson') });

export const excessiveJson = (excess: JsonExcess): BodyRefusal => ({
  status: 413,
  code: `too_many_${excess}`,
  message: message(`common.json.${excess}`, { limit: JSON_BOUNDS[excess] }),
});

export const notForm = (): BodyRefusal => ({
  status: 400,
  code: 'malformed_form',
  message: message('common.malformedForm'),
});

export const tooManyParts = (limit: number): BodyRefusal => ({
  status: 413,
  code: 'too_many_parts',
  message: message('common.tooManyParts', { limit }),
});

/** The headers of a refusal. */
export const refusalHeaders = ({ retryAfter }: BodyRefusal): Record<string, string> => ({
  'Cache-Control': 'no-store',
  ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
});

/** The body of a refusal, in the common shape of errors. */
export const refusalBody = ({
  code,
  message: text,
}: BodyRefusal): { error: { code: string; message: string; field: string } } => ({
  error: { code, message: text, field: 'body' },
});

/** The response that actions throw. */
export function refusalResponse(refusal: BodyRefusal): Response {
  return Response.json(refusalBody(refusal), { status: refusal.status, headers: refusalHeaders(refusal) });
}
