/**
 * Editorial: a magazine page: hairlines, small capitals, a quiet grid, one large headline; growing rules if there is no
 * picture.
 */
import type { Box } from '#design/document/geometry.ts';
import { type PageBuilder, columns } from '../page-builder.ts';
import { footOf, putWords } from '../blocks.ts';
import type { Role } from '../composition-input.ts';
import { growingRules } from '../outlines.ts';
import { fitsBetter, namedFrame, putFramed } from '../pictures.ts';
import { putStack, shifted, stackIn, type Item } from '../text-stack.ts';
import { inkOn, strongOn, wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** The line above everything: subheading on one side, offer on the other. Returns its height. */
function putMasthead(
  builder: PageBuilder,
  backgrounds: readonly string[],
  holdsOffer: boolean,
): { height: number; took: Set<'subheading' | 'offer'> } | null {
  const { input, safe } = builder;
  const { subheading, offer } = input.content;
  const ink = inkOn(builder, backgrounds);
  builder.line('Top line', { x: safe.x, y: safe.y }, safe.width, 'across', ink);
  const label = (text: string, role: Item['role'], name: string, color: string): Item => ({
    role,
    name,
    texts: [text],
    face: input.type.label,
    heading: false,
    share: 0.9,
    least: 2.3,
    most: 2.9,
    lines: 1,
    color,
    backgrounds,
  });
  const took = new Set<'subheading' | 'offer'>();
  const room = { x: safe.x, y: safe.y + builder.u(1.8), width: safe.width * 0.48, height: builder.u(8) };
  const options = { valign: 'top', largest: 2.9, smallest: 2.3 } as const;
  const left =
    subheading && subheading.length <= 30
      ? stackIn(builder, [label(subheading, 'subheading', 'Subheading', ink)], room, { ...options, align: 'left' })
      : null;
  const right =
    holdsOffer && offer && offer.length <= 26
      ? stackIn(
          builder,
          [label(offer, 'offer', 'Offer', strongOn(builder, backgrounds))],
          { ...room, x: safe.x + safe.width * 0.52 },
          { ...options, align: 'right' },
        )
      : null;
  for (const [stack, role] of [
    [left, 'subheading'],
    [right, 'offer'],
  ] as const) {
    if (!stack) continue;
    putStack(builder, stack);
    took.add(role);
  }
  return {
    height: took.size > 0 ? Math.max(left?.box.height ?? 0, right?.box.height ?? 0) + builder.u(3.4) : builder.u(3),
    took,
  };
}

/** Less room than this next to the words is no gap, hundredths of the unit. */
const GAP = 12;
/** From one rule to the next, hundredths of the unit. */
const PITCH = 5.4;

/**
 * The words as large as they fit at one end of the room, with the rest of it filled with rules that grow away from
 * them.
 */
function putPlain(builder: PageBuilder, body: Box, backgrounds: readonly string[], without: readonly Role[]): boolean {
  const { input, safe, margin } = builder;
  const valign = input.twist % 2 === 0 ? 'top' : 'bottom';
  const stack = stackIn(builder, wordsOn(builder, backgrounds, { without }), body, {
    align: 'left',
    valign,
    grows: true,
    largest: 32,
    airy: builder.tall ? 1.3 : 1,
  });
  if (!stack) return false;
  const free = body.height - stack.box.height - margin * 0.7;
  if (free < builder.u(GAP)) {
    putStack(builder, shifted(stack, 0, (valign === 'top' ? 0.2 : -0.2) * (free + margin * 0.7)));
    return true;
  }
  const count = Math.max(4, Math.round(free / builder.u(PITCH)));
  // They bleed off the page where its photo would.
  const rules = {
    x: builder.mirrored ? 0 : safe.x,
    y: valign === 'top' ? body.y + body.height - free : body.y,
    width: builder.width - safe.x,
    height: free,
  };
  builder.outline(
    'Rules',
    growingRules(rules.width, rules.height, count, Math.max(1, builder.u(0.2))),
    rules,
    strongOn(builder, backgrounds),
    { rotation: valign === 'top' ? 0 : 180 },
  );
  putStack(builder, stack);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const [picture] = input.pictures;
  const backgrounds = [input.palette.background];
  // On tall pages without a picture there is room for the offer in large letters.
  const roomy = !picture && builder.tall;
  const masthead = putMasthead(builder, backgrounds, !roomy);
  if (!masthead) return false;
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'left', undefined, builder.height * 0.22);
  if (!foot) return false;
  const footTop = safe.y + safe.height - foot.height;
  const bodyBottom = foot.height > 0 ? footTop - builder.u(4.4) : safe.y + safe.height;
  if (foot.height > 0) {
    builder.line(
      'Bottom line',
      { x: safe.x, y: footTop - builder.u(2) },
      safe.width,
      'across',
      inkOn(builder, backgrounds),
    );
    foot.put(footTop + builder.u(0.2));
  }
  const body = {
    x: safe.x,
    y: safe.y + masthead.height,
    width: safe.width,
    height: bodyBottom - safe.y - masthead.height,
  };
  const without = [...masthead.took, 'details', 'call-to-action'] as const;
  if (!picture) return putPlain(builder, body, backgrounds, without);
  const sides = columns(body, builder.wide ? 0.5 : 0.54, margin * 0.8);
  const [column] = builder.mirrored ? sides : sides.toReversed();
  const below = { width: builder.width - safe.x - safe.width * 0.2, height: body.height * 0.56 };
  if (
    builder.wide ||
    (!builder.tall &&
      (input.twist % 2 === 1
        ? !fitsBetter(picture, column ?? body, below)
        : fitsBetter(picture, below, column ?? body)))
  ) {
    const [first, second] = sides;
    const [words, photo] = builder.mirrored ? [second, first] : [first, second];
    putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder));
    return (
      putWords(builder, words, backgrounds, { without }, { align: 'left', valign: 'bottom', largest: 17 }) !== null
    );
  }
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without, headlineLines: 3 }),
    { ...body, height: body.height * 0.44 },
    { align: 'left', valign: 'top', largest: 17 },
  );
  if (!head) return false;
  putStack(builder, head);
  const top = head.texts.length > 0 ? head.box.y + head.box.height + margin * 0.5 : body.y;
  // The photo keeps clear of one side, as in a magazine, and bleeds off the page on the other.
  const indent = builder.tall ? 0 : safe.width * 0.2;
  const photo = {
    x: builder.mirrored ? 0 : safe.x + indent,
    y: top,
    width: builder.width - safe.x - indent,
    height: bodyBottom - top,
  };
  if (photo.height < builder.height * 0.26) return false;
  putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder));
  return true;
}

export const editorial: Composition = {
  id: 'editorial',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['news', 'quote', 'event'],
  shapes: ['portrait', 'square'],
  suits: ({ energy, pictures, ratio }) =>
    ({ elegant: 7.6, clean: 7.2, calm: 7, playful: 3.5, loud: 3 })[energy] -
    (pictures === 0 ? (ratio < 0.66 ? 3 : 0.6) : 0),
  draw,
};
