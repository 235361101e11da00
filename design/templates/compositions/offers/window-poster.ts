/**
 * Window poster: a paper poster taped inside a shop's window, frame bars around it and daylight slanting over the
 * glass.
 */
import { around, inset, solid, type Board } from '#design/templates/board.ts';
import { abreast, footOf } from '#design/templates/blocks.ts';
import { contrast, mix } from '#design/layout/contrast.ts';
import { isDark } from '#design/templates/color-mix.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { tape } from '../photos/photo-outlines.ts';
import { lightBands } from './offer-outlines.ts';
import { dealItems, lying, offerItems } from './offer-parts.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin, width, height } = board;
  const { palette, content } = kit;
  if (!content.headline) return false;
  const glass = palette.ground;
  const bars = [palette.ink, palette.panel, palette.pop].find((color) => contrast(color, glass) >= 2) ?? palette.ink;
  const paper = surfaceOn(board, [glass]);
  const ink = onSurface(board, paper);
  board.background = solid(glass);
  const frame = Math.min(margin * 0.42, board.u(3));
  const foot = footOf(board, safe.x, safe.width, [bars], board.wide ? 'left' : 'center', undefined, safe.height * 0.27);
  if (!foot) return false;
  // Details and button stand on the wall below the window.
  const sill = foot.height > 0 ? safe.y + safe.height - foot.height - margin * 0.7 : height - frame * 2;
  const pane = { x: frame, y: frame, width: width - 2 * frame, height: sill - frame };
  const top = Math.max(pane.y + margin * 0.9, safe.y);
  const most = {
    x: safe.x + margin * 0.3,
    y: top,
    width: safe.width - margin * 0.6,
    height: sill - margin * 0.9 - top,
  };
  const poster = { ...most };
  if (board.wide) poster.width = Math.min(most.width, most.height * (board.low ? 4.2 : 2.3));
  else poster.height = Math.min(most.height, most.width * 1.42);
  poster.x = most.x + (most.width - poster.width) / 2;
  poster.y = most.y + (most.height - poster.height) / 2;
  const pad = board.u(board.low ? 3 : 4.4);
  const inner = inset(poster, pad, pad * (board.low ? 1 : 1.25));
  const words =
    board.low && content.offer
      ? wordsOn(board, [paper], { without: ['offer', 'details', 'call-to-action'], ink, headline: ink, label: true })
      : [];
  // In a low window the offer hangs beside what it is for.
  const stack =
    words.length > 0
      ? abreast(board, [words, offerItems(board, [paper], ink)], inset(inner, pad), [0.6, 0.5], {
          align: 'center',
          valign: 'middle',
          largest: 30,
          smallest: 5.8,
        })
      : stackIn(
          board,
          dealItems(board, [paper], ink, { without: ['details', 'call-to-action'], shares: [0.4, 0.18] }),
          inset(inner, pad * 0.4),
          { align: 'center', valign: 'middle', largest: 40, smallest: 5.8 },
        );
  if (!stack) return false;
  board.outline(
    'Light on the glass',
    lightBands(pane.width, pane.height, board.mirrored),
    pane,
    mix(glass, '#ffffff', isDark(glass) ? 0.12 : 0.4),
  );
  board.rectangle('Poster', poster, paper, { shadow: lying(board, 0.8) });
  board.rectangle('Line', inner, null, { stroke: { color: ink, width: Math.max(2, board.u(0.6)), dash: [] } });
  const strip = board.u(11);
  const sticky = mix(SHEEN, paper, 0.22);
  for (const [index, x] of [poster.x + poster.width * 0.08, poster.x + poster.width * 0.92].entries())
    board.outline(`Tape ${index + 1}`, tape(), around(x, poster.y, strip, strip * 0.27), sticky, {
      rotation: index === 0 ? -38 : 38,
      opacity: 0.88,
    });
  board.rectangle(
    'Window frame',
    {
      ...pane,
      x: pane.x - frame / 2,
      width: pane.width + frame,
      y: pane.y - frame / 2,
      height: pane.height + frame / 2,
    },
    null,
    { stroke: { color: bars, width: frame * 1.1, dash: [] } },
  );
  board.rectangle('Wall', { x: 0, y: sill, width, height: height - sill }, bars);
  board.rectangle(
    'Sill',
    { x: 0, y: sill - frame * 0.5, width, height: frame },
    mix(bars, isDark(bars) ? '#ffffff' : '#000000', 0.22),
  );
  putStack(board, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

/** Clear adhesive tape over paper. */
const SHEEN = '#f7f4ea';

export const windowPoster: Composition = {
  id: 'window-poster',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['portrait', 'square', 'paper', 'story', 'wide'],
  suits: ({ content, energy }) =>
    (content.offer ? 5 : 3) + { loud: 1.4, playful: 0.8, clean: 0.6, calm: -0.4, elegant: -1.6 }[energy],
  draw,
};
