/**
 * POST /api/recipes/:id/design { format?, width?, height?, brand, photo, colors }: a new design from that template.
 * Returns its id.
 */
import { randomUUID } from 'node:crypto';
import { errorResponse } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { sizeOfShape } from '#app/services/templates/preview-page.ts';
import { lookFor } from '#app/requests/templates/template-look.server.ts';
import { designBodySchema } from '#app/contracts/template-request.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { titleFor } from '#tools/inputs/format-titles.ts';
import { findFormat } from '#tools/inputs/formats.ts';
import type { Route } from './+types/api.recipes.$id.design.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const { templates, designs } = services();
    const template = templates.find(params.id);
    if (!template) return apiNotFound();
    const { format: id, width, height, ...asked } = await readBody(request, designBodySchema);
    const format = id === null ? null : findFormat(id);
    const own = sizeOfShape(template.shape);
    const page = format
      ? { width: format.width, height: format.height }
      : { width: width ?? own.width, height: height ?? own.height };
    const document = await templates.design(
      template.id,
      page,
      await lookFor(services(), user.id, asked),
      user.id,
      randomUUID,
    );
    if (!document) return errorResponse(422, 'does_not_fit', message('templates.doesNotFit', page));
    const made = await designs.create({
      userId: user.id,
      title: format ? titleFor(template.title, page, format) : template.title,
      document,
    });
    return answer({ id: made.id }, 201);
  });
}
