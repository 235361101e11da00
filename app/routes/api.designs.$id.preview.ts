/**
 * GET /api/designs/:id/preview?revision=&page=&side=: a small picture of a page, the first by default, as it was at a
 * revision or is now; in the trash, as it is now.
 */
import { z } from 'zod';
import { findPage, firstPage } from '#design/document/tree.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { previewSide } from '#app/services/billing/held-to-plan.ts';
import { answering } from '#app/requests/answers/design-answer.server.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { answeringPicture } from '#app/requests/answers/picture-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.preview.ts';

const querySchema = z.object({
  page: z.string().optional(),
  revision: z.coerce.number().int().min(0).optional(),
  /** Longer side, px. */
  side: z.coerce.number().int().min(32).max(1024).default(512),
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  await limitRequests('previews', context, user);
  return answering(() =>
    answeringPicture(request.signal, async () => {
      const { revision, page, side } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
      const { designs, versions, assets, rendering, previews, entitlements } = services();
      const now = await designs.read(user.id, params.id, { evenTrashed: true });
      const design =
        revision === undefined || revision === now.revision ? now : await versions.at(user.id, params.id, revision);
      const shown = (page === undefined ? null : findPage(design.document, page)) ?? firstPage(design.document);
      const own = assets.forUser(user.id);
      const allowed = previewSide(side, entitlements.entitlementsOf(user));
      const { bytes, mime } = await previews.get(
        [user.id, params.id, design.revision, shown.id, allowed],
        (signal) =>
          rendering
            .withAssets(user.id, (id) => own.bytes(id))
            .renderPreview(design.document, shown.id, allowed, signal),
        request.signal,
      );
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'Content-Type': mime,
          // A revision never changes; without one the picture may differ next time.
          'Cache-Control': revision !== undefined ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        },
      });
    }),
  );
}
