/** Sellers who talk: news that they tell, asides, things brought back, questions about what stands there. Judged by what becomes of the page. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';

/** A page of texts, one below the other. */
function page(...texts: readonly string[]): AssistantChat {
  const chat = new AssistantChat({ width: 1080, height: 1350 });
  for (const [index, text] of texts.entries()) {
    chat.design.edit({
      type: 'layer.add',
      layer: withLines(
        createTextLayer({
          id: `t${index}`,
          parent: chat.design.page,
          order: `a${index}`,
          text,
          x: 80,
          y: 80 + index * 140,
          width: 900,
          fontSize: index === 0 ? 90 : 50,
        }),
        roughMeasure,
      ),
    });
  }
  return chat;
}
const planter = (): AssistantChat => {
  const chat = page(
    'Ceramic Planter',
    '$24',
    'Free shipping over $50',
    'Pre-order opens 12/05',
    'Swipe up to shop',
    '@moonlit.thrifts',
  );
  const photo = chat.picture('plant.jpg', 1200, 1200);
  chat.design.edit(
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: chat.design.page,
        order: 'a8',
        asset: photo.id,
        name: 'plant.jpg',
        x: 600,
        y: 700,
        width: 400,
        height: 400,
      }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'circle',
        parent: chat.design.page,
        order: 'a9',
        shape: { kind: 'ellipse' },
        x: 850,
        y: 60,
        width: 160,
        height: 160,
        fill: { type: 'solid', color: '#2d6bff' },
      }),
    },
  );
  return chat;
};
const shop = (): AssistantChat => page('Opening Hours', 'Mon - Fri 9am - 5pm', 'Sat 10am - 5pm', 'Sun closed');
const texts = (chat: AssistantChat): string[] => chat.texts.map(({ text }) => text);

describe('news come to other words', () => {
  it.each<readonly [make: () => AssistantChat, said: string, before: string, after: string]>([
    [shop, 'were open til 6 on weekdays now, can u fix that', 'Mon - Fri 9am - 5pm', 'Mon - Fri 9am - 6pm'],
    [shop, 'we open at 8 on saturdays now', 'Sat 10am - 5pm', 'Sat 8am - 5pm'],
    [shop, 'closing at 4 on sat from now on', 'Sat 10am - 5pm', 'Sat 10am - 4pm'],
    [shop, "sunday we're open 11 to 3 now", 'Sun closed', 'Sun 11am - 3pm'],
    [shop, 'change saturday to closed', 'Sat 10am - 5pm', 'Sat closed'],
    [
      () => page('Hours', 'Mo', 'Mon–Fri 9–17', 'Sat 10–14'),
      'we close at 6 on weekdays now',
      'Mon–Fri 9–17',
      'Mon–Fri 9–18',
    ],
    [planter, 'shipping is free over $75 now', 'Free shipping over $50', 'Free shipping over $75'],
    [planter, 'we ship free over 40 now not 50', 'Free shipping over $50', 'Free shipping over $40'],
    [planter, 'ok and preorder opens 12/12 not 12/05', 'Pre-order opens 12/05', 'Pre-order opens 12/12'],
    [planter, 'handle changed to @moonlit.vintage', '@moonlit.thrifts', '@moonlit.vintage'],
    [planter, 'my insta is @greenleaf now', '@moonlit.thrifts', '@greenleaf'],
    [planter, 'i dont have swipe up anymore, swap that for link in bio', 'Swipe up to shop', 'Link in bio to shop'],
    [planter, 'the price went up to 29', '$24', '$29'],
    [
      () => page('Buy one get one', 'This weekend only'),
      'oops not the weekend, friday only',
      'This weekend only',
      'Friday only',
    ],
  ])('%#: %s %s', async (make, said, before, after) => {
    const chat = make();
    const standing = texts(chat);
    await chat.say(said);
    expect(texts(chat)).toEqual(standing.map((text) => (text === before ? after : text)));
  });

  it.each(['we open a new shop on saturdays in spring', 'is shipping free over $50?', 'how much is shipping'])(
    'but not “%s”',
    async (said) => {
      const chat = planter();
      const standing = texts(chat);
      await chat.say(said);
      expect(texts(chat)).toEqual(standing);
    },
  );
});

