/** What sellers said that was not understood, or did something else: each with the page as it must be. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

let chat: AssistantChat;
beforeEach(() => {
  chat = new AssistantChat();
  const { page } = chat.design;
  chat.design.edit(
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'title',
        parent: page,
        order: 'a1',
        text: 'Custom pet portraits',
        x: 80,
        y: 80,
        fontSize: 90,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 'price', parent: page, order: 'a2', text: 'from $45', x: 80, y: 300, fontSize: 60 }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'when',
        parent: page,
        order: 'a3',
        text: 'Order by 10 December',
        x: 80,
        y: 420,
        fontSize: 40,
      }),
    },
  );
});

const texts = () => chat.texts.map(({ text }) => text);

describe('words to be written, whatever signs are in them', () => {
  it.each(['1) pick a size', 'Thanks :)', '(today only', '50% off*', 'A [b', 'what?!', 'C++ \\ {x|'])(
    '%s',
    async (words) => {
      const { result } = await chat.say(`add the text "${words}" below the price`);
      expect(result.state).toBe('finished');
      expect(texts()).toContain(words);
    },
  );

  it('keeps a handle whole, though it has a word for pictures in it', async () => {
    await chat.say('add my insta @pawsome.portraits at the very bottom, small');
    expect(texts()).toContain('@pawsome.portraits');
  });

  it('lists steps under what stands there', async () => {
    await chat.say('below the price: 1) pick a size 2) send a pic 3) wait 10 days');
    expect(texts()).toContain('1) pick a size\n2) send a pic\n3) wait 10 days');
    expect(chat.text('1) pick').y).toBeGreaterThan(chat.text('from $45').y);
  });
});

describe('dates that are counted on', () => {
  it.each([
    ['push the deadline back a week', 'Order by 17 December'],
    ['move it 3 days earlier', 'Order by 7 December'],
    ['shift the date by two weeks', 'Order by 24 December'],
    ['we had to move it a month later', 'Order by 10 January'],
  ])('%s', async (wish, text) => {
    await chat.say(wish);
    expect(texts()).toContain(text);
  });

  it('beside another wish', async () => {
    await chat.say('make it $50 and push the deadline back a week');
    expect(texts()).toEqual(['Custom pet portraits', 'from $50', 'Order by 17 December']);
  });
});

describe('what is asked', () => {
  it.each(['cool, whats the size of this thing in pixels?', 'how big is the whole thing'])('%s', async (question) => {
    const { calls, said } = await chat.say(question);
    expect(calls).toEqual([]);
    expect(said).toContain('1080');
  });
});

describe('wishes in other words', () => {
  it('what is to stand out gets bigger and bold', async () => {
    await chat.say('the price should stand out way more');
    expect(chat.text('from $45').fontSize).toBeGreaterThan(60);
    expect(chat.text('from $45').fontWeight).toBeGreaterThanOrEqual(700);
  });

  it('why something goes is no part of its name', async () => {
    await chat.say('get rid of the deadline, i take orders all year now');
    expect(texts()).toEqual(['Custom pet portraits', 'from $45']);
  });

  it('“both” of three is asked about, not taken for all', async () => {
    await chat.say('make them both the same size');
    expect(texts()).toHaveLength(3);
    expect(chat.texts.map(({ fontSize }) => fontSize)).toEqual([90, 60, 40]);
  });

  it('two pages change places', async () => {
    const [first] = Object.keys(chat.design.document.pages);
    await chat.say('add a page about shipping');
    await chat.say('swap the two pages');
    const pages = Object.values(chat.design.document.pages).sort((a, b) => (a.order < b.order ? -1 : 1));
    expect(pages.map(({ id }) => id === first)).toEqual([false, true]);
  });
});

describe('what stands before what', () => {
  beforeEach(() => {
    chat.design.edit({
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'disc',
        parent: chat.design.page,
        order: 'a0',
        shape: { kind: 'ellipse' },
        x: 60,
        y: 60,
        width: 300,
        height: 300,
        fill: { type: 'solid', color: '#f2c230' },
      }),
    });
  });

  const order = () => chat.layers.sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ id }) => id);

  it.each([
    'put the yellow circle in front of the price',
    'the yellow circle is stuck behind the price, bring it in front',
  ])('%s', async (wish) => {
    await chat.say(wish);
    expect(order().indexOf('disc')).toBeGreaterThan(order().indexOf('price'));
    expect(chat.design.document.layers['disc']).toMatchObject({ fill: { type: 'solid', color: '#f2c230' } });
  });
});
