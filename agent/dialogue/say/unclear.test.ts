/** What is said of a request that is not understood names its words, and what this page has. */
import { describe, expect, test } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

describe('a request that is not understood', () => {
  test('is quoted, with requests about what is on the page', async () => {
    const { said, calls } = await chatOnPage().say('flurb the wibble');
    expect(calls).toEqual([]);
    expect(said).toContain('I did not understand “flurb the wibble”, so I changed nothing.');
    expect(said).toContain('make Summer Sale bigger');
  });

  test('gets other examples the next time', async () => {
    const chat = chatOnPage();
    const { said: first } = await chat.say('flurb the wibble');
    const { said: second } = await chat.say('flurb it again then');
    expect(second).not.toBe(first);
    expect(second).not.toContain('make Summer Sale bigger');
  });
});
