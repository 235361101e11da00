/** POST /api/errors: errors of a browser, written to the same reports as the server's own. */
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { createRateLimit } from '#app/services/rate-limits/process-limiter.ts';
import { browserErrorsSchema } from '#app/contracts/browser-error.ts';
import { withoutToken } from '#app/contracts/share.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.errors.ts';

const limit = createRateLimit({ burst: 10, perMinute: 20 });

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!limit.take(context.get(requestFacts).address)) {
    return Response.json({ error: { code: 'too_many', message: message('common.tooMany') } }, { status: 429 });
  }
  const parsed = browserErrorsSchema.safeParse(await readJson(request));
  if (!parsed.success) {
    return Response.json({ error: { code: 'malformed', message: message('common.malformed') } }, { status: 400 });
  }
  for (const { context: details, page, ...error } of parsed.data.errors) {
    report(undefined, {
      source: 'browser',
      ...error,
      page: withoutToken(page),
      details,
      browser: request.headers.get('user-agent'),
    });
  }
  return new Response(null, { status: 204 });
}
