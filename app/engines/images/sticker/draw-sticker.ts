/**
 * Stickers: pieces from the emoji and icon libraries combined, with a cut line around them, in five looks. On a
 * transparent background.
 */
import { paletteFor } from '../tones.ts';
import { MOST_THINGS } from '../understanding.ts';
import { badge } from './badge.ts';
import { dieCut } from './die-cut.ts';
import { holographic } from './holographic.ts';
import { lineArt } from './line-art.ts';
import { retro } from './retro.ts';
import type { Parts, StickerBrief } from './sticker-parts.ts';
import { subjectsOf } from './subjects.ts';

export function drawSticker(brief: StickerBrief, style: string): string {
  const palette = paletteFor(
    brief.read.temper ?? (style === 'retro' ? 'earth' : style === 'holographic' ? 'pastel' : 'bold'),
    brief.colors.length > 0 ? brief.colors : brief.read.colors,
    brief.which,
    brief.chance,
  );
  const subjects = subjectsOf(brief, palette);
  // Words alone are written as they are.
  const text = brief.read.quoted ?? (subjects.length === 0 ? brief.words.slice(0, 60) : null);
  (STYLES[style] ?? dieCut)({
    ...brief,
    palette,
    subjects,
    onTop: /\b(?:on|riding)\s+(?:a|an|the|top)\b/i.test(brief.words),
    text: text === null || text.trim() === '' ? (subjects.length === 0 ? 'Hello' : null) : text,
  });
  return [
    ...brief.read.things.slice(0, MOST_THINGS.sticker).map(({ name }) => name),
    ...(text === null ? [] : [`“${text}”`]),
  ].join(', ');
}

const STYLES: Readonly<Record<string, (parts: Parts) => void>> = {
  'die-cut': dieCut,
  badge,
  retro,
  holographic,
  line: lineArt,
};
