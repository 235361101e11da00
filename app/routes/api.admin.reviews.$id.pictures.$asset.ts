/** GET /api/admin/reviews/:id/pictures/:asset?size=: a picture or film of the flagged result, and no others. */
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { requireApiOperator } from '#app/requests/operator-guard.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.reviews.$id.pictures.$asset.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireApiOperator(request);
  const size = Number(new URL(request.url).searchParams.get('size') ?? 0);
  const found = await services().admin.picture(
    params.id,
    params.asset,
    Number.isInteger(size) && size > 0 ? size : null,
  );
  if (!found) return apiNotFound();
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': found.mime,
      // A decision may remove it.
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiOperator(request);
  return methodNotAllowed('GET');
}
