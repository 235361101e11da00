/**
 * Requests about other pages than the one that is seen, about pages themselves and about the whole design, carried out:
 * what was asked for holds, and no other layer or page has changed.
 */
import { describe, expect, test } from 'vitest';
import type { DesignDocument } from '#design/document/document.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { descendantsOf, pagesInOrder } from '#design/document/tree.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { colorOf, say, type Talk } from '#tests/fixtures/edit-talk.ts';
import { card, carousel } from '#tests/fixtures/page-talk.ts';

const DESIGNS = { card, carousel };
type Start = keyof typeof DESIGNS;
const fillOf = (document: DesignDocument, id: string) => colorOf((document.layers[id] as TextLayer).fill as never);
const backgrounds = (document: DesignDocument) =>
  pagesInOrder(document).map(({ background }) => (background.type === 'solid' ? background.color : background.type));
/** The first text of each page. */
const heads = (document: DesignDocument) =>
  pagesInOrder(document).map(({ id }) => {
    const text = descendantsOf(document, id).find(({ type }) => type === 'text');
    return text?.type === 'text' ? text.text : '';
  });

/** Layers that are changed or gone, and pages whose background is another. */
function touched(before: DesignDocument, after: DesignDocument): string[] {
  const layers = Object.keys(before.layers).filter(
    (id) => JSON.stringify(before.layers[id]) !== JSON.stringify(after.layers[id]),
  );
  const pages = Object.keys(before.pages).filter(
    (id) => JSON.stringify(before.pages[id]?.background) !== JSON.stringify(after.pages[id]?.background),
  );
  return [...layers, ...pages.map((id) => (before.pages[id] === pagesInOrder(before)[0] ? 'page1' : id))].toSorted();
}

interface Case {
  on: Start;
  said: string;
  /** All that it changes. */
  touches: readonly string[];
  holds?: (after: DesignDocument, before: DesignDocument) => void;
}
const gone =
  (...ids: string[]) =>
  ({ layers }: DesignDocument) =>
    expect(ids.filter((id) => id in layers)).toEqual([]);
const filled =
  (color: string, ...ids: string[]) =>
  (after: DesignDocument) =>
    expect(ids.map((id) => fillOf(after, id))).toEqual(ids.map(() => color));
const on = (start: Start, said: string, touches: string[], holds?: Case['holds']): Case => ({
  on: start,
  said,
  touches,
  ...(holds ? { holds } : {}),
});
const larger =
  (...ids: string[]) =>
  (after: DesignDocument, before: DesignDocument) => {
    for (const id of ids)
      expect((after.layers[id] as TextLayer).height).toBeGreaterThan((before.layers[id] as TextLayer).height);
  };

/** Ways to name the second page of the carousel in front of a request, and behind one. */
const IN_FRONT = [
  'on page 2',
  'on the second page',
  'on slide 2',
  'page 2:',
  'second slide:',
  'on the 2nd page,',
  'on page two',
];
const BEHIND = ['on page 2', 'on the second slide', 'of page 2', 'on the 2nd page', 'from slide 2'];
/** What is asked for there, and what it comes to. */
const ASKED: readonly (readonly [said: string, touches: string[], holds: NonNullable<Case['holds']>])[] = [
  ['remove the dot', ['dot2'], gone('dot2')],
  ['no dot', ['dot2'], gone('dot2')],
  ['make the headline green', ['head2'], filled('#008000', 'head2')],
  ['heading bigger', ['head2'], larger('head2')],
  ['the dot in the colour of the heading', ['dot2'], filled('#5c3a21', 'dot2')],
  ['the red circle blue', ['dot2'], filled('#0000ff', 'dot2')],
];

