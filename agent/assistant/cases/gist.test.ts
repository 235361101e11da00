/** Wishes in nobody's usual order: what is wanted, and of what, told by what stands in them. */
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
      layer: createShapeLayer({
        id: 'dot',
        parent: page,
        order: 'a1',
        shape: { kind: 'ellipse' },
        x: 700,
        y: 600,
        width: 200,
        height: 200,
        fill: { type: 'solid', color: '#2e9e4f' },
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'title',
        parent: page,
        order: 'a2',
        text: 'Mystery box',
        x: 80,
        y: 80,
        fontSize: 90,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'promise',
        parent: page,
        order: 'a3',
        text: '30 day money back gaurantee',
        x: 80,
        y: 300,
        fontSize: 40,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'ships',
        parent: page,
        order: 'a4',
        text: 'Ships 1 October',
        x: 80,
        y: 420,
        fontSize: 40,
      }),
    },
  );
});

const textOf = (id: string) => chat.texts.find((layer) => layer.id === id)?.text;
const sizeOf = (id: string) => chat.texts.find((layer) => layer.id === id)?.fontSize ?? 0;

describe('the gist', () => {
  it.each(['omg guarantee is spelled wrong 🙈 fix it quick', 'ugh theres a typo, guarantee'])(
    'mends a word that is said to be misspelt: %s',
    async (wish) => {
      await chat.say(wish);
      expect(textOf('promise')).toBe('30 day money back guarantee');
    },
  );

  it.each(['make this one quite a bit bigger, the rest stays as it is', 'honestly this could be way bigger imo'])(
    'is about what is selected where nothing is named: %s',
    async (wish) => {
      chat.selection = ['ships'];
      await chat.say(wish);
      expect(sizeOf('ships')).toBeGreaterThan(40);
      expect([sizeOf('title'), sizeOf('promise')]).toEqual([90, 40]);
    },
  );

  it('finds a thing by words of it that stand in between', async () => {
    await chat.say('hmm the bit that says ships honestly looks kinda tiny, bigger pls');
    expect(sizeOf('ships')).toBeGreaterThan(40);
    expect(sizeOf('title')).toBe(90);
  });

  it('leaves what is to stay, and does nothing where nothing is evident', async () => {
    await chat.say('lose the october bit its giving cheap. the box can stay');
    expect(textOf('ships')).toBeUndefined();
    expect(textOf('title')).toBe('Mystery box');
    const { calls } = await chat.say('make the unicorn bigger');
    expect(calls).toEqual([]);
  });
});

describe('a change that is not liked', () => {
  it.each(['hate it, go back', 'ugh no. hate it, go back'])(
    'is taken back, and nothing else put in its place: %s',
    async (said) => {
      await chat.say('make the background red');
      const { calls } = await chat.say(said);
      expect(calls.map(({ tool }) => tool)).toEqual(['undo']);
    },
  );
});
