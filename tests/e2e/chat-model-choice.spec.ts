/**
 * Who answers in the chat is chosen in the settings: a model found on this machine reads from the next message on,
 * without a restart, and the built-in assistant again after that.
 */
import { test as base, type Page } from '@playwright/test';
import { startModelServer, type AskedModel, type ModelServer } from '../fakes/model-server.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { begin, conversation, say } from './chat-page.ts';
import { signIn } from './people.ts';
import { expect } from './server-fixture.ts';

/** A reading of the message as one wish: the headline in the color of the sea. */
function reading({ messages }: AskedModel): { text: string } {
  const asked = JSON.stringify(messages.at(-1)?.content);
  const quote = /message: (.+?)"/.exec(asked)?.[1] ?? '';
  const changes = [{ property: 'color', way: 'set', value: 'navy' }];
  return { text: JSON.stringify({ acts: [{ type: 'change', quote, target: [{ kind: 'title' }], changes }] }) };
}

const test = base.extend<object, { ours: { models: ModelServer; server: RunningServer } }>({
  ours: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const models = await startModelServer('ollama', reading, ['qwen3:1.7b']);
      const server = await startServer({ MODEL_PORTS: String(models.port) });
      await provide({ models, server });
      await server.stop();
      await models.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ours }, provide) => provide(ours.server.origin),
});

/** Id of the model that answers, as the server has it. */
const chosenNow = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/models/chat')).json()) as { chosen: string }).chosen;

test('a model that was found is chosen, reads, and is left again', async ({ page, ours }) => {
  await signIn(page);
  await begin(page, 'Poster for my jazz night, Friday 8pm');
  const log = conversation(page);
  const chat = page.url();
  await say(page, 'colour that heading like the sea');
  await expect(log).not.toContainText('navy');
  expect(ours.models.asked).toEqual([]);

  await page.goto('/settings/system');
  const reader = page.getByRole('radio', {
    name: /qwen3:1\.7b Reads what the built-in assistant does not understand · Ollama at/,
  });
  await reader.check();
  await expect(page.getByText('From the next message on: qwen3:1.7b', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'qwen3:1.7b' })).toBeVisible();
  await expect(reader).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(reader).toBeFocused();
  await expect.poll(() => chosenNow(page)).toContain('small');

  await page.goto(chat);
  await say(page, 'colour that heading like the sea');
  await expect(log).toContainText('navy');
  expect(ours.models.asked).toHaveLength(1);

  await page.goto('/settings/system');
  await page.getByRole('radio', { name: /^Built-in assistant/ }).check();
  await expect(page.getByText('From the next message on: Built-in assistant', { exact: true })).toBeVisible();
  await page.goto(chat);
  await say(page, 'colour that heading like the grass');
  expect(ours.models.asked).toHaveLength(1);
});