const CASES: readonly Case[] = [
  ...IN_FRONT.flatMap((scope) => ASKED.map(([said, ...rest]) => on('carousel', `${scope} ${said}`, ...rest))),
  ...BEHIND.flatMap((scope) => [
    on('carousel', `remove the dot ${scope}`, ['dot2'], gone('dot2')),
    on('carousel', `make the headline ${scope} green`, ['head2'], filled('#008000', 'head2')),
    on('carousel', `the dot ${scope} should be blue`, ['dot2'], filled('#0000ff', 'dot2')),
  ]),
  on('carousel', 'make the dot blue on page 2', ['dot2'], filled('#0000ff', 'dot2')),
  on(
    'carousel',
    'on page 2 no dot, and the heading in the same colour as the price on page 1',
    ['dot2', 'head2'],
    (after) => {
      gone('dot2')(after);
      filled('#c2410c', 'head2')(after);
    },
  ),
  on('carousel', 'price green. on the second page the dot in the brown of the heading', ['dot2', 'price'], (after) => {
    filled('#5c3a21', 'dot2')(after);
    filled('#008000', 'price')(after);
  }),
  on('carousel', 'heading red and dot blue on page 2', ['dot2', 'head2'], filled('#ff0000', 'head2')),
  on('carousel', 'remove the dot and the heading on page 2', ['dot2', 'head2'], gone('dot2', 'head2')),
  on('carousel', 'the page 2 heading red', ['head2'], filled('#ff0000', 'head2')),
  on('carousel', 'last page: mail bold', ['mail']),
  on('carousel', 'on the last slide the email green', ['mail'], filled('#008000', 'mail')),
  on('carousel', 'on the cover price green', ['price'], filled('#008000', 'price')),
  on('carousel', 'on every page the dot blue', ['dot1', 'dot2', 'dot3'], filled('#0000ff', 'dot1', 'dot2', 'dot3')),
  on(
    'carousel',
    'headline green on all pages',
    ['head1', 'head2', 'head3'],
    filled('#008000', 'head1', 'head2', 'head3'),
  ),
  on('carousel', 'remove the dot on all slides', ['dot1', 'dot2', 'dot3'], gone('dot1', 'dot2', 'dot3')),
  on('carousel', 'the email on every page bold', ['mail']),
  on('carousel', 'on page 3 change "Order today" to "Order now"', ['head3'], ({ layers }) =>
    expect(layers.head3).toMatchObject({ text: 'Order now' }),
  ),
  on('carousel', 'background of page 3 light blue', ['page3'], (after) =>
    expect(backgrounds(after)).toEqual(['#f5efe6', '#f5efe6', '#add8e6']),
  ),
  on('carousel', 'on page 3 the background black', ['page3']),
  on('carousel', 'make page 3 the same color as page 1', ['page3'], (after) =>
    expect(backgrounds(after)[2]).toBe('#f5efe6'),
  ),
  on('carousel', 'white background on every page', ['page1', 'page2'], (after) =>
    expect(backgrounds(after)).toEqual(['#ffffff', '#ffffff', '#ffffff']),
  ),
  on('card', 'on the back the ring gone and leicester bigger', ['city', 'ring'], gone('ring')),
  on('card', 'make the back the same cream as the front, leicester brown then', ['city', 'page2'], (after) =>
    expect(backgrounds(after)).toEqual(['#fbf4e6', '#fbf4e6']),
  ),
  on('card', 'back in the color of the front', ['page2']),
  on('card', 'make both pages white', ['page1', 'page2'], (after) =>
    expect(backgrounds(after)).toEqual(['#ffffff', '#ffffff']),
  ),
  on('card', 'the web address on the back bigger', ['web'], larger('web')),
  on('card', 'on the other page the web address white', ['web'], filled('#ffffff', 'web')),
  on('carousel', 'on pages 2 and 3 the heading red', ['head2', 'head3'], filled('#ff0000', 'head2', 'head3')),
  on('carousel', 'page 1 and 2: heading red', ['head1', 'head2'], filled('#ff0000', 'head1', 'head2')),
  on('carousel', 'move the price to page 2', ['price'], (after) =>
    expect(descendantsOf(after, 'page2').filter(({ type }) => type === 'text')).toHaveLength(2),
  ),
  on('card', 'on the front the phone number bold', ['phone']),
];

