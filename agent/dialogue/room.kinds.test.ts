/**
 * Room on the page: what grows, is made as large as another, swapped, captioned or added at the bottom stands on the page
 * and off the others, and what is close to an edge comes in.
 */
import { describe, expect, test } from 'vitest';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import { overlapOf } from '#tools/contract/page-space.ts';

const leaf = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as LeafLayer;

async function after(...said: string[]): Promise<AssistantChat> {
  const chat = chatOnPage({ extras: true });
  for (const words of said) expect((await chat.say(words)).result.state).toBe('finished');
  return chat;
}

/** The photo, the bag and the star: on the page, and clear of one another and of the texts. */
function expectApart(chat: AssistantChat): void {
  const boxes = ['photo', 'bag', 'star', 'headline', 'offer', 'when'].map((id) => leaf(chat, id));
  for (const [at, box] of boxes.entries()) {
    expect(Math.min(box.x, box.y, 1080 - box.x - box.width, 1080 - box.y - box.height)).toBeGreaterThanOrEqual(0);
    for (const other of boxes.slice(at + 1))
      if (box.type !== 'text' || other.type !== 'text')
        expect(overlapOf(box, other), `${box.id} over ${other.id}`).toBe(0);
  }
}

describe('pictures of one size', () => {
  test.each([
    'make both photos the same size',
    'make the two pictures equally big',
    'the bag should be as big as the shoe',
    'both pics should be equal in size please',
  ])('%s', async (said) => {
    const chat = await after(said);
    const [photo, bag] = [leaf(chat, 'photo'), leaf(chat, 'bag')];
    expect(Math.abs(photo.width - bag.width)).toBeLessThan(2);
    expect(Math.abs(photo.height - bag.height)).toBeLessThan(2);
    for (const box of [photo, bag, leaf(chat, 'star')]) expect(box.x).toBeGreaterThanOrEqual(0);
    expect(overlapOf(photo, bag)).toBe(0);
  });
});

describe('what grows, again and again, runs into nothing', () => {
  test.each([
    [['make the bag bigger', 'a bit more']],
    [['make the shoe the main thing and the bag smaller', 'a bit more', 'a bit more']],
    [['make the star bigger', 'a bit more']],
    [['make the shoe a bit bigger', 'bit more']],
  ])('%s', async (said) => {
    const chat = await after(...said);
    expect(chat.layers).toHaveLength(6);
    expectApart(chat);
  });
});

describe('what is close to an edge comes in', () => {
  test.each([
    ['the bag is too close to the edge', 'bag'],
    ['bag is touching the side, move it in a bit', 'bag'],
    ['move the bag in a bit', 'bag'],
    ['the star is right up against the edge', 'star'],
    ['pull the star away from the edge', 'star'],
  ])('%s', async (said, id) => {
    const room = ({ x, width }: LeafLayer) => Math.min(x, 1080 - x - width);
    const [was, is] = [room(leaf(chatOnPage({ extras: true }), id)), room(leaf(await after(said), id))];
    expect(is).toBeGreaterThan(was + 10);
    expect(is).toBeLessThan(was + 120);
  });
});

const middle = ({ x, y, width, height }: LeafLayer) => ({ x: x + width / 2, y: y + height / 2 });

describe('where another thing is or was', () => {
  test.each([
    'put the bag on the other side and the star where the bag was',
    'bag on the right, star where the bag was',
    'move the star to where the bag is',
    'swap the star and the bag',
    'can the star and the bag trade places',
  ])('%s', async (said) => {
    const chat = await after(said);
    const was = middle(leaf(chatOnPage({ extras: true }), 'bag'));
    expect(middle(leaf(chat, 'star')).x).toBeCloseTo(was.x, -2);
    expect(middle(leaf(chat, 'bag')).x).toBeGreaterThan(800);
    expectApart(chat);
  });

  test.each([
    'swap the shoe and the text, so text in middle and shoe under',
    'swap the shoe and the texts',
    'can the shoe and the text swap places',
  ])('a thing and the lines below it: %s', async (said) => {
    const chat = await after(said);
    const { y } = leaf(chat, 'photo');
    for (const id of ['offer', 'when']) expect(leaf(chat, id).y).toBeLessThan(y);
    expect(leaf(chat, 'headline').y).toBe(90);
    expect(y + leaf(chat, 'photo').height).toBeLessThan(1080);
  });
});

describe('new lines', () => {
  test('captions are small and alike', async () => {
    const chat = await after('write "tote $25" under the bag and "sneakers $49" under the shoe');
    const [tote, shoes] = [chat.text('tote'), chat.text('sneakers $')] as [TextLayer, TextLayer];
    expect(tote.fontSize).toBe(shoes.fontSize);
    expect(tote.fontSize).toBeLessThan(40);
    for (const other of ['offer', 'photo', 'bag']) expect(overlapOf(shoes, leaf(chat, other))).toBe(0);
  });

  test.each([
    ['add "free postage over $60" at the bottom', 'free postage'],
    ['add free coffee at the bottom', 'free coffee'],
    ['add "while stocks last" below the price', 'while stocks'],
  ])('the last line is below the others, on the page, and no larger: %s', async (said, words) => {
    const chat = await after(said);
    const line = chat.text(words) as TextLayer;
    expect(line.y).toBeGreaterThanOrEqual(leaf(chat, 'when').y + (leaf(chat, 'when') as TextLayer).fontSize);
    expect(line.y + line.height).toBeLessThan(1060);
    expect(line.fontSize).toBeLessThanOrEqual(40);
    expect(overlapOf(leaf(chat, 'photo'), leaf(chat, 'offer'))).toBe(0);
  });
});
