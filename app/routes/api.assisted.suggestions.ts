/**
 * GET /api/assisted/suggestions?photo=: designs to make from the user's own photo. Their pictures are those of the
 * templates, with that photo.
 */
import { z } from 'zod';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering } from '#app/requests/answers/design-answer.server.ts';
import { steeringOf } from '#app/services/onboarding/steering.ts';
import type { SuggestionsAnswer } from '#app/contracts/assisted.ts';
import { photoPalettes } from '#app/services/templates/photo-palettes.server.ts';
import { suggestionsFor } from '#app/services/templates/suggestions.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.assisted.suggestions.ts';

const querySchema = z.object({ photo: z.string().regex(/^[0-9a-f]{64}$/) });

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { photo } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    const { ownPhotos, templates, brandKits, onboarding } = services();
    const found = await ownPhotos.find(user.id, photo);
    if (!found) return apiNotFound();
    const [bytes, brand, { answers }] = await Promise.all([
      found.small(512)(photo),
      brandKits.get(user.id).then((kit) => templates.brandOf(user.id, kit)),
      onboarding.of({ userId: user.id }),
    ]);
    const palettes = bytes ? await photoPalettes(bytes) : [];
    const suggestions = suggestionsFor(TEMPLATES, {
      first: steeringOf(answers).templates,
      palettes,
      branded: brand !== null,
    });
    return answer({ suggestions, cut: found.picture.mask !== null } satisfies SuggestionsAnswer);
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
