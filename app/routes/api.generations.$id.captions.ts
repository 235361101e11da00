/**
 * GET /api/generations/:id/captions?format=vtt|srt&variation=: the words of a film and when they are there, as a file to
 * upload beside it. 404 for what has no words or no layers.
 */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { CAPTION_FORMATS, captionFile, captionsOf } from '#design/motion/captions.ts';
import { attachment } from '#app/services/assets/file-name.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { titleOfResult } from '#app/services/generations/result-design.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.$id.captions.ts';

const querySchema = z.object({
  format: z.enum(CAPTION_FORMATS).default('vtt'),
  variation: z.coerce.number().int().min(0).max(199).default(0),
});

const MIMES = { vtt: 'text/vtt', srt: 'application/x-subrip' } as const;

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { format, variation } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    const made = await services().generations.made(user.id, params.id, variation);
    const captions = made.design ? captionsOf(made.design) : [];
    if (captions.length === 0) return apiNotFound();
    return new Response(captionFile(captions, format), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': `${MIMES[format]}; charset=utf-8`,
        'Content-Disposition': attachment(`${titleOfResult(made)}.${format}`),
      },
    });
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
