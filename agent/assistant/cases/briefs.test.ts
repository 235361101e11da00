/** Briefs as people type them, and the words that stand on the design: by what layer, in what format. */
import { describe, expect, it } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { chatMessages } from '#messages/en/chat.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

describe('a brief', () => {
  it('in two formats makes a design and a copy', async () => {
    const chat = new AssistantChat();
    await chat.say('Instagram post and story for my winter sale, 20% off everything');
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1080 });
    expect(chat.design.created.map(({ document }) => document.height)).toEqual([1920]);
  });

  it('on a page that has a design asks first, and does what is answered', async () => {
    const chat = chatOnPage();
    const { said, calls } = await chat.say('now make a poster for my book club');
    expect([calls, said.includes('start over')]).toEqual([[], true]);
    await chat.say('new page');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(2);
    expect(chat.text('Summer Sale')).toBeDefined();
    expect(chat.texts.filter(({ text }) => /book\s+club/iu.test(text)).map(({ name }) => name)).toEqual(['Headline']);
  });

  it('keeps the photos that wait on the page without words', async () => {
    const chat = new AssistantChat();
    await chat.say('add this', [chat.picture('mug.jpg')]);
    await chat.say('Instagram post for my ceramic mugs, $24');
    expect(chat.images).toHaveLength(1);
    expect(chat.text('Ceramic Mugs')).toBeDefined();
  });

  it('for a further page looks like the first and takes its lines', async () => {
    const chat = new AssistantChat();
    await chat.say('Instagram post for our winter menu in navy and gold');
    await chat.say('Add a page with the prices: Dinner 80, Party 40');
    expect(chat.background).toEqual({ type: 'solid', color: '#000080' });
    expect(chat.text('Prices').name).toBe('Headline');
    expect(chat.texts.find(({ name }) => name === 'Details')?.text).toMatch(/Dinner 80[\s\S]*Party 40/);
  });

  it('of words and shapes in one breath puts each where it belongs', async () => {
    const chat = new AssistantChat();
    await chat.say('write Slow mornings on top in a script font, and $12 in a red circle bottom right');
    expect(chat.texts.map(({ text }) => text).sort()).toEqual(['$12', 'Slow mornings']);
    expect(chat.text('Slow mornings').fontFamily).toMatch(/Caveat|Pacifico|Great Vibes/);
    expect(chat.quadrant(chat.text('Slow mornings'))).toBe('top');
    expect(chat.quadrant(chat.text('$12'))).toBe('bottom-right');
    expect(chat.layers.filter(({ type }) => type === 'shape')).toMatchObject([{ fill: { color: '#ff0000' } }]);
  });
});

describe('another version', () => {
  it.each([
    'another version',
    'try something different',
    'make it pop',
    'more minimal pls',
    'make it more playful',
    'i dont like it',
    'make it a bit cooler',
    'more colourful',
  ])('%s', async (wish) => {
    const chat = new AssistantChat();
    await chat.say('Poster for our book fair, Saturday 10–4, free entry');
    const before = chat.layers.map(({ id }) => id);
    const { said, calls } = await chat.say(wish);
    expect(calls[0]).toMatchObject({ tool: 'compose_design', input: { rework: true }, outcome: { ok: true } });
    expect(chat.layers.some(({ id }) => before.includes(id))).toBe(false);
    expect((chat.texts.find(({ name }) => name === 'Headline') as TextLayer).text).toBe('Book Fair');
    expect(said).toMatch(/version|anew/);
  });
});

describe('other colours', () => {
  it.each(['use pink and gold instead', 'make it warmer', 'warmer colours please', 'make it pinker'])(
    '%s: all else stays where it is',
    async (wish) => {
      const chat = new AssistantChat();
      await chat.say('Poster for our book fair, Saturday 10–4, free entry');
      const before = chat.layers;
      const ground = chat.background;
      await chat.say(wish);
      const colorless = (layers: typeof before) =>
        layers.map((layer) => ({ ...layer, fill: null, box: null, runs: null, lines: null }));
      expect(colorless(chat.layers)).toEqual(colorless(before));
      expect(chat.background).not.toEqual(ground);
    },
  );
});

