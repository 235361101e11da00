/** POST /api/designs/:id/tools/:tool: one call of a tool by its user: a button of the editor, a script. The change is the user's own. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { idSchema } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { findTool } from '#tools/index.ts';
import { runTool } from '#tools/run.ts';
import { errorResponse } from '#app/services/auth/error-response.ts';
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { callEnvironment } from '#app/services/conversations/call-environment.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/services/designs/answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.tools.$tool.ts';

const bodySchema = z.strictObject({
  input: z.unknown(),
  selection: z.array(idSchema).max(500).default([]),
  page: idSchema.nullish(),
});

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answering(async () => {
    const { designs } = services();
    // Whose design it is comes first: a stranger learns nothing about tools either.
    await designs.historyOf(user.id, params.id);
    const tool = findTool(params.tool);
    if (!tool) return errorResponse(404, 'unknown_tool', message('agent.unknownToolName'));
    const { input, selection, page } = await readBody(request, bodySchema);
    const outcome = await runTool({
      tool, input,
      environment: callEnvironment(services(), { user, designId: params.id, turnId: null, page: page ?? null, selection, attachments: [] }),
      newId: randomUUID,
      signal: request.signal,
    });
    return answer(outcome, outcome.ok ? 200 : 422);
  });
}
