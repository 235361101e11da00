/** What the built-in assistant makes of the examples on the start screens. */
import { expect, test } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { PLACES, WORK } from '#app/services/onboarding/questions.ts';
import { NO_STEERING, steeringOf } from '#app/services/onboarding/steering.ts';
import { EXAMPLE_PROMPTS, examplesFor } from './example-prompts.ts';

const made: Record<string, { size: [number, number]; words: string[] }> = {
  sale: { size: [1080, 1080], words: ['Autumn Sale', 'Favourites for less', '30% off ceramics', 'Shop the sale'] },
  flyer: { size: [2480, 3508], words: ['Yoga Class', 'Find your balance', 'Every Monday at 7pm'] },
  listing: { size: [2700, 2025], words: ['Handmade Silver Earrings', '$49'] },
  story: { size: [1080, 1920], words: ['Fresh bread, 7 am', 'Every day but Monday'] },
  thumbnail: { size: [1280, 720], words: ['10 Tips for Better Sleep'] },
  depop: { size: [1280, 1280], words: ['Vintage Denim Jacket', '$35'] },
  ebay: { size: [1600, 1600], words: ['Retro Film Camera', '$120'] },
  poshmark: { size: [1200, 1200], words: ['Silk Summer Dress', '$28'] },
  amazon: { size: [2000, 2000], words: ['Bamboo Cutting Board', '$24'] },
  shopee: { size: [1024, 1024], words: ['Wireless Earbuds', '$15'] },
  lazada: { size: [1080, 1080], words: ['Travel Backpack', '$32'] },
  mercado: { size: [1200, 1200], words: ['Leather Wallet', '$18'] },
  carousell: { size: [1080, 1080], words: ['Wooden Desk', '$80'] },
  tokopedia: { size: [1200, 1200], words: ['Rattan Lamp', '$40'] },
  pin: { size: [1000, 1500], words: ['5 Ideas for a Small Balcony'] },
  status: { size: [1080, 1920], words: ['Fresh fish today', 'Order before noon'] },
  drop: { size: [1080, 1920], words: ['New drop', 'Friday, 6 pm'] },
  market: { size: [1200, 630], words: ['Spring market', 'Saturday, 10 to 4'] },
  banner: { size: [1920, 1080], words: ['Free shipping this week', 'On every order'] },
  club: { size: [2480, 3508], words: ['Chess Club', 'Good company included', 'Every Thursday at 6pm'] },
  party: { size: [1080, 1920], words: ['Mia turns 30', 'Saturday, 8 pm, bring your dancing shoes'] },
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

test('every example that answers lead to exists, and comes first', () => {
  const all = steeringOf({ work: WORK.map(({ id }) => id), places: PLACES.map(({ id }) => id), frequency: null });
  expect(all.examples.filter((id) => !EXAMPLE_PROMPTS.some((example) => example.id === id))).toEqual([]);
  expect(examplesFor(NO_STEERING.examples).map(({ id }) => id)).toEqual([
    'sale',
    'flyer',
    'listing',
    'story',
    'thumbnail',
  ]);
  expect(examplesFor(['depop', 'listing']).map(({ id }) => id)).toEqual(['depop', 'listing', 'sale', 'flyer', 'story']);
});
