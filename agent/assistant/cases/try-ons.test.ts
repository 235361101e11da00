/** Clothes and jewels on people, as sellers ask for it, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createTextLayer } from '#design/document/create.ts';
import { message } from '#messages/message.ts';
import { kindQuestion } from '#tools/contract/try-on-kinds.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

/** The calls of try_on and what was said, of a request that came with these pictures. */
async function say(text: string, ...names: string[]) {
  const chat = new AssistantChat();
  const { calls, said } = await chat.say(
    text,
    names.map((name) => chat.picture(name)),
  );
  return { chat, calls, said };
}

describe('with a photo of somebody and one of the piece', () => {
  it.each([
    ['put this dress on her', { type: 'full', words: 'dress' }],
    ['please put the dress on her', { type: 'full', words: 'dress' }],
    ['can you put this red dress on the woman?', { type: 'full', words: 'red dress' }],
    ['try this shirt on her', { type: 'top', words: 'shirt' }],
    ['Try on these jeans', { type: 'bottom', words: 'jeans' }],
    ['virtual try-on of the blouse', { type: 'top', words: 'blouse' }],
    ['dress her in this jumpsuit', { type: 'full', words: 'jumpsuit' }],
    ['make her wear the skirt', { type: 'bottom', words: 'skirt' }],
    ['show her wearing this coat', { type: 'top', words: 'coat' }],
    ['put her in this dress', { type: 'full', words: 'dress' }],
    ['how would this jacket look on her', { type: 'top', words: 'jacket' }],
    ['i want to see this hoodie on the girl in the photo', { type: 'top', words: 'hoodie' }],
    ['give her this necklace', { type: 'necklace', words: 'necklace' }],
    ['add these earrings to her ears', { type: 'earrings', words: 'earrings' }],
    ['put the ring on her finger', { type: 'ring', words: 'ring' }],
    ['put the watch around his wrist', { type: 'watch', words: 'watch' }],
    ['put this gold bracelet on her left wrist pls', { type: 'bracelet', words: 'gold bracelet' }],
    ['put the anklet on her ankle', { type: 'anklet', words: 'anklet' }],
    ['swap her top for this one', { type: 'top', words: 'top' }],
    ['replace her trousers with these', { type: 'bottom', words: 'trousers' }],
    ['put the t-shirt on the model', { type: 'top', words: 't-shirt' }],
    ["i'd like to see the polo shirt on the man", { type: 'top', words: 'polo shirt' }],
    ['let her wear these studs', { type: 'earrings', words: 'studs' }],
    ['put me in this suit', { type: 'full', words: 'suit' }],
    ['make the woman in the photo wear this dress', { type: 'full', words: 'dress' }],
    ['can my model wear this jacket?', { type: 'top', words: 'jacket' }],
    ['Virtual try-on: red dress on the woman', { type: 'full', words: 'red dress' }],
  ])('%s', async (text, input) => {
    const { chat, calls, said } = await say(text, 'woman.jpg', 'IMG_2041.jpg');
    expect(
      calls.map(({ tool, input: given }) => [tool, given]),
      said,
    ).toEqual([['try_on', { ...input, person: 'woman.jpg' }]]);
    expect(calls[0]?.outcome, said).toMatchObject({ ok: true });
    expect(said).toContain(`put the ${input.words} on`);
    expect(chat.images.length).toBeGreaterThan(1);
  });

  it.each([
    ['put this on her', 'full'],
    ['dress her in it', 'full'],
    ['put it on the woman', 'full'],
    ['virtual try on', 'full'],
    ['use try-on with these', 'full'],
    ['put clothes on the mannequin', 'full'],
    ['can my model wear this', 'full'],
  ])('%s: the file tells what it is', async (text, type) => {
    const { calls, said } = await say(text, 'woman.jpg', 'summer_dress.png');
    expect(
      calls.map(({ tool, input }) => [tool, input]),
      said,
    ).toEqual([['try_on', { type, garment: 'summer_dress.png', person: 'woman.jpg' }]]);
    expect(calls[0]?.outcome, said).toMatchObject({ ok: true });
  });

  it('asks what it is where nothing tells', async () => {
    const { calls, said } = await say('put this on her', 'woman.jpg', 'IMG_2041.jpg');
    expect([calls, said]).toEqual([[], message('assistant.askTryOnType')]);
  });
});

