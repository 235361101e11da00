/** How what is there should look: sayings, and what the layers are like then. */
import { describe, expect, it } from 'vitest';
import type { LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';

/** The page of the other cases, with a red bar under the words of a button. */
function page(): AssistantChat {
  const chat = chatOnPage();
  const { design } = chat;
  design.edit(
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'bar',
        parent: design.page,
        order: 'a7',
        shape: { kind: 'rectangle', radius: 0 },
        x: 60,
        y: 1000,
        width: 300,
        height: 70,
        fill: { type: 'solid', color: '#e11d48' },
      }),
    },
    {
      type: 'layer.add',
      layer: withLines(
        createTextLayer({
          id: 'cta',
          parent: design.page,
          order: 'a8',
          text: 'Shop now',
          x: 110,
          y: 1015,
          width: 200,
          fontSize: 30,
          align: 'center',
          fill: { type: 'solid', color: '#ffffff' },
        }),
        roughMeasure,
      ),
    },
  );
  return chat;
}

const leaf = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as LeafLayer;
const text = (chat: AssistantChat, id: string) => leaf(chat, id) as TextLayer;
const colorOf = (layer: LeafLayer) => ('fill' in layer && layer.fill?.type === 'solid' ? layer.fill.color : '');
type Holds = (chat: AssistantChat) => void;

describe('looks of what is there', () => {
  it.each<readonly [string, Holds]>([
    ['make the small text at the bottom bigger', (chat) => expect(text(chat, 'cta').fontSize).toBeGreaterThan(30)],
    [
      'can you make the title the same colour as the button',
      (chat) => expect(colorOf(leaf(chat, 'headline'))).toBe('#e11d48'),
    ],
    ['title in the colour of the button', (chat) => expect(colorOf(leaf(chat, 'headline'))).toBe('#e11d48')],
    [
      'the red button should be green',
      (chat) => expect([colorOf(leaf(chat, 'bar')), text(chat, 'cta').text]).toEqual(['#008000', 'Shop now']),
    ],
    [
      'make the button black with white text',
      (chat) => expect([colorOf(leaf(chat, 'bar')), colorOf(leaf(chat, 'cta'))]).toEqual(['#000000', '#ffffff']),
    ],
    [
      'make the button text bigger',
      (chat) => expect([text(chat, 'cta').fontSize > 30, leaf(chat, 'bar').width]).toEqual([true, 300]),
    ],
    [
      'move the button up a bit',
      (chat) => expect([leaf(chat, 'bar').y < 1000, leaf(chat, 'cta').y < 1015]).toEqual([true, true]),
    ],
    [
      'turn the rectangle into a star',
      (chat) =>
        expect(
          chat.layers.filter((layer): layer is ShapeLayer => layer.type === 'shape').map(({ shape }) => shape.kind),
        ).toEqual(['star']),
    ],
    ['change all the red to navy', (chat) => expect(colorOf(leaf(chat, 'bar'))).toBe('#000080')],
    [
      'bolder colours please but keep the lettering as it is',
      (chat) =>
        expect([colorOf(leaf(chat, 'bar')) === '#e11d48', text(chat, 'headline').fontSize]).toEqual([false, 110]),
    ],
    [
      'tilt the shoe a little to the left',
      (chat) => expect([leaf(chat, 'photo').rotation, leaf(chat, 'photo').x]).toEqual([-4, 290]),
    ],
    [
      'title all caps, letters further apart',
      (chat) =>
        expect([text(chat, 'headline').letterCase, text(chat, 'headline').letterSpacing]).toEqual(['upper', 80]),
    ],
    [
      'headline bold, offer italic',
      (chat) =>
        expect([text(chat, 'headline').fontWeight, text(chat, 'headline').italic, text(chat, 'offer').italic]).toEqual([
          700,
          false,
          true,
        ]),
    ],
    ['make the photo see-through, like 30%', (chat) => expect(leaf(chat, 'photo').opacity).toBe(0.3)],
    ['a strong shadow on the headline', (chat) => expect(text(chat, 'headline').shadow).not.toBeNull()],
    ['make the offer bigger than the headline', (chat) => expect(text(chat, 'offer').fontSize).toBeGreaterThan(60)],
    ['make the headline red no wait blue', (chat) => expect(colorOf(leaf(chat, 'headline'))).toBe('#0000ff')],
  ])('%s', async (saying, holds) => {
    const chat = page();
    const { calls, said } = await chat.say(saying);
    expect(calls.length, said).toBeGreaterThan(0);
    expect(calls.filter(({ outcome }) => !outcome.ok)).toEqual([]);
    holds(chat);
  });

  it('measures whether letters can be read, and mends them when asked to', async () => {
    const chat = page();
    const judged = await chat.say('is the button text big enough to read on a phone?');
    expect([judged.calls, judged.said]).toEqual([[], expect.stringContaining('Shop now')]);
    await chat.say('ok do it');
    expect(text(chat, 'cta').fontSize).toBeGreaterThan(30);
  });
});
