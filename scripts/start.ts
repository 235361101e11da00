/** `npm start`: prepares what is missing, opens the services, serves, and prints one address. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '../app/services/config/load-config.server.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { message } from '../messages/message.ts';
import { runCommand } from './running/failing.ts';
import { listen } from './running/listening.ts';
import { prepareBuild, prepareClient } from './running/prepare.ts';
import { onStop } from './running/stopping.ts';

type Built = typeof import('../app/server.ts');

runCommand(async () => {
  // React reads it when imported, so it comes first.
  process.env.NODE_ENV = 'production';
  const settings = readSettings();
  await prepareClient();
  await prepareBuild();
  const built = (await import(pathToFileURL(path.join(projectRoot(), 'build', 'server', 'index.js')).href)) as Built;
  const listener = await listen(settings);
  const opening = built.openServices(settings);
  // From here on there are resources to release, whenever the signal comes.
  const stop = onStop(async () => {
    await listener.close();
    await (await opening.catch(() => undefined))?.close();
  });
  const { config, warm, replaced } = await opening;
  void replaced.then(({ message: line }) => {
    console.error(line);
    stop(1);
  });
  process.on('unhandledRejection', (error) => built.report(error, { source: 'unhandledRejection' }));
  process.on('uncaughtException', (error) => {
    // The state is unknown after this: shut down in order and let the supervisor restart the process.
    built.report(error, { source: 'uncaughtException' });
    stop(1);
  });
  listener.answerWith(built.createApp(config));
  if (!settings.smtpUrl && !settings.outbox) console.error(message('config.noMail'));
  console.log(`Blend is ready at ${config.origin}`);
  // Tests start many servers, few of which draw or chat: they warm up on demand.
  if (process.env.BLEND_COLD !== '1') void warm();
});
