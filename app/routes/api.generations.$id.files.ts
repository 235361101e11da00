/**
 * GET /api/generations/:id/files?variation=&ground=: its results for download. With a variation only that file,
 * otherwise all of them as a ZIP. `ground`: `rrggbb` behind transparency.
 */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { attachment, nameForMime } from '#app/services/assets/file-name.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { distinctNames, resultFile, zipOf } from '#app/services/generations/result-files.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.generations.$id.files.ts';

const querySchema = z.object({
  variation: z.coerce.number().int().min(0).max(199).optional(),
  ground: z
    .string()
    .regex(/^[0-9a-f]{6}$/i)
    .transform((hex) => `#${hex}`)
    .optional(),
});

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { variation, ground = null } = parseOrThrow(
      querySchema,
      Object.fromEntries(new URL(request.url).searchParams),
    );
    const { generations, assets } = services();
    const view = await generations.get(user.id, params.id);
    const own = assets.forUser(user.id);
    const { variations } = view?.results ?? { variations: [] };
    const headers = { 'Cache-Control': 'private, no-store', 'Content-Security-Policy': "default-src 'none'; sandbox" };
    if (variation !== undefined) {
      const one = variations.find(({ place }, index) => (place ?? index) === variation);
      if (one) await assets.use(user.id, [one.asset]);
      const file = one ? await resultFile(one, ground, own) : null;
      if (!file) return apiNotFound();
      return new Response(new Uint8Array(file.bytes), {
        headers: {
          ...headers,
          'Content-Type': file.mime,
          'Content-Length': String(file.bytes.length),
          'Content-Disposition': attachment(file.name),
        },
      });
    }
    if (!view || variations.length === 0) return apiNotFound();
    await assets.use(
      user.id,
      variations.map(({ asset }) => asset),
    );
    const names = distinctNames(
      variations.map(({ name, mime }) => nameForMime(name, ground === null ? mime : 'image/jpeg')),
    );
    const stream = zipOf(
      variations.map((one, index) => ({
        name: names[index] ?? one.name,
        make: async () => (await resultFile(one, ground, own))?.bytes ?? null,
      })),
    );
    return new Response(stream, {
      headers: {
        ...headers,
        'Content-Type': 'application/zip',
        'Content-Disposition': attachment(`${message(factsOf(view.kind).title)}.zip`),
      },
    });
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
