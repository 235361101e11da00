/** GET /fonts/*: the style sheet of all shipped fonts and their files. Open to everyone. */
import { serveFont } from '#app/services/fonts/fonts.server.ts';
import type { Route } from './+types/fonts.$.ts';

export function loader({ params, request }: Route.LoaderArgs) {
  return serveFont(params['*'] ?? '', request);
}
