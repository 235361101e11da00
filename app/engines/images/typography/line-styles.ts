/** Lettering styles that set each line separately: outline, arched, stacked, script. */
import { luminance, mix } from '#design/layout/contrast.ts';
import { unwrappedWidth } from '#design/layout/text-lines.ts';
import { gradient } from '../drawing/drawing.ts';
import { circleAt, glint } from '../drawing/shapes.ts';
import {
  bounded,
  brokenEvenly,
  draft,
  type Face,
  fitted,
  HEAVY,
  inkOn,
  type LetteringBrief,
  linesFor,
  others,
  roomOf,
  SCRIPT,
} from './lettering.ts';

export function outline(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = chance.pick([palette[0], palette[4]] as const) as string;
  drawing.background = { type: 'solid', color: background };
  const ink = inkOn(background, palette);
  const face = chance.pick(HEAVY.slice(0, 4));
  const rows = brokenEvenly(brief.text, Math.min(2, linesFor(brief.text, drawing.width / drawing.height)));
  // The words repeated, hollow, and once filled.
  const room = roomOf(drawing, 0.9);
  const text = rows.join('\n');
  const first = fitted(brief, draft(brief, text, face, '#000000'), { ...room, height: room.height / 3 });
  const times = Math.max(3, Math.min(5, Math.floor(room.height / (first.height * 0.98))));
  const full = Math.floor(times / 2);
  const pitch = Math.min(room.height / times, first.height);
  const top = (drawing.height - pitch * times) / 2;
  for (let row = 0; row < times; row += 1) {
    const y = top + row * pitch + (pitch - first.height) / 2;
    const looks =
      row === full
        ? { fill: { type: 'solid' as const, color: chance.pick(others(brief).concat(ink)) }, stroke: null }
        : {
            fill: { type: 'solid' as const, color: `${ink.slice(0, 7)}00` },
            stroke: { color: ink, width: bounded(Math.max(1, first.fontSize * 0.014)), dash: [] },
          };
    drawing.put({ ...first, ...looks, y });
  }
}

export function arched(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = palette[0] as string;
  drawing.background = { type: 'solid', color: background };
  const ink = inkOn(background, palette);
  const apart = others(brief).filter((color) => Math.abs(luminance(color) - luminance(ink)) > 0.12);
  const [pop = mix(background, ink, 0.3), other = ink] = chance.shuffled(apart);
  const accent =
    Math.abs(luminance(other) - luminance(pop)) > 0.2 && Math.abs(luminance(other) - luminance(background)) > 0.2
      ? other
      : ink;
  const rows = brokenEvenly(brief.text, brief.text.length > 14 ? 3 : 2);
  const reach = Math.min(drawing.width, drawing.height);
  const [cx, cy] = [drawing.width / 2, drawing.height / 2];
  const sun = reach * 0.36;
  drawing.ellipse(cx, cy, sun, sun, gradient(180, mix(pop, '#ffffff', 0.15), pop), 'Sun');
  for (let stripe = 0; stripe < 4; stripe += 1)
    drawing.rectangle(
      { x: cx - sun, y: cy + sun * (0.2 + stripe * 0.2), width: sun * 2, height: sun * (0.03 + stripe * 0.022) },
      background,
      'Gap',
    );
  const face = chance.pick(HEAVY.slice(0, 4).concat(HEAVY[7] as Face));
  const bands = [
    { text: rows[0] as string, curve: 100, y: 0.31, height: 0.3 },
    ...(rows.length > 2 ? [{ text: rows[1] as string, curve: 0, y: 0.52, height: 0.17 }] : []),
    ...(rows.length > 1
      ? [
          {
            text: rows.at(-1) as string,
            curve: rows.length > 2 ? -100 : 0,
            y: rows.length > 2 ? 0.73 : 0.6,
            height: rows.length > 2 ? 0.3 : 0.26,
          },
        ]
      : []),
  ];
  for (const { text, curve, y, height } of rows.length === 1
    ? [{ text: rows[0] as string, curve: 90, y: 0.5, height: 0.5 }]
    : bands) {
    const set = fitted(
      brief,
      draft(brief, text, curve === 0 && rows.length > 2 ? { family: 'Kaushan Script', weight: 400 } : face, '#000000', {
        curve: text.length < 5 ? curve * 0.6 : curve,
      }),
      {
        x: cx - reach * 0.43,
        y: cy + (y - 0.5) * reach - (height * reach) / 2,
        width: reach * 0.86,
        height: height * reach,
      },
      1,
    );
    drawing.put({
      ...set,
      fill: { type: 'solid', color: curve === 0 && rows.length > 2 ? accent : ink },
      stroke: { color: background, width: bounded(set.fontSize * 0.16), dash: [] },
    });
  }
}

