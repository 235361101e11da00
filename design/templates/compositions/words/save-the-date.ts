/** Save the date: the day in numerals as large as the page allows, between hairlines, with the occasion above it. */
import { hug, setIn, widestPiece } from '#design/layout/fit-text.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { plainText, putStack, stackIn, type Item } from '#design/templates/text-stack.ts';
import { detailTexts, figuresFace, inkOn, saidIn, strongOn, wordsOn } from '#design/templates/words.ts';
import { arch } from '#design/templates/outlines.ts';
import type { Composition } from '../composition.ts';
import { dayIn } from '../lists/calendar-leaf.ts';
import { sizesFrom } from './paper.ts';

/** A day, a span of days, or an hour. */
const FIGURES = /\d{1,2}(?:[:.]\d{2})?(?:\s?[–-]\s?\d{1,2})?/u;

/** The space of "7 pm", which stays on one line. */
const HOUR = /(\d) (?=(?:[ap]\.?m|uhr|h)\b)/iu;

/** A price is no date. */
const PRICED = /\p{Sc}/u;

const isDated = (line: string) => FIGURES.test(line) && line.length <= 26 && !PRICED.test(line);

/** Six figures with only spaces, brackets and hyphens between them: a phone number. */
const CALLED = /(?:\d[\s()-]*){6}/u;
/** A day by figures, an hour. */
const DAY_OR_HOUR = /(?<!\d)\d{1,2}[./]\d{1,2}(?!\d)|\d\s?(?:[ap]\.?m|uhr|h)(?!\p{L})/iu;

/** Whether a line of a brief is certainly a day or an hour: its figures could also be a house number. */
const isSurelyDated = (line: string) =>
  isDated(line) && !CALLED.test(line) && (DAY_OR_HOUR.test(line) || dayIn([line]) !== null);

