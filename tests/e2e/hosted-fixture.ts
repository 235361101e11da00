/** `test` with a server whose model is a script on loopback: each request of the server gets the next step. */
import { test as base } from '@playwright/test';
import { startOpenAiServer, type OpenAiAnswer, type OpenAiServer } from '../fakes/openai-server.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';

export interface Hosted {
  model: OpenAiServer;
  server: RunningServer;
}

/** Steps in order, shared by all tests of the file, which run one after the other. */
export function hostedTest(...script: OpenAiAnswer[]) {
  return base.extend<object, { hosted: Hosted }>({
    hosted: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, provide) => {
        const model = await startOpenAiServer(...script);
        const server = await startServer({
          OPENAI_API_KEY: 'sk-test',
          OPENAI_BASE_URL: model.url,
          OPENAI_MODEL: 'test-model',
        });
        await provide({ model, server });
        await server.stop();
        await model.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ hosted }, provide) => provide(hosted.server.origin),
  });
}
