/** GET /api/designs/:id/preview?revision=&side=: a small picture of the design's first page, as it is now. */
import { z } from 'zod';
import { firstPage } from '#design/document/tree.ts';
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { answering } from '#app/services/designs/answer.server.ts';
import { parseOrThrow } from '#design/document/issue.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.preview.ts';

const querySchema = z.object({
  revision: z.coerce.number().int().min(0).optional(),
  /** Longer side, px. */
  side: z.coerce.number().int().min(32).max(1024).default(512),
});

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { revision, side } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    const { designs, assets, rendering } = services();
    const design = await designs.get(user.id, params.id);
    const own = assets.forUser(user.id);
    const { bytes, mime } = await rendering.withAssets((id) => own.bytes(id)).renderPreview(design.document, firstPage(design.document).id, side, request.signal);
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': mime,
        // A revision never changes; without it, or with an old one, the picture may be another one next time.
        'Cache-Control': revision === design.revision ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      },
    });
  });
}
