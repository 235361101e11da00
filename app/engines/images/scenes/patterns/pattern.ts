/** Patterns of several colors that fill a page: motifs, emoji or icons. */
import { mix } from '#design/layout/contrast.ts';
import { circleAt, glint } from '#app/engines/images/drawing/shapes.ts';
import type { Backdrop } from '../backdrops.ts';
import { at, halfDrop, inColors, tones } from './half-drop.ts';
import { iconPattern } from './icon-pattern.ts';
import { MOTIFS, PATTERN_MOTIFS, type PatternMotif } from './motifs.ts';

/** The motifs of a pattern: emoji, or icons by name. */
export interface Things {
  emoji: readonly string[];
  icons: readonly string[];
}

export function pattern(backdrop: Backdrop, motif: PatternMotif | null, things: Things): void {
  const { drawing, palette, chance } = backdrop;
  drawing.background = { type: 'solid', color: palette[0] as string };
  if (motif !== null) MOTIFS[motif](backdrop);
  else if (things.emoji.length > 0) emojiPattern(backdrop, things.emoji);
  else if (things.icons.length > 0) iconPattern(backdrop, things.icons);
  else MOTIFS[chance.pick(PATTERN_MOTIFS)](backdrop);
}

function emojiPattern(backdrop: Backdrop, emoji: readonly string[]): void {
  const { drawing, chance } = backdrop;
  const { unit } = drawing;
  const pitch = Math.max(unit * chance.pick([190, 220, 250]), Math.sqrt((drawing.width * drawing.height) / 90));
  const places = halfDrop(backdrop, pitch);
  const soft = mix(at(tones(backdrop), chance.pick([0, 1, 2])), backdrop.palette[0] as string, 0.45);
  inColors(
    backdrop,
    places.map(({ x, y, index }) => ({
      commands:
        index % 2 === 0
          ? circleAt(x + pitch / 2, y + pitch * 0.25, unit * 9)
          : glint(x + pitch / 2, y + pitch * 0.25, unit * 20, 0.24),
      color: soft,
    })),
    'Fillers',
  );
  const size = pitch * 0.56;
  const turned = chance.maybe(0.6);
  drawing.group('Pattern', () => {
    for (const { x, y, index, column, row } of places)
      drawing.emoji(
        at(emoji, column + row * 2),
        { x: x - size / 2, y: y - size / 2, width: size, height: size },
        'Motif',
        { rotation: turned ? ([-18, 12, -6, 20, -12][index % 5] ?? 0) : 0 },
      );
  });
}
