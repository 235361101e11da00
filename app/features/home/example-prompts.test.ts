/** What the built-in assistant makes of the examples on the start screens. */
import { expect, test } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { EXAMPLE_PROMPTS } from './example-prompts.ts';

const made: Record<string, { size: [number, number]; words: string[] }> = {
  sale: { size: [1080, 1080], words: ['Autumn Sale', '30% off', 'Ceramics', 'Shop now'] },
  flyer: { size: [2480, 3508], words: ['Yoga Class', 'Every Monday at 7pm'] },
  listing: { size: [2700, 2025], words: ['Handmade Silver Earrings', '$49'] },
  story: { size: [1080, 1920], words: ['Fresh bread, 7 am', 'Every day but Monday'] },
  thumbnail: { size: [1280, 720], words: ['10 Tips for Better Sleep'] },
};

test.each(EXAMPLE_PROMPTS)('$prompt', async ({ id, prompt }) => {
  const chat = new AssistantChat();
  const { result, calls } = await chat.say(prompt);
  expect(result.state).toBe('finished');
  expect(calls.every(({ outcome }) => outcome.ok)).toBe(true);
  const { width, height } = chat.design.document;
  expect([width, height]).toEqual(made[id]?.size);
  expect(chat.texts.map(({ text }) => text).sort()).toEqual(made[id]?.words.sort());
});
