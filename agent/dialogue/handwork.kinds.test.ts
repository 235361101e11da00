/** What hands do on a canvas, each kind in several wordings, and what stands on the page then. */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { effectOf } from '#design/looks/text-effects.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

type Holds = (chat: AssistantChat) => void;

const text = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as TextLayer;
const opacity = (chat: AssistantChat) => chat.design.document.layers.photo?.opacity ?? 0;
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
    // Others only make room.
    const { layer } = input as { layer?: string };
    const found = chat.last?.calls.find(
      (one) => one.tool === tool && (one.input as { layer?: string }).layer === layer,
    );
    expect(found ?? chat.last?.calls[0]).toMatchObject({ tool, input, outcome: { ok: true } });
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
  fading: [
    [
      ['make the photo a bit more transparent', 'the photo a bit more transparent'],
      (chat) => expect(opacity(chat)).toBeCloseTo(0.82, 1),
    ],
    [['make the photo more transparent → more transparent'], (chat) => expect(opacity(chat)).toBeCloseTo(0.3, 1)],
    [['make the photo more transparent → more opaque please'], (chat) => expect(opacity(chat)).toBe(1)],
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
  'borders and outlines': [
    [['put a thin border around the photo', 'a thin frame around the photo'], call('update_layer', { layer: 'photo' })],
    [['add a white outline to the headline'], call('update_layer', { outline: { color: '#ffffff' } })],
    [['add a dotted line under the headline'], call('add_shape', { line: { dash: 'dotted' } })],
  ],
  groups: [
    [
      ['put the headline and the offer in one group', 'group the headline with the offer'],
      call('group', { layers: ['headline', 'offer'] }),
    ],
    [['group the headline and the offer → split the group up'], call('group', { ungroup: true })],
  ],
  ornaments: [
    [
      ['some balloons at the top please', 'put 3 little balloons at the top'],
      (chat) => expect(chat.layers.filter(({ type }) => type === 'sticker')).toHaveLength(3),
    ],
    [
      ['3 red stars under the headline', 'sprinkle three hearts around the photo'],
      calls('add_shape', 'add_shape', 'add_shape'),
    ],
    [
      ['put a little phone icon next to the offer', 'a phone icon beside the offer'],
      call('add_shape', { icon: 'phone' }),
    ],
    [
      ['write NEW in a yellow circle at the bottom left', 'a yellow circle saying NEW, bottom left'],
      call('add_detail', { detail: 'badge', text: 'NEW', form: 'disc', color: '#ffff00' }),
    ],
    [['show the offer in a yellow rounded box'], call('add_shape', { color: '#ffff00', behind: 'offer' })],
    [['put the offer on a yellow banner'], call('update_layer', { layer: 'offer', highlight: '#ffff00' })],
  ],
  'another one than was made last': [
    [
      ['add a star sticker top right → no i want a heart', 'add a star sticker top right → not a star, a heart'],
      (chat) =>
        expect(
          chat.layers.flatMap((one) =>
            one.type === 'sticker' && one.source.type === 'emoji' ? [one.source.emoji] : [],
          ),
        ).toEqual(['❤️']),
    ],
    [['make the headline red → no i want a heart'], calls()],
  ],
  'across the page': [
    [
      ['put the offer top left → not there! the other side', 'put the offer top left → wrong corner'],
      call('update_layer', { layer: 'offer', place: 'top-right' }),
    ],
    [['put the offer top left → opposite corner'], call('update_layer', { layer: 'offer', place: 'bottom-right' })],
    [
      [
        'put the offer top left → the other corner, at the bottom',
        'put the offer top left → in the other bottom corner',
      ],
      call('update_layer', { layer: 'offer', place: 'bottom-left' }),
    ],
  ],
  'nearer and further': [
    [['put the offer closer to the photo'], (chat) => expect(text(chat, 'offer').y).toBeLessThan(860)],
    [['move the headline further away from the photo'], (chat) => expect(text(chat, 'headline').y).toBeLessThan(90)],
  ],
  copies: [
    [['two more copies of the photo', 'duplicate the photo twice'], call('duplicate', { layers: ['photo'], count: 2 })],
  ],
  'facts that are cut out of a line': [
    [['take out the price', 'remove the price'], (chat) => expect(text(chat, 'when').text).toBe('Only this Monday')],
    [['delete the day'], (chat) => expect(text(chat, 'when').text).toBe('now $49')],
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
