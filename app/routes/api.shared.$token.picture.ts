/**
 * GET /api/shared/:token/picture?size=&page=&download=: a picture of a page of a shared design, for whoever has its link.
 * Browsers ask each time, so that a stopped link shows nothing any more.
 */
import { createHash } from 'node:crypto';
import { pagesInOrder } from '#design/document/tree.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { sharedPictureSchema } from '#app/contracts/share-request.ts';
import { answering } from '#app/requests/answers/design-answer.server.ts';
import { answeringPicture } from '#app/requests/answers/picture-answer.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { attachment, nameForMime } from '#app/services/assets/file-name.ts';
import { services } from '#app/services/services.server.ts';
import { drawShared, pictureKey } from '#app/services/sharing/shared-picture.server.ts';
import type { Route } from './+types/api.shared.$token.picture.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await limitRequests('sharedPictures', context, null);
  return answering(() =>
    answeringPicture(request.signal, async () => {
      const shared = await services().shareLinks.open(params.token);
      if (!shared) return apiNotFound();
      const asked = parseOrThrow(sharedPictureSchema, Object.fromEntries(new URL(request.url).searchParams));
      const page = pagesInOrder(shared.design.document)[asked.page - 1];
      const isDownload = asked.download !== undefined;
      if (!page || (isDownload && !shared.allowsCopies)) return apiNotFound();
      const picture = isDownload ? 'download' : asked.size;
      const key = JSON.stringify(pictureKey(services(), shared, page.id, picture));
      const headers = new Headers({
        'Cache-Control': 'private, no-cache',
        ETag: `"${createHash('sha256').update(key).digest('base64url')}"`,
        'X-Robots-Tag': 'noindex',
      });
      if (request.headers.get('if-none-match') === headers.get('ETag'))
        return new Response(null, { status: 304, headers });
      const { bytes, mime } = await drawShared(services(), shared, page.id, picture, request.signal);
      headers.set('Content-Type', mime);
      if (isDownload) headers.set('Content-Disposition', attachment(nameForMime(shared.design.title, mime)));
      return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
    }),
  );
}

export function action() {
  return methodNotAllowed('GET');
}
