/**
 * A running turn in the editor's assistant: a reload joins it, and so does a panel that was closed meanwhile, whose
 * button shows that it is still running; questions are answered there, and stop ends it.
 */
import { test as base } from '@playwright/test';
import { createShapeLayer } from '#design/document/create.ts';
import { startOpenAiServer } from '../fakes/openai-server.ts';
import { startServer } from '../fixtures/running-server.ts';
import { box, conversation, sendButton } from './chat-page.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { expect, SOON } from './server-fixture.ts';

function gateway() {
  let open: () => void = () => undefined;
  return { after: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
}
const gate = gateway();
/** Opened only at the end: nothing but stop ends that turn. */
const endless = gateway();

const shapes = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'];

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const model = await startOpenAiServer(
        { call: 'add_text', input: { text: 'HELLO' } },
        { say: 'The first half is here and the second half comes later.', after: gate.after },
        { call: 'delete', input: { layers: shapes } },
        { say: 'I left them.' },
        { call: 'delete', input: { layers: shapes } },
        { say: 'They are gone.' },
        { say: 'This goes on and on without an end.', after: endless.after },
      );
      const server = await startServer({
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'test-model',
      });
      await provide(server.origin);
      gate.open();
      endless.open();
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
  // The turn's changes so far are on the canvas.
  await expect.poll(async () => Object.keys(await person.layers(design)).length, SOON).toBe(3);
  await expect(page.getByText('Connection lost', { exact: false })).toBeHidden();

  await page.reload();
  await tab.ready();
  await expect(conversation(page)).toContainText('The first half');
  await expect(conversation(page)).not.toContainText('comes later');
  await expect(stop).toBeVisible();

  const toggle = page.locator('[data-command=assistant]');
  const working = 'The assistant is working. Open it to watch or stop it';
  await expect(toggle).not.toContainText(working);
  await page.keyboard.press('Control+j');
  await expect(conversation(page)).toBeHidden();
  await expect(toggle).toContainText(working);
  // Also in a window that was opened in the middle of it.
  await page.reload();
  await tab.ready();
  await expect(conversation(page)).toBeHidden();
  await expect(toggle).toContainText(working);
  await page.keyboard.press('Control+j');
  await expect(toggle).not.toContainText(working);
  await expect(conversation(page)).toContainText('The first half');
  await expect(stop).toBeVisible();

  gate.open();
  await expect(conversation(page)).toContainText('comes later.');
  await expect(sendButton(page)).toBeVisible();
  await expect(conversation(page).getByText('The first half is here and the second half comes later.')).toHaveCount(1);
  await conversation(page).getByRole('button', { name: 'Undo this' }).click();
  await expect.poll(async () => Object.keys(await person.layers(design)).length, SOON).toBe(2);
});

test('a question is answered in the panel, by no and by yes, and stop ends a turn that would not end', async ({
  origin,
  context,
}) => {
  test.setTimeout(120_000);
  const person = await Person.signIn(origin);
  await person.enter(context);
  const design = await person.design((parent) =>
    shapes.map((id, n) => createShapeLayer({ id, parent, order: `a${n}`, x: 60 * n, y: 60, width: 50, height: 50 })),
  );
  const { page } = await EditorTab.open(context, origin, design);
  const count = async () => Object.keys(await person.layers(design)).length;
  const toggle = page.locator('[data-command=assistant]');
  await page.keyboard.press('Control+j');
  await box(page).fill('Delete the shapes');
  await box(page).press('Enter');
  const question = conversation(page).getByRole('group', { name: 'Delete?' });
  await expect(question).toContainText('7 layers');
  // It waits, also behind a closed panel.
  await page.keyboard.press('Control+j');
  await expect(toggle).toContainText('The assistant is working');
  await page.keyboard.press('Control+j');
  await question.getByRole('button', { name: 'Don’t' }).click();
  await expect(conversation(page)).toContainText('I left them.');
  expect(await count()).toBe(7);

  await expect(sendButton(page)).toBeVisible();
  await box(page).fill('Do delete them');
  await box(page).press('Enter');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(conversation(page)).toContainText('They are gone.');
  await expect.poll(count, SOON).toBe(0);

  await expect(sendButton(page)).toBeVisible();
  await box(page).fill('Go on');
  await box(page).press('Enter');
  await expect(conversation(page)).toContainText('This goes on');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(sendButton(page)).toBeVisible();
  await expect(conversation(page)).toContainText('Stopped');
  await expect(conversation(page)).not.toContainText('without an end');
  await page.keyboard.press('Control+j');
  await expect(toggle).not.toContainText('The assistant is working');
});