async function carriedOut({ on: start, said }: Pick<Case, 'on' | 'said'>) {
  const design: MemoryDesign = DESIGNS[start]();
  const before = design.document;
  const talk: Talk = { design, turns: [], page: design.page };
  return { done: await say(talk, said), before, page: talk.page, after: design.document };
}

describe('on other pages', () => {
  test.each(CASES.map((one) => [one.said, one] as const))('“%s”', async (_, { touches, holds, ...one }) => {
    const { done, before, after } = await carriedOut(one);
    expect(done).toBe(true);
    expect(touched(before, after)).toEqual(touches);
    holds?.(after, before);
  });
});

test('the assistant looks at another page before it changes it, and shows it', async () => {
  const chat = new AssistantChat(undefined, carousel());
  const before = chat.design.document;
  const { calls, said } = await chat.say('on page 2 no dot, and the heading in the same colour as the price on page 1');
  expect(calls.map(({ tool }) => tool)).toEqual(['look', 'pages', 'delete', 'update_layer']);
  expect(touched(before, chat.design.document)).toEqual(['dot2', 'head2']);
  expect(chat.page).toBe('page2');
  expect(said).toContain('Over the shoulder');
});

describe('pages themselves', () => {
  const [one, two, three] = ['3 ways to wear it', 'Over the shoulder', 'Order today'];
  const cases: readonly (readonly [said: string, order: readonly (string | undefined)[]])[] = [
    ['dont need page 2', [one, three]],
    ['remove the last slide', [one, two]],
    ['page 2 can go', [one, three]],
    ['lose slide 3', [one, two]],
    ['delete pages 2 and 3', [one]],
    ['get rid of the second page', [one, three]],
    ['put page 2 first', [two, one, three]],
    ['put the last page first', [three, one, two]],
    ['move slide 1 to the end', [two, three, one]],
    ['page 3 should be second', [one, three, two]],
    ['move page 3 before page 2', [one, three, two]],
    ['put page 1 after page 2', [two, one, three]],
    ['swap page 2 and page 3', [one, three, two]],
    ['swap pages 1 and 3', [three, two, one]],
    ['copy page 1', [one, one, two, three]],
    ['duplicate this page', [one, one, two, three]],
    ['make a copy of slide 3', [one, two, three, three]],
    ['i need the cover again as a copy', [one, one, two, three]],
    ['add a new page', [one, '', two, three]],
    ['another slide', [one, '', two, three]],
    ['fourth page same background, just "Link in bio" big in the middle', [one, two, three, 'Link in bio']],
    ['add a new page with "Thank you"', [one, 'Thank you', two, three]],
    ['add a new page that just says Thank you', [one, 'Thank you', two, three]],
  ];
  test.each(cases)('“%s”', async (said, order) => {
    const { done, after } = await carriedOut({ on: 'carousel', said });
    expect(done).toBe(true);
    expect(heads(after)).toEqual(order);
  });

  test('of a card', async () => {
    const swapped = await carriedOut({ on: 'card', said: 'swap the pages' });
    expect(heads(swapped.after)).toEqual(['Leicester', 'Wedding photographer']);
    const again = await carriedOut({ on: 'card', said: 'i need the front again for my husband as a copy' });
    expect(again.after.pages).toHaveProperty(Object.keys(again.before.pages)[1] ?? '');
    expect(backgrounds(again.after)).toEqual(['#fbf4e6', '#fbf4e6', '#1c1917']);
  });

  test.each([
    ['name page 2 Back', 'Back'],
    ['call the second slide "How to"', 'How to'],
    ['rename page 2 to How it works', 'How it works'],
  ])('“%s”', async (said, name) => {
    const { done, after } = await carriedOut({ on: 'carousel', said });
    expect(done).toBe(true);
    expect(pagesInOrder(after).map((page) => page.name)).toEqual(['', name, '']);
  });

  test.each([
    ['show me page 2', 'page2'],
    ['go to the last page', 'page3'],
    ['on page 2 heading red', 'page2'],
  ])('“%s” turns to it', async (said, page) => {
    expect(await carriedOut({ on: 'carousel', said })).toMatchObject({ page });
  });

  test('a page that was worked on from another one is seen again', async () => {
    const { page, after } = await carriedOut({ on: 'carousel', said: 'white background on every page' });
    expect(page).toBe(pagesInOrder(after)[0]?.id);
  });
});