describe('on a model', () => {
  it.each([
    ['show this dress on a model', { type: 'full', words: 'dress', model: 'Ada' }],
    ['put the dress on the model', { type: 'full', words: 'dress', model: 'Ada' }],
    ['try on this dress', { type: 'full', words: 'dress', model: 'Ada' }],
    ['dress Ada in this dress', { type: 'full', words: 'dress', model: 'Ada' }],
    ['put this dress on ada', { type: 'full', words: 'dress', model: 'Ada' }],
    ['on-model photo of the dress', { type: 'full', words: 'dress', model: 'Ada' }],
    ['i want a photo of a model wearing this dress', { type: 'full', words: 'dress', model: 'Ada' }],
    ['make an image of a girl in this dress', { type: 'full', words: 'dress', model: 'Ada' }],
    ['generate a woman wearing this dress', { type: 'full', words: 'dress', model: 'Ada' }],
    ['model this dress', { type: 'full', words: 'dress', model: 'Ada' }],
    ['show the dress on a mannequin', { type: 'full', words: 'dress', model: 'Ada' }],
  ])('%s', async (text, input) => {
    const { calls, said } = await say(text, 'dress.jpg');
    expect(
      calls.map(({ tool, input: given }) => [tool, given]),
      said,
    ).toEqual([['try_on', { garment: 'dress.jpg', ...input }]]);
    expect(calls[0]?.outcome, said).toMatchObject({ ok: true });
  });

  it('of one’s own goes by its name; one that nobody knows is said', async () => {
    const chat = new AssistantChat();
    chat.design.people.own.set('Lena', false);
    const dress = chat.picture('dress.jpg');
    const { calls, said } = await chat.say('put this dress on Lena', [dress]);
    expect(
      calls.map(({ input, outcome }) => [input, outcome.ok]),
      said,
    ).toEqual([[{ type: 'full', garment: 'dress.jpg', model: 'Lena', words: 'dress' }, true]]);
    expect((await chat.say('put this dress on Mira')).said).toContain('no model called “Mira”');
    expect((await chat.say('put it on my model')).calls[0]?.input).toMatchObject({ model: 'mine' });
  });

  it('a man is meant where one is named', async () => {
    expect((await say('show this shirt on a male model', 'shirt.jpg')).calls[0]?.input).toMatchObject({
      model: 'Ben',
      type: 'top',
    });
  });
});

describe('of a page that shows somebody', () => {
  it('goes over the photo that stands there, and a second piece joins the first', async () => {
    const chat = new AssistantChat();
    const photo = chat.picture('woman.jpg', 800, 1200);
    chat.design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: chat.design.page,
        order: 'a1',
        name: 'woman.jpg',
        asset: photo.id,
        x: 0,
        y: 0,
        width: 720,
        height: 1080,
      }),
    });
    const first = await chat.say('put this dress on her', [chat.picture('dress.jpg')]);
    expect(
      first.calls.map(({ input }) => input),
      first.said,
    ).toEqual([{ type: 'full', garment: 'dress.jpg', person: 'photo', words: 'dress' }]);
    const second = await chat.say('now give her this necklace', [chat.picture('gold-necklace.jpg')]);
    expect(second.calls[0]?.outcome, second.said).toMatchObject({ ok: true });
    expect(chat.layers.filter(({ type }) => type === 'group')).toHaveLength(1);
    expect(chat.layers.map(({ name }) => name)).toEqual(expect.arrayContaining(['Full outfit', 'Necklace']));
    await chat.say('undo that');
    expect(chat.layers.map(({ name }) => name)).not.toContain('Necklace');
  });

  it('goes on with other wishes', async () => {
    const chat = new AssistantChat();
    const { calls, said } = await chat.say('put this dress on her and make the background pink', [
      chat.picture('woman.jpg'),
      chat.picture('dress.jpg'),
    ]);
    expect(
      calls.map(({ tool }) => tool),
      said,
    ).toEqual(['try_on', 'set_background']);
  });
});

