/**
 * The chat with a hosted model: repairs of its mistakes are shown, and words, refusals and failures that change nothing
 * say so.
 */
import { message } from '#messages/message.ts';
import { shownIn } from '../fakes/hosted-request.ts';
import { begin, conversation, say } from './chat-page.ts';
import { hostedTest } from './hosted-fixture.ts';
import { signIn } from './people.ts';
import { expect } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const write = (text: string, y: number) => ({
  call: 'add_text',
  input: { text, x: 100, y, size: 80, color: '#111111' },
});

const test = hostedTest(
  { calls: [write('Summer sale', 100), write('All week', 120)] },
  { say: 'A poster in two lines.' },
  (request) => {
    const [, layer = '', y] = /^(\w+) to y (-?\d+)$/.exec(shownIn(request).findings[0]?.fix ?? '') ?? [];
    return { call: 'update_layer', input: { layer, x: 100, y: Number(y) } };
  },
  { say: 'I made it twice as large.' },
  { say: 'Which of the two lines do you mean?' },
  { say: '<tool_call>{"name": "add_text", "arguments": {"text": "SALE"}}</tool_call>' },
  { status: 401, error: 'Incorrect API key sk-test' },
  { status: 429, error: 'slow down', headers: { 'Retry-After': '30' } },
);

test('a repair is seen, and what changed nothing says so', { tag: LONG }, async ({ page }) => {
  await signIn(page);
  await begin(page, 'A sale poster');
  const log = conversation(page);
  await expect(log).toContainText('A poster in two lines.');
  await expect(log).toContainText('Changed position of “All week”');
  const nothing = log.getByText(message('chat.nothingChanged'));
  await expect(nothing).toHaveCount(0);

  await say(page, 'Make it larger');
  await expect(log).toContainText('I made it twice as large.');
  await expect(nothing).toHaveCount(1);
  // A question needs no admission that nothing changed.
  await say(page, 'Make that one larger');
  await expect(log).toContainText('Which of the two lines do you mean?');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(nothing).toHaveCount(1);

  for (const [words, error] of [
    ['Write SALE', message('agent.modelWroteCalls', { prefix: 'OPENAI' })],
    ['Once more', message('agent.modelRefusedKey', { prefix: 'OPENAI' })],
    ['And again', message('agent.modelBusyFor', { seconds: 30 })],
  ] as const) {
    await say(page, words);
    await expect(log).toContainText(error);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await expect(log).not.toContainText('sk-test');
  // Marks stay.
  await page.reload();
  await expect(nothing).toHaveCount(1);
});
