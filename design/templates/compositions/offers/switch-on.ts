/**
 * Switch: a giant toggle across the page is switched on, the offer lettered in its track, the knob at its end; the
 * words above.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn, type Item } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { boltGlyph } from './offer-glyphs.ts';
import { lying, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content, type } = input;
  const { headline, offer, callToAction } = content;
  // What is switched on: the offer, else the call to action.
  if (!headline || (!offer && !callToAction)) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const track = surfaceOn(builder, backgrounds);
  const ink = onSurface(builder, track);
  const wide = builder.ratio >= 1.5;
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    backgrounds,
    'left',
    offer ? undefined : ['details'],
    safe.height * 0.24,
  );
  if (!foot) return false;
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.7 : 0);
  // The switch takes the page's width, on covers the half next to the words.
  const long = wide ? safe.width * 0.54 : safe.width;
  const tall = Math.min(long * 0.46, (bottom - safe.y) * (wide ? 0.9 : 0.46));
  const own = Math.min(long, tall * 2.9);
  const pill = {
    x: wide ? (builder.mirrored ? safe.x : safe.x + safe.width - own) : safe.x + (safe.width - own) / 2,
    y: wide ? safe.y + (bottom - safe.y - tall) / 2 : bottom - tall,
    width: own,
    height: tall,
  };
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 3 }),
    wide
      ? {
          ...safe,
          x: builder.mirrored ? pill.x + own + margin : safe.x,
          width: safe.width - own - margin,
          height: bottom - safe.y,
        }
      : { ...safe, height: pill.y - safe.y - margin * 0.7 },
    { align: 'left', valign: wide ? 'middle' : 'bottom', largest: wide ? 16 : 22, smallest: 5.7 },
  );
  if (!head) return false;
  const edge = tall * 0.1;
  const knob = tall - 2 * edge;
  const at = { x: builder.mirrored ? pill.x + edge : pill.x + own - edge - knob, y: pill.y + edge };
  const room = {
    x: builder.mirrored ? pill.x + edge * 1.6 + knob : pill.x + tall * 0.34,
    y: pill.y + edge,
    width: own - knob - edge * 1.6 - tall * 0.34,
    height: knob,
  };
  const called: Item = {
    role: 'call-to-action',
    name: 'Call to action',
    texts: [callToAction ?? ''],
    face: type.heading,
    heading: true,
    share: 1,
    least: 3,
    most: 16,
    lines: 2,
    color: ink,
    backgrounds: [track],
  };
  const said = stackIn(builder, offer ? offerItems(builder, [track], ink, { lines: 2 }) : [called], room, {
    align: 'center',
    valign: 'middle',
    largest: offer ? 26 : 11,
    smallest: 4.4,
  });
  if (!said) return false;
  builder.rectangle('Track', pill, track, { radius: tall / 2 });
  builder.ellipse('Knob', around(at.x + knob / 2, at.y + knob / 2, knob), palette.background, {
    shadow: lying(builder, 1),
  });
  builder.outline('Sign', boltGlyph(), around(at.x + knob / 2, at.y + knob / 2, knob * 0.34, knob * 0.5), track);
  putStack(builder, said);
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const switchOn: Composition = {
  id: 'switch-on',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['square', 'portrait', 'banner', 'wide', 'story'],
  suits: ({ content, energy }) =>
    (content.offer ? 4 : content.callToAction ? 2.4 : -4) +
    (/live|now|on\b|start|open|launch|flash|today|cyber|tech|power/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 2
      : 0) +
    { clean: 1.6, loud: 0.8, playful: 0.6, calm: -0.6, elegant: -2 }[energy],
  draw,
};