describe('the whole design', () => {
  const sizes: readonly (readonly [said: string, on: Start, width: number, height: number])[] = [
    ['make it a story', 'carousel', 1080, 1920],
    ['turn this into an instagram story', 'carousel', 1080, 1920],
    ['1080x1350', 'carousel', 1080, 1350],
    ['resize to 1200 x 630', 'carousel', 1200, 630],
    ['need it in A4 to print', 'carousel', 2480, 3508],
    ['now square for the feed', 'card', 1080, 1080],
    ['make the design square', 'card', 1080, 1080],
    ['make the page wider', 'carousel', 1350, 1080],
    ['story format please', 'carousel', 1080, 1920],
    ['make it portrait', 'card', 600, 1050],
    ['the design should be 1200x1200', 'carousel', 1200, 1200],
  ];
  test.each(sizes)('“%s”', async (said, start, width, height) => {
    const { done, after, before } = await carriedOut({ on: start, said });
    expect(done).toBe(true);
    expect(after).toMatchObject({ width, height });
    expect(Object.keys(after.layers)).toEqual(Object.keys(before.layers));
  });
});

describe('files', () => {
  const files: readonly (readonly [said: string, on: Start, input: Record<string, unknown>])[] = [
    ['can i get both pages as a pdf', 'card', { format: 'pdf', pages: 'all' }],
    ['png please', 'card', { format: 'png' }],
    ['send me a jpg', 'carousel', { format: 'jpg' }],
    ['export all pages as png', 'carousel', { format: 'png', pages: 'all' }],
    ['save this page as jpg', 'carousel', { format: 'jpg' }],
    ['download it as a transparent png', 'carousel', { format: 'png', transparent: true }],
    ['can i have the last slide as webp', 'carousel', { format: 'webp', pages: 'this' }],
  ];
  test.each(files)('“%s”', async (said, start, input) => {
    const design = DESIGNS[start]();
    const talk: Talk = { design, turns: [] };
    const { document } = design;
    expect(await say(talk, said)).toBe(true);
    expect(talk.turns.at(-1)?.at(-1)).toMatchObject({ tool: 'export', input });
    expect(design.document).toBe(document);
  });

  test('a design of another size is made beside this one', async () => {
    const design = carousel();
    const talk: Talk = { design, turns: [] };
    expect(await say(talk, 'same thing as insta story')).toBe(true);
    expect(talk.turns).toMatchObject([[{ tool: 'resize', input: { format: 'instagram-story', copy: true } }]]);
    expect(design.document).toMatchObject({ width: 1080, height: 1080 });
  });

  test('“make it square” is about what was spoken of', async () => {
    const talk: Talk = { design: carousel(), turns: [] };
    expect(await say(talk, 'make the dot blue')).toBe(true);
    expect(await say(talk, 'make it square')).toBe(false);
  });
});

describe('is left alone', () => {
  test.each([
    ['carousel', 'print 50 and mail them'],
    ['carousel', 'post it to facebook'],
    ['carousel', 'send it to my mum as a pdf'],
    ['carousel', 'remove page 7'],
    ['carousel', 'on pages 2 and 4 the heading red'],
    ['carousel', 'on pages 1 and 2 the price red'],
    ['carousel', 'the same on page 2'],
    ['carousel', 'on page 7 the heading red'],
    ['carousel', 'on the back the heading red'],
    ['carousel', 'remove all pages'],
    ['carousel', 'on page 2 the price red'],
    ['carousel', 'swap the pages'],
    ['carousel', 'on the other page the dot red'],
    ['carousel', 'seventh page with "Bye"'],
    ['card', 'remove both pages'],
  ] as const)('%s: “%s”', async (start, said) => {
    const { done, before, after } = await carriedOut({ on: start, said });
    expect(done).toBe(false);
    expect(after).toBe(before);
  });
});
