/** A turn in the middle, in the editor's assistant: a reload joins it, and so does a panel that was closed meanwhile. */
import { test as base } from '@playwright/test';
import { startOpenAiServer } from '../fakes/openai-server.ts';
import { startServer } from '../fixtures/running-server.ts';
import { box, conversation, sendButton } from './chat-page.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { expect, SOON } from './server-fixture.ts';

const gate = (() => {
  let open: () => void = () => undefined;
  return { after: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
})();

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const model = await startOpenAiServer(
        { call: 'add_text', input: { text: 'HELLO' } },
        { say: 'The first half is here and the second half comes later.', after: gate.after },
      );
      const server = await startServer({
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'test-model',
      });
      await provide(server.origin);
      gate.open();
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a reload in the middle of a turn joins it', async ({ origin, context }) => {
  test.setTimeout(120_000);
  const person = await Person.signIn(origin);
  await person.enter(context);
  const design = await person.design(squareAndText);
  const tab = await EditorTab.open(context, origin, design);
  const { page } = tab;
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await page.keyboard.press('Control+j');
  await box(page).fill('Say hello');
  await box(page).press('Enter');
  await expect(conversation(page)).toContainText('The first half');
  // What the turn has done so far is on the canvas.
  await expect.poll(async () => Object.keys(await person.layers(design)).length, SOON).toBe(3);
  await expect(page.getByText('Connection lost', { exact: false })).toBeHidden();

  await page.reload();
  await tab.ready();
  await expect(conversation(page)).toContainText('The first half');
  await expect(conversation(page)).not.toContainText('comes later');
  await expect(stop).toBeVisible();

  await page.keyboard.press('Control+j');
  await expect(conversation(page)).toBeHidden();
  await page.keyboard.press('Control+j');
  await expect(conversation(page)).toContainText('The first half');
  await expect(stop).toBeVisible();

  gate.open();
  await expect(conversation(page)).toContainText('comes later.');
  await expect(sendButton(page)).toBeVisible();
  await expect(conversation(page).getByText('The first half is here and the second half comes later.')).toHaveCount(1);
  await conversation(page).getByRole('button', { name: 'Undo this' }).click();
  await expect.poll(async () => Object.keys(await person.layers(design)).length, SOON).toBe(2);
});
