/** What the built-in assistant makes of the suggestions in an empty conversation. */
import { expect, test } from 'vitest';
import { message } from '#messages/message.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

test('each suggestion does what it says', async () => {
  const chat = new AssistantChat();
  await chat.say(message('chat.startTextPrompt'));
  expect(chat.texts.map(({ text }) => text)).toEqual(['Open all weekend']);
  await chat.say(message('chat.startColorPrompt'));
  expect(chat.background.type).toBe('linear');
  await chat.say(message('chat.startSizePrompt'));
  expect(chat.design.document).toMatchObject({ width: 1080, height: 1920 });
  expect(chat.texts.map(({ text }) => text)).toEqual(['Open all weekend']);
});
