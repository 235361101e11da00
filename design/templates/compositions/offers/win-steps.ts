/** Win in steps: the prize on a disc of rays, and below it how to win it: each step a round icon with its word. */
import { withCapital } from '#design/layout/letter-case.ts';
import type { Box } from '#design/document/geometry.ts';
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { inkOn, onSurface, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { commonSize } from '#design/templates/common-size.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Outline } from '#design/templates/outlines.ts';
import type { Content } from '#design/templates/composition-input.ts';
import type { Composition } from '../composition.ts';
import { heart } from '../photos/photo-outlines.ts';
import { person } from '../words/word-outlines.ts';
import { bookmarkGlyph, bubbleGlyph, plusSign, shareGlyph } from './offer-glyphs.ts';
import { footAlign, putThing } from './offer-parts.ts';

const WON = /win\b|giveaway|give ?away|contest|prize|raffle|enter/i;
const SIGNS: readonly [RegExp, () => Outline][] = [
  [/follow|join|subscrib/i, plusSign],
  [/like|love|heart/i, heart],
  [/tag|friend|invite/i, person],
  [/comment|tell|write|answer/i, bubbleGlyph],
  [/share|repost|story/i, shareGlyph],
  [/save/i, bookmarkGlyph],
];

/** "Follow, like and tag a friend": the steps in order; null: it is no such list. */
function stepsIn({ subheading, lines }: Content): { steps: string[]; from: 'subheading' | 'lines' } | null {
  const parts = (subheading ?? '')
    .split(/[,;+&]|\b(?:and|und|y|et)\b/iu)
    .map((part) => part.trim())
    .filter(Boolean);
  const known = (list: readonly string[]) =>
    list.length >= 2 &&
    list.length <= 4 &&
    list.every((part) => part.length <= 24) &&
    list.filter((part) => SIGNS.some(([pattern]) => pattern.test(part))).length >= 2;
  if (known(parts)) return { steps: parts, from: 'subheading' };
  return known(lines) ? { steps: [...lines], from: 'lines' } : null;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type, content } = input;
  const [picture] = input.pictures;
  const found = stepsIn(content);
  if (!picture || !found || !content.headline) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const taken = found.from === 'subheading' ? (['subheading'] as const) : (['details'] as const);
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x : safe.x + safe.width * 0.44, width: safe.width * 0.56 }
    : safe;
  const foot = footOf(
    builder,
    words.x,
    words.width,
    backgrounds,
    beside ? 'left' : footAlign(content),
    (['details', 'call-to-action'] as const).filter((role) => !(taken as readonly string[]).includes(role)),
    safe.height * 0.24,
  );
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: ['details', 'call-to-action', ...taken],
      label: true,
      offer: 'pill',
      headlineLines: 2,
    }),
    { ...words, height: words.height * (beside ? 0.4 : 0.26) },
    { align: beside ? 'left' : 'center', valign: 'top', largest: beside ? 15 : 12, smallest: 5.7 },
  );
  if (!head) return false;
  const { steps } = found;
  const disc = builder.u(beside ? 13 : 14);
  const each = words.width / steps.length;
  const label = builder.u(8.5);
  const row = disc + builder.u(1.8) + label;
  const rowTop = beside
    ? (head.box.y + head.box.height + words.y + words.height - footRoom) / 2 - row / 2
    : words.y + words.height - footRoom - row;
  if (rowTop < head.box.y + head.box.height + margin * 0.2) return false;
  const stage: Box = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.6 : safe.x, width: safe.width * 0.4 }
    : {
        ...safe,
        y: head.box.y + head.box.height + margin * 0.4,
        height: rowTop - head.box.y - head.box.height - margin * 0.9,
      };
  const size = Math.min(stage.width, stage.height);
  const said = steps.map(withCapital);
  const labelLook = { face: { ...type.body, weight: 600 }, lines: 2, smallest: 2.7 };
  const letters = commonSize(builder, said, { ...labelLook, width: each * 0.92, height: label, largest: 4 });
  if (letters === null) return false;
  if (size < builder.u(20)) return false;
  const [cx, cy] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  const panel = palette.panel === palette.background ? builder.softPanel : palette.panel;
  builder.shape('Rays', { kind: 'star', points: 20, inner: 0.86 }, around(cx, cy, size), panel);
  putThing(builder, picture, inset(around(cx, cy, size), size * 0.13), 'circle');
  const surface = surfaceOn(builder, backgrounds);
  const on = onSurface(builder, surface);
  const ink = inkOn(builder, backgrounds);
  const middle = disc / 2 + rowTop;
  if (steps.length > 1)
    builder.dotted('Way', { x: words.x + each / 2, y: middle }, each * (steps.length - 1), ink, builder.u(0.5));
  for (const [index, step] of steps.entries()) {
    const x = words.x + each * ((builder.mirrored ? steps.length - 1 - index : index) + 0.5);
    builder.ellipse(`Step ${index + 1}`, around(x, middle, disc), surface);
    const sign = SIGNS.find(([pattern]) => pattern.test(step))?.[1];
    if (sign) {
      const drawn = sign();
      const tall = disc * 0.42;
      builder.outline(
        `Sign ${index + 1}`,
        drawn,
        around(
          x,
          middle,
          (tall * drawn.viewWidth) / Math.max(drawn.viewWidth, drawn.viewHeight),
          (tall * drawn.viewHeight) / Math.max(drawn.viewWidth, drawn.viewHeight),
        ),
        on,
      );
    } else if (
      !putText(builder, 'decoration', String(index + 1), around(x, middle, disc * 0.5), {
        face: type.heading,
        heading: true,
        color: on,
        backgrounds: [surface],
        align: 'center',
        valign: 'middle',
        largest: 7,
        smallest: 3,
        name: 'Number',
      })
    )
      return false;
    if (
      !putText(
        builder,
        'details',
        said[index] ?? step,
        { x: x - each * 0.46, y: rowTop + disc + builder.u(1.8), width: each * 0.92, height: label },
        {
          ...labelLook,
          color: ink,
          backgrounds,
          align: 'center',
          valign: 'top',
          largest: letters,
          name: found.from === 'subheading' ? 'Subheading' : 'Details',
        },
      )
    )
      return false;
  }
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const winSteps: Composition = {
  id: 'win-steps',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['offer', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ content }) => (stepsIn(content) ? (WON.test(saidIn(content)) ? 9.4 : 4) : 0),
  draw,
};
