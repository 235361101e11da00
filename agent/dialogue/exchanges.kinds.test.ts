/** Several words that take the place of others in one breath, and copies of pages that say something else. */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { say } from '#tests/fixtures/edit-talk.ts';
import { plainPage, writtenOn, type Written } from '#tests/fixtures/plain-page.ts';

const SALE: Written = { title: 'BLACK FRIDAY', offer: 'Up to 40% off', date: 'Nov 28' };
const GIG: Written = { title: 'Open Mic Night', date: 'Thursday 14 March', doors: 'Doors 7pm' };
const SHOES: Written = { title: 'Summer Sale', offer: '30% off sneakers', when: 'Only this Monday, now $49' };

describe('several exchanges', () => {
  test.each<readonly [page: Written, told: string, says: Written]>([
    [SALE, 'change Black Friday to Cyber Monday and Nov 28 to Dec 1', { title: 'CYBER MONDAY', date: 'Dec 1' }],
    [
      SALE,
      'reuse this for next week: change 40% to 50% and Nov 28 to Dec 5',
      { offer: 'Up to 50% off', date: 'Dec 5' },
    ],
    [GIG, 'swap Thursday for Friday and Open Mic for Jazz', { title: 'Jazz Night', date: 'Friday 15 March' }],
    [GIG, 'change thursday to friday and 7 to 8', { date: 'Friday 15 March', doors: 'Doors 8pm' }],
    [GIG, 'replace "Doors" with "Starts" and 7pm with 8:30', { doors: 'Starts 8:30pm' }],
    [GIG, 'replace Open Mic Night with Back to School, 7pm with 8pm', { title: 'Back to School', doors: 'Doors 8pm' }],
    [SHOES, 'replace sneakers with boots and 30 with 40', { offer: '40% off boots' }],
    [
      SHOES,
      'change sneakers to boots and monday to tuesday',
      { offer: '30% off boots', when: 'Only this Tuesday, now $49' },
    ],
    [
      SHOES,
      'change the offer to 40% off boots and the headline to Winter Sale',
      { title: 'Winter Sale', offer: '40% off boots' },
    ],
    [SHOES, 'the offer line to Half price boots', { offer: 'Half price boots' }],
    // One text, whatever joints it has.
    [GIG, 'change Open Mic Night to Tea and cakes for two', { title: 'Tea and cakes for two' }],
  ])('%#: %s', async (page, told, says) => {
    const design = plainPage(page);
    expect(await say({ design, turns: [] }, told)).toBe(true);
    expect(writtenOn(design)).toEqual({ ...page, ...says });
  });
});

describe('a copy of the page', () => {
  const SPECIAL: Written = { title: 'Monday special', dish: 'Pho bo 12€' };
  test.each<readonly [page: Written, told: string, copy: readonly string[]]>([
    [SPECIAL, 'copy this page for tuesday and make it 13', ['Tuesday special', 'Pho bo 13€']],
    [SPECIAL, 'duplicate this page and change the price on the copy to 14€', ['Monday special', 'Pho bo 14€']],
    [SPECIAL, 'duplicate this page and swap Pho for Bun on the new one', ['Monday special', 'Bun bo 12€']],
    [
      SPECIAL,
      'copy this page and on the copy change Monday to Friday and 12€ to 11€. dont touch the first one',
      ['Friday special', 'Pho bo 11€'],
    ],
  ])('%#: %s', async (page, told, copy) => {
    const chat = new AssistantChat(undefined, plainPage(page));
    await chat.say(told);
    const [first, second] = pagesInOrder(chat.design.document).map(({ id }) =>
      chat.texts.filter(({ parent }) => parent === id).map(({ text }) => text),
    );
    expect([first, second]).toEqual([Object.values(page), copy]);
  });
});

describe('what was asked about one thing goes to another', () => {
  const font = (chat: AssistantChat, id: string) => (chat.design.document.layers[id] as TextLayer).fontFamily;
  test.each([
    'ok use the same for the date. only the date',
    'great, use it on the date line as well',
    'give the date the same one',
    'same for the date please',
  ])('%s', async (said) => {
    const design = plainPage(GIG);
    design.edit({ type: 'layer.update', id: 'title', patch: { fontFamily: 'Anton' } });
    const chat = new AssistantChat(undefined, design);
    await chat.say('whats the font of the title? i forgot');
    await chat.say(said);
    expect(['title', 'date', 'doors'].map((id) => font(chat, id))).toEqual(['Anton', 'Anton', font(chat, 'doors')]);
    expect(font(chat, 'doors')).not.toBe('Anton');
  });
});
