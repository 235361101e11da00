/** Requests in words that no rule was written for: read by what was learnt from others of their kind. */
import { describe, expect, it } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

describe('what stands on a design', () => {
  it('is told page by page where slides are', async () => {
    const chat = new AssistantChat();
    await chat.say(
      'carousel pls. slide one: "Three mistakes with succulents". slide two: "Too much water". slide three: "Not enough sun"',
    );
    const { pages, layers } = chat.design.document;
    expect(Object.keys(pages)).toHaveLength(3);
    const texts = Object.values(layers).flatMap((layer) => (layer.type === 'text' ? [layer.text.toLowerCase()] : []));
    expect(texts.join(' ')).not.toContain('slide');
    expect(texts).toEqual(
      expect.arrayContaining([expect.stringContaining('too much water'), expect.stringContaining('not enough sun')]),
    );
  });

  it('asks where nothing is to be read', async () => {
    const chat = new AssistantChat();
    const { calls, said } = await chat.say('hiya could u maybe help me w something for my shop');
    expect(calls).toEqual([]);
    expect(said).toMatch(/\?/u);
  });
});

describe('what is changed', () => {
  it.each<readonly [request: string, calls: readonly unknown[]]>([
    ['can u also add: vegan options available', [{ tool: 'add_text', input: { text: 'vegan options available' } }]],
    ['ahh my boss says its not monday, its wednesday', [{ tool: 'edit_text', input: { layer: 'when' } }]],
  ])('%s', async (request, calls) => expect((await chatOnPage().say(request)).calls).toMatchObject(calls));

  it.each<readonly [request: string, calls: readonly unknown[]]>([
    [
      'headline smaller n in red, and the shoe pic a touch to the left',
      [
        { tool: 'update_layer', input: { layer: 'headline', color: '#ff0000' } },
        { tool: 'update_layer', input: { layer: 'photo' } },
      ],
    ],
    [
      'the red star is sitting on top of my letters, can it go behind',
      [{ tool: 'update_layer', input: { layer: 'star', order: 'back' } }],
    ],
    ['star can go, it looks cheap', [{ tool: 'delete', input: { layers: ['star'] } }]],
  ])('each thing that is spoken of: %s', async (request, calls) =>
    expect((await chatOnPage({ extras: true }).say(request)).calls).toMatchObject(calls),
  );

  it('takes no text for the other photo', async () => {
    const chat = chatOnPage({ extras: true });
    await chat.say('make the headline red');
    const { calls } = await chat.say('the other photo smaller');
    expect(JSON.stringify(calls)).not.toMatch(/"(?:offer|when|headline)"/u);
  });

  it('leaves alone what is told apart from others by nothing', async () => {
    const { calls, said } = await chatOnPage({ extras: true }).say('delete the photo');
    expect(calls).toEqual([]);
    expect(said).toMatch(/\?/u);
  });

  it('takes the weekday along with its date', async () => {
    const chat = chatOnPage();
    await chat.say('change "Only this Monday, now $49" to "Saturday October 18 from 10 to 4"');
    expect((await chat.say('oh sorry, its sunday the 19th not the 18th')).calls).toMatchObject([
      { tool: 'edit_text', input: { find: 'Saturday October 18', replace: 'Sunday October 19' } },
    ]);
  });

  it.each(['is it free on wednesdays?', 'haha thats so good, my mum will love it', 'I need 20 of these'])(
    'but not by “%s”',
    async (request) => expect((await chatOnPage().say(request)).calls).toEqual([]),
  );

  it.each([
    'my title does read like a shopping list my gran wrote in 1980',
    'the headline says nothing about what we really do here honestly',
  ])('is never put in the place of a headline where it is a complaint about it: “%s”', async (request) => {
    const chat = chatOnPage();
    const { said } = await chat.say(request);
    expect(chat.texts.map(({ text }) => text)).toContain('Summer Sale');
    expect(said).toContain('did not understand');
  });
});
