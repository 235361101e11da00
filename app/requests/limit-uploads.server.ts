/**
 * Middleware of the root: counts every form with files against its address before it is read, whichever route it is
 * for.
 */
import type { RouterContextProvider } from 'react-router';
import { tooManyRequests } from '#app/requests/error-response.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { overAddressLimit } from '../services/http/limit-addresses.server.ts';
import { requestFacts } from '../services/http/request-context.ts';
import { waitText } from '../services/http/wait-text.ts';

export async function limitUploads(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) return next();
  const { limiter } = services();
  const { address } = context.get(requestFacts);
  // Bodies without a length were refused before.
  const kilobytes = Math.ceil((Number(request.headers.get('content-length')) || 0) / 1000);
  const retryAfter =
    (await overAddressLimit(limiter, 'uploads', address)) ??
    (await overAddressLimit(limiter, 'uploadedKilobytes', address, kilobytes));
  return retryAfter === null
    ? next()
    : tooManyRequests(retryAfter, message('common.tooManyUploads', { when: waitText(retryAfter) }));
}
