/** POST /api/shared/:token/reports { reason, text }: whoever has the link tells the operators what is wrong with it. */
import { answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { shareReportSchema } from '#app/contracts/share-report.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.shared.$token.reports.ts';

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('shareReports', context, null);
  return answering(async () => {
    const report = await readBody(request, shareReportSchema);
    return (await services().shareReports.report(params.token, report))
      ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
      : apiNotFound();
  });
}
