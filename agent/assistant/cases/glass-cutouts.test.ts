/** Who says that it is glass gets a cutout that is seen through; who only mentions glass does not. */
import { describe, expect, it } from 'vitest';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

async function calledFor(wish: string, chat: AssistantChat = chatOnPage()) {
  const { calls, said } = await chat.say(wish);
  return { tools: calls.map(({ tool }) => tool), inputs: calls.map(({ input }) => input), said };
}

describe('glass', () => {
  it.each([
    "it's a glass bottle, see through it",
    'it is glass, see through it',
    "it's made of glass so make it see-through",
    'this is a glass jar. it should be transparent',
    'remove the background, it is glass',
    "it's glass, remove the background",
    'the photo is made of glass, see through it',
    'see through the glass',
    'make the glass see-through',
    'the glass should be see-through',
    'see through the glass of the photo',
    'you can see through it, it is glass',
    "it's a glass bottle, cut it out",
    'it is a glass jar so remove the background please',
  ])('%s', async (wish) => {
    const { tools, inputs, said } = await calledFor(wish);
    expect(tools, said).toEqual(['remove_background']);
    expect(inputs[0]).toEqual({ layer: 'photo', glass: true });
    expect(said).toContain('glass');
  });

  it('is looked for again in what is cut out already', async () => {
    const chat = chatOnPage();
    await chat.say('remove the background');
    const { tools, inputs, said } = await calledFor("it's a glass bottle, see through it", chat);
    expect(tools, said).toEqual(['remove_background']);
    expect(inputs[0]).toEqual({ layer: 'photo', glass: true });
  });

  it.each(['remove the background', 'cut out the shoe'])('%s: says nothing of glass', async (wish) => {
    const { inputs } = await calledFor(wish);
    expect(inputs[0]).toEqual({ layer: 'photo' });
  });
});