export function stacked(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = brief.which % 2 === 0 ? (palette[0] as string) : (palette[1] as string);
  drawing.background = { type: 'solid', color: background };
  const ink = inkOn(background, palette);
  const accent = chance.pick(
    palette.filter((color) => Math.abs(luminance(color) - luminance(background)) > 0.2).concat(ink),
  );
  const face = chance.pick([HEAVY[0], HEAVY[1], HEAVY[3], HEAVY[2]] as Face[]);
  const rows = brokenEvenly(brief.text, Math.max(2, linesFor(brief.text, drawing.width / drawing.height)));
  const wide = drawing.width * 0.84;
  // Fits each line to the block's width, then the block to the page's height.
  const sized = rows.map((row) => {
    const one = draft(brief, row, face, '#000000', { fontSize: 100 });
    return { row, one, fontSize: Math.min(1900, (100 * wide) / Math.max(1, unwrappedWidth(one, drawing.measure))) };
  });
  const cap = face.family === 'Anton' ? 0.9 : face.family === 'Bebas Neue' ? 0.74 : 0.78;
  const gap = drawing.unit * 26;
  const total = sized.reduce((sum, { fontSize }) => sum + fontSize * cap, gap * (rows.length - 1));
  const shrink = Math.min(1, (drawing.height * 0.86) / total);
  let y = (drawing.height - total * shrink) / 2;
  sized.forEach(({ one, fontSize }, index) => {
    const size = fontSize * shrink;
    const layer = drawing.letters({
      ...one,
      fontSize: size,
      width: wide * shrink + 6,
      lineHeight: 1,
      fill: index % 2 === 1 ? accent : ink,
    });
    // Capitals are centered in their line, slightly low.
    drawing.put({
      ...layer,
      x: (drawing.width - layer.width) / 2,
      y: y + (size * cap) / 2 - layer.height / 2 - size * 0.015,
    });
    y += size * cap + gap * shrink;
  });
}

export function scriptPair(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = palette[0] as string;
  drawing.background = { type: 'solid', color: background };
  const ink = inkOn(background, palette);
  const [accent = ink] = chance.shuffled(
    others(brief).filter((color) => Math.abs(luminance(color) - luminance(background)) > 0.14),
  );
  const rows = brokenEvenly(brief.text, Math.max(2, Math.min(4, linesFor(brief.text, drawing.width / drawing.height))));
  const room = roomOf(drawing, 0.78);
  const block: Face = chance.pick([HEAVY[0], HEAVY[3], HEAVY[1]] as Face[]);
  const script = chance.pick(SCRIPT);
  const shares = rows.map((_, index) => (index % 2 === 0 ? 1.05 : 0.85));
  const total = shares.reduce((sum, one) => sum + one, 0);
  const high = Math.min(room.height, room.width * 0.44 * rows.length);
  let y = (drawing.height - high) / 2;
  rows.forEach((row, index) => {
    const height = (high * (shares[index] as number)) / total;
    const isScript = index % 2 === 0;
    const layer = fitted(
      brief,
      draft(brief, row, isScript ? script : block, '#000000', isScript ? { lineHeight: 1.25 } : { letterSpacing: 40 }),
      {
        x: room.x,
        y: y - (isScript ? height * 0.06 : 0),
        width: room.width,
        height: height * (isScript ? 1.16 : 0.86),
      },
      1,
    );
    drawing.put({
      ...layer,
      fill: { type: 'solid', color: isScript ? accent : ink },
      ...(isScript ? { rotation: -4, stroke: null } : {}),
    });
    y += height;
  });
  drawing.path(
    [
      ...glint(drawing.width * 0.14, drawing.height * 0.16, drawing.unit * 34, 0.14),
      ...glint(drawing.width * 0.86, drawing.height * 0.84, drawing.unit * 46, 0.14),
      ...circleAt(drawing.width * 0.87, drawing.height * 0.17, drawing.unit * 9),
      ...circleAt(drawing.width * 0.13, drawing.height * 0.83, drawing.unit * 9),
    ],
    accent,
    'Sparkles',
  );
}
