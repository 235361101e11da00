/** What hands do on a canvas, each kind in several wordings, and what stands on the page then. */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { effectOf } from '#design/looks/text-effects.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

type Holds = (chat: AssistantChat) => void;

const text = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as TextLayer;
const curve =
  (degrees: number): Holds =>
  (chat) =>
    expect(text(chat, 'headline').curve).toBe(degrees);
const calls =
  (...tools: string[]): Holds =>
  (chat) =>
    expect(chat.called).toEqual(tools);
const call =
  (tool: string, input: object): Holds =>
  (chat) => {
    expect(chat.last?.calls).toHaveLength(1);
    expect(chat.last?.calls[0]).toMatchObject({ tool, input, outcome: { ok: true } });
  };

/** Turns are parted by arrows; the last one is judged. */
const KINDS: Readonly<Record<string, readonly (readonly [said: readonly string[], Holds])[]>> = {
  'letters on a curve': [
    [['could you arc the headline a little', 'a bit curved headline'], curve(45)],
    [['the headline should be curved like a rainbow', 'put the headline on a curve'], curve(90)],
    [['bend the headline the other way', 'headline curved downwards', 'bend the headline down'], curve(-90)],
    [['curve the headline → make it straight again', 'curve the headline → remove the curve'], curve(0)],
    [['curve the headline → less curved'], curve(45)],
  ],
  effects: [
    [
      ['neon look for the headline', 'headline in neon letters', 'use a neon effect on the headline'],
      (chat) => expect(effectOf(text(chat, 'headline'))).toBe('neon'),
    ],
    [
      ['make the headline hollow → take the hollow effect off the headline'],
      (chat) => expect(effectOf(text(chat, 'headline'))).toBe('none'),
    ],
    [
      ['headline in a pink to orange gradient', 'the headline with a gradient from pink to orange'],
      (chat) => expect(text(chat, 'headline').fill.type).toBe('linear'),
    ],
    [['make the letters of the headline wavy', 'warp effect for the headline'], calls()],
  ],
  'lines between things': [
    [
      ['an arrow going from the offer to the shoe please', 'point an arrow from the offer to the photo'],
      call('add_shape', { shape: 'arrow', from: 'offer', to: 'photo' }),
    ],
    [
      ['link the headline to the photo', 'put a line between the headline and the photo'],
      call('add_shape', { shape: 'line', from: 'headline', to: 'photo' }),
    ],
    [['draw a thick blue arrow pointing at the offer'], call('add_shape', { to: 'offer', color: '#0000ff' })],
    [['draw an arrow from the unicorn to the photo'], calls()],
  ],
  'marks of a pen': [
    [['circle the offer in red', 'i need a red scribbled circle around the offer'], call('draw', { color: '#ff0000' })],
    [['highlight the offer with a highlighter'], call('draw', { brush: 'highlighter' })],
  ],
  groups: [
    [
      ['put the headline and the offer in one group', 'group the headline with the offer'],
      call('group', { layers: ['headline', 'offer'] }),
    ],
    [['group the headline and the offer → split the group up'], call('group', { ungroup: true })],
  ],
  'words behind a photo': [
    [['can u put the word NEW behind him', 'a big NEW behind the shoe please'], call('text_behind', { text: 'NEW' })],
    [['the headline should go behind the sneaker'], calls('text_behind', 'delete')],
    [['write SALE behind the headline'], calls()],
  ],
};

describe.each(Object.entries(KINDS))('%s', (_kind, rows) => {
  test.each(rows.flatMap(([said, holds]) => said.map((one) => [one, holds] as const)))('%s', async (said, holds) => {
    const chat = chatOnPage();
    for (const turn of said.split(' → ')) expect((await chat.say(turn)).result.state).toBe('finished');
    holds(chat);
  });
});
