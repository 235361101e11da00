/** An explained product: it is in the middle, fine lines run from its parts to words on both sides. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { cutoutRatio } from '#design/templates/pictures.ts';
import { commonSize } from '#design/templates/common-size.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putThing } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** The longest words that stay next to a product. */
const LONGEST = 44;

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  if (!picture) return false;
  const backgrounds = [palette.background, builder.softPanel];
  const called =
    content.lines.length >= 2 && content.lines.length <= 6 && content.lines.every((line) => line.length <= LONGEST);
  const stage = stageFor(builder, {
    backgrounds,
    align: builder.wide ? 'left' : 'center',
    share: 0.3,
    most: 0.3,
    label: true,
    offer: 'pill',
    without: called ? ['details'] : [],
    largest: builder.wide ? 12 : 11,
  });
  if (!stage || stage.box.height < builder.height * 0.4) return false;
  const { box } = stage;
  const ratio = picture.mask ? cutoutRatio(picture) : 0.8;
  const width = Math.min(box.width * (called ? (builder.ratio < 0.95 ? 0.48 : 0.54) : 0.8), box.height * 0.94 * ratio);
  const middle = box.x + box.width / 2;
  const disc = Math.min(box.height, Math.max(width * 1.25, box.height * 0.62), box.width * (called ? 0.6 : 1));
  builder.ellipse('Disc', around(middle, box.y + box.height / 2, disc), builder.softPanel);
  const room = around(middle, box.y + box.height / 2, width / 0.98, Math.min(box.height, width / ratio / 0.94));
  const stood = putThing(
    builder,
    picture,
    picture.mask ? room : around(middle, box.y + box.height / 2, width, Math.min(box.height * 0.86, width * 1.25)),
    0,
    { room: 0.01, radius: builder.u(3) },
  );
  if (called) {
    const ink = inkOn(builder, backgrounds);
    const dotColor = surfaceOn(builder, backgrounds);
    const sides = [
      content.lines.filter((_, index) => index % 2 === 0),
      content.lines.filter((_, index) => index % 2 === 1),
    ];
    const dot = builder.u(1.9);
    const face = { ...input.type.body, weight: Math.max(600, input.type.body.weight) };
    const linesOf = (line: string) => (line.length <= 20 ? 2 : 4);
    const roomAt = (side: number) => {
      const left = (side === 0) !== builder.mirrored;
      return {
        left,
        x: left ? box.x : stood.x + stood.width + builder.u(5),
        width: (left ? stood.x : box.x + box.width - stood.x - stood.width) - (left ? box.x : 0) - builder.u(5),
      };
    };
    let size = 3.9;
    for (const [side, lines] of sides.entries()) {
      for (const line of lines) {
        const { width: own } = roomAt(side);
        const fits =
          own < builder.u(14)
            ? null
            : commonSize(builder, [line], {
                face,
                width: own,
                height: builder.u(16),
                lines: linesOf(line),
                largest: size,
                smallest: 2.5,
              });
        if (fits === null) return false;
        size = fits;
      }
    }
    for (const [side, lines] of sides.entries()) {
      const { left, ...text } = roomAt(side);
      for (const [index, line] of lines.entries()) {
        // Sides alternate down the product, so that no two lines end at one height.
        const y =
          stood.y +
          stood.height * ((index + (side === 0 ? 0.32 : 0.68)) / Math.max(lines.length, sides[0]?.length ?? 1));
        const put = putText(
          builder,
          'details',
          line,
          { x: text.x, y: y - builder.u(8), width: text.width, height: builder.u(16) },
          {
            face,
            color: ink,
            backgrounds,
            align: side === 0 ? 'right' : 'left',
            valign: 'middle',
            largest: size,
            smallest: 2.5,
            lines: linesOf(line),
          },
        );
        if (!put) return false;
        const from = left ? put.x + put.width + builder.u(1) : put.x - builder.u(1);
        const to = left ? stood.x + stood.width * 0.34 : stood.x + stood.width * 0.66;
        builder.line(
          'Callout line',
          { x: Math.min(from, to), y },
          Math.abs(to - from),
          'across',
          ink,
          Math.max(1, builder.u(0.25)),
        );
        builder.ellipse('Callout dot', around(to, y, dot), dotColor, {
          stroke: { color: palette.background, width: builder.u(0.4), dash: [] },
        });
      }
    }
  }
  stage.put();
  return true;
}

export const marketCallouts: Composition = {
  id: 'market-callouts',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['product'],
  shapes: ['square', 'portrait', 'paper', 'wide'],
  suits: ({ content, things }) => (things && content.lines.length >= 3 && content.lines.length <= 6 ? 6.5 : 1.5),
  draw,
};