/** `isArched`: whether the words may be under an arch; those without room there are on the plain page. */
function drawOn(builder: PageBuilder, isArched: boolean): boolean {
  const { input, safe, width, height } = builder;
  const { palette, content } = input;
  const at = content.lines.findIndex((line) => isDated(line) && !CALLED.test(line));
  const date = content.lines[at];
  if (date === undefined) return false;
  const found = FIGURES.exec(date);
  if (!found) return false;
  const soft =
    isArched && !builder.wide && (input.energy === 'elegant' || input.energy === 'calm' || input.energy === 'playful');
  builder.background = solid(soft ? palette.panel : palette.background);
  const field = soft ? palette.background : null;
  const arched = {
    x: width * 0.07,
    y: Math.max(builder.u(3), safe.y * 0.5),
    width: width * 0.86,
    height: height * 1.1,
  };
  const backgrounds = [palette.background];
  // The date is the large thing; the other details are small.
  const others = content.lines.filter((_, index) => index !== at);
  const small = wordsOn(builder, backgrounds, { without: ['headline', 'subheading'], offer: 'pill' })
    .filter(({ role }) => role !== 'details' || others.length > 0)
    .map((item): Item => ({
      ...item,
      share: 0.99,
      ...(item.role === 'details' ? { texts: detailTexts(others) } : {}),
    }));
  const inner =
    field === null
      ? safe
      : {
          x: safe.x + builder.u(5),
          y: safe.y + builder.u(2),
          width: safe.width - builder.u(10),
          height: safe.height - builder.u(6),
        };
  const beside = builder.wide;
  const foot = stackIn(
    builder,
    small,
    {
      x: beside && builder.mirrored ? inner.x + inner.width * 0.5 : inner.x,
      y: inner.y + inner.height * 0.68,
      width: inner.width * (beside ? 0.5 : 1),
      height: inner.height * 0.32,
    },
    { align: beside ? 'left' : 'center', valign: 'bottom', largest: 5, smallest: 2.8 },
  );
  if (!foot) return false;
  const taken = small.length > 0 ? foot.box.height + builder.u(5) : 0;
  const room = beside
    ? {
        x: builder.mirrored ? inner.x + inner.width * 0.5 : inner.x,
        y: inner.y,
        width: inner.width * 0.5,
        height: inner.height - taken,
      }
    : {
        ...inner,
        y: inner.y + (field ? inner.height * 0.07 : 0),
        height: inner.height * (small.length > 1 ? 0.28 : taken > 0 ? 0.34 : 0.42),
      };
  if (field) {
    // Under the arch the first line has less room than those below it.
    const radius = arched.width / 2;
    const chord =
      2 * Math.sqrt(Math.max(0, radius ** 2 - (radius - (room.y + builder.u(4) - arched.y)) ** 2)) - builder.u(3);
    if (room.y - arched.y < radius && chord < room.width) Object.assign(room, { x: (width - chord) / 2, width: chord });
  }
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], headlineLines: 3 }),
    room,
    {
      align: beside ? 'left' : 'center',
      valign: beside ? 'middle' : 'top',
      largest: beside ? 15 : 12.5,
      smallest: 4.6,
    },
  );
  if (!head) return false;
  const top = beside ? inner.y : head.box.y + head.box.height + builder.u(4.5);
  const stage = beside
    ? {
        x: builder.mirrored ? inner.x : inner.x + inner.width * 0.56,
        y: inner.y,
        width: inner.width * 0.44,
        height: inner.height,
      }
    : { ...inner, y: top, height: inner.y + inner.height - taken - top };
  // The line in one text: its figures large, the words before and after them on separate lines.
  const plain = plainText(
    date.replace(HOUR, '$1\u{a0}'),
    figuresFace(input.type.heading),
    true,
    strongOn(builder, backgrounds),
    'Details',
  );
  const run = { start: found.index, end: found.index + found[0].length };
  for (const size of sizesFrom(builder.u(62), builder.u(12))) {
    const small = Math.max(builder.u(5), size * 0.24);
    const layer = { ...plain, fontSize: small, lineHeight: 1, runs: [{ ...run, style: { fontSize: size } }] };
    const wide = widestPiece(layer, builder.measure) * 1.02 + 4;
    if (wide > stage.width - builder.u(2)) continue;
    const set = hug(setIn(layer, wide, builder.measure), builder.measure);
    if (set.height > stage.height - builder.u(6)) continue;
    if (field) builder.outline('Field', arch(arched.width, arched.height), arched, field);
    const spare = stage.height - set.height;
    const y = stage.y + spare / 2;
    const hair = inkOn(builder, backgrounds);
    if (beside)
      builder.line(
        'Hairline',
        { x: builder.mirrored ? stage.x + stage.width + inner.width * 0.03 : stage.x - inner.width * 0.03, y: inner.y },
        inner.height,
        'down',
        hair,
      );
    else {
      const long = Math.max(set.width, inner.width * 0.4);
      for (const edge of [
        Math.max(top - builder.u(1.4), y - builder.u(4)),
        Math.min(stage.y + stage.height + builder.u(1.4), y + set.height + builder.u(4)),
      ])
        builder.line('Hairline', { x: width / 2 - long / 2, y: edge }, long, 'across', hair);
    }
    putStack(builder, head);
    builder.text('details', { ...set, align: 'center', x: stage.x + (stage.width - set.width) / 2, y }, backgrounds);
    putStack(builder, foot);
    return true;
  }
  return false;
}

const draw = (builder: PageBuilder): boolean => drawOn(builder, true) || drawOn(builder, false);

export const saveTheDate: Composition = {
  id: 'save-the-date',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'news'],
  shapes: ['portrait', 'square', 'story', 'wide'],
  suits: ({ content, energy }) =>
    (content.lines.some(isDated) ? 7.2 : 0) +
    (energy === 'elegant' || energy === 'calm' ? 0.8 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  suitsBrief: ({ content, energy }) =>
    (!content.lines.some(isSurelyDated)
      ? 0
      : /\b(?:save the date|invit\w*|weddings?|launch\w*|opening (?:day|night|party)|we open|drops?|closing|deadline)\b/i.test(
            saidIn(content),
          )
        ? 7.6
        : 5) +
    (energy === 'elegant' || energy === 'calm' ? 0.8 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
