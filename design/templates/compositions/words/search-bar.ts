/** Search bar: the headline is typed into a search field; the other words drop down below it as suggestions. */
import { bannerWords, sided } from '#design/templates/banner.ts';
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { blob } from '#design/templates/outlines.ts';
import { putStack, shifted, stackIn, type Item, type Stack } from '#design/templates/text-stack.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { mix } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET, setAt, shadowOf, sizesFrom } from './paper.ts';
import { lookingGlass } from './word-outlines.ts';

/** On banners: the field across the page with the button at its end, the suggestions below it side by side. */
function drawAcross(builder: PageBuilder, desk: string): boolean {
  const { input, margin, width, height } = builder;
  const { palette, content } = input;
  const backgrounds = [SHEET];
  const at = sided(builder);
  const [head] = wordsOn(builder, backgrounds, {
    without: ['subheading', 'offer', 'details', 'call-to-action'],
    headlineLines: 3,
  });
  const button = bannerWords(
    wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer', 'details'] }),
  ).map((item) => ({ ...item, share: 0.99 }));
  const said = wordsOn(builder, backgrounds, { without: ['headline', 'call-to-action', 'details'], offer: 'plain' });
  const line = (text: string): Item => ({
    role: 'details',
    name: 'Details',
    texts: [text],
    face: input.type.body,
    heading: false,
    share: 1,
    least: 2.8,
    most: 5,
    lines: 2,
    color: onSurface(builder, SHEET),
    backgrounds,
  });
  const suggestions: Item[] = [...said, ...content.lines.map(line)];
  const columns = suggestions.length === 1 ? 1 : suggestions.length < 5 ? 2 : 3;
  const side = input.covers ? builder.safe.y : margin * 0.8;
  const box = { x: builder.safe.x, y: side, width: builder.safe.width, height: height - 2 * side };
  const pad = builder.u(5);
  const call = stackIn(
    builder,
    button,
    { x: 0, y: 0, width: box.width * 0.26, height: box.height * 0.5 },
    { align: 'left', valign: 'top', largest: 7, smallest: 3.4 },
  );
  if (!call) return false;
  const end = box.x + box.width - pad - (button.length > 0 ? call.box.width + pad : 0);
  for (const size of sizesFrom(builder.u(26), builder.u(5.6))) {
    const glass = size * 0.72;
    const textX = box.x + pad + glass + pad * 0.7;
    const field = head ? setAt(builder, head, end - textX, size) : null;
    if (head && !field) continue;
    const small = Math.min(builder.u(6.4), Math.max(builder.u(3.8), size * 0.42));
    const icon = small * 0.8;
    const cell = (box.width - 2 * pad - (columns - 1) * pad) / columns;
    const cells = suggestions.map((item) => setAt(builder, item, cell - icon - pad * 0.5, small));
    if (cells.some((one) => one === null)) continue;
    const count = Math.max(1, Math.ceil(cells.length / columns));
    const heights = Array.from(
      { length: count },
      (_, row) =>
        Math.max(small, ...cells.slice(row * columns, (row + 1) * columns).map((one) => one?.box.height ?? 0)) +
        small * 0.5,
    );
    const fieldHeight = Math.max(field?.box.height ?? size, call.box.height);
    const own = fieldHeight + heights.reduce((sum, one) => sum + one, 0) + pad * 1.5;
    if (own > box.height) continue;
    // The remaining height is split around the field and the suggestions.
    const spare = Math.min(box.height - own, own * 0.5);
    const card = { ...box, y: box.y + (box.height - own - spare) / 2, height: own + spare };
    const head1 = fieldHeight + pad * 0.9 + spare * 0.45;
    const middle = card.y + head1 / 2;
    builder.ellipse(
      'Disc',
      around(
        builder.mirrored ? width * 0.05 : width * 0.95,
        builder.input.twist % 2 === 0 ? height * 0.1 : height * 0.9,
        height * 0.9,
      ),
      palette.pop === desk ? palette.panel : palette.pop,
    );
    builder.rectangle('Search box', card, SHEET, {
      radius: input.energy === 'elegant' ? builder.u(1) : builder.u(6),
      shadow: shadowOf(builder, 1.4),
    });
    const accent = surfaceOn(builder, backgrounds);
    const turned = { rule: 'evenodd', ...(builder.mirrored ? { rotation: 90 } : {}) } as const;
    const textTop = middle - (field?.box.height ?? size) / 2;
    const firstLine = field?.texts[0] ? field.texts[0].layer.height / field.texts[0].layer.lines.length : size;
    builder.outline(
      'Looking glass',
      lookingGlass(),
      at({ x: box.x + pad, y: textTop + (firstLine - glass) / 2, width: glass, height: glass }),
      accent,
      turned,
    );
    const place = (stack: Stack, x: number, y: number) =>
      putStack(builder, shifted(stack, at({ ...stack.box, x }).x - stack.box.x, y - stack.box.y));
    const [text] = field?.texts ?? [];
    const last = text?.layer.lines.at(-1);
    if (field && text && last) {
      place(field, textX, textTop);
      builder.rectangle(
        'Cursor',
        at({
          x: textX + last.width + builder.u(1),
          y: textTop + text.layer.height - firstLine * 0.5 - size * 0.45,
          width: Math.max(2, builder.u(0.5)),
          height: size * 0.9,
        }),
        accent,
      );
    }
    if (button.length > 0) place(call, box.x + box.width - pad - call.box.width, middle - call.box.height / 2);
    const hair = mix(SHEET, inkOn(builder, backgrounds), 0.16);
    builder.line('Rule', { x: card.x + pad, y: card.y + head1 }, card.width - 2 * pad, 'across', hair);
    let y = card.y + head1 + (card.height - head1 - heights.reduce((sum, one) => sum + one, 0)) / 2;
    for (const [row, high] of heights.entries()) {
      for (let column = 0; column < columns; column += 1) {
        const one = cells[row * columns + column];
        if (cells.length > 0 && !one) continue;
        const x = box.x + pad + column * (cell + pad);
        builder.outline(
          'Looking glass',
          lookingGlass(),
          at({ x, y: y + (high - icon) / 2, width: icon, height: icon }),
          mix(SHEET, inkOn(builder, backgrounds), 0.4),
          turned,
        );
        if (one) place(one, x + icon + pad * 0.5, y + (high - one.box.height) / 2);
        else
          builder.rectangle(
            'Suggestion',
            at({
              x: x + icon + pad * 0.5,
              y: y + high / 2 - small * 0.25,
              width: cell * (0.56 + 0.14 * column),
              height: small * 0.5,
            }),
            hair,
            { radius: small },
          );
      }
      y += high;
    }
    return true;
  }
  return false;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette, content } = input;
  const desk = deskFor(builder, SHEET);
  builder.background = solid(desk);
  if (builder.low) return drawAcross(builder, desk);
  const backgrounds = [SHEET];
  const accent = surfaceOn(builder, backgrounds);
  const [head] = wordsOn(builder, backgrounds, {
    without: ['subheading', 'offer', 'details', 'call-to-action'],
    headlineLines: 4,
  });
  const button = wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer', 'details'] }).map(
    (item) => ({
      ...item,
      share: 0.99,
    }),
  );
  const said = wordsOn(builder, backgrounds, { without: ['headline', 'call-to-action', 'details'], offer: 'plain' });
  const line = (text: string): Item => ({
    role: 'details',
    name: 'Details',
    texts: [text],
    face: input.type.body,
    heading: false,
    share: 1,
    least: 2.8,
    most: 5,
    lines: 2,
    color: onSurface(builder, SHEET),
    backgrounds,
  });
  const suggestions: Item[] = [...said, ...content.lines.map(line)];
  const box = {
    ...safe,
    x: builder.wide ? width / 2 - Math.min(safe.width, builder.u(125)) / 2 : safe.x,
    width: Math.min(safe.width, builder.u(125)),
  };
  const pad = builder.u(4.6);
  for (const size of sizesFrom(builder.u(builder.wide ? 12 : 14), builder.u(5.6))) {
    const glass = Math.min(builder.u(7), size * 0.8);
    const field = head ? setAt(builder, head, box.width - glass - pad * 3, size) : null;
    if (head && !field) continue;
    const fieldHeight = (field?.box.height ?? size) + pad * 1.5;
    const small = Math.min(builder.u(4.8), Math.max(builder.u(3), size * 0.42));
    const rows = suggestions.map((item) =>
      setAt(
        builder,
        item,
        box.width - glass - pad * 3,
        item.role === 'details' ? Math.min(small, builder.u(4)) : small,
      ),
    );
    if (rows.some((row) => row === null)) continue;
    const rowPad = Math.max(builder.u(1.7), small * 0.5);
    const blank = rows.length === 0 ? 3 : 0;
    const listHeight =
      rows.reduce((sum, row) => sum + (row?.box.height ?? 0) + 2 * rowPad, 0) + blank * (small + 2 * rowPad);
    const below = button.length > 0 ? builder.u(14.5) : builder.u(2.4);
    const high = fieldHeight + listHeight + below;
    if (high > safe.height) continue;
    const top = safe.y + (safe.height - high) / 2;
    if (input.energy !== 'clean' && input.energy !== 'elegant')
      builder.outline(
        'Blob',
        blob(input.twist),
        around(builder.mirrored ? 0 : width, top + high * 0.96, builder.u(70)),
        palette.pop === desk ? palette.panel : palette.pop,
      );
    else
      builder.ellipse(
        'Disc',
        around(builder.mirrored ? width * 0.04 : width * 0.96, top, Math.min(width, height) * 0.6),
        palette.pop === desk ? palette.panel : palette.pop,
      );
    const card = { ...box, y: top, height: high };
    builder.rectangle('Search box', card, SHEET, {
      radius: input.energy === 'elegant' ? builder.u(1) : Math.min(fieldHeight / 2, builder.u(6)),
      shadow: shadowOf(builder, 1.4),
    });
    const iconX = (w: number) => (builder.mirrored ? card.x + card.width - pad - w : card.x + pad);
    const textX = builder.mirrored ? card.x + pad * 2 : card.x + pad * 2 + glass;
    const firstLine = field?.texts[0] ? field.texts[0].layer.height / field.texts[0].layer.lines.length : size;
    builder.outline(
      'Looking glass',
      lookingGlass(),
      { x: iconX(glass), y: top + pad * 0.75 + (firstLine - glass) / 2, width: glass, height: glass },
      accent,
      { rule: 'evenodd', ...(builder.mirrored ? { rotation: 90 } : {}) },
    );
    const room = card.width - glass - pad * 3;
    const place = (stack: NonNullable<typeof field>, y: number) =>
      putStack(
        builder,
        shifted(stack, textX + (builder.mirrored ? room - stack.box.width : 0) - stack.box.x, y - stack.box.y),
      );
    if (field) {
      place(field, top + pad * 0.75);
      const [text] = field.texts;
      const last = text?.layer.lines.at(-1);
      if (text && last) {
        const end = builder.mirrored ? textX + room - last.width - builder.u(1.4) : textX + last.width + builder.u(1);
        builder.rectangle(
          'Cursor',
          {
            x: end,
            y: top + pad * 0.75 + text.layer.height - firstLine * 0.5 - size * 0.45,
            width: Math.max(2, builder.u(0.5)),
            height: size * 0.9,
          },
          accent,
        );
      }
    }
    const hair = mix(SHEET, inkOn(builder, backgrounds), 0.16);
    let y = top + fieldHeight;
    for (let index = 0; index < Math.max(rows.length, blank); index += 1) {
      const row = rows[index];
      const own = row?.box.height ?? small;
      builder.line('Rule', { x: card.x + pad, y }, card.width - 2 * pad, 'across', hair);
      const icon = small * 0.8;
      const lineHigh = row?.texts[0] ? row.texts[0].layer.height / row.texts[0].layer.lines.length : own;
      builder.outline(
        'Looking glass',
        lookingGlass(),
        { x: iconX(glass) + (glass - icon) / 2, y: y + rowPad + (lineHigh - icon) / 2, width: icon, height: icon },
        mix(SHEET, inkOn(builder, backgrounds), 0.4),
        { rule: 'evenodd' },
      );
      if (row) place(row, y + rowPad);
      else
        builder.rectangle(
          'Suggestion',
          { x: textX, y: y + rowPad + own * 0.25, width: room * ([0.6, 0.8, 0.46][index] ?? 0.5), height: own * 0.5 },
          hair,
          { radius: own },
        );
      y += own + 2 * rowPad;
    }
    if (button.length > 0) {
      const stack = stackIn(
        builder,
        button,
        { x: textX, y, width: room, height: below },
        { align: 'left', valign: 'middle', largest: 4.2, smallest: 2.8 },
      );
      if (!stack) return false;
      putStack(builder, stack);
    }
    return true;
  }
  return false;
}

export const searchBar: Composition = {
  id: 'search-bar',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['cover', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ content, energy }) =>
    (content.headline?.includes('?') ? 7.6 : 4.8) +
    (energy === 'clean' || energy === 'playful' ? 1 : energy === 'elegant' ? -2 : 0) -
    (content.lines.length > 4 ? 2 : 0),
  draw,
};