describe('what kind it is', () => {
  it.each([
    ["it's a dress", { type: 'full' }],
    ['a jumpsuit actually', { type: 'full' }],
    ['No, it is a top', { type: 'top', words: 'top', sure: true }],
    ['Try it on as trousers or a skirt', { type: 'bottom' }],
  ])('is answered by “%s”', async (answer, input) => {
    const chat = new AssistantChat();
    chat.design.tryOns.refuses = message('tryOn.isIt', kindQuestion('top', 'full'));
    const asked = await chat.say('put this top on her', [chat.picture('woman.jpg'), chat.picture('IMG_2041.jpg')]);
    expect(asked.said).toBe(chat.design.tryOns.refuses);
    chat.design.tryOns.refuses = null;
    const { calls, said } = await chat.say(answer);
    expect(
      calls.map(({ tool, input: given }) => [tool, given]),
      said,
    ).toEqual([['try_on', { person: 'woman.jpg', ...input }]]);
  });

  it.each(['make the dress blue', 'put the jeans on her', 'thanks'])('is not answered by “%s”', async (text) => {
    const chat = new AssistantChat();
    chat.design.tryOns.refuses = message('tryOn.isIt', kindQuestion('top', 'full'));
    await chat.say('put this top on her', [chat.picture('woman.jpg'), chat.picture('IMG_2041.jpg')]);
    chat.design.tryOns.refuses = null;
    const { calls } = await chat.say(text);
    expect(calls.filter(({ input }) => input && typeof input === 'object' && 'sure' in input)).toEqual([]);
    expect(calls).not.toMatchObject([{ input: { words: 'top' } }]);
  });
});

describe('what is missing is asked for in the words of the screens', () => {
  it.each([
    ['put this dress on her', [], 'tools.tryOn.both'],
    ['put this dress on a model', [], 'tryOn.pleaseGarment'],
    ['put this dress on her', ['dress.jpg'], 'tryOn.pleasePerson'],
    ['put a dress on her', ['woman.jpg'], 'tryOn.pleaseGarment'],
  ] as const)('%s %j', async (text, names, key) => {
    const { calls, said } = await say(text, ...names);
    expect([calls, said]).toEqual([[], message(key)]);
  });

  it.each([
    'put these shoes on her',
    'try these sunglasses on the woman',
    'put this hat on the model',
    'make him wear the scarf',
    'put the handbag on a model',
  ])('%s: says what it can put on', async (text) => {
    const { calls, said } = await say(text, 'woman.jpg', 'thing.jpg');
    expect(calls).toEqual([]);
    expect(said).toMatch(/^I can put clothes, .* but no /u);
  });
});

describe('what only sounds like it', () => {
  it.each([
    'put the price on the dress',
    'put this ring on marble',
    'put the logo on the shirt',
    'show it on a wooden table',
    'move it to Monday',
    'put the watch on a marble counter',
    'put this shirt on Etsy',
    'show the necklace on a velvet stand',
    'put the text on top of the photo',
    'add a ring around the price',
    'write "dress her in this"',
    'put the headline on her',
    'put the top text in red',
    'put the shirt on the left',
    'change the dress text to blue',
    'make the rings bigger',
    'add the dress to the page',
    'put this on a pink background',
    'Instagram post for our new dress collection, 20% off',
    'try another font on the headline',
    'put the photo in a ring',
    'draw a woman in a red dress',
    'poster with a woman wearing this dress, sale 20%',
    'show the dress in blue',
    'make the photo look like the dress',
  ])('%s', async (text) => {
    const chat = new AssistantChat();
    const photo = chat.picture('dress.jpg');
    chat.design.edit(
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'photo',
          parent: chat.design.page,
          order: 'a1',
          name: 'dress.jpg',
          asset: photo.id,
          x: 100,
          y: 300,
          width: 800,
          height: 600,
        }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({
          id: 'headline',
          parent: chat.design.page,
          order: 'a2',
          name: 'Headline',
          text: 'New in',
          fontSize: 100,
          x: 80,
          y: 60,
        }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({
          id: 'price',
          parent: chat.design.page,
          order: 'a3',
          text: '$24',
          fontSize: 60,
          x: 80,
          y: 920,
        }),
      },
    );
    const { calls, said } = await chat.say(text);
    expect(
      calls.map(({ tool }) => tool).filter((tool) => tool === 'try_on'),
      said,
    ).toEqual([]);
    expect(said).not.toMatch(/clothing image|image of a person/u);
  });
});
