/**
 * GET /api/logos/:id/picture?show=&side=&plan=&change=: a picture of the user's own logo: on its background, its mark,
 * a variant or a mock-up; with `plan` (and `change`) as a remix would look. Both are JSON.
 */
import { z } from 'zod';
import { KernelError } from '#design/document/issue.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { message } from '#messages/message.ts';
import { SHOWN_SIDE } from '#app/services/assets/assets.server.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { changed, findLogo, logoPicture, planOr, takeLogo } from '#app/services/generations/logos.server.ts';
import { LOGO_VIEWS, remixChangeSchema } from '#app/services/logos/logo.ts';
import { BusyError, createFairTurns } from '#app/services/processes/fair-turns.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.logos.$id.picture.ts';

const querySchema = z.object({
  show: z.enum(LOGO_VIEWS).default('own'),
  /** px of the longer side. */
  side: z.coerce.number().int().min(32).max(1600).default(640),
  plan: z.string().max(4_000).nullable().default(null),
  change: z.string().max(400).nullable().default(null),
});

/** A screen requests dozens at a time; one user's must not delay those of others. */
const turns = createFairTurns({ atOnce: 4, each: 3, waiting: 120 });

function json(text: string | null, field: string): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    throw new KernelError([{ key: 'kernel.invalid', field, values: { reason: message('designs.notJson') } }]);
  }
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { show, side, plan, change } = parseOrThrow(
      querySchema,
      Object.fromEntries(new URL(request.url).searchParams),
    );
    const all = services();
    const logo = await (side > SHOWN_SIDE ? takeLogo : findLogo)(all, user.id, params.id);
    if (!logo) return apiNotFound();
    const step = change === null ? null : parseOrThrow(remixChangeSchema, json(change, 'change'), 'change');
    const shown = changed(all, logo, planOr(json(plan, 'plan'), logo), step);
    try {
      const done = await turns.take(user.id, request.signal);
      try {
        const bytes = await logoPicture(
          { rendering: all.rendering.withAssets(user.id) },
          logo,
          shown,
          show,
          side,
          all.entitlements.entitlementsOf(user),
          request.signal,
        );
        return new Response(new Uint8Array(bytes), {
          headers: {
            'Content-Type': 'image/webp',
            'Cache-Control': 'private, max-age=3600',
            Vary: 'Cookie',
            'Content-Security-Policy': "default-src 'none'; sandbox",
          },
        });
      } finally {
        done();
      }
    } catch (error) {
      if (error instanceof BusyError)
        return errorResponse(503, 'busy', message('common.tooMany'), undefined, { 'Retry-After': '2' });
      // The client is gone.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      throw error;
    }
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
