/** GET /api/logos/:id/file?format=png|svg&variant=: downloads one of the user's logos, within the plan. */
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { attachment } from '#app/services/assets/file-name.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import type { LimitAnswer } from '#app/contracts/generation.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { takeLogo, logoFile } from '#app/services/generations/logos.server.ts';
import { fileQuerySchema } from '#app/services/logos/logo.ts';
import { services } from '#app/services/services.server.ts';
import { beyondPlan, ToolRefusal } from '#tools/contract/tool.ts';
import type { Route } from './+types/api.logos.$id.file.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  await limitRequests('exports', context, user);
  return answering(async () => {
    const query = parseOrThrow(fileQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    const all = services();
    const logo = await takeLogo(all, user.id, params.id);
    if (!logo) return apiNotFound();
    try {
      const { bytes, mime, name } = await logoFile(
        { rendering: all.rendering.withAssets(user.id) },
        logo,
        query,
        all.entitlements.entitlementsOf(user),
        request.signal,
      );
      return new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': mime,
          'Content-Length': String(bytes.length),
          'Content-Disposition': attachment(name),
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      });
    } catch (error) {
      if (!(error instanceof ToolRefusal)) throw error;
      return answer(
        {
          error: { code: 'limit_reached', message: error.message },
          reached: beyondPlan('vector'),
        } satisfies LimitAnswer,
        402,
      );
    }
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
