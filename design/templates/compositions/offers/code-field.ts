/** Code field: the code is in a dashed field as large as the page is wide, with a copy icon; what it gives is above. */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import type { Content } from '#design/templates/composition-input.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import { hug, setIn } from '#design/layout/fit-text.ts';
import { plainText, putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { sizesFrom } from '../words/paper.ts';
import { copyGlyph } from './offer-glyphs.ts';
import { dealItems } from './offer-parts.ts';

/** Capitals with a figure among them: "SWEET15". */
const CODE = /(?<![\p{L}\p{N}])(?=\p{Lu}*\p{N})\p{Lu}{3}[\p{Lu}\p{N}]{1,10}(?![\p{L}\p{N}])/u;

/** The place of the code, and the content without the words that contain it. */
function codeIn(content: Content): { code: string; lead: string; rest: Content } | null {
  const { callToAction, lines, subheading } = content;
  const from = (text: string, rest: Content) => {
    const code = CODE.exec(text)?.[0];
    return code
      ? {
          code,
          lead: text
            .replace(code, '')
            .replace(/(?<![\s:–-])[\s:–-]+$/u, '')
            .trim(),
          rest,
        }
      : null;
  };
  const line = lines.find((one) => CODE.test(one));
  return (
    (callToAction ? from(callToAction, { ...content, callToAction: null }) : null) ??
    (line ? from(line, { ...content, lines: lines.filter((one) => one !== line) }) : null) ??
    (subheading ? from(subheading, { ...content, subheading: null }) : null)
  );
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type, content } = input;
  const found = codeIn(content);
  if (!found || !content.headline) return false;
  const { code, lead, rest } = found;
  const without = [
    ...(rest.callToAction === null ? (['call-to-action'] as const) : []),
    ...(rest.lines.length < content.lines.length ? (['details'] as const) : []),
    ...(rest.subheading === null ? (['subheading'] as const) : []),
  ];
  const background = palette.background;
  builder.background = solid(background);
  const field = surfaceOn(builder, [background]);
  const ink = onSurface(builder, field);
  const center = !builder.wide;
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    [background],
    center ? 'center' : 'left',
    (['details', 'call-to-action'] as const).filter((role) => !(without as readonly string[]).includes(role)),
    safe.height * 0.18,
  );
  if (!foot) return false;
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.6 : 0);
  const tall = Math.min(builder.u(builder.wide ? 24 : 25), safe.height * (builder.wide ? 0.36 : 0.28));
  const own = builder.wide ? safe.width * 0.54 : safe.width;
  const box = {
    x: builder.mirrored ? safe.x : safe.x + safe.width - own,
    y: builder.wide ? safe.y + (bottom - safe.y - tall) / 2 : bottom - tall,
    width: own,
    height: tall,
  };
  const head = stackIn(
    builder,
    dealItems(builder, [background], onSurface(builder, background), {
      without: ['details', 'call-to-action', ...without],
      shares: [0.42, 0.18],
      whole: true,
      lines: 2,
    }),
    builder.wide
      ? {
          x: builder.mirrored ? box.x + own + margin : safe.x,
          y: safe.y,
          width: safe.width - own - margin,
          height: bottom - safe.y,
        }
      : { ...safe, height: box.y - safe.y - margin * 0.7 },
    { align: center ? 'center' : 'left', valign: 'middle', largest: builder.wide ? 22 : 34, smallest: 5.8 },
  );
  if (!head) return false;
  builder.rectangle('Field', box, field, { radius: builder.u(3) });
  builder.rectangle('Dashes', inset(box, builder.u(1.5)), null, {
    radius: builder.u(2),
    stroke: { color: ink, width: Math.max(2, builder.u(0.45)), dash: [3.4, 2.6] },
  });
  const size = tall * 0.3;
  const pad = builder.u(5);
  const sign = {
    x: builder.mirrored ? box.x + pad : box.x + box.width - pad - size,
    y: box.y + (tall - size) / 2,
    width: size,
    height: size,
  };
  builder.outline('Copy', copyGlyph(), sign, ink, { rule: 'evenodd' });
  const inner = {
    x: builder.mirrored ? box.x + pad + size * 1.5 : box.x + pad,
    y: box.y + pad * 0.5,
    width: box.width - 2 * pad - size * 1.5,
    height: tall - pad,
  };
  // In one text, with small words before the code: later changes find the code in its line.
  const words = lead === '' ? code : `${lead} ${code}`;
  const bold = plainText(words, { ...type.body, weight: 700, letterSpacing: 40 }, true, ink, 'Details');
  const set = (at: number) => ({
    ...bold,
    fontSize: at,
    ...(lead === ''
      ? {}
      : { runs: [{ start: 0, end: lead.length, style: { fontSize: Math.max(at * 0.4, builder.u(2.7)) } }] }),
  });
  const line = sizesFrom(Math.min(builder.u(22), inner.height), builder.u(4.4))
    .map((at) => setIn(set(at), inner.width, builder.measure))
    .find(({ lines, height }) => lines.length === 1 && height <= inner.height);
  if (!line) return false;
  const laid = hug(line, builder.measure);
  builder.text(
    'details',
    {
      ...laid,
      x: builder.mirrored ? inner.x + inner.width - laid.width : inner.x,
      y: inner.y + (inner.height - laid.height) / 2,
    },
    [field],
  );
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const codeField: Composition = {
  id: 'code-field',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['square', 'portrait', 'wide', 'story', 'banner', 'card'],
  suits: ({ content }) => (codeIn(content) ? 9.4 : 0),
  draw,
};