describe('files and formats', () => {
  it.each<readonly [wish: string, calls: readonly Record<string, unknown>[]]>([
    ['download as pdf', [{ format: 'pdf' }]],
    ['give me a jpg', [{ format: 'jpg' }]],
    ['add a qr code for https://crumb.com/menu', [{ url: 'https://crumb.com/menu' }]],
    ['export as jpg and pdf', [{ format: 'jpg' }, { format: 'pdf' }]],
    ['download it as a png, a jpeg and a pdf', [{ format: 'png' }, { format: 'jpg' }, { format: 'pdf' }]],
    ['can i get a pdf and also a png', [{ format: 'pdf' }, { format: 'png' }]],
    ['save as jpg + pdf please', [{ format: 'jpg' }, { format: 'pdf' }]],
    ['export all pages as pdf', [{ format: 'pdf', pages: 'all' }]],
    ['print ready pdf pls', [{ format: 'print-pdf' }]],
  ])('%s', async (wish, inputs) =>
    expect((await chatOnPage().say(wish)).calls.map(({ input }) => input)).toMatchObject(inputs),
  );

  it('says why a file can’t be had', async () =>
    expect((await chatOnPage().say('as svg please')).said).toContain('Pro'));

  it.each<readonly [wish: string, sizes: readonly (readonly number[])[]]>([
    ['story version too', [[1080, 1920]]],
    ['also as a facebook cover', [[1640, 924]]],
    [
      'make versions for facebook and pinterest',
      [
        [1200, 630],
        [1000, 1500],
      ],
    ],
    ['make it A4 as well', [[2480, 3508]]],
  ])('%s', async (wish, sizes) => {
    const chat = chatOnPage();
    await chat.say(wish);
    expect(chat.design.created.map(({ document: { width, height } }) => [width, height])).toEqual(sizes);
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1080 });
  });
});

describe('what the chat suggests', () => {
  const prompts = Object.entries(chatMessages)
    .filter(([key]) => /^chat\.(?:next|start)\..*Prompt$|^chat\.start\w+Prompt$/.test(key))
    .map(([, prompt]) => prompt);
  it.each(prompts.filter((prompt) => !/brand/i.test(prompt)))('“%s” is understood', async (prompt) => {
    const chat = chatOnPage();
    // Offered where a photo that was cut out shows something else as well.
    if (/other one|both of them/.test(prompt)) {
      chat.design.imaging.others = [{ x: 0.85, y: 0.3, width: 0.1, height: 0.4 }];
      await chat.say('remove the background of the photo');
    }
    const { calls, said } = await chat.say(prompt);
    expect(calls.length, said).toBeGreaterThan(0);
    expect(
      calls.every(({ outcome }) => outcome.ok),
      said,
    ).toBe(true);
  });

  it('brings in the brand, or says that there is none', async () => {
    const chat = chatOnPage();
    expect((await chat.say('Apply my brand kit')).said).toContain('brand kit is empty');
    chat.design.brandKit = {
      name: 'Crumb',
      logos: [],
      colors: ['#0b3d2e', '#f4c95d'],
      fonts: { heading: 'Fraunces', body: null },
      country: null,
      contacts: [{ type: 'instagram', value: '@crumb' }],
    };
    const { said } = await chat.say('use my brand colours and fonts');
    expect(chat.called).toEqual(['apply_brand_kit']);
    expect(said).toMatch(/ → #0B3D2E/);
    expect(said).toMatch(/fonts .+ → Fraunces/);
    await chat.say('put my instagram on it');
    expect(chat.text('@crumb')).toBeDefined();
  });
});
