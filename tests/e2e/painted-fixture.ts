/**
 * Browser tests with a hosted image model: a server configured for one, and the fake that speaks its protocol, new for
 * each test.
 */
import { test as base } from '@playwright/test';
import { startImageServer, type ImageServer } from '../fakes/image-server.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';

interface Painted {
  model: ImageServer;
  server: RunningServer;
}

export const test = base.extend<{ painted: Painted }, { paintedByWorker: Painted }>({
  paintedByWorker: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const model = await startImageServer();
      const server = await startServer({
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'test-model',
        OPENAI_IMAGE_MODEL: 'gpt-image-1',
        OPENAI_MODERATION: 'off',
      });
      await provide({ model, server });
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  painted: async ({ paintedByWorker }, provide) => {
    paintedByWorker.model.requests.splice(0);
    paintedByWorker.model.steps.splice(0);
    await provide(paintedByWorker);
  },
  baseURL: async ({ painted }, provide) => provide(painted.server.origin),
});
