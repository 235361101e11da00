/** Lettering: people's own words as large art, in layers that stay texts. */
import type { Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { fitText, hug } from '#design/layout/fit-text.ts';
import { unwrappedWidth } from '#design/layout/text-lines.ts';
import { effectStyle } from '#design/looks/text-effects.ts';
import type { Chance } from './drawing/chance.ts';
import { type Drawing, faded, gradient, type Filling } from './drawing/drawing.ts';
import { boxAt, circleAt, glint, polygonOf } from './drawing/nature.ts';
import { paletteFor } from './tones.ts';

export interface LetteringBrief {
  drawing: Drawing;
  text: string;
  palette: readonly string[];
  which: number;
  chance: Chance;
}

interface Face {
  family: string;
  weight: number;
  upper?: boolean;
  italic?: boolean;
  tracking?: number;
}

const HEAVY: readonly Face[] = [
  { family: 'Anton', weight: 400, upper: true },
  { family: 'Archivo Black', weight: 400, upper: true },
  { family: 'Alfa Slab One', weight: 400, upper: true },
  { family: 'Bebas Neue', weight: 400, upper: true, tracking: 10 },
  { family: 'Bangers', weight: 400, upper: true, tracking: 20 },
  { family: 'Baloo 2', weight: 800 },
  { family: 'Unbounded', weight: 900, upper: true },
  { family: 'Righteous', weight: 400 },
];
const ROUND: readonly Face[] = [
  { family: 'Lobster', weight: 400 },
  { family: 'Pacifico', weight: 400 },
  { family: 'Baloo 2', weight: 800 },
  { family: 'Righteous', weight: 400 },
  { family: 'Kaushan Script', weight: 400 },
];
const SCRIPT: readonly Face[] = [
  { family: 'Pacifico', weight: 400 },
  { family: 'Kaushan Script', weight: 400 },
  { family: 'Lobster', weight: 400 },
  { family: 'Great Vibes', weight: 400 },
  { family: 'Dancing Script', weight: 700 },
];

/** Room that the lettering fills, with air around. */
const roomOf = ({ width, height }: Drawing, share = 0.82): Box => ({
  x: (width * (1 - share)) / 2,
  y: (height * (1 - share)) / 2,
  width: width * share,
  height: height * share,
});

/** Words as two to five lines that are about as long as each other. */
export function brokenEvenly(text: string, lines: number): string[] {
  const words = text.trim().split(/\s+/);
  const count = Math.max(1, Math.min(lines, words.length));
  const total = words.join(' ').length;
  const rows: string[] = [];
  let row: string[] = [];
  for (const [index, word] of words.entries()) {
    const left = words.length - index;
    const length = [...row, word].join(' ').length;
    if (
      row.length > 0 &&
      (length > (total / count) * 1.15 || left <= count - 1 - rows.length) &&
      rows.length < count - 1
    ) {
      rows.push(row.join(' '));
      row = [];
    }
    row.push(word);
  }
  return [...rows, row.join(' ')].filter((one) => one !== '');
}

const linesFor = (text: string, ratio: number) =>
  Math.max(1, Math.min(5, Math.round(Math.sqrt((text.length * 0.42) / Math.max(0.4, ratio)))));

function draft(
  { drawing }: LetteringBrief,
  text: string,
  face: Face,
  fill: Filling,
  more: Partial<TextLayer> = {},
): TextLayer {
  return drawing.letters({
    text,
    fontFamily: face.family,
    fontWeight: face.weight,
    italic: face.italic ?? false,
    letterCase: face.upper ? 'upper' : 'as-typed',
    letterSpacing: face.tracking ?? 0,
    lineHeight: face.upper ? 0.98 : 1.08,
    align: 'center',
    name: text.replaceAll('\n', ' ').slice(0, 60),
    ...more,
    fill,
  });
}

/** As large as it fits, in the middle of a box. */
function fitted(
  { drawing }: LetteringBrief,
  layer: TextLayer,
  box: Box,
  lines = layer.text.split('\n').length,
): TextLayer {
  const set = hug(
    fitText(
      layer,
      { width: box.width, height: box.height, lines },
      { largest: Math.min(1900, box.height), smallest: 6 },
      drawing.measure,
    ).layer,
    drawing.measure,
  );
  return { ...set, x: box.x + (box.width - set.width) / 2, y: box.y + (box.height - set.height) / 2 };
}

const bounded = (value: number, most = 500) => Math.max(-most, Math.min(most, Math.round(value * 10) / 10));

/** The darkest or the most contrasting of the palette on its ground. */
function inkOn(ground: string, palette: readonly string[]): string {
  const far = [...palette].sort(
    (a, b) => Math.abs(luminance(b) - luminance(ground)) - Math.abs(luminance(a) - luminance(ground)),
  );
  const [best] = far;
  const apart =
    (Math.max(luminance(best as string), luminance(ground)) + 0.05) /
    (Math.min(luminance(best as string), luminance(ground)) + 0.05);
  return apart >= 3 ? (best as string) : luminance(ground) > 0.4 ? '#1b1726' : '#fff8ec';
}

const others = (brief: LetteringBrief): string[] =>
  brief.palette.slice(1).filter((color) => Math.abs(luminance(color) - luminance(brief.palette[0] as string)) > 0.08);

/** Whole text on lines of its own choosing. */
const setWhole = (brief: LetteringBrief) =>
  brokenEvenly(brief.text, linesFor(brief.text, brief.drawing.width / brief.drawing.height)).join('\n');

function layered(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = palette[0] as string;
  drawing.background = { type: 'solid', color: ground };
  const [front, ...rest] = [inkOn(ground, palette), ...chance.shuffled(others(brief))].filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  const layer = fitted(brief, draft(brief, setWhole(brief), chance.pick(HEAVY), '#000000'), roomOf(drawing, 0.8));
  const step = layer.fontSize * 0.042;
  const slant = chance.pick([1, -1]);
  const colors = [...rest, mix(ground, front as string, 0.35), front as string].slice(0, 4);
  drawing.put({
    ...layer,
    fill: { type: 'solid', color: front as string },
    stroke: { color: ground, width: bounded(layer.fontSize * 0.02), dash: [] },
    echoes: colors
      .slice(0, 4)
      .map((color, index) => ({ color, x: bounded(step * (4 - index) * slant), y: bounded(step * (4 - index)) })),
    x: layer.x - step * 2 * slant,
    y: layer.y - step * 2,
  });
}

function block(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = chance.maybe(0.5) ? (palette[0] as string) : (palette[1] as string);
  drawing.background = gradient(160, mix(ground, '#ffffff', 0.12), ground) as typeof drawing.background;
  const front = chance.pick(
    palette.filter((color) => Math.abs(luminance(color) - luminance(ground)) > 0.18).concat(inkOn(ground, palette)),
  );
  const deep = luminance(front) > 0.25 ? mix(front, '#150f28', 0.62) : mix(front, '#ffffff', 0.55);
  const layer = fitted(brief, draft(brief, setWhole(brief), chance.pick(HEAVY), '#000000'), roomOf(drawing, 0.78));
  const depth = layer.fontSize * 0.11;
  const side = chance.pick([1, -1]);
  drawing.put({
    ...layer,
    name: 'Shadow on the ground',
    fill: { type: 'solid', color: faded(mix(ground, '#000000', 0.5), 0.28) },
    x: layer.x + depth * 1.7 * side,
    y: layer.y + depth * 1.7,
  });
  drawing.put({
    ...layer,
    fill: gradient(180, mix(front, '#ffffff', 0.28), front) as TextLayer['fill'],
    stroke: { color: mix(deep, front, 0.12), width: bounded(layer.fontSize * 0.014), dash: [] },
    echoes: Array.from({ length: 8 }, (_, index) => ({
      color: deep,
      x: bounded((depth * (8 - index) * side) / 8),
      y: bounded((depth * (8 - index)) / 8),
    })),
    rotation: 0,
  });
}

function outline(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = chance.pick([palette[0], palette[4]] as const) as string;
  drawing.background = { type: 'solid', color: ground };
  const ink = inkOn(ground, palette);
  const face = chance.pick(HEAVY.slice(0, 4));
  const rows = brokenEvenly(brief.text, Math.min(2, linesFor(brief.text, drawing.width / drawing.height)));
  // The words again and again, hollow, and once in full.
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

function arched(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = palette[0] as string;
  drawing.background = { type: 'solid', color: ground };
  const ink = inkOn(ground, palette);
  const apart = others(brief).filter((color) => Math.abs(luminance(color) - luminance(ink)) > 0.12);
  const [pop = mix(ground, ink, 0.3), other = ink] = chance.shuffled(apart);
  const accent =
    Math.abs(luminance(other) - luminance(pop)) > 0.2 && Math.abs(luminance(other) - luminance(ground)) > 0.2
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
      ground,
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
      stroke: { color: ground, width: bounded(set.fontSize * 0.16), dash: [] },
    });
  }
}

