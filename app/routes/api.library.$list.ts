/**
 * GET /api/library/:list: the lists of the Elements panel. `emoji`, `icons`: names and words; `icons-<weight>-<part>`:
 * outlines. The same for everybody and for the lifetime of this version; browsers revalidate by its tag.
 */
import { createHash } from 'node:crypto';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { emojiIndex } from '#tools/libraries/emoji/emoji-index.ts';
import { iconIndex, iconPart, LIBRARY_WEIGHTS } from '#tools/libraries/icons/icon-index.ts';
import type { Route } from './+types/api.library.$list.ts';

interface Listed {
  body: string;
  tag: string;
}

/** Cached: reading and converting a part of the icons takes a tenth of a second. */
const made = new Map<string, Listed>();

function contentOf(list: string): unknown {
  if (list === 'emoji') return emojiIndex();
  if (list === 'icons') return iconIndex();
  const [, weightName, part] = /^icons-([a-z]+)-(\d{1,3})$/.exec(list) ?? [];
  const weight = LIBRARY_WEIGHTS.find((one) => one === weightName);
  return weight ? iconPart(weight, Number(part)) : null;
}

function listed(list: string): Listed | null {
  const known = made.get(list);
  if (known) return known;
  const content = contentOf(list);
  if (content === null) return null;
  const body = JSON.stringify(content);
  const one = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  made.set(list, one);
  return one;
}

export function loader({ params, request }: Route.LoaderArgs) {
  const found = listed(params.list);
  if (!found) return apiNotFound();
  const headers = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800', ETag: found.tag };
  if (request.headers.get('if-none-match') === found.tag) return new Response(null, { status: 304, headers });
  return new Response(found.body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}

export function action() {
  return methodNotAllowed('GET');
}
