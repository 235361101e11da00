/** Speech photo: the photo's subject speaks: one large balloon whose tail points at it. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import { cropAbout, fitsBetter } from '#design/templates/pictures.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { SHEET, shadowOf } from './paper.ts';
import { balloon } from './word-outlines.ts';

function drawn(builder: PageBuilder, picture: Picture, beside: boolean): boolean {
  const { input, safe, width, height } = builder;
  builder.background = solid(input.palette.background);
  const items = wordsOn(builder, [SHEET], { offer: 'pill', headlineLines: 5 });
  const pad = builder.u(5.6);
  const radius = input.energy === 'elegant' ? builder.u(2) : builder.u(7);
  const align = beside ? 'left' : 'center';
  const room = beside
    ? { x: safe.x + pad, y: safe.y + pad * 0.4, width: safe.width * 0.5 - pad * 2, height: safe.height - pad * 0.8 }
    : { x: safe.x + pad, y: safe.y + pad * 0.4, width: safe.width - 2 * pad, height: safe.height * 0.52 };
  const stack = stackIn(builder, items, room, { align, valign: beside ? 'middle' : 'top', largest: 13, smallest: 4.4 });
  // In a narrow balloon large words matter more than the whole thing beside it.
  if (!stack || (beside && !builder.wide && stack.size < builder.u(6))) return false;
  const high = Math.max(stack.box.height + 1.9 * pad, builder.u(22));
  const top = stack.box.y - pad * 0.9;
  // On wide pages the photo takes the half that the balloon leaves; otherwise it starts behind the balloon, so that its
  // subject is below it.
  const photo = beside
    ? { x: builder.mirrored ? 0 : width * 0.46, y: 0, width: width * 0.54, height }
    : { x: 0, y: top + high * 0.5, width, height: height - top - high * 0.5 };
  const below = beside ? undefined : { ...photo, x: 0, y: high * 0.5, height: photo.height - high * 0.5 };
  const crop = cropAbout(picture, photo, below);
  const subject = picture.subject ?? { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
  const inPhoto = (x: number, y: number) => ({
    x: photo.x + ((x - crop.x) / crop.width) * photo.width,
    y: photo.y + ((y - crop.y) / crop.height) * photo.height,
  });
  const upper = inPhoto(subject.x + subject.width / 2, subject.y);
  builder.image('Photo', picture, photo, { crop, frame: { type: 'rectangle', radius: 0 } }, { backdrop: true });
  const bubbleWidth = beside ? Math.max(stack.box.width, builder.u(24)) + 2 * pad : safe.width;
  const bubble = {
    x: beside ? (builder.mirrored ? width - safe.x - bubbleWidth : safe.x) : safe.x,
    y: top,
    width: bubbleWidth,
    height: high,
  };
  const reach = Math.min(builder.u(12), Math.max(builder.u(7), upper.y - bubble.y - bubble.height - builder.u(1)));
  const tipX = beside
    ? builder.mirrored
      ? -builder.u(4)
      : bubble.width + builder.u(4)
    : Math.min(bubble.width * 0.8, Math.max(bubble.width * 0.2, upper.x - bubble.x));
  const from = beside
    ? builder.mirrored
      ? 0.16
      : 0.84
    : tipX / bubble.width < 0.5
      ? tipX / bubble.width + 0.14
      : tipX / bubble.width - 0.14;
  builder.outline(
    'Balloon',
    balloon(bubble.width, bubble.height, radius, from, tipX, bubble.height + (beside ? builder.u(6) : reach)),
    bubble,
    SHEET,
    { shadow: shadowOf(builder, 1.2) },
  );
  if (input.energy === 'loud' || input.energy === 'playful')
    builder.ellipse(
      'Dot',
      around(
        builder.mirrored ? bubble.x + builder.u(1) : bubble.x + bubble.width - builder.u(1),
        bubble.y + builder.u(1),
        builder.u(7),
      ),
      input.palette.accent,
    );
  putStack(
    builder,
    shifted(stack, beside ? bubble.x + pad - stack.box.x : 0, top + (high - stack.box.height) / 2 - stack.box.y),
  );
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { width, height, wide } = builder;
  const [picture] = builder.input.pictures;
  if (!picture) return false;
  const flat = { width, height: height * 0.55 };
  const stands = builder.ratio >= 0.9 && fitsBetter(picture, flat, { width: width * 0.54, height });
  return ((wide || stands) && drawn(builder, picture, true)) || (!wide && drawn(builder, picture, false));
}

export const speechPhoto: Composition = {
  id: 'speech-photo',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['quote', 'cover', 'news', 'greeting'],
  shapes: ['portrait', 'story', 'square', 'wide'],
  suits: ({ content, energy }) =>
    (/[?!]/.test(content.headline ?? '') ? 6.8 : 5.2) +
    (energy === 'playful' ? 1.4 : energy === 'elegant' ? -2 : 0) -
    (content.lines.length > 2 ? 1.5 : 0),
  draw,
};