function wavy(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = palette[0] as string;
  drawing.background = { type: 'solid', color: ground };
  const colors = [inkOn(ground, palette), ...others(brief)];
  const face = chance.pick([...ROUND.slice(2, 4), HEAVY[4] as Face, HEAVY[2] as Face]);
  const rows = brokenEvenly(brief.text, linesFor(brief.text, drawing.width / drawing.height));
  const room = roomOf(drawing, 0.82);
  const pitch = room.height / rows.length;
  rows.forEach((row, index) => {
    const shown = face.upper ? row.toUpperCase() : row;
    const line = fitted(
      brief,
      draft(brief, row, face, '#000000'),
      { x: room.x, y: room.y + pitch * index, width: room.width, height: pitch * 0.72 },
      1,
    );
    const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(shown)].map(
      ({ segment }) => segment,
    );
    const joined = /[\u0590-\u0dff]/u.test(row);
    if (joined) {
      drawing.put({ ...line, fill: { type: 'solid', color: colors[0] as string } });
      return;
    }
    // Each letter stands by itself on a wave.
    const widthOf = (text: string) =>
      unwrappedWidth(
        drawing.letters({
          text,
          fontFamily: face.family,
          fontWeight: face.weight,
          fontSize: line.fontSize,
          letterSpacing: face.tracking ?? 0,
          fill: '#000000',
        }),
        drawing.measure,
      );
    const total = widthOf(shown);
    const start = (drawing.width - total) / 2;
    drawing.group(row, () => {
      for (const [at, letter] of letters.entries()) {
        if (letter.trim() === '') continue;
        const before = widthOf(letters.slice(0, at + 1).join('')) - widthOf(letter);
        const own = widthOf(letter);
        const phase =
          ((before + own / 2) / Math.max(1, total)) * Math.PI * 2 * Math.max(1, letters.length / 9) + index * 1.1;
        const color = colors[(brief.which % 2 === 0 ? index : at) % colors.length] as string;
        const layer = drawing.letters({
          text: letter,
          fontFamily: face.family,
          fontWeight: face.weight,
          fontSize: line.fontSize,
          align: 'center',
          width: own + line.fontSize * 0.3,
          fill: color,
          name: letter,
          lineHeight: 1.08,
        });
        drawing.put({
          ...layer,
          x: start + before + own / 2 - layer.width / 2,
          y: line.y + Math.sin(phase) * line.fontSize * 0.15,
          rotation: Math.cos(phase) * 9,
          echoes: [
            {
              color: mix(color, luminance(color) > 0.25 ? '#1a1030' : '#ffffff', 0.55),
              x: bounded(line.fontSize * 0.035),
              y: bounded(line.fontSize * 0.045),
            },
          ],
        });
      }
    });
  });
}

