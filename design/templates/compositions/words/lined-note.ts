/** Lined note: a page from a pad with the words on its rules, like handwriting. */
import type { Box } from '#design/document/geometry.ts';
import { sided } from '#design/templates/banner.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putStack, shifted, stackIn, type Item, type Stack } from '#design/templates/text-stack.ts';
import { inkOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { mix } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { isSaid } from '../quote.ts';
import { deskFor, edgeOf, SHEET, setAt, shadowOf, sizesFrom, stageOf } from './paper.ts';
import { holes, ruled } from './paper-outlines.ts';

/**
 * As shares of the space between rules: the size of letters on one and on two of them, and how far above the rule the
 * line's center is.
 */
const ON_ONE = 0.66;
const ON_TWO = 1.3;
const LIFT = -0.05;
/** Center of the capitals above the baseline, as a share of the font size. */
const MIDDLE = 0.36;

interface Written {
  placed: readonly ({ stack: Stack; y: number; pace: number; spread: number } | null)[];
  rows: number;
  pitch: number;
}

interface Spacing {
  /** For the leading words: how many rules each of their lines takes; one: they are written like the rest. */
  rules?: number;
  /** Whether rules stay empty only below the leading words. */
  close?: boolean;
}

/** Words on rules at this distance: the leading ones on several of them, the rest on one each. */
function written(
  builder: PageBuilder,
  items: readonly Item[],
  width: number,
  pitch: number,
  { rules = 2, close = false }: Spacing = {},
): Written {
  let row = 0;
  const placed = items.map((item, index) => {
    const leads = rules > 1 && (index === 0 || item.role === 'headline');
    const on = leads ? rules : 1;
    const size = pitch * (leads ? (ON_TWO * rules) / 2 : ON_ONE);
    const spread = on * pitch;
    const wide: Item = {
      ...item,
      face: { ...item.face, lineHeight: spread / size },
      texts: item.role === 'details' ? [builder.input.content.lines.join('\n')] : item.texts,
    };
    const stack = setAt(builder, wide, width, size);
    const [text] = stack?.texts ?? [];
    if (!stack || !text) return null;
    const lines = text.layer.lines.length;
    const pace = text.layer.height / lines;
    const first = row + on;
    row += lines * on + (close && (!leads || items.length === 1) ? 0 : 1);
    // The baseline of the first line is slightly above its rule.
    return { stack, y: first * pitch - pitch * LIFT - pace / 2 - MIDDLE * text.layer.fontSize, pace, spread };
  });
  return { placed, rows: row, pitch };
}

/** Whether all words are set, each line on its rule, within a height. */
function stands({ placed, rows, pitch }: Written, height: number): boolean {
  return placed.every((one) => one !== null && Math.abs(one.pace - one.spread) < 1) && rows * pitch <= height;
}

/** The leading words' share of a banner's note, next to words, and next to only a button. */
const LEADING = { words: 0.62, button: 0.78 } as const;

/**
 * On banners: a sheet across the page with its holes at the side, secondary words next to the leading ones, on the same
 * rules.
 */
function drawAcross(builder: PageBuilder, desk: string): boolean {
  const at = sided(builder);
  const sheet = stageOf(builder);
  const items = wordsOn(builder, [SHEET], { without: ['call-to-action'], offer: 'plain', headlineLines: 4 });
  const button = wordsOn(builder, [SHEET], { without: ['headline', 'subheading', 'offer', 'details'] }).map((item) => ({
    ...item,
    share: 0.99,
  }));
  const own = items.filter(
    ({ role }, index) => index === 0 || role === 'headline' || (role === 'subheading' && items.length === 2),
  );
  const others = items.filter((item) => !own.includes(item));
  const marginLine = builder.u(13);
  const head = builder.u(2);
  const left = sheet.x + marginLine + builder.u(3.4);
  const room = sheet.x + sheet.width - left - builder.u(4);
  const beside = others.length > 0 || button.length > 0;
  const gap = builder.u(5);
  const width = beside ? (room - gap) * (others.length > 0 ? LEADING.words : LEADING.button) : room;
  const second = { x: left + width + gap, width: room - width - gap };
  const usable = sheet.height - head - builder.u(2.4);
  const foot = button.length > 0 ? builder.u(12) : 0;
  const found = sizesFrom(builder.u(24), builder.u(5.4)).flatMap((pitch) => {
    const rest = written(builder, others, second.width, pitch, { rules: 1, close: true });
    const lead = stands(rest, usable - foot)
      ? [4, 3, 2]
          .map((rules) => written(builder, own, width, pitch, { rules, close: true }))
          .find((one) => stands(one, usable - pitch * 0.5))
      : undefined;
    return lead ? [{ both: [lead, rest], pitch }] : [];
  })[0];
  if (!found && items.length > 0) return false;
  const pitch = found?.pitch ?? builder.u(9);
  putSheet(builder, sheet, desk, { first: head + pitch, pitch, marginLine, side: true });
  for (const [index, column] of (found?.both ?? []).entries()) {
    const free =
      index === 0
        ? Math.floor((usable - column.rows * pitch) / pitch / 2)
        : Math.floor((usable - foot - column.rows * pitch) / pitch / 2);
    for (const one of column.placed)
      if (one)
        putStack(
          builder,
          shifted(
            one.stack,
            at({ x: index === 0 ? left : second.x, y: 0, width: one.stack.box.width, height: 0 }).x - one.stack.box.x,
            sheet.y + head + free * pitch + one.y,
          ),
        );
  }
  if (button.length > 0) {
    const box = { ...second, y: sheet.y + sheet.height - foot - builder.u(2.6), height: foot };
    const alone = others.length === 0 ? { ...box, y: sheet.y, height: sheet.height } : box;
    const stack = stackIn(builder, button, at(alone), {
      align: 'left',
      valign: others.length === 0 ? 'middle' : 'bottom',
      largest: 6,
      smallest: 3,
    });
    if (!stack) return false;
    putStack(builder, stack);
  }
  return true;
}

interface SheetLook {
  /** Of the first rule, from the top, and from one to the next, px. */
  first: number;
  pitch: number;
  /** From the side where reading begins, px. */
  marginLine: number;
  /** Whether the holes are at that side, not at the top. */
  side: boolean;
  /** What the holes at the top take up, px. */
  head?: number;
}

function putSheet(
  builder: PageBuilder,
  sheet: Box,
  desk: string,
  { first, pitch, marginLine, side, head = 0 }: SheetLook,
): void {
  const radius = builder.u(1.6);
  const { mirrored } = builder;
  builder.rectangle('Sheet behind', sheet, edgeOf(SHEET, 0.1), {
    rotation: (mirrored ? 2.2 : -2.2) * (side ? 0.4 : 1),
    radius,
    shadow: shadowOf(builder),
  });
  builder.rectangle('Sheet', sheet, SHEET, { radius, shadow: shadowOf(builder, 0.7) });
  const rule = mix(SHEET, inkOn(builder, [SHEET]), 0.28);
  builder.outline(
    'Rules',
    ruled(sheet.width, sheet.height - head * 0.6, first - head * 0.6, pitch, Math.max(1, builder.u(0.16))),
    { ...sheet, y: sheet.y + head * 0.6, height: sheet.height - head * 0.6 },
    rule,
  );
  builder.line(
    'Margin line',
    { x: mirrored ? sheet.x + sheet.width - marginLine : sheet.x + marginLine, y: sheet.y },
    sheet.height,
    'down',
    surfaceOn(builder, [SHEET]),
    Math.max(1, builder.u(0.3)),
  );
  const count = Math.max(side ? 4 : 6, Math.round((side ? sheet.height : sheet.width) / builder.u(7)));
  const band = (side ? sheet.height : sheet.width) * 0.92;
  const across = band / (1.6 * count - 0.6);
  if (side)
    builder.outline(
      'Holes',
      holes(count, 'down'),
      {
        x: mirrored ? sheet.x + sheet.width - builder.u(3) - across : sheet.x + builder.u(3),
        y: sheet.y + (sheet.height - band) / 2,
        width: across,
        height: band,
      },
      desk,
    );
  else
    builder.outline(
      'Holes',
      holes(count, 'across'),
      { x: sheet.x + (sheet.width - band) / 2, y: sheet.y + head * 0.22, width: band, height: across },
      desk,
    );
}

function draw(builder: PageBuilder): boolean {
  const stage = stageOf(builder);
  const desk = deskFor(builder, SHEET);
  builder.background = solid(desk);
  if (builder.low) return drawAcross(builder, desk);
  const sheet = builder.wide
    ? {
        ...stage,
        x: builder.width * 0.5 - Math.min(stage.width, builder.u(130)) / 2,
        width: Math.min(stage.width, builder.u(130)),
      }
    : stage;
  const head = Math.min(builder.u(13), sheet.height * 0.14);
  const marginLine = Math.min(builder.u(10), sheet.width * 0.13);
  const left = builder.mirrored ? sheet.x + builder.u(5) : sheet.x + marginLine + builder.u(3.4);
  const width = sheet.width - marginLine - builder.u(8.4);
  const button = wordsOn(builder, [SHEET], { without: ['headline', 'subheading', 'offer', 'details'] });
  const items = wordsOn(builder, [SHEET], { without: ['call-to-action'], offer: 'plain', headlineLines: 7 });
  const foot = button.length > 0 ? builder.u(9) : 0;
  const usable =
    Math.min(sheet.y + sheet.height, builder.safe.y + builder.safe.height) - sheet.y - head - foot - builder.u(4);
  const place = (pitch: number) => written(builder, items, width, pitch);
  const found = sizesFrom(builder.u(11.5), builder.u(4))
    .map(place)
    .find((one) => stands(one, usable));
  if (!found && items.length > 0) return false;
  const pitch = found?.pitch ?? builder.u(8);
  const free = found ? Math.max(0, Math.floor((usable - found.rows * pitch) / pitch / 2.2)) : 0;
  putSheet(builder, sheet, desk, { first: head + pitch, pitch, marginLine, side: false, head });
  for (const one of found?.placed ?? [])
    if (one) putStack(builder, shifted(one.stack, left, sheet.y + head + free * pitch + one.y));
  if (button.length > 0) {
    const top = Math.min(sheet.y + sheet.height, builder.safe.y + builder.safe.height) - foot - builder.u(3);
    const stack = stackIn(
      builder,
      button.map((item) => ({ ...item, share: 0.99 })),
      { x: left, y: top, width, height: foot },
      { align: 'left', valign: 'middle', largest: 4.4, smallest: 2.8 },
    );
    if (!stack) return false;
    putStack(builder, stack);
  }
  return true;
}

export const linedNote: Composition = {
  id: 'lined-note',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['quote', 'greeting', 'cover', 'news'],
  shapes: ['portrait', 'square', 'story', 'paper'],
  suits: ({ content, energy }) =>
    (isSaid(content.headline) ? 7 : 5) +
    (energy === 'playful' || energy === 'calm' ? 1.4 : energy === 'elegant' ? -1 : 0),
  draw,
};
