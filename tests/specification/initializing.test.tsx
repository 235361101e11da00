/** 'Error Initializing Blend', caused by a missing database, so that the application can't be set up. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorBoundary } from '#app/root.tsx';
import { requireApplication } from '#app/requests/guards.server.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { addressHeader } from '#app/services/http/request-context.ts';
import { openServices } from '#app/services/services.server.ts';
import type { Services } from '#app/services/services.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';

let folder: string;
let services: Services;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blend-initializing-'));
  await fillWithDatabase(folder);
  services = await openServices(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The page below the root’s error screen, as rendered by the server. */
async function opened(cookie: string): Promise<{ status: number; page: string }> {
  const routes: RouteObject[] = [
    {
      path: '/ai-design',
      loader: ({ request }) => requireApplication(request),
      Component: () => <h1>Home</h1>,
      ErrorBoundary: Screen,
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(
    new Request('http://127.0.0.1:3000/ai-design', { headers: { cookie, [addressHeader]: '127.0.0.1' } }),
  );
  if (context instanceof Response) throw new Error('It answered for itself');
  const page = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  return { status: context.statusCode, page };
}

test('the application can’t be set up while its database is gone', async () => {
  const request = new Request('http://127.0.0.1:3000/', {
    headers: { origin: 'http://127.0.0.1:3000', [addressHeader]: '127.0.0.1' },
  });
  const guest = await services.auth.call(request, '/sign-in/anonymous', { method: 'POST', body: {} });
  const cookie = guest.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(await opened(cookie)).toMatchObject({ status: 200, page: expect.stringContaining('Home') });
  await services.close();
  expect(await opened(cookie)).toMatchObject({
    status: 503,
    page: expect.stringContaining('Error Initializing Blend'),
  });
});

function Screen() {
  const error = useRouteError();
  return <ErrorBoundary error={error} params={{}} />;
}
