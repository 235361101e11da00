/**
 * A running turn, with a slow hosted model: reloading joins it, stopping keeps what was done, another tab sees it live.
 */
import { test as base } from '@playwright/test';
import { startOpenAiServer, type OpenAiServer, type OpenAiStep } from '../fakes/openai-server.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from './people.ts';
import { expect } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => undefined;
  return { after: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
}

const gates = { reload: gate(), stop: gate() };
const script: OpenAiStep[] = [
  { call: 'add_text', input: { text: 'HELLO' } },
  { say: 'The first half is here and the second half comes later.', after: gates.reload.after },
  { call: 'add_text', input: { text: 'KEPT' } },
  { say: 'These words never come to their end, since they are stopped.', after: gates.stop.after },
];

const test = base.extend<object, { hosted: { origin: string; model: OpenAiServer } }>({
  hosted: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const model = await startOpenAiServer(...script);
      const server = await startServer({
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'test-model',
      });
      await provide({ origin: server.origin, model });
      gates.reload.open();
      gates.stop.open();
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hosted }, provide) => provide(hosted.origin),
});

test('a reload joins the running turn, and a stop keeps what was done', { tag: LONG }, async ({ page, context }) => {
  await signIn(page);
  await page.getByLabel('What do you want to design?').fill('Say hello');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page).toHaveURL(/\/ai-design\/chat\/[\w-]+$/);
  const log = page.getByRole('log');
  await expect(log).toContainText('The first half');
  await expect(log).not.toContainText('comes later');

  await page.reload();
  await expect(log).toContainText('The first half');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('log')).toContainText('The first half');
  gates.reload.open();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('log')).toContainText('comes later.');
    await expect(tab.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  }
  // Once, although it was read twice.
  await expect(log.getByText('The first half is here and the second half comes later.')).toHaveCount(1);

  await page.getByLabel('Say what to make or change').fill('Go on');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log).toContainText('These words');
  await expect(other.getByRole('log')).toContainText('These words');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(log).toContainText('Stopped. What was done is kept.');
  await expect(other.getByRole('log')).toContainText('Stopped. What was done is kept.');
  const { chats } = (await (await page.request.get('/api/chats')).json()) as { chats: { designId: string }[] };
  const design = (await (await page.request.get(`/api/designs/${chats[0]?.designId}`)).json()) as {
    document: { layers: Record<string, { text?: string }> };
  };
  expect(
    Object.values(design.document.layers)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['HELLO', 'KEPT']);
  await page.reload();
  await expect(log).toContainText('Stopped. What was done is kept.');
});
