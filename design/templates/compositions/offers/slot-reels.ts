/**
 * Slot reels: the offer's figure is on the reels of a slot machine, a character on each, its lever at the side, lamps
 * around.
 */
import { around, fade, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { mix } from '#design/layout/contrast.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { figuresFace, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn, type Item } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { bulbs } from '../words/news-outlines.ts';
import { SHEET } from '../words/paper.ts';
import { figuresIn, lying } from './offer-parts.ts';

/** The figure's characters, one for each reel: "30%" has three. */
function reelsOf(offer: string | null): { signs: string[]; rest: string } | null {
  const figures = figuresIn(offer);
  const [figure] = figures;
  if (!offer || !figure || figures.length > 1) return null;
  const signs = [...figure.replace(/\s/g, '')];
  return signs.length >= 2 && signs.length <= 4 && signs.every((sign) => /[\d%\p{Sc}]/u.test(sign))
    ? { signs, rest: offer.replace(figure, '…').trim() }
    : null;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, height } = builder;
  const { palette, type, content } = input;
  const found = reelsOf(content.offer);
  if (!found || !content.headline) return false;
  const { signs } = found;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const metal = surfaceOn(builder, backgrounds);
  const on = onSurface(builder, metal);
  const beside = builder.ratio >= 1.2;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.6 : safe.x, width: safe.width * 0.4 }
    : safe;
  const foot = beside
    ? null
    : footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, safe.height * 0.26);
  if (!beside && !foot) return false;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? ['offer'] : ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 3,
    }),
    beside ? words : { ...safe, height: safe.height * 0.3 },
    { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: 15, smallest: 5.7, airy: 1.05 },
  );
  if (!head) return false;
  const top = beside ? safe.y : head.box.y + head.box.height + margin * 0.6;
  const bottom = beside
    ? height - margin
    : safe.y + safe.height - (foot && foot.height > 0 ? foot.height + margin * 0.6 : 0);
  const lever = builder.u(8);
  const free = {
    x: beside ? (builder.mirrored ? safe.x : safe.x + safe.width * 0.44) : safe.x,
    width: beside ? safe.width * 0.56 : safe.width,
  };
  const body = { x: 0, y: 0, width: free.width - lever, height: 0 };
  body.height = Math.min(bottom - top, body.width * 0.74);
  body.width = Math.min(body.width, body.height * 1.9);
  body.x = free.x + (free.width - body.width - lever) / 2 + (builder.mirrored ? lever : 0);
  body.y = (top + bottom) / 2 - body.height / 2;
  if (body.height < builder.u(28)) return false;
  const [before = '', behind = ''] = found.rest.split('…').map((part) => part.trim());
  const caption = [before, behind].some((part) => part !== '');
  const strip = caption ? body.height * 0.17 : 0;
  const rim = body.height * 0.085;
  const window = {
    x: body.x + rim * 1.4,
    y: body.y + rim * 1.4 + (before ? strip : 0),
    width: body.width - 2.8 * rim,
    height: body.height - 2.8 * rim - (before ? strip : 0) - (behind ? strip : 0),
  };
  const gap = builder.u(1.2);
  const each = (window.width - gap * (signs.length - 1)) / signs.length;
  // All characters at one size, that of the widest.
  const item = (sign: string): Item => ({
    role: 'offer',
    name: 'Offer',
    texts: [sign],
    face: { ...figuresFace(type.heading), lineHeight: 1.04 },
    heading: true,
    share: 1,
    least: 0,
    most: 100,
    lines: 1,
    color: onSurface(builder, SHEET),
    backgrounds: [SHEET],
  });
  const sizes = signs.map(
    (sign) =>
      stackIn(
        builder,
        [item(sign)],
        { x: 0, y: 0, width: each * 0.84, height: window.height * 0.94 },
        { align: 'center', valign: 'middle', largest: 44, smallest: 5 },
      )?.size ?? 0,
  );
  const size = (Math.min(...sizes) / builder.unit) * 100;
  if (size < 5) return false;
  // The lever rises from its side.
  const side = builder.mirrored ? body.x : body.x + body.width;
  const knob = lever * 0.78;
  const dark = isDark(metal) ? shade(metal, 0.14) : shade(metal, -0.16);
  builder.group('Lever', () => {
    builder.rectangle(
      'Rod',
      {
        x: side + (builder.mirrored ? -lever * 0.62 : lever * 0.62 - knob * 0.22),
        y: body.y + body.height * 0.08,
        width: knob * 0.22,
        height: body.height * 0.52,
      },
      dark,
    );
    builder.rectangle(
      'Joint',
      {
        x: builder.mirrored ? side - lever * 0.72 : side - 1,
        y: body.y + body.height * 0.54,
        width: lever * 0.73,
        height: body.height * 0.12,
      },
      dark,
      { radius: builder.u(0.8) },
    );
    builder.ellipse(
      'Ball',
      around(
        side + (builder.mirrored ? -lever * 0.62 + knob * 0.11 : lever * 0.62 - knob * 0.11),
        body.y + body.height * 0.08,
        knob,
      ),
      palette.pop === metal ? palette.accent : palette.pop,
    );
  });
  builder.rectangle('Machine', body, metal, { radius: builder.u(3.4), shadow: lying(builder, 1.1) });
  builder.outline(
    'Lamps',
    bulbs(body.width - rim, body.height - rim, rim * 0.95),
    inset(body, rim * 0.5),
    mix(metal, on, 0.75),
  );
  const reels: { sign: string; x: number }[] = signs.map((sign, index) => ({
    sign,
    x: window.x + index * (each + gap),
  }));
  for (const [index, { sign, x }] of reels.entries()) {
    const reel = { x, y: window.y, width: each, height: window.height };
    builder.rectangle(`Reel ${index + 1}`, reel, SHEET, { radius: builder.u(1.2) });
    const set = stackIn(builder, [item(sign)], inset(reel, each * 0.02, window.height * 0.01), {
      align: 'center',
      valign: 'middle',
      largest: size,
      smallest: size * 0.95,
    });
    if (!set) return false;
    // Shade where the reel curves away, above and below the character.
    const shadeTall = Math.min(window.height * 0.2, (window.height - set.box.height) / 2);
    if (shadeTall > 2) {
      builder.rectangle(
        `Upper shade ${index + 1}`,
        { ...reel, height: shadeTall },
        fade(180, [0, '#00000038'], [1, '#00000000']),
      );
      builder.rectangle(
        `Lower shade ${index + 1}`,
        { ...reel, y: reel.y + reel.height - shadeTall, height: shadeTall },
        fade(180, [0, '#00000000'], [1, '#00000038']),
      );
    }
    putStack(builder, set);
  }
  for (const [part, y] of [
    [before, body.y + rim * 1.3],
    [behind, window.y + window.height],
  ] as const) {
    if (part === '') continue;
    const set = stackIn(
      builder,
      [
        {
          role: 'offer',
          name: 'Value',
          texts: [part],
          face: { ...type.heading, letterSpacing: 0 },
          heading: false,
          share: 1,
          least: 3.2,
          most: 8,
          lines: 1,
          color: on,
          backgrounds: [metal],
        },
      ],
      { x: window.x, y, width: window.width, height: strip },
      { align: 'center', valign: 'middle', largest: 7, smallest: 3.2 },
    );
    if (!set) return false;
    putStack(builder, set);
  }
  putStack(builder, head);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const slotReels: Composition = {
  id: 'slot-reels',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['square', 'wide', 'portrait', 'banner', 'story'],
  suits: ({ content, energy }) =>
    (reelsOf(content.offer) ? 4.2 : 0) +
    (/win|luck|treat|surprise|spin|bonus|singles|new year|party/i.test(saidOf(content.headline, content.subheading))
      ? 2
      : 0) +
    { playful: 1.8, loud: 1.6, clean: -0.4, calm: -1.4, elegant: -2.2 }[energy],
  draw,
};

const saidOf = (headline: string | null, subheading: string | null) => `${headline ?? ''} ${subheading ?? ''}`;
