/** Sticky note: one square note with a lifted corner, stuck on at a slant; smaller ones lie under it. */
import { mix } from '#design/layout/contrast.ts';
import { around, solid, type Board } from '#design/templates/board.ts';
import { isDark, shade, worstOn } from '#design/templates/color-mix.ts';
import { shifted, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, onSurface, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putTurned, shadowOf, stageOf } from './paper.ts';
import { liftedNote } from './paper-outlines.ts';

/** Notes have a light color: the brightest of the palette, made lighter where it is deep. */
function notesOf(board: Board): [string, string] {
  const { ground, panel, accent, pop } = board.kit.palette;
  const bright = [pop, accent, panel].map((color) =>
    isDark(color) ? mix(color, '#ffffff', 0.72) : mix(color, '#ffffff', 0.18),
  );
  const first = bright.find((color) => color !== ground && worstOn(ground, [color]) >= 1.25) ?? '#ffe27a';
  const second = bright.find((color) => color !== first) ?? shade(first, -0.12);
  return [first, second];
}

function draw(board: Board): boolean {
  const { kit, width } = board;
  const [note, other] = notesOf(board);
  board.background = solid(kit.palette.ground);
  const stage = stageOf(board);
  const lean = (kit.energy === 'clean' || kit.energy === 'elegant' ? 1.5 : 3) * (kit.twist % 2 === 0 ? -1 : 1);
  const most = board.wide ? Math.min(stage.width, stage.height * 1.9) : stage.width;
  const box = around(
    width / 2,
    stage.y + stage.height / 2,
    most * 0.93,
    Math.min(stage.height * 0.94, most * (board.wide ? 1 : 1.04)),
  );
  const tape = board.u(5.4);
  const inner = {
    x: box.x + board.u(6),
    y: box.y + board.u(7.5),
    width: box.width - board.u(12),
    height: box.height - board.u(15),
  };
  const inner2 = { ...inner, width: inner.width - board.u(2) };
  const stack = stackIn(
    board,
    wordsOn(board, [note], { headlineLines: 6 }).map((item) =>
      item.role === 'offer' ? { ...item, color: inkOn(board, [note]) } : item,
    ),
    board.tall ? { ...inner2, height: Math.min(stage.height * 0.86, inner.height * 1.3) } : inner2,
    { align: 'left', valign: 'top', largest: 17, smallest: 4.4, airy: 1.15, grows: true },
  );
  if (!stack) return false;
  const high = Math.max(box.height, stack.box.height + board.u(17));
  const paper = around(width / 2, stage.y + stage.height / 2, box.width, high);
  if (high > stage.height) return false;
  const [cx, cy] = [width / 2, paper.y + high / 2];
  board.rectangle(
    'Note below',
    around(cx + board.u(2) * Math.sign(lean), cy - board.u(1.4), paper.width * 0.94, high * 0.96),
    other,
    { rotation: -lean * 2.4, shadow: shadowOf(board, 0.6) },
  );
  const rest = (paper.height - board.u(15) - stack.box.height) * 0.5;
  putTurned(board, 'Note', shifted(stack, 0, paper.y + board.u(7.5) + rest - stack.box.y), cx, cy, lean, () => {
    board.outline('Note', liftedNote(paper.width, paper.height, board.u(9), board.mirrored), paper, note, {
      rotation: lean,
      shadow: shadowOf(board, 1.2),
    });
    // The corner that has come off, seen from behind.
    const corner = board.u(9);
    const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
    const dx = (paper.width / 2 - corner / 2) * (board.mirrored ? -1 : 1);
    const dy = paper.height / 2 - corner / 2;
    board.shape(
      'Lifted corner',
      { kind: 'path', path: 'M0 100L0 0L100 0Z', viewWidth: 100, viewHeight: 100, rule: 'nonzero' },
      around(cx + dx * cos - dy * sin, cy + dx * sin + dy * cos, corner),
      shade(note, -0.12),
      { rotation: lean + (board.mirrored ? 90 : 0) },
    );
    board.rectangle(
      'Tape',
      around(cx + (paper.height / 2) * sin, cy - (paper.height / 2) * cos, board.u(24), tape),
      mix(onSurface(board, note), '#ffffff', 0.8),
      { rotation: lean * 0.3, opacity: 0.72 },
    );
  });
  return true;
}

export const stickyNote: Composition = {
  id: 'sticky-note',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['cover', 'greeting', 'quote', 'news'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ content, energy }) =>
    ({ playful: 7, calm: 5.8, clean: 5.6, loud: 5.4, elegant: 2 })[energy] - (content.lines.length > 3 ? 2 : 0),
  draw,
};
