/** `npm run dev`: the application from its sources, with hot reloading in the browser and fresh code on the server. */
import type { RequestListener } from 'node:http';
import { createServer as createVite, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import { readSettings } from '../app/services/config/load-config.server.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { runCommand } from './running/failing.ts';
import { listen } from './running/listening.ts';
import { prepareClient } from './running/prepare.ts';
import { onStop } from './running/stopping.ts';

type Loaded = typeof import('../app/server.ts');

const compositionRoot = '/app/services/services.server.ts';

runCommand(async () => {
  process.env.NODE_ENV = 'development';
  const settings = readSettings();
  await prepareClient();
  const listener = await listen(settings);
  const vite = await createVite({
    root: projectRoot(),
    // Prepared packages are cached per port: copies that run side by side must not clear each other's.
    cacheDir: `.cache/vite-${settings.port}`,
    appType: 'custom',
    // The page's own port carries hot reloading too, so that several copies can run side by side.
    server: { middlewareMode: true, ws: { server: listener.server } },
  });
  const apps = new WeakMap<Loaded, RequestListener>();
  const load = () => vite.ssrLoadModule('/app/server.ts') as Promise<Loaded>;
  let services = (await load()).openServices(settings);
  await services;

  whenServicesChange(vite, () => {
    console.log('A service changed: reopening the services …');
    services = services
      // What failed to open can't be closed; this change may fix it.
      .catch(() => undefined)
      .then(async (old) => {
        await old?.close();
        return (await load()).openServices(settings);
      });
    services.catch((error: unknown) => console.error(error));
  });
  listener.answerWith((request, response) => {
    void (async () => {
      try {
        const { config } = await services;
        const loaded = await load();
        const app = apps.get(loaded) ?? loaded.createApp(config, vite.middlewares);
        apps.set(loaded, app);
        app(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end(error instanceof Error ? error.stack : String(error));
      }
    })();
  });
  process.on('unhandledRejection', (error) => console.error(error));
  const stop = onStop(async () => {
    await listener.close();
    await vite.close();
    await (await services).close();
  });
  void (await services).replaced.then(({ message: line }) => {
    console.error(line);
    stop(1);
  });
  console.log(`Blend (development) is ready at ${settings.origin}`);
});

/** Calls back when a file that the services use changes. */
function whenServicesChange(vite: ViteDevServer, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('change', (file) => {
    const modules = vite.environments.ssr?.moduleGraph.getModulesByFile(file) ?? new Set<EnvironmentModuleNode>();
    if (![...modules].some((module) => leadsToServices(module, new Set()))) return;
    clearTimeout(timer);
    timer = setTimeout(changed, 100);
  });
}

function leadsToServices(module: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): boolean {
  if (module.url.startsWith(compositionRoot)) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importers].some((importer) => leadsToServices(importer, seen));
}
