/** Stock gauge: a dial whose needle is close to empty: what is running out is below it (or next to it). */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { mix } from '#design/layout/contrast.ts';
import { inkOn, saidIn, strongOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { dialPart, needle } from './gauge-outlines.ts';
import { footAlign } from './offer-parts.ts';

const RUNNING_OUT =
  /last (?:piece|chance|one|size|few|stock|call|day)|only \d|going fast|while stocks|almost gone|running out|limited|clearance|sold out|final|hurry|until it is gone|then it is over/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.headline || !RUNNING_OUT.test(saidIn(content))) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const ink = inkOn(builder, backgrounds);
  const strong = strongOn(builder, backgrounds);
  const beside = builder.ratio >= 1.2;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.56 : safe.x, width: safe.width * 0.44 }
    : safe;
  const foot = beside
    ? null
    : footOf(builder, safe.x, safe.width, backgrounds, footAlign(content), undefined, safe.height * 0.26);
  if (!beside && !foot) return false;
  const across = beside ? Math.min(safe.width * 0.5, height * 1.3) : Math.min(safe.width, safe.height * 0.78);
  const tall = across / 2;
  const cx = beside ? (builder.mirrored ? margin + across / 2 : width - margin - across / 2) : width / 2;
  const hub = across * 0.09;
  const base = beside ? Math.min(height - margin - hub, height / 2 + tall * 0.46) : safe.y + tall;
  const room = beside
    ? words
    : {
        ...safe,
        y: base + hub + margin * 0.5,
        height:
          safe.y + safe.height - base - hub - margin * 0.5 - (foot && foot.height > 0 ? foot.height + margin * 0.5 : 0),
      };
  if (room.height < builder.u(16)) return false;
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? [] : ['details', 'call-to-action'],
      label: beside,
      offer: 'pill',
      headlineLines: 3,
    }),
    room,
    {
      align: beside ? 'left' : 'center',
      valign: beside ? 'middle' : 'top',
      largest: 17,
      smallest: 5.7,
      airy: beside ? 1.1 : 1,
    },
  );
  if (!stack) return false;
  const dial = { x: cx - tall, y: base - tall, width: across, height: tall };
  const pale = mix(palette.background, ink, 0.13);
  // Five parts; the emptiest is lit. Reading begins there.
  for (let part = 0; part < 5; part += 1) {
    const at = builder.mirrored ? 4 - part : part;
    builder.outline(
      `Part ${part + 1}`,
      dialPart(at, 5, 0.66),
      dial,
      part === 0 ? strong : mix(pale, ink, part * 0.055),
    );
  }
  const turn = (builder.mirrored ? 1 : -1) * 68;
  // Rotated around its own center, which is placed on the hub.
  const long = tall * 0.86;
  const angle = (turn * Math.PI) / 180;
  builder.outline(
    'Needle',
    needle(),
    around(cx + (Math.sin(angle) * long) / 2, base - (Math.cos(angle) * long) / 2, across * 0.05, long),
    ink,
    { rotation: turn },
  );
  builder.ellipse('Hub', around(cx, base, hub * 1.7), ink);
  builder.ellipse('Pin', around(cx, base, hub * 0.6), palette.background);
  putStack(builder, stack);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const stockGauge: Composition = {
  id: 'stock-gauge',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'product'],
  shapes: ['square', 'portrait', 'wide', 'banner', 'story'],
  suits: ({ content, energy }) => (RUNNING_OUT.test(saidIn(content)) ? 6.6 : 0) + (energy === 'elegant' ? -1 : 0.4),
  suitsBrief: ({ content, energy }) =>
    (RUNNING_OUT.test(saidIn(content)) ? 7.6 : 0) + (energy === 'elegant' ? -1 : 0.4),
  draw,
};
