/**
 * Drop sheet: a technical sheet for a release: hairlines divide the page into cells, the name fills the top row, the
 * product is in the large cell with cross marks, what and when in small ones.
 */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { figuresFace, inkOn, onSurface, saidIn, strongOn, surfaceOn } from '#design/templates/words.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Role } from '#design/templates/composition-input.ts';
import type { Composition } from '../composition.ts';
import { crossMarks } from './offer-outlines.ts';
import { putThing } from './offer-parts.ts';

interface Cell {
  role: Role;
  words: string;
  name: string;
  filled: boolean;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type, content } = input;
  const [picture] = input.pictures;
  if (!picture || !content.headline) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const line = Math.max(1.5, builder.u(0.28));
  const sheet: Box = {
    x: margin * 0.7,
    y: builder.logoStrip ? safe.y : builder.bar > 0 ? safe.y - builder.bar * 0.2 : margin * 0.7,
    width: builder.width - margin * 1.4,
    height: 0,
  };
  sheet.height = builder.height - sheet.y - (builder.bar > 0 ? builder.bar * 0.8 : margin * 0.7);
  const cells: Cell[] = [
    ...(content.offer ? [{ role: 'offer' as const, words: content.offer, name: 'Offer', filled: false }] : []),
    ...content.lines.slice(0, 3).map((words) => ({ role: 'details' as const, words, name: 'Details', filled: false })),
    ...(content.callToAction
      ? [{ role: 'call-to-action' as const, words: content.callToAction, name: 'Call to action', filled: true }]
      : []),
  ];
  if (content.lines.length > 3) return false;
  const beside = builder.ratio >= 1.2;
  const pad = builder.u(2.6);
  const strip = cells.length > 0 ? builder.u(beside ? 13 : 12) : 0;
  // Name above (next to) the product; the small cells in one row at the foot, in two if they are many on a narrow page.
  const inRow = beside ? cells.length : builder.ratio > 0.7 ? Math.min(3, cells.length) : Math.min(2, cells.length);
  const lines = inRow > 0 ? Math.ceil(cells.length / inRow) : 0;
  const foot: Box = { ...sheet, y: sheet.y + sheet.height - strip * lines, height: strip * lines };
  const upper: Box = { ...sheet, height: sheet.height - foot.height };
  const title: Box = beside
    ? { ...upper, x: builder.mirrored ? upper.x + upper.width * 0.5 : upper.x, width: upper.width * 0.5 }
    : { ...upper, height: upper.height * (content.subheading ? 0.24 : 0.27) };
  const note = content.subheading && !beside ? builder.u(11) : 0;
  const stage: Box = beside
    ? { ...upper, x: builder.mirrored ? upper.x : upper.x + upper.width * 0.5, width: upper.width * 0.5 }
    : { ...upper, y: upper.y + title.height, height: upper.height - title.height - note };
  if (stage.height < builder.u(26)) return false;
  const inside = (box: Box): Box => ({
    x: box.x + pad,
    y: box.y + pad * 0.7,
    width: box.width - 2 * pad,
    height: box.height - pad * 1.4,
  });
  const nameBox = beside
    ? { ...inside(title), height: title.height * (content.subheading ? 0.66 : 1) - pad }
    : inside(title);
  if (
    !putText(builder, 'headline', content.headline, nameBox, {
      face: { ...type.heading, lineHeight: Math.min(1.05, type.heading.lineHeight) },
      heading: true,
      color: ink,
      backgrounds,
      valign: beside ? 'top' : 'middle',
      largest: 46,
      smallest: 5.8,
      lines: 3,
    })
  )
    return false;
  if (content.subheading) {
    const box = beside
      ? { ...inside(title), y: title.y + title.height * 0.68, height: title.height * 0.32 - pad * 0.7 }
      : inside({ ...upper, y: stage.y + stage.height, height: note });
    if (
      !putText(builder, 'subheading', content.subheading, box, {
        face: type.body,
        color: ink,
        backgrounds,
        valign: beside ? 'bottom' : 'middle',
        largest: 4.6,
        smallest: 2.7,
        lines: 3,
      })
    )
      return false;
  }
  builder.rectangle('Sheet', sheet, null, { stroke: { color: ink, width: line, dash: [] } });
  builder.rectangle('Field', stage, palette.panel === palette.background ? builder.softPanel : palette.panel, {
    stroke: { color: ink, width: line, dash: [] },
  });
  builder.outline(
    'Cross marks',
    crossMarks(stage.width, stage.height, builder.u(4), line),
    stage,
    onSurface(builder, palette.panel === palette.background ? builder.softPanel : palette.panel),
  );
  const free = Math.min(stage.width, stage.height) * 0.1;
  putThing(
    builder,
    picture,
    { x: stage.x + free, y: stage.y + free, width: stage.width - 2 * free, height: stage.height - 2 * free },
    'rectangle',
    'bottom',
  );
  const strong = surfaceOn(builder, backgrounds);
  for (const [index, { role, words, name, filled }] of cells.entries()) {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, cells.length - row * inRow);
    const column = builder.mirrored ? here - 1 - (index % inRow) : index % inRow;
    const box = {
      x: foot.x + (column * foot.width) / here,
      y: foot.y + row * strip,
      width: foot.width / here,
      height: strip,
    };
    builder.rectangle(`Cell ${index + 1}`, box, filled ? strong : null, {
      stroke: { color: ink, width: line, dash: [] },
    });
    const face =
      role === 'offer' ? figuresFace(type.heading) : { ...type.body, weight: role === 'details' ? 500 : 700 };
    const color = filled ? onSurface(builder, strong) : role === 'offer' ? strongOn(builder, backgrounds) : ink;
    if (
      !putText(builder, role, words, inside(box), {
        face,
        heading: role === 'offer',
        color,
        backgrounds: filled ? [strong] : backgrounds,
        align: filled ? 'center' : 'left',
        valign: 'middle',
        largest: role === 'offer' ? 8 : 4.2,
        smallest: 2.7,
        lines: 2,
        name,
      })
    )
      return false;
  }
  return true;
}

export const dropSheet: Composition = {
  id: 'drop-sheet',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['offer', 'product', 'news'],
  shapes: ['portrait', 'story', 'paper', 'square', 'wide'],
  suits: ({ content, energy }) =>
    ({ clean: 5.6, loud: 5.2, elegant: 3.4, playful: 2.8, calm: 2.6 })[energy] +
    (/drop|release|pre-?order|limited|edition|launch|sneaker|live|runner|strider|made once/i.test(saidIn(content))
      ? 2.4
      : 0) -
    (content.lines.length > 3 ? 9 : 0),
  draw,
};
