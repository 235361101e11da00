/**
 * Hours chart: each day a track from morning to night, its open hours a bold bar on one scale: visible before it is
 * read.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { hairline, listRoom, listRows, tint } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

const SPAN =
  /(?<=^|[\s:])(\d{1,2})(?:[.:](\d{2}))?\s*(?:(am|pm)\s*)?(?:–|-|—|to)\s*(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)?$/iu;
const CLOSED = /^(?:closed|geschlossen|cerrado|fermé|chiuso|fechado)$/iu;
const BETWEEN_MARKS = 3;

const hour = (figure: string, minutes: string | undefined, half: string | undefined) =>
  (Number(figure) % (half ? 12 : 25)) + Number(minutes ?? 0) / 60 + (half?.toLowerCase() === 'pm' ? 12 : 0);

interface Span {
  from: number;
  to: number;
  /** Characters before it. */
  at: number;
}

/** The hours at the end of a text; null: it ends differently. */
function spanIn(text: string): Span | null {
  const found = SPAN.exec(text);
  if (!found?.[1] || !found[4]) return null;
  const from = hour(found[1], found[2], found[3]);
  const to = hour(found[4], found[5], found[6]);
  // Less than three hours are more likely days of delivery or sizes.
  return to <= 24 && to - from >= 3 ? { from, to, at: found.index } : null;
}

/** Hours from and to; 'closed'; null: it says something else. */
function hoursOf(value: string | null): Span | 'closed' | null {
  if (value === null) return null;
  if (CLOSED.test(value)) return 'closed';
  const span = spanIn(value);
  return span?.at === 0 ? span : null;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, mirrored } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 8 });
  const spans = rows?.map(({ value }) => hoursOf(value)) ?? [];
  const open = spans.filter((span) => span !== null && span !== 'closed');
  if (!rows || open.length < 2 || spans.includes(null)) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  const bar = surfaceOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.3;
  const half = safe.width * 0.38;
  const head = beside ? { ...safe, x: mirrored ? safe.x + safe.width - half : safe.x, width: half } : safe;
  const room = listRoom(builder, head, backgrounds, {
    align: 'left',
    share: beside ? 0.85 : 0.46,
    largest: 15,
    row: 8.4,
  });
  if (!room) return false;
  const whole = beside
    ? { ...safe, x: mirrored ? safe.x : safe.x + half + margin, width: safe.width - half - margin }
    : room.box;
  const scale = builder.u(6);
  const most = builder.u(builder.tall ? 24 : 20);
  const each = Math.min((whole.height - scale) / rows.length, most);
  if (each < builder.u(6.8)) return false;
  const top = whole.y + (whole.height - scale - each * rows.length) * (beside ? 0.5 : 0.7);
  const first = Math.floor(Math.min(...open.map(({ from }) => from)) / BETWEEN_MARKS) * BETWEEN_MARKS;
  const last = Math.ceil(Math.max(...open.map(({ to }) => to)) / BETWEEN_MARKS) * BETWEEN_MARKS;
  const at = (time: number) =>
    mirrored
      ? whole.x + whole.width - ((time - first) / (last - first)) * whole.width
      : whole.x + ((time - first) / (last - first)) * whole.width;
  const bottom = top + each * rows.length;
  for (let time = first; time <= last; time += BETWEEN_MARKS) {
    const x = at(time);
    builder.line(
      `Mark ${time}`,
      { x, y: bottom - builder.u(0.6) },
      builder.u(1.6),
      'down',
      hairline(palette.background, ink),
    );
    const side =
      time === first ? (mirrored ? 'right' : 'left') : time === last ? (mirrored ? 'left' : 'right') : 'center';
    const wide = builder.u(9);
    const box = {
      x: side === 'left' ? x : side === 'right' ? x - wide : x - wide / 2,
      y: bottom + builder.u(1.6),
      width: wide,
      height: scale - builder.u(1.6),
    };
    if (
      !putText(builder, 'decoration', String(time), box, {
        face: type.body,
        color: ink,
        backgrounds,
        align: mirrored && side !== 'center' ? (side === 'left' ? 'right' : 'left') : side,
        largest: 3,
        smallest: 2.4,
        name: 'Hour',
      })
    )
      return false;
  }
  const words = each * 0.54;
  const thick = Math.min(each * 0.32, builder.u(5));
  const label = commonSize(
    builder,
    rows.map((row) => row.label),
    { face: type.body, width: whole.width * 0.54, height: words, largest: 5.4, smallest: 2.8 },
  );
  const value = commonSize(
    builder,
    rows.map((row) => row.value ?? ''),
    { face: { ...type.body, weight: 700 }, width: whole.width * 0.42, height: words, largest: 5.4, smallest: 2.8 },
  );
  if (label === null || value === null) return false;
  const size = Math.min(label, value);
  const track = tint(builder, palette.background, ink);
  for (const [index, row] of rows.entries()) {
    const y = top + index * each;
    const span = spans[index];
    const line = { x: whole.x, y: y + each * 0.06, width: whole.width * 0.56, height: words };
    const inset = builder.u(1.2);
    const look = { backgrounds: [palette.background], valign: 'bottom' as const, largest: size, smallest: 2.6 };
    if (
      !putText(
        builder,
        'details',
        row.label,
        { ...line, x: mirrored ? whole.x + whole.width * 0.44 : whole.x },
        { ...look, face: type.body, color: ink },
      )
    )
      return false;
    if (
      !putText(
        builder,
        'details',
        row.value ?? '',
        { ...line, x: mirrored ? whole.x : whole.x + whole.width * 0.44 },
        { ...look, face: { ...type.body, weight: 700 }, color: ink, align: 'right', name: 'Value' },
      )
    )
      return false;
    const rail = { x: whole.x, y: y + each * 0.06 + words + inset, width: whole.width, height: thick };
    const radius = input.energy === 'elegant' ? 0 : thick / 2;
    builder.rectangle(`Track ${index + 1}`, rail, track, { radius });
    if (span && span !== 'closed')
      builder.rectangle(
        `Bar ${index + 1}`,
        { ...rail, x: Math.min(at(span.from), at(span.to)), width: Math.abs(at(span.to) - at(span.from)) },
        bar,
        { radius },
      );
  }
  room.put();
  return true;
}

export const hoursChart: Composition = {
  id: 'hours-chart',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows'],
  shapes: ['square', 'portrait', 'story', 'wide', 'paper'],
  suits: ({ content }) => (content.lines.filter((line) => (spanIn(line)?.at ?? 0) > 0).length > 1 ? 8.6 : 0.3),
  draw,
};