function stacked(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = brief.which % 2 === 0 ? (palette[0] as string) : (palette[1] as string);
  drawing.background = { type: 'solid', color: ground };
  const ink = inkOn(ground, palette);
  const accent = chance.pick(
    palette.filter((color) => Math.abs(luminance(color) - luminance(ground)) > 0.2).concat(ink),
  );
  const face = chance.pick([HEAVY[0], HEAVY[1], HEAVY[3], HEAVY[2]] as Face[]);
  const rows = brokenEvenly(brief.text, Math.max(2, linesFor(brief.text, drawing.width / drawing.height)));
  const wide = drawing.width * 0.84;
  // Each line as wide as the block; then the block as high as the page lets it be.
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
    // Capitals stand in their line's middle, a little low.
    drawing.put({
      ...layer,
      x: (drawing.width - layer.width) / 2,
      y: y + (size * cap) / 2 - layer.height / 2 - size * 0.015,
    });
    y += size * cap + gap * shrink;
  });
}

function neon(brief: LetteringBrief): void {
  const { drawing, chance, palette } = brief;
  const wall = chance.pick(['#14101f', '#0e1420', '#1a0f1c', '#10181a']);
  drawing.background = {
    type: 'radial',
    centerX: 0.5,
    centerY: 0.46,
    radius: 0.95,
    stops: [
      { at: 0, color: mix(wall, '#ffffff', 0.13) },
      { at: 1, color: mix(wall, '#000000', 0.35) },
    ],
  };
  const bricks: ReturnType<typeof boxAt> = [];
  const [bw, bh] = [drawing.unit * 130, drawing.unit * 52];
  for (let row = 0; row * bh < drawing.height && bricks.length < 1800; row += 1)
    for (let column = -1; column * bw < drawing.width; column += 1)
      bricks.push(
        ...boxAt(
          (column + (row % 2) / 2) * bw + drawing.unit * 3,
          row * bh + drawing.unit * 3,
          bw - drawing.unit * 6,
          bh - drawing.unit * 6,
        ),
      );
  for (let at = 0; at < bricks.length; at += 400)
    drawing.path(bricks.slice(at, at + 400), faded('#ffffff', 0.026), 'Bricks');
  const vivid = palette.filter((color) => luminance(color) > 0.12 && luminance(color) < 0.75 && color !== palette[0]);
  const tubes =
    vivid.length > 1
      ? chance.shuffled(vivid)
      : chance.shuffled(['#ff3fa4', '#29d9ff', '#ffb52e', '#7dff6b', '#b06bff', '#ff5a4d']);
  const rows = brokenEvenly(brief.text, Math.min(3, linesFor(brief.text, drawing.width / drawing.height)));
  const room = roomOf(drawing, 0.78);
  const pitch = room.height / Math.max(2, rows.length);
  const top = (drawing.height - pitch * rows.length) / 2;
  const faces = chance.maybe(0.5)
    ? [
        { family: 'Pacifico', weight: 400 },
        { family: 'Righteous', weight: 400 },
      ]
    : [
        { family: 'Righteous', weight: 400 },
        { family: 'Sacramento', weight: 400 },
      ];
  rows.forEach((row, index) => {
    const color = tubes[index % tubes.length] as string;
    const layer = fitted(
      brief,
      draft(brief, row, faces[index % 2] as Face, '#000000', { lineHeight: 1.3 }),
      { x: room.x, y: top + pitch * index, width: room.width, height: pitch * 1.02 },
      1,
    );
    const { stroke, shadow, fill } = effectStyle('neon', { ...layer, fill: { type: 'solid', color } });
    const lightReach = Math.max(layer.width, layer.height) * 0.6;
    drawing.ellipse(
      drawing.width / 2,
      layer.y + layer.height / 2,
      lightReach,
      lightReach,
      {
        type: 'radial',
        centerX: 0.5,
        centerY: 0.5,
        radius: 0.7,
        stops: [
          { at: 0, color: faded(color, 0.3) },
          { at: 1, color: faded(color, 0) },
        ],
      },
      'Glow',
      { blend: 'screen' },
    );
    drawing.put({ ...layer, stroke, shadow: shadow && { ...shadow, blur: bounded(layer.fontSize * 0.34) }, fill });
  });
  const frame = {
    x: drawing.width * 0.07,
    y: top - drawing.unit * 40,
    width: drawing.width * 0.86,
    height: pitch * rows.length + drawing.unit * 80,
  };
  if (brief.which % 2 === 0)
    drawing.rectangle(frame, null, 'Tube', {
      radius: drawing.unit * 70,
      stroke: { color: mix(tubes.at(-1) as string, '#ffffff', 0.55), width: drawing.unit * 8, dash: [] },
      shadow: { color: tubes.at(-1) as string, x: 0, y: 0, blur: bounded(drawing.unit * 34) },
    });
}

