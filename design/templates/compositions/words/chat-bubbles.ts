/** Chat bubbles: the words as a conversation: the headline asks or says, the rest answers from the other side. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { surfaceOn, wordsOn, onSurface } from '#design/templates/words.ts';
import { putStack, shifted, type Item, type Stack } from '#design/templates/text-stack.ts';
import { namedFrame, putFramed } from '#design/templates/pictures.ts';
import { isSaid } from '../quote.ts';
import type { Composition } from '../composition.ts';
import { SHEET, setAt, sizesFrom } from './paper.ts';
import { holes } from './paper-outlines.ts';
import { message, person } from './word-outlines.ts';
import { contrast } from '#design/layout/contrast.ts';

/** Of the leading size. */
const SHARES = { headline: 1, offer: 0.8, subheading: 0.56, details: 0.46, 'call-to-action': 0.46 } as const;

interface Bubble {
  stack: Stack;
  padX: number;
  padY: number;
  mine: boolean;
}

function bubblesAt(
  builder: PageBuilder,
  items: readonly Item[],
  size: number,
  width: number,
): { bubbles: Bubble[]; height: number } | null {
  const bubbles: Bubble[] = [];
  let height = 0;
  for (const [index, item] of items.entries()) {
    const share = index === 0 ? 1 : (SHARES[item.role as keyof typeof SHARES] ?? 0.46);
    const own = Math.max(builder.u(3.1), size * share);
    const [padX, padY] = [Math.max(own * 0.42, builder.u(2.4)), Math.max(own * 0.36, builder.u(1.8))];
    const stack = setAt(builder, item, width - 2 * padX, own);
    if (!stack) return null;
    bubbles.push({ stack, padX, padY, mine: index % 2 === 1 });
    height += stack.box.height + 2 * padY + (index > 0 ? builder.u(3.2) : 0);
  }
  return { bubbles, height };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe } = builder;
  const { palette } = input;
  const accent = surfaceOn(builder, [palette.background]);
  const theirs = contrast(SHEET, palette.background) >= 1.15 ? SHEET : builder.softPanel;
  const surfaces = [theirs, accent] as const;
  const without = ['details', 'call-to-action', 'offer', 'subheading', 'headline'] as const;
  const said = without
    .toReversed()
    .flatMap((role, index, all) =>
      wordsOn(builder, [palette.background], { without: all.filter((_, other) => other !== index), headlineLines: 6 }),
    );
  const order = ['headline', 'subheading', 'offer', 'details', 'call-to-action'];
  const items = said
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
    .map((item, index): Item => {
      const surface = surfaces[index % 2] ?? accent;
      const { pill: _, ...bare } = item;
      return {
        ...bare,
        color: onSurface(builder, surface),
        backgrounds: [surface],
        ...(item.role === 'details' ? { texts: [input.content.lines.join('\n')] as const } : {}),
      };
    });
  // The speaker is next to the first bubble.
  const face = Math.min(builder.u(13), safe.width * 0.13);
  const width =
    Math.min(safe.width - face - builder.u(2.4), builder.u(builder.wide ? 118 : 200)) * (items.length > 1 ? 0.94 : 1);
  const typing = items.length < 3 ? builder.u(13) : 0;
  const found = sizesFrom(builder.u(19), builder.u(5))
    .map((size) => bubblesAt(builder, items, size, width))
    .find((one) => one !== null && one.height + typing <= safe.height);
  if (!found) return false;
  const { bubbles, height } = found;
  const whole = height + typing;
  const frame = {
    x: safe.x + (safe.width - Math.min(safe.width, width + face + builder.u(3) + builder.u(8))) / 2,
    width: Math.min(safe.width, width + face + builder.u(3) + builder.u(8)),
  };
  let y = safe.y + (safe.height - whole) / 2;
  const put = (w: number, h: number, mine: boolean, surface: string, name: string) => {
    const right = mine !== builder.mirrored;
    const left = frame.x + face + builder.u(3);
    const x = builder.mirrored
      ? mine
        ? frame.x
        : frame.x + frame.width - face - builder.u(3) - w
      : mine
        ? frame.x + frame.width - w
        : left;
    builder.outline(
      name,
      message(w, h, builder.u(5.4), right ? 'right' : 'left', builder.u(2)),
      { x, y, width: w, height: h },
      surface,
    );
    return x;
  };
  const faceAt = (bottom: number) => {
    const box = {
      x: builder.mirrored ? frame.x + frame.width - face : frame.x,
      y: bottom - face,
      width: face,
      height: face,
    };
    const [picture] = input.pictures;
    if (picture) putFramed(builder, picture, box, namedFrame('circle', box, builder));
    else {
      builder.ellipse('Avatar', box, palette.pop === palette.background ? accent : palette.pop);
      builder.outline('Person', person(), box, palette.background);
    }
  };
  if (bubbles.length === 0) {
    put(width * 0.8, builder.u(22), false, theirs, 'Bubble');
    faceAt(y + builder.u(22));
    y += builder.u(26);
  }
  for (const [index, { stack, padX, padY, mine }] of bubbles.entries()) {
    const surface = surfaces[index % 2] ?? accent;
    const [w, h] = [stack.box.width + 2 * padX, stack.box.height + 2 * padY];
    const x = put(w, h, mine, surface, 'Bubble');
    putStack(builder, shifted(stack, x + padX - stack.box.x, y + padY - stack.box.y));
    if (index === 0) faceAt(y + h);
    y += h + builder.u(3.2);
  }
  if (typing > 0) {
    const mine = bubbles.length % 2 === 1;
    const surface = mine ? accent : theirs;
    const [w, h] = [builder.u(17), builder.u(9.5)];
    const x = put(w, h, mine, surface, 'Typing');
    builder.outline(
      'Dots',
      holes(3, 'across'),
      around(x + w / 2, y + h / 2, builder.u(8.4), builder.u(2)),
      onSurface(builder, surface),
      { opacity: 0.6 },
    );
  }
  return true;
}

export const chatBubbles: Composition = {
  id: 'chat-bubbles',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['quote', 'cover', 'news'],
  shapes: ['square', 'story', 'portrait'],
  suits: ({ content, energy }) =>
    (isSaid(content.headline) || content.headline?.includes('?') ? 8 : 4.6) +
    (energy === 'playful' ? 1 : energy === 'elegant' ? -2.5 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
