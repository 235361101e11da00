/** A scene goes as people say it, and the page is what it was before, with what was changed since. */
import { describe, expect, test } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

/** A page with a scene, and something that was done after it. */
async function staged(more: readonly string[] = []) {
  const chat = chatOnPage();
  const plain = structuredClone(chat.layers.filter(({ id }) => id !== 'headline'));
  const ground = chat.design.document.pages[chat.page]?.background;
  for (const said of ['put the photo on a marble counter', 'use it', ...more, 'make the headline bigger'])
    await chat.say(said);
  return { chat, plain, ground };
}

describe('the scene goes', () => {
  test.each([
    'back to plain',
    'take the scene away',
    'remove the background scene again',
    'undo the scene',
    'just white again',
    'get rid of the scene please',
    'no scene',
    'i want the plain background back',
    'put it back on white',
    'make the background plain again',
    'go back to how it was before the scene',
    'remvoe teh scenee',
    'bak to plian pls',
    'back to the original photo',
    'lose the marble',
    'I liked it better without the scene',
    'the old background was better',
    'take it out of the scene',
    'can we go back to the plain white one?',
    'plz remove that background again, thx',
  ])('%s', async (said) => {
    const { chat, plain, ground } = await staged();
    const { fontSize } = chat.layers.find(({ id }) => id === 'headline') as { fontSize: number };
    const played = await chat.say(said);
    expect(played.calls.map(({ tool }) => tool)).toEqual(['undo']);
    expect(chat.layers.filter(({ id }) => id !== 'headline')).toEqual(plain);
    expect(chat.layers.find(({ id }) => id === 'headline')).toMatchObject({ fontSize });
    expect(chat.design.document.pages[chat.page]?.background).toEqual(ground);
    expect(played.said).toContain('took the scene away');
  });
  test('with every scene before it', async () => {
    const { chat, plain } = await staged(['put it on a beach', 'use it']);
    await chat.say('back to plain');
    expect(chat.layers.filter(({ id }) => id !== 'headline')).toEqual(plain);
  });
  test('beside what else is said', async () => {
    const { chat, plain } = await staged();
    await chat.say('take the scene away and make the headline red');
    expect(chat.layers.filter(({ id }) => id !== 'headline')).toEqual(plain);
    expect(chat.layers.find(({ id }) => id === 'headline')).toMatchObject({ fill: { color: '#ff0000' } });
  });
});

test.each([
  'make the background white',
  'put it on a beach again',
  'remove the photo',
  'take the headline out',
  'make the headline plain white',
  'the marble looks great, keep it',
])('the scene stays where something else is meant: %s', async (said) => {
  const { chat } = await staged();
  const { calls } = await chat.say(said);
  expect(calls.map(({ tool }) => tool)).not.toContain('undo');
});

test('leaving a preview undoes nothing', async () => {
  const chat = chatOnPage();
  await chat.say('put the photo on a marble counter');
  const played = await chat.say('back to plain');
  expect([played.calls, played.said]).toEqual([[], 'The page is as it was, and nothing was charged.']);
});