function stripes(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = palette[0] as string;
  drawing.background = { type: 'solid', color: ground };
  const bands = [...others(brief), mix(ground, inkOn(ground, palette), 0.5)].slice(0, 4);
  const ink = inkOn(ground, palette);
  const layer = fitted(
    brief,
    draft(brief, setWhole(brief), chance.pick(ROUND.slice(0, 4)), '#000000', { lineHeight: 1.12 }),
    roomOf(drawing, 0.76),
  );
  // Retro bands that run through the page behind the words.
  const thick = drawing.unit * 34;
  const y = drawing.height / 2 - (thick * bands.length) / 2 + (brief.which % 2 === 0 ? 0 : layer.height * 0.32);
  const lean = chance.pick([0, 0.12, -0.12]) * drawing.width;
  bands.forEach((color, index) => {
    const at = y + index * thick;
    drawing.path(
      polygonOf([
        [0, at + lean],
        [drawing.width, at - lean],
        [drawing.width, at + thick * 0.82 - lean],
        [0, at + thick * 0.82 + lean],
      ]),
      color,
      'Band',
    );
  });
  const rim = bounded(layer.fontSize * 0.2);
  drawing.put({
    ...layer,
    name: 'Rim',
    fill: { type: 'solid', color: ground },
    stroke: { color: ground, width: rim, dash: [] },
  });
  drawing.put({
    ...layer,
    fill: { type: 'solid', color: ink },
    echoes: bands.slice(0, 3).map((color, index) => ({
      color,
      x: bounded(layer.fontSize * 0.03 * (3 - index)),
      y: bounded(layer.fontSize * 0.03 * (3 - index)),
    })),
  });
}

