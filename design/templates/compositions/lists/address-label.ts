/**
 * Address label: a shipping label with a heavy border, fields separated by rules, striped airmail edge and a bar code.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { stripes } from '#design/templates/outlines.ts';
import { putRows, rowsOf } from '#design/templates/rows.ts';
import { wordsOn, onSurface } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { barcode } from '../words/paper-outlines.ts';
import { hairline, lying } from './list-page.ts';

const PAPER = '#fffefa';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, content } = input;
  if (content.lines.length === 0 || content.lines.length > 8) return false;
  builder.background = solid(palette.background === PAPER ? palette.panel : palette.background);
  const backgrounds = [PAPER];
  const ink = onSurface(builder, PAPER);
  const side = builder.wide ? safe.width : Math.min(safe.width, safe.height * 1.2);
  const body = { x: width / 2 - side / 2, y: safe.y, width: side, height: safe.height };
  const strip = builder.u(3.6);
  const thick = Math.max(2, builder.u(0.7));
  const inner = inset({ ...body, y: body.y + strip, height: body.height - strip * 2 }, margin * 0.7, margin * 0.5);
  const code = Math.min(builder.u(11), inner.height * 0.17);
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: ['details', 'call-to-action'],
      label: true,
      headlineLines: 2,
      ink,
      offer: 'plain',
    }),
    { ...inner, height: inner.height * 0.4 },
    { align: 'left', valign: 'top', largest: 11, smallest: 4.2 },
  );
  if (!head) return false;
  builder.rectangle('Label', body, PAPER, { radius: builder.u(1.4), shadow: lying(builder, 1.2) });
  for (const [name, y] of [
    ['Upper stripes', body.y],
    ['Lower stripes', body.y + body.height - strip],
  ] as const)
    builder.outline(
      name,
      stripes(Math.round(body.width / builder.u(3))),
      { x: body.x, y, width: body.width, height: strip },
      palette.accent,
    );
  const cut = (head.texts.length > 0 ? head.box.y + head.box.height : inner.y) + margin * 0.45;
  builder.rectangle('Heavy rule', { x: inner.x, y: cut, width: inner.width, height: thick }, ink);
  const top = cut + thick + margin * 0.45;
  const bottom = inner.y + inner.height - code - margin * 0.45;
  if (
    !putRows(
      builder,
      rowsOf(content.lines),
      { x: inner.x, y: top, width: inner.width, height: bottom - top },
      { backgrounds, ink, between: 'rules', lineColor: hairline(PAPER, ink), largest: 4.8, spread: 2.2 },
    )
  )
    return false;
  const call = content.callToAction ? inner.width * 0.42 : 0;
  if (content.callToAction) {
    const stack = stackIn(
      builder,
      wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer', 'details'] }),
      {
        x: builder.mirrored ? inner.x + inner.width - call : inner.x,
        y: inner.y + inner.height - code,
        width: call,
        height: code,
      },
      { align: 'left', valign: 'middle', largest: 5, smallest: 2.7 },
    );
    if (!stack) return false;
    putStack(builder, stack);
  }
  const bars = Math.min(inner.width - call, builder.u(46));
  builder.outline(
    'Bar code',
    barcode('across'),
    {
      x: builder.mirrored ? inner.x : inner.x + inner.width - bars,
      y: inner.y + inner.height - code,
      width: bars,
      height: code,
    },
    ink,
  );
  putStack(builder, head);
  return true;
}

export const addressLabel: Composition = {
  id: 'address-label',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows'],
  shapes: ['portrait', 'card', 'square'],
  suits: ({ content }) =>
    content.lines.length > 0 &&
    /(?:parcel|order|pack|ship|deliver|return)/i.test(`${content.headline ?? ''} ${content.subheading ?? ''}`)
      ? 7
      : 0.5,
  draw,
};
