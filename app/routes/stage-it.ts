/**
 * GET /stage-it and /stage-it/*: the lifestyle shot's old paths; replaced by the matching current path, with the query.
 */
import { replace } from 'react-router';
import type { Route } from './+types/stage-it.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  const rest = (params['*'] ?? '').split('/').filter(Boolean).map(encodeURIComponent).join('/');
  throw replace(`/lifestyle-shot${rest && `/${rest}`}${new URL(request.url).search}`);
}
