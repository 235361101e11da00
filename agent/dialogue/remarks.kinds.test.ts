/** Remarks and opinions about the page: answered by what is there, and nothing is changed unless that is what they ask for. */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

describe('what is not so is told, and changes nothing', () => {
  test.each([
    ['the text covers the shoe', /none of the text lies over the photo/iu],
    ['very nice!! but the text is over the shoe, can not see it', /none of the text/iu],
    ['why is the writing on top of the photo', /none of the text/iu],
    ['now it says 30% off twice', /“30% off” only once, in “30% off sneakers”/u],
    ['you wrote monday twice', /“monday” only once/u],
    ['the price is on there twice', /“\$49” only once/u],
    ['dollars everywhere not pounds', /All the prices are in \$ already: \$49/u],
  ])('%s', async (said, holds) => {
    const chat = chatOnPage();
    const before = chat.design.document;
    const { said: answer, calls } = await chat.say(said);
    expect(answer).toMatch(holds);
    expect(calls).toEqual([]);
    expect(chat.design.document).toBe(before);
  });
});

test('what stands there twice is told with where', async () => {
  const chat = chatOnPage();
  await chat.say('change sneakers to summer shoes');
  expect((await chat.say('it says summer twice')).said).toMatch(/“Summer Sale” and “30% off summer shoes”/u);
});

test.each([
  'pounds everywhere not dollars',
  'all prices should be in pounds',
  'use £ for the prices, not $',
  'use pounds instead of dollars',
])('all amounts get the currency: %s', async (said) => {
  const chat = chatOnPage();
  await chat.say(said);
  expect(chat.text('Monday').text).toBe('Only this Monday, now £49');
});

describe('opinions', () => {
  test.each([
    ['does it look too busy to you?', /^No.*4 things/u],
    ['do you think it looks crowded', /^No.*4 things/u],
    ['is this too plain', /plain/u],
    ['do the colours go together', /white/u],
  ])('%s', async (said, holds) => {
    const { said: answer, calls } = await chatOnPage().say(said);
    expect(answer).toMatch(holds);
    expect(calls).toEqual([]);
  });
});

test('all texts that are hard to read are mended, and no others', async () => {
  const chat = chatOnPage();
  await chat.say('make the title orange');
  const { said } = await chat.say('hmm the text is hard to read now');
  const text = (words: string) => chat.text(words) as TextLayer;
  expect(text('Summer').fill).not.toMatchObject({ color: '#ffa500' });
  expect(text('Monday').fontSize).toBeGreaterThan(40);
  expect(text('sneakers')).toMatchObject({ fontSize: 60, fill: { color: '#111111' } });
  expect(said).not.toContain('sneakers');
});
