/** Gig poster: lines of very different sizes, each as wide as the page, with heavy rules, as set in wooden type. */
import { upperCase } from '#design/layout/letter-case.ts';
import { createTextLayer } from '#design/document/create.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { setIn } from '#design/layout/fit-text.ts';
import { hasRightToLeft } from '#design/layout/scripts.ts';
import { around, solid, UNPLACED, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { putText } from '#design/templates/put-text.ts';
import { faceFor } from '#design/templates/type-pairs.ts';
import { inkOn, saidIn, strongOn } from '#design/templates/words.ts';
import { rays } from '#design/templates/outlines.ts';
import type { Composition } from '../composition.ts';
import { stars } from './word-outlines.ts';

/** All ways to split words into lines, in order. */
function partings(words: readonly string[]): string[][] {
  const all: string[][] = [];
  for (let bits = 0; bits < 1 << (words.length - 1); bits += 1) {
    const lines: string[] = [];
    let line = words[0] ?? '';
    for (let index = 1; index < words.length; index += 1) {
      if ((bits >> (index - 1)) & 1) {
        lines.push(line);
        line = words[index] ?? '';
      } else line += ` ${words[index] ?? ''}`;
    }
    all.push([...lines, line]);
  }
  return all;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette, content } = input;
  const words = (content.headline ?? '').split(/\s+/).filter(Boolean);
  if (words.length > 8 || hasRightToLeft(content.headline ?? '')) return false;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  const strong = strongOn(builder, backgrounds);
  const bar = builder.u(1.3);
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    backgrounds,
    'left',
    ['offer', 'details', 'call-to-action'],
    safe.height * 0.3,
  );
  if (!foot) return false;
  const top = safe.y + bar + builder.u(2.6);
  const subHeight = content.subheading ? builder.u(builder.wide ? 6 : 7.5) : 0;
  const footRoom = (foot.height > 0 ? foot.height + builder.u(3.4) : 0) + bar;
  const room = {
    x: safe.x,
    y: top + subHeight,
    width: safe.width,
    height: safe.height - (top - safe.y) - subHeight - footRoom - builder.u(3),
  };
  const face = faceFor(input.type.heading, content.headline ?? '', true);
  const cased = (text: string) => (face.letterCase === 'upper' ? upperCase(text) : text);
  const pace = face.letterCase === 'upper' ? Math.max(0.86, face.lineHeight * 0.94) : face.lineHeight;
  const widthAt = (text: string) =>
    builder.measure(cased(text), {
      fontFamily: face.family,
      fontWeight: face.weight,
      italic: face.italic,
      fontSize: 100,
    }) /
      100 +
    (text.length * face.letterSpacing) / 1000;
  let best: { lines: string[]; sizes: number[]; score: number } | null = null;
  for (const lines of words.length > 0 ? partings(words) : []) {
    const wanted = lines.map((line) => Math.min((room.width * 0.97) / widthAt(line), room.height * 0.72));
    const high = wanted.reduce((sum, size) => sum + size * pace, 0);
    const scale = Math.min(1, room.height / high);
    const sizes = wanted.map((size) => Math.floor(size * scale * 10) / 10);
    // Lines as wide as the page, the height used, and no line out of proportion.
    const score =
      Math.min(1, high / room.height) * scale ** 3 -
      Math.max(0, Math.max(...sizes) / Math.min(...sizes) - 2.2) * 0.3 -
      (Math.min(...sizes) < builder.u(6) ? 0.5 : 0);
    if (!best || score > best.score) best = { lines, sizes, score };
  }
  if (best && Math.max(...best.sizes) < builder.u(9)) return false;
  if (input.energy === 'playful' || input.energy === 'loud')
    builder.outline('Rays', rays(width, height, 20, 0.5, 0.42), builder.page, builder.softPanel, { opacity: 0.55 });
  if (
    content.subheading &&
    !putText(
      builder,
      'subheading',
      content.subheading,
      { x: safe.x, y: top - builder.u(0.6), width: safe.width, height: subHeight - builder.u(1) },
      {
        face: { ...input.type.body, weight: Math.max(600, input.type.body.weight) },
        color: ink,
        backgrounds,
        align: 'left',
        valign: 'middle',
        largest: 5,
        smallest: 2.8,
        lines: 2,
      },
    )
  )
    return false;
  builder.rectangle('Bar', { x: safe.x, y: safe.y, width: safe.width, height: bar }, strong);
  const until = safe.y + safe.height - footRoom;
  if (best) {
    const text = best.lines.join('\n');
    let start = 0;
    const sizes = best.sizes;
    const runs = best.lines.map((line, index): TextLayer['runs'][number] => {
      const run = { start, end: start + line.length, style: { fontSize: sizes[index] ?? 10 } };
      start += line.length + 1;
      return run;
    });
    const largest = Math.max(...sizes);
    const layer = setIn(
      createTextLayer({
        ...UNPLACED,
        name: 'Headline',
        text,
        fontFamily: face.family,
        fontWeight: face.weight,
        italic: face.italic,
        letterCase: face.letterCase,
        letterSpacing: face.letterSpacing,
        fontSize: largest,
        lineHeight: pace,
        fill: solid(ink),
        align: 'center',
        x: room.x,
        y: room.y,
        width: room.width,
        runs: runs.filter(({ style }) => style.fontSize !== largest),
      }),
      room.width,
      builder.measure,
    );
    if (layer.lines.length !== best.lines.length || layer.height > room.height + builder.u(3)) return false;
    const spare = until - builder.u(2.4) - room.y - layer.height;
    builder.text('headline', { ...layer, y: room.y + Math.max(0, spare) * 0.5 }, [
      palette.background,
      ...(input.energy === 'playful' || input.energy === 'loud' ? [builder.softPanel] : []),
    ]);
    if (spare > builder.u(20)) {
      const size = Math.min(spare * 0.22, builder.u(7));
      for (const y of [room.y + spare * 0.22, until - spare * 0.24])
        builder.outline('Stars', stars(5), around(width / 2, y, size * 5.48, size), strong);
    }
  } else
    builder.outline(
      'Stars',
      stars(3),
      around(width / 2, height / 2, safe.width * 0.8, (safe.width * 0.8) / 3.24),
      strong,
    );
  builder.rectangle('Lower bar', { x: safe.x, y: until, width: safe.width, height: bar }, strong);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const gigPoster: Composition = {
  id: 'gig-poster',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'news', 'cover'],
  shapes: ['portrait', 'paper', 'square', 'story'],
  suits: ({ content, energy }) =>
    ({ loud: 7.8, playful: 6.4, clean: 6.2, calm: 4, elegant: 4 })[energy] -
    ((content.headline ?? '').split(/\s+/).length > 7 ? 4 : 0) -
    (content.lines.length > 3 ? 1.5 : 0),
  suitsBrief: ({ content, energy }) =>
    ({ loud: 6.4, playful: 6, clean: 5.8, calm: 4, elegant: 4 })[energy] +
    (/\b(?:gigs?|live|concert|band|dj|night|show|party|mic|tour|music|jazz|festival|club)\b/i.test(saidIn(content))
      ? 2
      : 0) -
    ((content.headline ?? '').split(/\s+/).length > 7 ? 4 : 0) -
    (content.lines.length > 3 ? 1.5 : 0),
  draw,
};
