/**
 * GET /api/models/chat: what can answer in the chat, servers on this machine included; looking for them takes up to a
 * second. POST { id }: chooses one, from the next message on.
 */
import { z } from 'zod';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { requireModelChooser } from '#app/requests/model-chooser.server.ts';
import { UnknownModelError } from '#app/services/models/choice/model-choice.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.models.chat.ts';

const choiceSchema = z.strictObject({ id: z.string().min(1).max(500) });

export async function loader({ request }: Route.LoaderArgs) {
  await requireModelChooser(request);
  return answer(await services().models.offers());
}

export async function action({ request }: Route.ActionArgs) {
  const user = await requireModelChooser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  return answering(async () => {
    const { id } = await readBody(request, choiceSchema);
    try {
      return answer(await services().admin.chooseModel(user, id));
    } catch (error) {
      if (error instanceof UnknownModelError) return errorResponse(422, 'invalid', error.message, 'id');
      throw error;
    }
  });
}
