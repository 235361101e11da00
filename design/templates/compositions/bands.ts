/** Bands: the page in horizontal fields of color, each with its words: headline, offer, details. */
import type { Box } from '#design/document/geometry.ts';
import { columns, inset, type PageBuilder } from '../page-builder.ts';
import { allBut } from '../blocks.ts';
import type { Role } from '../composition-input.ts';
import { stripes, wave, zigzag } from '../outlines.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { surfaceOn, wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** More lines than a low field holds legibly: they get a separate field next to the rest. */
const LIST = 4;

/** The page in two fields side by side: what leads, and the list. */
function drawBeside(builder: PageBuilder): boolean {
  const {
    input: { palette },
    safe,
    margin,
    mirrored,
    width,
    height,
  } = builder;
  const accent = surfaceOn(builder, [palette.background]);
  const lead = safe.width * 0.44;
  const gap = margin * 0.8;
  const field = { x: mirrored ? 0 : safe.x + lead + gap, y: 0, width: width - safe.x - lead - gap, height };
  builder.rectangle('Field', field, accent);
  const left = { ...safe, x: mirrored ? safe.x + safe.width - lead : safe.x, width: lead };
  const right = {
    ...safe,
    x: mirrored ? safe.x : field.x + gap,
    width: safe.x + safe.width - (safe.x + lead + 2 * gap),
  };
  const head = stackIn(
    builder,
    wordsOn(builder, [palette.background], { without: ['details', 'call-to-action'], label: true }),
    left,
    { align: 'left', valign: 'middle', largest: 20 },
  );
  const list = wordsOn(builder, [accent], { without: allBut('details', 'call-to-action') }).map((item) =>
    item.role === 'details'
      ? { ...item, most: 6.4, face: { ...item.face, lineHeight: Math.max(item.face.lineHeight, 1.5) } }
      : item,
  );
  const set = (items: typeof list) =>
    stackIn(builder, items, right, { align: 'left', valign: 'middle', largest: 6.4, smallest: 3.4 });
  // One line each if the letters stay large; otherwise they may break.
  const foot =
    set(list.map((item) => (item.role === 'details' ? { ...item, lines: 0, least: 4.4 } : item))) ?? set(list);
  if (!head || !foot) return false;
  putStack(builder, head);
  putStack(builder, foot);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  if (builder.wide && content.lines.length >= LIST) return drawBeside(builder);
  const accent = surfaceOn(builder, [palette.background]);
  const lower: Role[] = content.offer ? ['offer', 'call-to-action', 'details'] : ['details', 'call-to-action'];
  const hasLower = content.offer !== null || content.callToAction !== null || content.lines.length > 0;
  if (!hasLower) return false;
  const small = content.offer === null;
  const cut = small
    ? safe.y + safe.height * (content.lines.length > 2 ? 0.54 : 0.64)
    : safe.y + safe.height * (builder.wide ? 0.52 : 0.55);
  const edge = builder.u(4);
  if (small && builder.low) {
    // Of low pages the fields are the two sides.
    const [start, end] = columns(builder.page, builder.mirrored ? 0.46 : 0.54, 0);
    const [own, other] = builder.mirrored ? [end, start] : [start, end];
    const room = (side: Box) => ({ ...inset(side, margin), y: safe.y, height: safe.height });
    const head = stackIn(
      builder,
      wordsOn(builder, [palette.background], { without: lower, label: true, headlineLines: 3 }),
      room(own),
      { align: 'left', valign: 'middle', largest: 20 },
    );
    const rest = stackIn(
      builder,
      wordsOn(builder, [accent], { without: allBut(...lower) }).map((item) =>
        item.role === 'details' ? { ...item, share: 1 } : item,
      ),
      room(other),
      { align: 'left', valign: 'middle', largest: 7.4 },
    );
    if (!head || !rest) return false;
    builder.rectangle('Field', other, accent);
    putStack(builder, head);
    putStack(builder, rest);
    return true;
  }
  const field = { x: 0, y: cut, width: builder.width, height: builder.height - cut };
  if (input.energy === 'playful' || input.energy === 'calm')
    builder.outline(
      'Field',
      wave(field.width, field.height, builder.wide ? 4 : 2, 0.12),
      { ...field, y: field.y - edge, height: field.height + edge },
      accent,
    );
  else if (input.energy === 'loud' && input.twist % 2 === 1)
    builder.outline(
      'Field',
      zigzag(field.width, field.height, builder.wide ? 22 : 14),
      { ...field, y: field.y - edge, height: field.height + edge },
      accent,
      { rotation: 180 },
    );
  else {
    builder.rectangle('Field', field, accent);
    if (input.energy === 'loud')
      builder.outline(
        'Stripes',
        stripes(builder.wide ? 30 : 18),
        { x: 0, y: cut - builder.u(2.4), width: builder.width, height: builder.u(2.4) },
        palette.pop === accent ? palette.ink : palette.pop,
      );
  }
  const align = input.twist % 2 === 0 || builder.wide ? 'left' : 'center';
  const head = stackIn(
    builder,
    wordsOn(builder, [palette.background], { without: lower, label: true, headlineLines: 3 }),
    { ...safe, height: cut - edge - margin * 0.4 - safe.y },
    { align, valign: 'middle', largest: builder.wide ? 17 : 24 },
  );
  if (!head) return false;
  putStack(builder, head);
  const bottom = {
    x: safe.x,
    y: cut + margin * 0.6,
    width: safe.width,
    height: safe.y + safe.height - cut - margin * 0.6,
  };
  const own = wordsOn(builder, [accent], { without: allBut(...lower) });
  const side = own
    .filter(({ role }) => role !== 'offer')
    .map((item) => ({
      ...item,
      ...(item.share === 1 ? { share: 0.5 } : {}),
      ...(item.role === 'details' && small ? { most: 6.4 } : {}),
    }));
  const offer = own.filter(({ role }) => role === 'offer').map((item) => ({ ...item, share: 1 }));
  // A list below the offer would leave room for neither: it is next to it.
  if ((builder.wide || (content.lines.length > 3 && !builder.tall)) && side.length > 0 && offer.length > 0) {
    const [first, second] = columns(bottom, 0.6, margin);
    const left = stackIn(builder, offer, builder.mirrored ? second : first, {
      align: 'left',
      valign: 'middle',
      largest: 20,
    });
    const right = stackIn(builder, side, builder.mirrored ? first : second, {
      align: 'right',
      valign: 'middle',
      largest: 13,
      smallest: 6,
    });
    if (!left || !right) return false;
    putStack(builder, left);
    putStack(builder, right);
    return true;
  }
  const foot = stackIn(builder, [...offer, ...side], bottom, { align, valign: 'middle', largest: 19 });
  if (!foot) return false;
  putStack(builder, foot);
  return true;
}

export const bands: Composition = {
  id: 'bands',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows', 'event'],
  shapes: ['portrait', 'square'],
  suits: ({ content, energy }) =>
    (content.offer ? 7.8 : content.lines.length > 0 ? 5.6 : 0) - (energy === 'elegant' ? 3 : 0),
  draw,
};
