/**
 * `npm run worker`: works on the generations of a server's database, next to the server or on another machine. Answers
 * no requests.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '../app/services/config/load-config.server.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { StartError } from '../app/services/config/start-error.ts';
import { message } from '../messages/message.ts';
import { runCommand } from './running/failing.ts';
import { prepareBuild, prepareClient } from './running/prepare.ts';
import { onStop } from './running/stopping.ts';

type Built = typeof import('../app/server.ts');

runCommand(async () => {
  process.env.NODE_ENV = 'production';
  const settings = readSettings();
  if (!settings.databaseUrl) throw new StartError(message('database.workerAlone'));
  await prepareClient();
  await prepareBuild();
  const built = (await import(pathToFileURL(path.join(projectRoot(), 'build', 'server', 'index.js')).href)) as Built;
  const opening = built.openServices(settings, 'worker');
  const stop = onStop(async () => (await opening.catch(() => undefined))?.close());
  const { warm } = await opening;
  process.on('unhandledRejection', (error) => built.report(error, { source: 'unhandledRejection' }));
  process.on('uncaughtException', (error) => {
    // The state is unknown after this: its generations go to another process.
    built.report(error, { source: 'uncaughtException' });
    stop(1);
  });
  await warm();
  console.log(
    `Blend works on up to ${settings.generationsAtOnce} generations of its own at once, and on ${settings.hostedGenerationsAtOnce} of hosted models`,
  );
});
