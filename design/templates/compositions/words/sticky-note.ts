/** Sticky note: one square note with a lifted corner, stuck on at a slant; smaller ones below it. */
import { mix } from '#design/layout/contrast.ts';
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade, worstOn } from '#design/templates/color-mix.ts';
import { shifted, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, onSurface, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putTurned, shadowOf, stageOf } from './paper.ts';
import { liftedNote } from './paper-outlines.ts';

/** Notes have a light color: the palette's brightest, lightened if it is deep. */
function notesOf(builder: PageBuilder): [string, string] {
  const { background, panel, accent, pop } = builder.input.palette;
  const bright = [pop, accent, panel].map((color) =>
    isDark(color) ? mix(color, '#ffffff', 0.72) : mix(color, '#ffffff', 0.18),
  );
  const first = bright.find((color) => color !== background && worstOn(background, [color]) >= 1.25) ?? '#ffe27a';
  const second = bright.find((color) => color !== first) ?? shade(first, -0.12);
  return [first, second];
}

function draw(builder: PageBuilder): boolean {
  const { input, width } = builder;
  const [note, other] = notesOf(builder);
  builder.background = solid(input.palette.background);
  const stage = stageOf(builder);
  const lean = (input.energy === 'clean' || input.energy === 'elegant' ? 1.5 : 3) * (input.twist % 2 === 0 ? -1 : 1);
  const most = builder.wide ? Math.min(stage.width, stage.height * 1.9) : stage.width;
  const box = around(
    width / 2,
    stage.y + stage.height / 2,
    most * 0.93,
    Math.min(stage.height * 0.94, most * (builder.wide ? 1 : 1.04)),
  );
  const tape = builder.u(5.4);
  const inner = {
    x: box.x + builder.u(6),
    y: box.y + builder.u(7.5),
    width: box.width - builder.u(12),
    height: box.height - builder.u(15),
  };
  const inner2 = { ...inner, width: inner.width - builder.u(2) };
  const stack = stackIn(
    builder,
    wordsOn(builder, [note], { headlineLines: 6 }).map((item) =>
      item.role === 'offer' ? { ...item, color: inkOn(builder, [note]) } : item,
    ),
    builder.tall ? { ...inner2, height: Math.min(stage.height * 0.86, inner.height * 1.3) } : inner2,
    { align: 'left', valign: 'top', largest: 17, smallest: 4.4, airy: 1.15, grows: true },
  );
  if (!stack) return false;
  const high = Math.max(box.height, stack.box.height + builder.u(17));
  const paper = around(width / 2, stage.y + stage.height / 2, box.width, high);
  if (high > stage.height) return false;
  const [cx, cy] = [width / 2, paper.y + high / 2];
  builder.rectangle(
    'Note below',
    around(cx + builder.u(2) * Math.sign(lean), cy - builder.u(1.4), paper.width * 0.94, high * 0.96),
    other,
    { rotation: -lean * 2.4, shadow: shadowOf(builder, 0.6) },
  );
  const rest = (paper.height - builder.u(15) - stack.box.height) * 0.5;
  putTurned(builder, 'Note', shifted(stack, 0, paper.y + builder.u(7.5) + rest - stack.box.y), cx, cy, lean, () => {
    builder.outline('Note', liftedNote(paper.width, paper.height, builder.u(9), builder.mirrored), paper, note, {
      rotation: lean,
      shadow: shadowOf(builder, 1.2),
    });
    // The lifted corner, seen from behind.
    const corner = builder.u(9);
    const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
    const dx = (paper.width / 2 - corner / 2) * (builder.mirrored ? -1 : 1);
    const dy = paper.height / 2 - corner / 2;
    builder.shape(
      'Lifted corner',
      { kind: 'path', path: 'M0 100L0 0L100 0Z', viewWidth: 100, viewHeight: 100, rule: 'nonzero' },
      around(cx + dx * cos - dy * sin, cy + dx * sin + dy * cos, corner),
      shade(note, -0.12),
      { rotation: lean + (builder.mirrored ? 90 : 0) },
    );
    builder.rectangle(
      'Tape',
      around(cx + (paper.height / 2) * sin, cy - (paper.height / 2) * cos, builder.u(24), tape),
      mix(onSurface(builder, note), '#ffffff', 0.8),
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
