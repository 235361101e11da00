/**
 * POST /api/envelopes: forwards a browser SDK's reports to the configured project of Sentry and nowhere else, so that
 * pages contact no other host, and nothing about a user except the id is sent. Not found if none is configured.
 */
import { readText } from '#app/requests/bodies/read-body.server.ts';
import { errorResponse, methodNotAllowed, tooManyRequests } from '#app/requests/error-response.ts';
import { apiVisitor } from '#app/requests/guards.server.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { createRateLimit } from '#app/services/rate-limits/process-limiter.ts';
import { envelopeAddress, EnvelopeRefusal, readEnvelope } from '#app/services/reporting/envelope.ts';
import { releaseName } from '#app/services/reporting/release.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.envelopes.ts';

/** A page reports at most thirty errors. */
const limit = createRateLimit({ burst: 30, perMinute: 30 });
const ANSWER_MS = 5_000;
/** Headers by which the service asks for a pause: its SDK reads these. */
const passedOn = ['retry-after', 'x-sentry-rate-limits'];

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const { sentry } = services().config;
  if (!sentry) return errorResponse(404, 'not_found', message('common.pageNotFound'));
  if (!limit.take(context.get(requestFacts).address)) return tooManyRequests(60);
  const body = await readText(request);
  const user = await apiVisitor(request);
  let envelope: string | null;
  try {
    envelope = readEnvelope(body, { ...sentry, release: releaseName(), userId: user?.id ?? null });
  } catch (error) {
    if (error instanceof EnvelopeRefusal) return errorResponse(400, 'malformed', message('common.malformed'));
    throw error;
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (envelope === null) return new Response(null, { status: 204, headers });
  try {
    const answer = await fetch(envelopeAddress(sentry.dsn), {
      method: 'POST',
      body: envelope,
      headers: { 'Content-Type': 'application/x-sentry-envelope' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(null, { status: answer.ok ? 204 : answer.status === 429 ? 429 : 502, headers });
  } catch {
    // If the service is down it is not our error, and reporting it there would not help.
    return new Response(null, { status: 502, headers });
  }
}
