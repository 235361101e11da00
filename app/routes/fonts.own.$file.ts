/** GET /fonts/own/:hash.css and :hash.ttf: a font that the user uploaded. Private to that user. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/fonts.own.$file.ts';

/** Addressed by the hash of its bytes; only for this user. */
const FOR_EVER = 'private, max-age=31536000, immutable';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  const [, hash = '', kind] = /^([0-9a-f]{64})\.(css|ttf)$/.exec(params.file) ?? [];
  const { ownFonts } = services();
  const found = kind === 'css' ? await ownFonts.sheet(user.id, hash) : await ownFonts.read(user.id, hash);
  if (found === null) return new Response(null, { status: 404 });
  return new Response(found as string | Uint8Array<ArrayBuffer>, {
    headers: {
      'Cache-Control': FOR_EVER,
      'Content-Type': kind === 'css' ? 'text/css; charset=utf-8' : 'font/ttf',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
