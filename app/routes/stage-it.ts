/**
 * GET /stage-it and /stage-it/*: where the lifestyle shot was; goes to the matching path of today, in place of this
 * one, query and all.
 */
import { replace } from 'react-router';
import type { Route } from './+types/stage-it.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  const rest = (params['*'] ?? '').split('/').filter(Boolean).map(encodeURIComponent).join('/');
  throw replace(`/lifestyle-shot${rest && `/${rest}`}${new URL(request.url).search}`);
}
