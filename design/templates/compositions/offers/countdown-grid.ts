/**
 * Countdown: the days of the month as a grid of squares, past days crossed out, the last day lit up with its number.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { mix } from '#design/layout/contrast.ts';
import { figuresFace, inkOn, onSurface, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Content } from '#design/templates/composition-input.ts';
import type { Composition } from '../composition.ts';
import { dayCrosses, daySquares } from './gauge-outlines.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** "31 August", "14–15 June", "June 12": a day (or two) next to the name of its month. */
const DAY =
  /(?:(\d{1,2})\.?\s?[–-]\s?)?(\d{1,2})\.?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,12}\.?\s+(\d{1,2})/iu;

/** The day that is counted down to, and the number of days in its month; null: no line names one. */
function dayIn({ headline, subheading, offer, lines, callToAction }: Content): { day: number; days: number } | null {
  for (const text of [...lines, callToAction, subheading, headline]) {
    const found = text ? DAY.exec(text) : null;
    if (!found) continue;
    const month = MONTHS.findIndex((name) => found[0].toLowerCase().includes(name));
    // An offer ends on the last of two days, anything else begins on the first.
    const [day, days] = [Number((offer ? null : found[1]) ?? found[2] ?? found[3]), LENGTHS[month] ?? 31];
    if (day >= 1 && day <= days) return { day, days };
  }
  return null;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, type, content } = input;
  const found = dayIn(content);
  if (!found || !content.headline) return false;
  const { day, days } = found;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.58 : safe.x, width: safe.width * 0.42 }
    : safe;
  const foot = footOf(builder, words.x, words.width, backgrounds, 'left', undefined, safe.height * 0.26);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: ['details', 'call-to-action'],
      label: true,
      offer: 'pill',
      headlineLines: 3,
    }),
    { ...words, height: beside ? words.height - footRoom : words.height * 0.36 },
    { align: 'left', valign: beside ? 'middle' : 'top', largest: 15, smallest: 5.7 },
  );
  if (!head) return false;
  const area = beside
    ? { ...safe, x: builder.mirrored ? safe.x : safe.x + safe.width * 0.48, width: safe.width * 0.52 }
    : {
        ...safe,
        y: head.box.y + head.box.height + margin * 0.7,
        height: safe.y + safe.height - footRoom - head.box.y - head.box.height - margin * 0.7,
      };
  const columns = beside && builder.ratio > 2 ? 8 : area.height > area.width * 1.1 ? 6 : 7;
  const lines = Math.ceil(days / columns);
  const gap = builder.u(1.1);
  const each = Math.min((area.width + gap) / columns - gap, (area.height + gap) / lines - gap);
  if (each < builder.u(4.4)) return false;
  const grid = { x: 0, y: 0, width: columns * (each + gap) - gap, height: lines * (each + gap) - gap };
  grid.x = beside ? (builder.mirrored ? area.x : area.x + area.width - grid.width) : (width - grid.width) / 2;
  grid.y = area.y + (area.height - grid.height) / 2;
  const strong = surfaceOn(builder, backgrounds);
  const plain =
    builder.softPanel === palette.background
      ? mix(palette.background, inkOn(builder, backgrounds), 0.1)
      : builder.softPanel;
  builder.outline('Days', daySquares(columns, days, gap / each, builder.mirrored), grid, plain);
  if (day > 1)
    builder.outline(
      'Crossed out',
      dayCrosses(columns, lines, day - 1, gap / each, builder.mirrored),
      grid,
      mix(plain, inkOn(builder, backgrounds), 0.5),
    );
  const at = { column: (day - 1) % columns, line: Math.floor((day - 1) / columns) };
  const cell = {
    x: grid.x + (builder.mirrored ? columns - 1 - at.column : at.column) * (each + gap),
    y: grid.y + at.line * (each + gap),
    width: each,
    height: each,
  };
  // The last day extends beyond its cell on all sides.
  const lit = inset(cell, -each * 0.22);
  builder.rectangle('Day', lit, strong, {
    radius: each * 0.24,
    shadow: { color: '#00000033', x: 0, y: Math.round(builder.u(0.5)), blur: Math.round(builder.u(1.6)) },
  });
  if (
    !putText(builder, 'decoration', String(day), inset(lit, each * 0.1), {
      face: figuresFace(type.heading),
      heading: true,
      color: onSurface(builder, strong),
      backgrounds: [strong],
      align: 'center',
      valign: 'middle',
      largest: 16,
      smallest: 3,
      name: 'Number',
    })
  )
    return false;
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const countdownGrid: Composition = {
  id: 'countdown-grid',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'event', 'news'],
  shapes: ['square', 'portrait', 'wide', 'story', 'banner', 'paper'],
  suits: ({ content }) => (dayIn(content) ? 7.2 : 0),
  suitsBrief: ({ content }) =>
    dayIn(content)
      ? /\b(?:deadline|order by|last (?:day|chance|orders?)|until|ends?|starts?|countdown|closes?)\b/i.test(
          saidIn(content),
        )
        ? 8.4
        : 7.2
      : 0,
  draw,
};
