/**
 * GET /api/assets/:id: the user's own picture or file, or a range of its bytes. `?size=` gives a display variant,
 * `?download=` a name to save it under.
 */
import { attachment, nameForMime } from '#app/services/assets/file-name.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { rangeOf } from '#app/requests/byte-range.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.assets.$id.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request, { anonymous: true });
  const query = new URL(request.url).searchParams;
  const size = Number(query.get('size') ?? 0);
  const found = await services().assets.read(user.id, params.id, Number.isInteger(size) && size > 0 ? size : undefined);
  if (!found) return apiNotFound();

  const headers = new Headers({
    'Content-Type': found.mime,
    'Content-Length': String(found.bytes.length),
    'Accept-Ranges': 'bytes',
    // The bytes of an id never change, but access to them does, so only this visitor's browser caches them.
    'Cache-Control': 'private, max-age=31536000, immutable',
    Vary: 'Cookie',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // A display variant has fewer pixels than the ones in which crops, masks and tiles are measured.
    'X-Picture-Width': String(found.width),
    'X-Picture-Height': String(found.height),
  });
  if (found.focus) headers.set('X-Picture-Focus', `${found.focus.x} ${found.focus.y}`);
  const download = query.get('download');
  if (download !== null)
    headers.set('Content-Disposition', attachment(nameForMime(download || found.name, found.mime)));
  const range = rangeOf(request.headers.get('range'), found.bytes.length);
  if (range === 'outside')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${found.bytes.length}`, 'Cache-Control': 'no-store' },
    });
  if (range === null) return new Response(new Uint8Array(found.bytes), { headers });
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${found.bytes.length}`);
  headers.set('Content-Length', String(range.last - range.first + 1));
  return new Response(new Uint8Array(found.bytes.subarray(range.first, range.last + 1)), { status: 206, headers });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request, { anonymous: true });
  return methodNotAllowed('GET');
}
