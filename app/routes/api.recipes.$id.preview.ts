/**
 * GET /api/recipes/:id/preview?width=&height=&brand=&photo=&colors=&large=: a template as it would look on a page of
 * that shape; with `brand` in the user's brand, with `photo` showing one of their pictures. Visitors without an account
 * get plain templates, in the sizes of platforms.
 */
import { KernelError } from '#design/document/issue.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { message } from '#messages/message.ts';
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound, apiVisitor, requireApiUser } from '#app/requests/guards.server.ts';
import { answering } from '#app/requests/answers/design-answer.server.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { countedAddress } from '#app/services/http/request-limits.ts';
import { BusyError } from '#app/services/processes/fair-turns.ts';
import { isKnownSize } from '#app/services/templates/preview-page.ts';
import { lookFor } from '#app/requests/templates/template-look.server.ts';
import { previewQuerySchema } from '#app/contracts/template-request.ts';
import { PLAIN_LOOK } from '#app/services/templates/templates.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.$id.preview.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return answering(async () => {
    const asked = parseOrThrow(previewQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    const page = { width: asked.width, height: asked.height };
    const isPersonal = asked.brand !== undefined || asked.photo !== undefined;
    const visitor = isPersonal ? (await requireApiUser(request)).user : await apiVisitor(request);
    const signedIn = visitor !== null && !visitor.isAnonymous;
    if (!signedIn && (!isKnownSize(page) || asked.colors.length > 0)) {
      throw new KernelError([
        {
          key: 'kernel.invalid',
          field: isKnownSize(page) ? 'colors' : 'width',
          values: { reason: message('templates.plainOnly') },
        },
      ]);
    }
    const look = signedIn
      ? await lookFor(services(), visitor.id, {
          brand: asked.brand !== undefined,
          photo: asked.photo ?? null,
          colors: asked.colors,
        })
      : PLAIN_LOOK;
    const large = asked.large !== undefined;
    try {
      const found = await services().templates.preview(
        params.id,
        page,
        { ...look, large },
        visitor?.id ?? countedAddress(context.get(requestFacts).address),
        request.signal,
      );
      if (!found) return apiNotFound();
      const headers = {
        'Cache-Control': asked.brand || asked.photo ? 'private, no-cache' : 'private, max-age=86400',
        ETag: `"${found.tag}"`,
      };
      if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
      return new Response(new Uint8Array(found.bytes), { headers: { ...headers, 'Content-Type': found.mime } });
    } catch (error) {
      if (error instanceof BusyError)
        return errorResponse(503, 'busy', message('templates.busy'), undefined, { 'Retry-After': '2' });
      // The client is gone.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      throw error;
    }
  });
}

export function action() {
  return methodNotAllowed('GET');
}