describe('what is said beside a wish', () => {
  it('is not done, and not asked about', async () => {
    const chat = planter();
    const { said, calls } = await chat.say("get rid of the free shipping bit, we don't do that anymore");
    expect(calls).toMatchObject([{ tool: 'delete', input: { layers: ['t2'] } }]);
    expect(said).not.toMatch(/did not understand|do not see/);
  });

  it('may be a cheer before capitals to be read', async () => {
    const chat = planter();
    await chat.say('sold out already!! put a big SOLD OUT across the photo');
    const { x, y, width, height } = chat.text('SOLD OUT');
    expect([x + width / 2 > 600, y + height / 2 > 700]).toEqual([true, true]);
    expect(texts(chat).join(' ')).not.toMatch(/already/);
  });

  it.each([
    ['lose the circle', 'circle'],
    ['ditch the circle pls', 'circle'],
    ['take the circle off', 'circle'],
    ['can u scrap the handle', 't5'],
  ])('“%s” deletes', async (said, id) => {
    const chat = planter();
    await chat.say(said);
    expect(chat.design.document.layers[id]).toBeUndefined();
    expect(chat.layers).toHaveLength(7);
  });

  it('is no layer to be deleted', async () => {
    const chat = planter();
    expect((await chat.say('delete my account')).said).toContain('Settings');
    expect(chat.layers).toHaveLength(8);
  });
});

describe('what was taken away', () => {
  it('comes back alone', async () => {
    const chat = planter();
    await chat.say('title in all caps, center it, and lose the @handle');
    expect([
      chat.text('Ceramic').letterCase,
      chat.text('Ceramic').align,
      texts(chat).includes('@moonlit.thrifts'),
    ]).toEqual(['upper', 'center', false]);
    await chat.say('actually bring the handle back');
    expect([chat.text('Ceramic').letterCase, texts(chat).includes('@moonlit.thrifts')]).toEqual(['upper', true]);
  });

  it('stays if it is wanted after all', async () => {
    const chat = planter();
    await chat.say('lose the circle');
    await chat.say('oh wait no keep it');
    expect(chat.design.document.layers['circle']).toBeDefined();
  });
});

describe('questions about what stands there', () => {
  it.each([
    ['how much do i have the planter at', ['“$24”'], ['shipping']],
    ['does it say anything about shipping?', ['“Free shipping over $50”'], ['$24']],
    ['read me the texts', ['Ceramic Planter', '@moonlit.thrifts'], []],
    ['does it mention returns?', ['I can’t find that on this page'], []],
  ])('%s', async (said, contains, without) => {
    const chat = planter();
    const answer = await chat.say(said);
    for (const words of contains) expect(answer.said).toContain(words);
    for (const words of without) expect(answer.said).not.toContain(words);
    expect(answer.calls).toEqual([]);
  });

  it('lead on: “ok make that 20”', async () => {
    const chat = planter();
    await chat.say('how much do i have the planter at');
    await chat.say('ok make that 20');
    expect(texts(chat)).toContain('$20');
  });
});

describe('pages, files and letters', () => {
  it('colours the page that was named', async () => {
    const chat = planter();
    const first = chat.page;
    await chat.say('duplicate this page and change the price on the copy to $32');
    await chat.say('now give the first page a peach background');
    expect(chat.design.document.pages[first]?.background).toEqual({ type: 'solid', color: '#ffcba4' });
    expect(
      Object.values(chat.design.document.pages).filter(
        ({ background }) => background.type === 'solid' && background.color === '#ffcba4',
      ),
    ).toHaveLength(1);
  });

  it('says what files there are, and makes one of them', async () => {
    const chat = planter();
    expect((await chat.say('can i get this as a psd')).said).toContain('PNG');
    expect((await chat.say('ok png is fine then')).calls).toMatchObject([{ tool: 'export', input: { format: 'png' } }]);
  });

  it.each([
    ['change the heading font to something handwritten', /Caveat|Pacifico|Great Vibes|Dancing/],
    ['title font to something elegant', /Playfair|Fraunces|Cormorant|Bodoni|Garamond/],
  ])('%s', async (said, family) => {
    const chat = planter();
    await chat.say(said);
    expect(chat.text('Ceramic').fontFamily).toMatch(family);
  });

  it('keeps the measures that were given in a size chart', async () => {
    const { calls } = await new AssistantChat().say(
      'size chart for my hoodies. S chest 36 length 26, M chest 39 length 27, L chest 42 length 28. inches',
    );
    expect(calls.find(({ tool }) => tool === 'compose_design')).toMatchObject({
      input: {
        table: {
          rows: [
            ['Size', 'Chest (in)', 'Length (in)'],
            ['S', '36', '26'],
            ['M', '39', '27'],
            ['L', '42', '28'],
          ],
        },
      },
    });
  });
});
