/**
 * GET /editor-bench?bench=1: the editor without user data, for benchmarks. Exists only with that query, and only on
 * this machine.
 */
import type { LinksFunction } from 'react-router';
import { BenchPage } from '#app/features/editor/bench-page.tsx';
import { pageNotFound } from '#app/requests/guards.server.ts';
import { isLocalRequest } from '#app/requests/local-request.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/editor-bench.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = () => [
  { title: message('common.appName') },
  { name: 'robots', content: 'noindex' },
];

export function loader({ request, context }: Route.LoaderArgs) {
  if (new URL(request.url).searchParams.get('bench') !== '1' || !isLocalRequest(request, context)) throw pageNotFound();
  return null;
}

export default function EditorBench() {
  return (
    <main id="content" className="h-dvh">
      <BenchPage version="1" />
    </main>
  );
}
