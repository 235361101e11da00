/** Letters that the assistant's own work has covered: the text comes to the front of what covers it, or the answer says that it is covered. */
import { describe, expect, it } from 'vitest';
import { createShapeLayer } from '#design/document/create.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const order = ({ design }: AssistantChat) => leavesInPaintOrder(design.document, design.page).map(({ id }) => id);
const found = async ({ design }: AssistantChat) =>
  (await lintPage(design.document, design.page, design.environment()))
    .filter(({ rule }) => rule === 'covered')
    .map(({ layers }) => layers);

/** The page with a star of its own in the stack at some height. */
function withStar(place: { order: string; y: number }): AssistantChat {
  const chat = chatOnPage();
  const star = createShapeLayer({
    id: 'star',
    parent: chat.design.page,
    shape: { kind: 'star', points: 5, inner: 0.5 },
    x: 700,
    width: 200,
    height: 200,
    fill: { type: 'solid', color: '#ff0000' },
    ...place,
  });
  chat.design.edit({ type: 'layer.add', layer: star });
  return chat;
}

describe('what covers letters', () => {
  it('goes behind them when it was moved there, in the same step', async () => {
    const chat = withStar({ order: 'a9', y: 400 });
    await chat.say('move the star up 340px');
    expect(chat.called).toEqual(['update_layer', 'reorder']);
    expect([order(chat), await found(chat)]).toEqual([['photo', 'offer', 'when', 'star', 'headline'], []]);
    chat.design.undo();
    expect(order(chat)).toEqual(['photo', 'headline', 'offer', 'when', 'star']);
  });

  it('stays in front when that was asked for, and the answer says so', async () => {
    const chat = withStar({ order: 'Zz', y: 60 });
    const { said } = await chat.say('bring the star to the front');
    expect([order(chat).at(-1), await found(chat)]).toEqual(['star', [['headline', 'star']]]);
    expect(said).toContain('The star now covers part of “Summer Sale”');
    await chat.say('put the headline in front of the star');
    expect(await found(chat)).toEqual([]);
  });

  it('was there before: nothing is said of it, and it stays', async () => {
    const chat = withStar({ order: 'a9', y: 60 });
    const { said } = await chat.say('make the offer red');
    expect([order(chat).at(-1), said]).toEqual(['star', expect.not.stringContaining('covered')]);
  });
});
