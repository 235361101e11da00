/** Briefs typed in one breath, with courtesies, orders to the designer and things that must not be said: each fact stands there once, and nothing else does. */
import { describe, expect, it } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

describe('an empty page', () => {
  it.each([
    '2 for 1 burgers every tuesday 5-9pm at Roccos, dark background',
    'small dogs 30, medium 40, large 55, Pawfection grooming, text 555 0142',
    'jam tasting saturday 3pm, bring a friend',
  ])('takes for a brief: %s', async (request) => {
    const chat = new AssistantChat();
    await chat.say(request);
    expect(chat.called).toContain('compose_design');
    expect(chat.called.filter((tool) => tool !== 'compose_design' && tool !== 'update_layer')).toEqual([]);
  });

  it('gets a whole design where a table would leave something out', async () => {
    const chat = new AssistantChat();
    await chat.say(
      'need a price list for my nails, gel full set 45, infill 30, soak off 10, im @nailsbyjo in leeds dm to book',
    );
    expect(chat.text('@nailsbyjo').text.toLowerCase()).toContain('dm to book');
    const table = chat.layers.find((layer) => layer.type === 'table');
    expect(table?.cells.map((row) => row.map(({ text }) => text))).toEqual([
      ['Gel full set', '45'],
      ['Infill', '30'],
      ['Soak off', '10'],
    ]);
  });
});
