/**
 * POST /api/designs/:id/tools/:tool: one call of a tool by its user: a button of the editor, a script. The change is
 * the user's own. With `Accept: application/x-ndjson` it reports progress: lines of `{ progress, step }`, then one of `{
 * outcome }`, or of `{ failed }` if something broke. Aborting ends the call.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { idSchema } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { findTool } from '#tools/index.ts';
import type { Progress } from '#tools/contract/progress.ts';
import { CallStopped, runTool } from '#tools/contract/run.ts';
import { errorResponse, tooManyRequests } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { callEnvironment } from '#app/services/conversations/call-environment.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { countryOf } from '#app/requests/country-of.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { respondWithLines, wantsLines } from '#app/contracts/ndjson.ts';
import type { LimitedRequest } from '#app/services/http/request-limits.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.tools.$tool.ts';

const bodySchema = z.strictObject({
  input: z.unknown(),
  selection: z.array(idSchema).max(500).default([]),
  page: idSchema.nullish(),
});

/** The load class of a call. */
const kindOf = ({ name, cost }: { name: string; cost: unknown }): LimitedRequest =>
  cost !== null ? 'generations' : name.startsWith('export') ? 'exports' : 'toolCalls';

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answering(async () => {
    const { designs } = services();
    // Ownership is checked first: strangers must not learn anything about tools either.
    await designs.historyOf(user.id, params.id);
    const tool = findTool(params.tool);
    if (!tool) return errorResponse(404, 'unknown_tool', message('agent.unknownToolName'));
    await limitRequests(kindOf(tool), context, user);
    const { input, selection, page } = await readBody(request, bodySchema);
    const caller = {
      user,
      designId: params.id,
      turnId: null,
      page: page ?? null,
      selection,
      attachments: [],
      country: countryOf(request),
    };
    const run = (signal: AbortSignal, progress: Progress) =>
      runTool({
        tool,
        input,
        environment: { ...callEnvironment(services(), caller), progress },
        newId: randomUUID,
        signal,
      });
    if (wantsLines(request)) {
      return respondWithLines(async (write, gone) => {
        try {
          write({
            outcome: await run(AbortSignal.any([request.signal, gone]), (share, step) =>
              write({ progress: share, ...(step && { step }) }),
            ),
          });
        } catch (error) {
          if (error instanceof CallStopped) return;
          report(error, { area: 'tool', tool: tool.name });
          write({ failed: true });
        }
      });
    }
    const outcome = await run(request.signal, () => undefined);
    if (!outcome.ok && outcome.retryAfter !== undefined) return tooManyRequests(outcome.retryAfter, outcome.error);
    return answer(outcome, outcome.ok ? 200 : 422);
  });
}
