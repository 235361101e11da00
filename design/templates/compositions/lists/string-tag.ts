/** String tag: a swing tag with a punched hole on a looped string; a name, what it is made of, and its price. */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { onSurface, strongOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { edge, lying } from './list-page.ts';

/** A tag with its top corners cut off, in hundredths of its longer side. */
function outlineOf(width: number, height: number): { path: string; viewWidth: number; viewHeight: number } {
  const scale = 1000 / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const cut = Math.round(Math.min(w * 0.26, h * 0.2));
  const [r, cx, cy] = [Math.round(Math.min(w, h) * 0.045), Math.round(w / 2), Math.round(cut * 0.62)];
  const k = Math.round(r * 0.5523);
  const hole = `M${cx - r} ${cy}C${cx - r} ${cy - k} ${cx - k} ${cy - r} ${cx} ${cy - r}C${cx + k} ${cy - r} ${cx + r} ${cy - k} ${cx + r} ${cy}C${cx + r} ${cy + k} ${cx + k} ${cy + r} ${cx} ${cy + r}C${cx - k} ${cy + r} ${cx - r} ${cy + k} ${cx - r} ${cy}Z`;
  return { path: `M${cut} 0L${w - cut} 0L${w} ${cut}L${w} ${h}L0 ${h}L0 ${cut}Z${hole}`, viewWidth: w, viewHeight: h };
}

/** A loop of string above the hole. */
const LOOP = {
  path: 'M46 100C20 60 8 30 26 12C44 -4 72 6 74 30C76 54 62 76 54 100L50 100C58 74 71 54 70 31C68 10 44 2 29 15C14 30 26 60 50 99Z',
  viewWidth: 100,
  viewHeight: 100,
};

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette } = input;
  const tag = palette.background;
  builder.background = solid(palette.panel === tag ? edge(tag, 0.1) : palette.panel);
  const backgrounds = [tag];
  const string = builder.u(builder.wide ? 9 : 15);
  const top = safe.y + string * 0.72;
  const tall = safe.y + safe.height - top;
  const side = Math.min(safe.width, tall * (builder.low ? 2.5 : builder.wide ? 1.5 : 0.78));
  const body = { x: width / 2 - side / 2, y: top, width: side, height: tall };
  const cut = Math.min(side * 0.26, tall * 0.2);
  const inner = inset({ ...body, y: body.y + cut, height: body.height - cut }, margin * 0.8, margin * 0.5);
  const stack = stackAbreast(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'large', headlineLines: 3 }),
    inner,
    {
      align: 'center',
      valign: 'middle',
      largest: builder.wide ? 18 : 15,
      smallest: 4,
      airy: 1.15,
    },
  );
  if (!stack) return false;
  builder.outline('Tag', outlineOf(body.width, body.height), body, tag, {
    rule: 'evenodd',
    shadow: lying(builder, 1.5),
  });
  const hole = { x: width / 2, y: body.y + cut * 0.62 };
  builder.outline(
    'String',
    LOOP,
    { x: hole.x - string * 0.5, y: hole.y - string, width: string, height: string },
    onSurface(builder, palette.panel),
  );
  builder.ellipse('Eyelet', around(hole.x, hole.y, Math.min(side, tall) * 0.13), null, {
    stroke: { color: strongOn(builder, backgrounds), width: Math.max(1, builder.u(0.7)), dash: [] },
  });
  builder.rectangle(
    'Foot',
    { x: body.x, y: body.y + body.height - builder.u(2), width: body.width, height: builder.u(2) },
    surfaceOn(builder, backgrounds),
  );
  putStack(builder, stack);
  return true;
}

export const stringTag: Composition = {
  id: 'string-tag',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card', 'greeting', 'offer'],
  shapes: ['portrait', 'story', 'square'],
  suits: ({ content, energy }) =>
    (content.lines.length <= 2 ? 4.4 : 0.5) + (energy === 'calm' || energy === 'elegant' ? 0.8 : 0),
  draw,
};
