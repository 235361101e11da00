/**
 * Leaflet: a supermarket's page: a loud masthead, one product large and others in ruled cells next to it, prices on
 * jagged flashes over their corners.
 */
import type { Box } from '#design/document/geometry.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { badgeBox, putBadge } from '#design/templates/badges.ts';
import { inkOn, onSurface, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { rowsOf } from '#design/templates/rows.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { SHEET } from '../words/paper.ts';
import { figuresIn, putThing } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, type, content } = input;
  const pictures = input.pictures.slice(0, 4);
  if (pictures.length < 3 || !content.headline) return false;
  const rows = rowsOf(content.lines);
  // Each thing has its line, or the lines are small print.
  const priced =
    rows.length === pictures.length && rows.every(({ value }) => value !== null && figuresIn(value).length === 1);
  if (!priced && content.lines.length > 2) return false;
  const paper = SHEET;
  builder.background = solid(paper);
  const masthead = surfaceOn(builder, [paper]);
  const ink = onSurface(builder, masthead);
  const beside = builder.ratio >= 1.2;
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    [paper],
    'left',
    beside ? [] : priced ? ['call-to-action'] : undefined,
    safe.height * 0.14,
  );
  if (!foot) return false;
  const top = { x: 0, y: 0, width: beside ? width * 0.34 : width, height: beside ? height : 0 };
  if (beside && builder.mirrored) top.x = width - top.width;
  const said = beside
    ? {
        x: Math.max(top.x + margin * 0.7, builder.mirrored ? 0 : safe.x),
        y: safe.y,
        width: top.width - margin * 1.7,
        height: safe.height,
      }
    : { ...safe, height: safe.height * 0.24 };
  const items = wordsOn(builder, [masthead], {
    without: [
      ...(priced ? (['details'] as const) : []),
      ...(beside ? [] : (['details', 'call-to-action'] as const)),
      'offer',
    ],
    label: true,
    ink,
    headline: ink,
    headlineLines: beside ? 4 : 2,
  });
  const head = stackIn(
    builder,
    items.map((item) => (item.pill ? item : { ...item, color: ink })),
    said,
    { align: 'left', valign: beside ? 'middle' : 'top', largest: 17, smallest: 5.7 },
  );
  if (!head) return false;
  if (!beside) top.height = head.box.y + head.box.height + margin * 0.6;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const grid: Box = beside
    ? { x: builder.mirrored ? 0 : top.width, y: 0, width: width - top.width, height }
    : { x: 0, y: top.height, width, height: safe.y + safe.height - footRoom - top.height };
  if (foot.height === 0 && !beside) grid.height = (builder.bar > 0 ? safe.y + safe.height : height) - top.height;
  const line = Math.max(2, builder.u(0.4));
  const rule = inkOn(builder, [paper]);
  // The first takes the larger part; the others share the rest.
  const others = pictures.length - 1;
  const flat = grid.width > grid.height * 1.25;
  // Small fields are no higher than what stands in them.
  const row = Math.min(grid.height * 0.46, (grid.width / others) * 1.2 + (priced ? builder.u(6.4) : 0));
  const lead: Box = flat
    ? { ...grid, width: grid.width * (others === 3 ? 0.46 : 0.54) }
    : { ...grid, height: grid.height - row };
  const rest: Box = flat
    ? { ...grid, x: grid.x + lead.width, width: grid.width - lead.width }
    : { ...grid, y: grid.y + lead.height, height: grid.height - lead.height };
  const down = flat && rest.width < rest.height * 0.9;
  const small = Array.from({ length: others }, (_, index): Box =>
    down
      ? { ...rest, y: rest.y + (rest.height * index) / others, height: rest.height / others }
      : { ...rest, x: rest.x + (rest.width * index) / others, width: rest.width / others },
  );
  const place = (box: Box): Box =>
    builder.mirrored ? { ...box, x: 2 * grid.x + grid.width - box.x - box.width } : box;
  const cells = [lead, ...small].map(place);
  const flash = [palette.pop, palette.accent].find((color) => color !== masthead && color !== paper) ?? masthead;
  builder.rectangle('Masthead', top, masthead);
  for (const [index, cell] of cells.entries()) {
    const picture = pictures[index];
    if (!picture) continue;
    builder.rectangle(`Cell ${index + 1}`, cell, null, { stroke: { color: rule, width: line, dash: [] } });
    const row = rows[index];
    const name = priced && row ? builder.u(6.4) : 0;
    const box = inset({ ...cell, height: cell.height - name }, cell.width * 0.1, cell.height * 0.08);
    putThing(builder, picture, box, 'rounded', 'bottom');
    if (priced && row?.value) {
      if (
        !putText(
          builder,
          'details',
          row.label,
          {
            x: cell.x + builder.u(2.4),
            y: cell.y + cell.height - name,
            width: cell.width - builder.u(4.8),
            height: name - builder.u(1),
          },
          {
            face: { ...type.body, weight: 600 },
            color: rule,
            backgrounds: [paper],
            align: 'left',
            valign: 'middle',
            largest: 4,
            smallest: 2.6,
          },
        )
      )
        return false;
      const size = Math.min(builder.u(index === 0 ? 25 : 19), Math.min(cell.width, cell.height) * 0.48);
      if (
        !putBadge(
          builder,
          row.value,
          badgeBox(
            'burst',
            builder.mirrored ? cell.x + size * 0.54 : cell.x + cell.width - size * 0.54,
            cell.y + size * 0.56,
            size,
          ),
          { kind: 'burst', surface: flash, rotation: -8 },
        )
      )
        return false;
    }
  }
  const first = cells[0];
  if (!priced && content.offer && first) {
    const size = Math.min(builder.u(34), Math.min(first.width, first.height) * 0.5);
    if (
      !putBadge(
        builder,
        content.offer,
        badgeBox(
          'burst',
          builder.mirrored ? first.x + size * 0.58 : first.x + first.width - size * 0.58,
          first.y + size * 0.58,
          size,
        ),
        { kind: 'burst', surface: flash, rotation: -8 },
      )
    )
      return false;
  }
  if (priced && content.offer) return false;
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const leaflet: Composition = {
  id: 'leaflet',
  pictures: [3, 4],
  cutout: 'welcome',
  kinds: ['shelf'],
  shapes: ['paper', 'portrait', 'square', 'wide', 'story'],
  suits: ({ content, energy, pictures }) =>
    (pictures > 2 ? 1.8 : 0) +
    (figuresIn(saidIn(content)).length > 0 || /sale|price|deal|offer|week/i.test(content.headline ?? '') ? 4 : 0) +
    { loud: 2.2, playful: 1.6, clean: 0.8, calm: -0.4, elegant: -2 }[energy],
  draw,
};
