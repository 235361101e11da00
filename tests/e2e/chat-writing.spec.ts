/**
 * Writing in the chat, with a hosted model: editing and resending, keys, next steps, pictures from every source, the
 * selection, screen readers.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { begin, box, conversation, designOf, say, sendButton, textsOf } from './chat-page.ts';
import { hostedTest } from './hosted-fixture.ts';
import { photo, signIn } from './people.ts';
import { expect, SOON } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const test = hostedTest(
  { call: 'add_text', input: { text: 'FIRST' } },
  { say: 'The **first** one is there.' },
  { call: 'add_text', input: { text: 'SECOND' } },
  { say: 'The second one instead.' },
  { say: 'As you like.' },
  { say: 'Thank you for the pictures.' },
  { hang: 'Let me think about that' },
);

/** Drags files over the page as a user does: the drop lands on the selected element. */
async function dropFiles(page: Page, selector: string, files: { name: string; bytes: Buffer }[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given)
        data.items.add(
          new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' }),
        );
      return data;
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  );
  const target = page.locator(selector);
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop pictures to use them in the design')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

test('writing', { tag: LONG }, async ({ page, context }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await begin(page, 'Write the first one');
  const log = conversation(page);

  await test.step('a message is copied as it was written, with its marks', async () => {
    const answer = log.getByRole('article', { name: 'Assistant' });
    await answer.hover();
    await answer.getByRole('button', { name: 'Copy' }).click();
    await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('The **first** one is there.');
    await expect(answer.getByRole('time')).toBeAttached();
  });

  await test.step('the arrow opens the last message in an empty box, Escape leaves it as it was', async () => {
    await box(page).press('ArrowUp');
    const editor = page.getByLabel('Edit your message');
    await expect(editor).toBeFocused();
    await expect(editor).toHaveValue('Write the first one');
    await editor.press('Escape');
    await expect(editor).toBeHidden();
    await expect(box(page)).toBeFocused();
    expect(await textsOf(page)).toEqual(['FIRST']);
  });

  await test.step('sent again it takes back what came after', async () => {
    await box(page).press('ArrowUp');
    await page.getByLabel('Edit your message').fill('Write the second one');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('The second one instead.');
    await expect(log).not.toContainText('The first one');
    await expect(log.getByRole('article')).toHaveCount(2);
    await expect.poll(() => textsOf(page), SOON).toEqual(['SECOND']);
    await page.reload();
    await expect(log.getByRole('article')).toHaveCount(2);
    await expect(log).toContainText('Write the second one');
  });

  await test.step('a next step is a press away, by keyboard too', async () => {
    const steps = page.getByRole('group', { name: 'Suggested next steps' });
    // They depend on the design, which is still being opened.
    await expect(steps).toBeVisible();
    const count = await steps.getByRole('button').count();
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(4);
    const prompt = (await steps.getByRole('button').first().getAttribute('title')) ?? '';
    await steps.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(log).toContainText(prompt);
    await expect(log).toContainText('As you like.');
  });

  await test.step('pictures come by picker, by drop beside the box and by paste; one can be taken out again', async () => {
    const bytes = await photo();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'picked.jpg', mimeType: 'image/jpeg', buffer: bytes }]);
    await dropFiles(page, '[role=log]', [
      { name: 'dropped.jpg', bytes },
      { name: 'unwanted.jpg', bytes },
    ]);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    });
    await box(page).press('Control+v');
    for (const name of ['picked.jpg', 'dropped.jpg', 'unwanted.jpg', 'image.png'])
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove unwanted.jpg' }).click();
    await expect(page.getByText('Drop pictures to use them in the design')).toBeHidden();
  });

  await test.step('what is selected on the canvas stands in the box and goes along', async () => {
    const canvas = page.getByRole('group', { name: 'Canvas' });
    await canvas.focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByText('Text: SECOND selected')).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Leave out SECOND' })).toBeVisible();
    // A slash focuses the box from anywhere.
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await say(page, 'Use these');
    await expect(log).toContainText('Thank you for the pictures.');
    await expect(log.getByRole('article', { name: 'You' }).last().getByRole('img')).toHaveCount(3);
    const { document } = await designOf(page);
    const chat = page.url().split('/').at(-1);
    const { messages } = (await (await page.request.get(`/api/chats/${chat}`)).json()) as {
      messages: { role: string; metadata: { selection?: string[] } }[];
    };
    expect(messages.findLast(({ role }) => role === 'user')?.metadata.selection).toEqual(Object.keys(document.layers));
    await page.getByRole('button', { name: 'Leave out SECOND' }).click();
    await expect(page.getByText('Text: SECOND selected')).toBeHidden();
  });

  await test.step('readers and keyboards find everything', async () => {
    const found = await new AxeBuilder({ page }).include('section[aria-label="Conversation"]').analyze();
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  });

  await test.step('Escape stops; the answer keeps what it said, and can be asked for again', async () => {
    await box(page).fill('Think hard');
    await box(page).press('Enter');
    await expect(log).toContainText('Let me think about that');
    await expect(page.getByRole('group', { name: 'Suggested next steps' })).toBeHidden();
    await box(page).press('Escape');
    await expect(log).toContainText('Stopped. What was done is kept.');
    await expect(sendButton(page)).toBeVisible();
    await expect(log.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test(
  'without a connection it says so, and a message that could not go comes back to the box',
  { tag: LONG },
  async ({ page, context }) => {
    await signIn(page, '/start-blank');
    await page.goto('/ai-design');
    const made = await page.request.post('/api/designs', {
      data: { width: 600, height: 600 },
      headers: { origin: new URL(page.url()).origin },
    });
    const { id: design } = (await made.json()) as { id: string };
    const begun = await page.request.post('/api/chats', {
      data: { design },
      headers: { origin: new URL(page.url()).origin },
    });
    const { id } = (await begun.json()) as { id: string };
    await page.goto(`/ai-design/chat/${id}`);
    await expect(page.getByRole('heading', { name: 'A blank page, and all yours' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Canvas' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.', { exact: false })).toBeVisible();
    await box(page).fill('Hello there');
    await box(page).press('Enter');
    await expect(page.getByText('Not sent.', { exact: false })).toBeVisible();
    await expect(box(page)).toHaveValue('Hello there');
    await expect(conversation(page).getByRole('article')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.', { exact: false })).toBeHidden();
  },
);