function gradientFill(brief: LetteringBrief): void {
  const { drawing, palette, chance, which } = brief;
  const dark = which % 2 === 1;
  const ground = dark
    ? mix([...palette].sort((a, b) => luminance(a) - luminance(b))[0] as string, '#0b0914', 0.6)
    : mix(palette[0] as string, '#ffffff', luminance(palette[0] as string) > 0.6 ? 0.3 : 0.82);
  drawing.background = { type: 'solid', color: ground };
  const vivid = palette.filter((color) => Math.abs(luminance(color) - luminance(ground)) > 0.16);
  const stops = (vivid.length > 1 ? chance.shuffled(vivid) : ['#ff5a7a', '#ff9a3c', '#ffd23f']).slice(0, 3);
  const layer = fitted(
    brief,
    draft(
      brief,
      setWhole(brief),
      chance.pick([
        HEAVY[6],
        HEAVY[1],
        HEAVY[5],
        { family: 'Syne', weight: 800 },
        { family: 'Outfit', weight: 900 },
      ] as Face[]),
      '#000000',
      { letterSpacing: -15 },
    ),
    roomOf(drawing, 0.84),
  );
  const lightReach = Math.max(layer.width, layer.height) * 0.62;
  drawing.ellipse(
    drawing.width / 2,
    drawing.height / 2,
    lightReach,
    lightReach,
    {
      type: 'radial',
      centerX: 0.5,
      centerY: 0.5,
      radius: 0.7,
      stops: [
        { at: 0, color: faded(stops[0] as string, dark ? 0.42 : 0.22) },
        { at: 1, color: faded(stops[0] as string, 0) },
      ],
    },
    'Glow',
  );
  drawing.put({
    ...layer,
    fill: gradient(
      chance.pick([90, 120, 160]),
      ...stops,
      stops.length < 3 ? (stops[0] as string) : (stops[2] as string),
    ) as TextLayer['fill'],
    shadow: {
      color: faded(mix(stops.at(-1) as string, '#000000', 0.5), 0.3),
      x: 0,
      y: bounded(layer.fontSize * 0.05),
      blur: bounded(layer.fontSize * 0.18),
    },
  });
}

function scriptPair(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const ground = palette[0] as string;
  drawing.background = { type: 'solid', color: ground };
  const ink = inkOn(ground, palette);
  const [accent = ink] = chance.shuffled(
    others(brief).filter((color) => Math.abs(luminance(color) - luminance(ground)) > 0.14),
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

const STYLES: Readonly<Record<string, (brief: LetteringBrief) => void>> = {
  layered,
  block,
  outline,
  arched,
  wavy,
  stacked,
  neon,
  stripes,
  gradient: gradientFill,
  script: scriptPair,
};

/** The words that are set: what stands in quotation marks, else all that was written but for how it was asked for. */
export function wordsToSet(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  const quoted = /["“”«»„]([^"“”«»„]{1,120})["“”«»„]/u.exec(words)?.[1];
  const asked =
    /^(?:please )?(?:(?:make|create|design|draw|write|set|give) (?:me )?)?(?:(?:a|an|the|some) )?(?:[\w-]+ ){0,2}?(?:lettering|typography|word art|text art|type) ?(?:art|design)? ?(?:of|for|that says|saying|with|reading|:)? (.+)/iu.exec(
      plain,
    )?.[1];
  return (quoted ?? asked ?? plain).replace(/\s+/g, ' ').trim().slice(0, 120);
}

export function drawTypography(
  brief: Omit<LetteringBrief, 'palette'> & { colors: readonly string[]; temper: string | null },
  style: string,
): string {
  const palette = paletteFor(
    brief.temper ?? (brief.colors.length > 0 ? null : brief.chance.pick(['bold', 'warm', 'cool', 'earth', 'bold'])),
    brief.colors,
    brief.which,
    brief.chance,
  );
  (STYLES[style] ?? layered)({ ...brief, palette });
  return brief.text;
}
