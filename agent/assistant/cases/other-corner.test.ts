/** What was just put in a corner or at a side, and should go to the one across from it. */
import { describe, expect, it } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import type { LeafLayer } from '#design/document/layers.ts';

async function placeAfter(id: string, ...said: string[]): Promise<string> {
  const chat = chatOnPage({ extras: true });
  for (const words of said) expect((await chat.say(words)).result.state).toBe('finished');
  return chat.quadrant(chat.design.document.layers[id] as LeafLayer);
}

async function boxAfter(...said: string[]): Promise<LeafLayer> {
  const chat = chatOnPage({ extras: true });
  for (const words of said) await chat.say(words);
  return chat.design.document.layers.star as LeafLayer;
}

describe('the other corner', () => {
  it.each([
    ['move the star to the top left corner', 'no, the other corner', 'top-right'],
    ['move the star to the top left corner', 'no not there, the other corner. right side', 'top-right'],
    ['put the star in the top left corner', 'ah sorry the other corner, the texts are fine leave them', 'top-right'],
    ['put the star top right', 'other side please', 'top-left'],
    ['put the star in the bottom left corner', 'opposite corner', 'top-right'],
    ['put the star in the bottom left corner', 'can you put it in the other top corner', 'top-left'],
    ['put the star in the top left corner', 'the other corner, on the bottom', 'bottom-left'],
  ])('%s → %s', async (first, second, holds) => expect(await placeAfter('star', first, second)).toBe(holds));

  it('is at the same height as the side that it was at', async () => {
    const first = await boxAfter('move the star to the left');
    const other = await boxAfter('move the star to the left', 'hm rather on the other side');
    expect(other.x).toBeGreaterThan(first.x + 500);
    expect(Math.abs(other.y - first.y)).toBeLessThan(2);
  });

  it('is one of a thing that was just added', async () => {
    const chat = chatOnPage();
    await chat.say('add a heart sticker top left');
    await chat.say('oh no, the other corner');
    const heart = chat.layers.find(({ type }) => type === 'sticker');
    expect(heart && chat.quadrant(heart)).toBe('top-right');
  });

  it.each([
    ['make the title red', 'the other corner'],
    ['move the star to the top left corner', 'the other corner should have a heart'],
    ['move the star to the top left corner', 'put the bag in the other corner'],
    ['move the star to the top left corner', 'make the other side blue'],
    ['move the star to the top left corner', 'great, now the same for the bag in the other corner'],
  ])('%s → %s: the star stays', async (first, second) =>
    expect(await placeAfter('star', first, second)).toBe(await placeAfter('star', first)),
  );
});
