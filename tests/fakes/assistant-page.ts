/** The page that the cases work on: a headline, an offer, a price with a day, and a photo, as if made by hand. */
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';

/** A new conversation on such a page; `extras` adds a second photo and a shape. */
export function chatOnPage({ extras = false } = {}): AssistantChat {
  const chat = new AssistantChat();
  const shoe = chat.picture('shoe.jpg');
  const { design } = chat;
  const text = (id: string, words: string, y: number, fontSize: number, order: string) =>
    withLines(
      createTextLayer({
        id,
        parent: design.page,
        order,
        text: words,
        x: 90,
        y,
        width: 900,
        fontSize,
        align: 'center',
        fill: { type: 'solid', color: '#111111' },
      }),
      roughMeasure,
    );
  design.edit(
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: design.page,
        order: 'a1',
        asset: shoe.id,
        name: shoe.name,
        x: 290,
        y: 400,
        width: 500,
        height: 375,
      }),
    },
    { type: 'layer.add', layer: text('headline', 'Summer Sale', 90, 110, 'a2') },
    { type: 'layer.add', layer: text('offer', '30% off sneakers', 860, 60, 'a3') },
    { type: 'layer.add', layer: text('when', 'Only this Monday, now $49', 970, 40, 'a4') },
  );
  if (extras) {
    const bag = chat.picture('bag.jpg', 900, 900);
    design.edit(
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'bag',
          parent: design.page,
          order: 'a5',
          asset: bag.id,
          name: bag.name,
          x: 40,
          y: 500,
          width: 200,
          height: 200,
        }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'star',
          parent: design.page,
          order: 'a6',
          shape: { kind: 'star', points: 5, inner: 0.5 },
          x: 850,
          y: 420,
          width: 160,
          height: 160,
          fill: { type: 'solid', color: '#ff0000' },
        }),
      },
    );
  }
  return chat;
}
