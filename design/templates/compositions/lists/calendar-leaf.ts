/**
 * Calendar leaf: a tear-off calendar whose leaf shows the day as a huge figure, the rest of the words next to or below
 * it.
 */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { figuresFace, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { lying } from './list-page.ts';

const SHEET = '#fffefb';
/** Names of the months, long and short, in these languages: CLDR's, as the platform has them. */
const MONTHS = [
  ...new Set(
    ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'tr', 'id', 'ar', 'hi'].flatMap((locale) =>
      Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
        (['long', 'short'] as const).map(
          (style) =>
            new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' })
              .formatToParts(new Date(Date.UTC(2026, month, 1)))
              .find(({ type }) => type === 'month')
              ?.value.replace(/\.$/, '') ?? '',
        ),
      ),
    ),
  ),
]
  .filter((name) => /^\p{L}{3,}/u.test(name))
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const MONTH = `(?:${MONTHS.join('|')})`;
/** A day of a month: "12 July", "July 12", "14–15 June". */
const DAY = new RegExp(
  `(?<!\\d)([0-3]?\\d)(?:\\.|st|nd|rd|th)?(?:\\s*[–-]\\s*[0-3]?\\d\\.?)?\\s*(?:of\\s+|de\\s+)?${MONTH}(?!\\p{L})|(?<!\\p{L})${MONTH}\\.?\\s+([0-3]?\\d)(?![\\d:.])`,
  'iu',
);

/** The day that a line names, and the line; null: none does. */
export function dayIn(lines: readonly string[]): { day: string; line: string } | null {
  for (const line of lines) {
    const found = DAY.exec(line);
    const day = found?.[1] ?? found?.[2];
    if (day && Number(day) >= 1 && Number(day) <= 31) return { day, line };
  }
  return null;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, type, content } = input;
  const found = dayIn(content.lines);
  if (!found) return false;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const beside = builder.ratio >= 1.15;
  const strong = surfaceOn(builder, backgrounds);
  const leafSize = beside
    ? Math.min(safe.height * 0.86, safe.width * 0.4)
    : Math.min(safe.width * 0.62, safe.height * 0.42);
  const cx = beside ? (builder.mirrored ? safe.x + safe.width - leafSize / 2 : safe.x + leafSize / 2) : width / 2;
  const leaf = {
    x: cx - leafSize / 2,
    y: beside ? height / 2 - leafSize / 2 : safe.y + builder.u(3),
    width: leafSize,
    height: leafSize,
  };
  const words = beside
    ? {
        x: builder.mirrored ? safe.x : leaf.x + leafSize + margin,
        y: safe.y,
        width: safe.width - leafSize - margin,
        height: safe.height,
      }
    : {
        x: safe.x,
        y: leaf.y + leafSize + margin * 0.8,
        width: safe.width,
        height: safe.y + safe.height - leaf.y - leafSize - margin * 0.8,
      };
  const align = beside ? 'left' : 'center';
  const foot = footOf(builder, words.x, words.width, backgrounds, align, ['call-to-action'], words.height * 0.25);
  if (!foot) return false;
  const items = wordsOn(builder, backgrounds, {
    without: ['call-to-action'],
    label: true,
    offer: 'pill',
    headlineLines: 3,
  });
  const stack = stackIn(
    builder,
    items,
    { ...words, height: words.height - (foot.height > 0 ? foot.height + margin * 0.5 : 0) },
    { align, valign: beside ? 'middle' : 'top', largest: beside ? 14 : 15, smallest: 4.4 },
  );
  if (!stack) return false;
  const bar = leafSize * 0.22;
  builder.rectangle('Leaves below', { ...inset(leaf, leafSize * 0.02), y: leaf.y + leafSize * 0.05 }, palette.panel, {
    radius: builder.u(2.4),
    shadow: lying(builder, 1.4),
  });
  builder.rectangle('Leaf', leaf, SHEET, { radius: builder.u(2.4) });
  builder.shape('Binding', { kind: 'rectangle', radius: Math.round(builder.u(2.4)) }, { ...leaf, height: bar }, strong);
  builder.rectangle('Binding edge', { ...leaf, y: leaf.y + bar * 0.6, height: bar * 0.4 }, strong);
  for (const [name, share] of [
    ['Left ring', 0.26],
    ['Right ring', 0.74],
  ] as const) {
    builder.rectangle(
      name,
      {
        x: leaf.x + leafSize * share - leafSize * 0.022,
        y: leaf.y - leafSize * 0.07,
        width: leafSize * 0.044,
        height: leafSize * 0.16,
      },
      onSurface(builder, palette.background),
      { radius: leafSize },
    );
  }
  builder.ellipse('Hole', around(leaf.x + leafSize / 2, leaf.y + bar * 0.5, bar * 0.24), palette.background);
  const day = { ...leaf, y: leaf.y + bar, height: leafSize - bar };
  if (
    !putText(builder, 'decoration', found.day, inset(day, leafSize * 0.08, leafSize * 0.04), {
      face: figuresFace(type.heading),
      heading: true,
      color: onSurface(builder, SHEET),
      backgrounds: [SHEET],
      align: 'center',
      valign: 'middle',
      largest: (leafSize / builder.unit) * 62,
      smallest: 8,
      name: 'Day',
    })
  )
    return false;
  putStack(builder, stack);
  foot.put(words.y + words.height - foot.height);
  return true;
}

export const calendarLeaf: Composition = {
  id: 'calendar-leaf',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event'],
  shapes: ['square', 'portrait', 'wide', 'story', 'banner'],
  suits: ({ content }) => (dayIn(content.lines) ? 5.4 : 0),
  draw,
};
