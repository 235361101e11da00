/** What lies beyond the page is said so and changes nothing; words that only sound like it are read as what they are. */
import { describe, expect, it } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

describe('beyond the page', () => {
  it('what hangs on it is not done either, and what does not is', async () => {
    const chat = chatOnPage();
    const before = chat.design.document;
    await chat.say('how many of these do i have left in stock? put the number on it');
    expect(chat.design.document).toBe(before);
    const { said } = await chat.say('post it and make the headline red');
    expect(said).toContain('can’t post');
    expect(chat.text('Summer Sale').fill).toEqual({ type: 'solid', color: '#ff0000' });
  });

  it.each([
    ['whats the right size for facebook', '1200 × 630'],
    ['how big should a pinterest pin be?', '1000 × 1500'],
    ['i want to post this on facebook, what size do i need', '1200 × 630'],
  ])('“%s” is answered and resizes nothing', async (question, size) => {
    const chat = chatOnPage();
    const { said, calls } = await chat.say(question);
    expect(said).toContain(size);
    expect(calls).toEqual([]);
  });
});
