/** Pages that are told with several texts, and what is put on a page that is named. */
import { describe, expect, it } from 'vitest';
import { createPage, createTextLayer } from '#design/document/create.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

function withPages(count: 1 | 2): AssistantChat {
  const chat = new AssistantChat();
  const { design, page } = chat;
  design.edit(
    { type: 'page.update', id: page, patch: { background: { type: 'solid', color: '#ffd166' } } },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'title',
        parent: page,
        order: 'a1',
        text: 'Sunrise Yoga',
        fontSize: 110,
        x: 80,
        y: 380,
      }),
    },
  );
  if (count === 2)
    design.edit(
      { type: 'page.add', page: createPage({ id: 'second', order: 'a9' }) },
      {
        type: 'layer.add',
        layer: createTextLayer({
          id: 'what',
          parent: 'second',
          order: 'a2',
          text: 'What you get',
          fontSize: 80,
          x: 80,
          y: 140,
        }),
      },
    );
  return chat;
}

/** What is written on each page, in its order. */
const writtenOn = (chat: AssistantChat) =>
  pagesInOrder(chat.design.document).map(({ id }) =>
    chat.texts
      .filter(({ parent }) => parent === id)
      .map(({ text }) => text)
      .join('\n'),
  );

describe('a page that is told with a list', () => {
  it.each([
    [
      'add a second page with the care stuff: hand wash cold, lay flat to dry',
      ['Care', 'Hand wash cold', 'Lay flat to dry'],
    ],
    ['another page w/ our opening hours: Mon-Fri 9-18, Sat 10-14', ['Opening Hours', 'Mon-Fri 9-18', 'Sat 10-14']],
    [
      'new page about delivery: free over €50, 2-3 days, worldwide',
      ['Delivery', 'Free over €50', '2-3 days', 'Worldwide'],
    ],
    ['add a page with the prices:\nmat 12 €\nclass 15 €', ['Prices', 'Mat 12 €', 'Class 15 €']],
    ['one more page with "Save this" and my handle @sunrise', ['Save this', '@sunrise']],
    [
      'add a second page, same look, but with "Lever du soleil" and "30 % sur tout"',
      ['Lever du soleil', '30 % sur tout'],
    ],
  ])('%s', async (said, texts) => {
    const chat = withPages(1);
    await chat.say(said);
    const [first, second = '', ...more] = writtenOn(chat);
    expect([first, more]).toEqual(['Sunrise Yoga', []]);
    for (const text of texts) expect(second.toLowerCase()).toContain(text.toLowerCase());
    const [, page] = pagesInOrder(chat.design.document);
    expect(page?.background).toEqual({ type: 'solid', color: '#ffd166' });
  });
});

describe('what is put on a page that is named', () => {
  it.each([
    ['add on this page: 6 nights, vegan food, sea view', 0, '6 nights\nvegan food\nsea view'],
    ['add on page 2: 6 nights, vegan food, sea view', 1, '6 nights\nvegan food\nsea view'],
    ['on page 2 add "6 nights"', 1, '6 nights'],
    ['add "6 nights" on the second page', 1, '6 nights'],
    ['on the first one: Sunset not Sunrise', 0, 'Sunset Yoga'],
  ] as const)('%s', async (said, at, text) => {
    const chat = withPages(2);
    await chat.say(said);
    const pages = writtenOn(chat);
    expect(pages[at]).toContain(text);
    expect(pages[1 - at]).toBe(at === 0 ? 'What you get' : 'Sunrise Yoga');
  });
});
