/**
 * Two for one: the same thing twice on one plinth with a large plus between, and the deal lettered along the plinth's
 * front.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { figuresFace, onSurface, saidIn, strongOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { isCropped, putCutout } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { plusSign } from './offer-glyphs.ts';

/** Two of a thing. */
const TWICE =
  /\b(?:two|2)\s*(?:for|free)\b|\btwo \p{L}+s?, one\b|buy (?:one|1)|get (?:one|1)|bogo|\bpair\b|second one|bring a friend|1\s*\+\s*1/iu;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, type, content } = input;
  const [picture] = input.pictures;
  if (!picture?.mask || isCropped(picture) || !content.offer || !TWICE.test(saidIn(content))) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const plinth = surfaceOn(builder, backgrounds);
  const beside = builder.ratio >= 1.5;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.64 : safe.x, width: safe.width * 0.36 }
    : safe;
  const foot = footOf(
    builder,
    words.x,
    words.width,
    backgrounds,
    beside ? 'left' : 'center',
    undefined,
    safe.height * 0.24,
  );
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 3 }),
    { ...words, height: beside ? words.height - footRoom : words.height * 0.32 },
    { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: 15, smallest: 5.7 },
  );
  if (!head) return false;
  const area = beside
    ? {
        x: builder.mirrored ? 0 : safe.x + safe.width * 0.4,
        y: margin * 0.7,
        width: width - safe.x - safe.width * 0.4,
        height: height - margin * 0.7,
      }
    : {
        x: 0,
        y: head.box.y + head.box.height + margin * 0.4,
        width,
        height: safe.y + safe.height - footRoom - head.box.y - head.box.height - margin * 0.4,
      };
  const tall = Math.min(area.height * 0.3, builder.u(24));
  const front = {
    x: beside ? area.x + (builder.mirrored ? 0 : margin * 0.2) : margin,
    y: area.y + area.height - tall,
    width: beside ? area.width - margin * 0.2 : width - 2 * margin,
    height: tall,
  };
  const stage = { ...front, y: area.y, height: front.y - area.y };
  if (stage.height < builder.u(22)) return false;
  const sign = Math.min(stage.width * 0.15, stage.height * 0.3);
  const each = (stage.width - sign * 1.4) / 2;
  const on = { color: onSurface(builder, plinth), backgrounds: [plinth] };
  const inner = inset(front, builder.u(4), builder.u(2.4));
  const lettered = { ...inner, width: beside ? inner.width - margin * 0.6 : inner.width };
  if (builder.mirrored && beside) lettered.x += margin * 0.6;
  builder.rectangle('Plinth', front, plinth, { radius: beside ? 0 : builder.u(2) });
  if (
    !putText(builder, 'offer', content.offer, lettered, {
      ...on,
      face: figuresFace(type.heading),
      heading: true,
      align: 'center',
      valign: 'middle',
      largest: 16,
      smallest: 5,
      lines: 2,
    })
  )
    return false;
  for (const index of [0, 1])
    putCutout(
      builder,
      picture,
      { x: stage.x + index * (each + sign * 1.4) + each * 0.04, y: stage.y, width: each * 0.92, height: stage.height },
      { valign: 'bottom', name: index === 0 ? 'Photo' : 'Photo 2' },
    );
  builder.outline(
    'Plus',
    plusSign(),
    { x: stage.x + stage.width / 2 - sign / 2, y: stage.y + stage.height * 0.5 - sign / 2, width: sign, height: sign },
    strongOn(builder, backgrounds),
  );
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const bogoTwins: Composition = {
  id: 'bogo-twins',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['offer'],
  shapes: ['square', 'portrait', 'wide', 'story', 'banner', 'paper'],
  suits: ({ content, things }) => (things && content.offer && TWICE.test(saidIn(content)) ? 9 : 0),
  draw,
};
