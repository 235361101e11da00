/** Which of several things in a photo is kept: by its place where one was said, else asked; and what is not meant so. */
import { describe, expect, it } from 'vitest';
import type { ImageLayer } from '#design/document/layers.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

async function calledFor(wish: string, chat: AssistantChat = chatOnPage()) {
  const { calls, said, result } = await chat.say(wish);
  expect(result.state).toBe('finished');
  expect(calls.filter(({ outcome }) => !outcome.ok).map(({ outcome }) => outcome)).toEqual([]);
  return {
    tools: calls.map(({ tool }) => tool),
    inputs: calls.map(({ input }) => input as Record<string, unknown>),
    said,
  };
}

// The photo lies at 290, 400 and is 500 × 375 px large.
const LEFT = { box: { x: 290, y: 400, width: 250, height: 375 } };
const RIGHT = { box: { x: 540, y: 400, width: 250, height: 375 } };
const TOP = { box: { x: 290, y: 400, width: 500, height: 187.5 } };
const MIDDLE = { point: [540, 587.5] };

describe('one of several things in a photo', () => {
  it.each<readonly [wish: string, input: object]>([
    ['remove the background but keep only the bottle on the left', LEFT],
    ['remove the background and keep only the left one', LEFT],
    ['remove the background, keep the bottle on the left', LEFT],
    ['Remove the background of the photo but keep just the cup on the right please', RIGHT],
    ['take away the background, only keep the thing in the middle', MIDDLE],
    ['remove the background except for the bottle at the top', TOP],
    ['take the background away but keep the left bottle', LEFT],
    ['keep only the bottle on the right', RIGHT],
    ['keep the bottle on the right and remove the background', RIGHT],
    ['remove everything from the photo except the left bottle', LEFT],
    ['remove the background, the left bottle should stay', LEFT],
    ['cut out the bottle on the left', LEFT],
    ['cut out only the right one', RIGHT],
    ['isolate the middle one', MIDDLE],
    ['cut the bottle on the left out', LEFT],
    ['cut out the second bottle from the left', MIDDLE],
    ['cut out the third one from the left', RIGHT],
    ['cut out the first bottle from the right', RIGHT],
    ['keep only the second of the four bottles', { point: [477.5, 587.5] }],
    ['keep only the last of the four bottles', { box: { x: 615, y: 400, width: 175, height: 375 } }],
    ['keep only the fourth of four bottles', { box: { x: 615, y: 400, width: 175, height: 375 } }],
    ['cut out the thing in the bottom right corner', { box: { x: 540, y: 587.5, width: 250, height: 187.5 } }],
    ['remove the background around the bottle on the left', LEFT],
  ])('%s', async (wish, input) => {
    const { tools, inputs, said } = await calledFor(wish);
    expect(tools, said).toEqual(['remove_background']);
    expect(inputs[0]).toEqual({ layer: 'photo', ...input });
    expect(said).toContain('Pick what to keep');
  });

  it.each([
    'remove the background but keep only the helmet',
    'keep only the helmet',
    'remove everything in the photo except the dog',
    'cut out just the bottle',
    'cut out only the fifth bottle',
  ])('%s: asks where it is', async (wish) => {
    const { tools, said } = await calledFor(wish);
    expect(tools, said).toEqual([]);
    expect(said).toMatch(/where the \p{L}+( \p{L}+)? is in the photo/u);
  });

  it('takes the place as an answer', async () => {
    for (const [answer, input] of [
      ['on the left', LEFT],
      ['the right one', RIGHT],
      ['it’s in the middle', MIDDLE],
      ['left', LEFT],
    ] as const) {
      const chat = chatOnPage();
      await chat.say('remove the background but keep only the helmet');
      const { tools, inputs } = await calledFor(answer, chat);
      expect(tools).toEqual(['remove_background']);
      expect(inputs[0]).toEqual({ layer: 'photo', ...input });
    }
  });

  it('cuts out what the photo is called by as a whole', async () => {
    const { inputs } = await calledFor('remove the background but keep only the shoe');
    expect(inputs).toEqual([{ layer: 'photo' }]);
  });

  it('puts a picture on the page that came with the words, and then knows where it lies', async () => {
    const chat = new AssistantChat();
    const { calls, said } = await chat.say('remove the background and keep only the bottle on the left', [
      chat.picture('shelf.jpg', 1600, 1200),
    ]);
    expect(
      calls.map(({ tool }) => tool),
      said,
    ).toEqual(['add_image', 'remove_background']);
    const [layer] = chat.layers as ImageLayer[];
    expect(layer?.mask).not.toBeNull();
    expect(chat.design.imaging.picks.at(-1)).toMatchObject({
      box: { x: expect.closeTo(0, 2), width: expect.closeTo(0.5, 2) },
    });
  });

  it('tells the box of a turned photo in its own turn, and goes on with what else was asked for', async () => {
    const chat = chatOnPage();
    chat.design.edit({ type: 'layer.update', id: 'photo', patch: { rotation: 30 } });
    const { calls } = await chat.say('keep only the bottle on the left and make the page blue');
    expect(calls.slice(0, 2).map(({ tool }) => tool)).toEqual(['remove_background', 'set_background']);
    expect(calls[0]?.input).toMatchObject({ box: { width: 250, height: 375, rotation: 30 } });
    expect(chat.design.imaging.picks.at(-1)?.box).toMatchObject({
      x: expect.closeTo(0, 2),
      y: expect.closeTo(0, 2),
      width: expect.closeTo(0.5, 2),
      height: expect.closeTo(1, 2),
    });
  });
});

describe('what is not meant so', () => {
  it.each<readonly [wish: string, called: readonly string[]]>([
    ['remove the background', ['remove_background']],
    ['cut out the shoe', ['remove_background']],
    ['remove the background of the photo', ['remove_background']],
    ['delete everything except the headline', ['delete']],
    ['crop the photo to the left half', ['crop']],
  ])('%s', async (wish, called) => {
    const { tools, inputs, said } = await calledFor(wish);
    expect(tools, said).toEqual(called);
    for (const input of inputs) expect(Object.keys(input)).not.toContain('box');
  });

  it('the left photo is a layer', async () => {
    const chat = chatOnPage({ extras: true });
    const { inputs } = await calledFor('cut out the left photo', chat);
    expect(inputs).toEqual([{ layer: 'bag' }]);
    const { tools } = await calledFor('keep only the headline', chatOnPage());
    expect(tools).not.toContain('remove_background');
  });
});
