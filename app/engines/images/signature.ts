/**
 * Signatures: a name in handwriting, with strokes of ink, or its initials as a monogram. On a transparent background.
 */
import type { TextLayer, DrawingLayer } from '#design/document/layers.ts';
import { createDrawingLayer } from '#design/document/create.ts';
import { mix } from '#design/layout/contrast.ts';
import { fitText, hug } from '#design/layout/fit-text.ts';
import type { Chance } from './drawing/chance.ts';
import type { Drawing } from './drawing/drawing.ts';

export interface SignatureBrief {
  drawing: Drawing;
  name: string;
  colors: readonly string[];
  which: number;
  chance: Chance;
}

/** Black, blue-black, blue, sepia: the inks of pens. */
const INKS = ['#15161d', '#1b2a52', '#17407c', '#3d2a20'] as const;

interface Hand {
  family: string;
  weight: number;
  /** Enlargement of the first letters. */
  initial: number;
}

const HANDS: Readonly<Record<string, readonly Hand[]>> = {
  flowing: [
    { family: 'Great Vibes', weight: 400, initial: 1.22 },
    { family: 'Sacramento', weight: 400, initial: 1.3 },
    { family: 'Great Vibes', weight: 400, initial: 1 },
    { family: 'Dancing Script', weight: 500, initial: 1.35 },
  ],
  classic: [
    { family: 'Dancing Script', weight: 500, initial: 1.25 },
    { family: 'Great Vibes', weight: 400, initial: 1.1 },
    { family: 'Dancing Script', weight: 700, initial: 1 },
    { family: 'Sacramento', weight: 400, initial: 1.2 },
  ],
  brush: [
    { family: 'Kaushan Script', weight: 400, initial: 1.2 },
    { family: 'Caveat Brush', weight: 400, initial: 1.35 },
    { family: 'Kaushan Script', weight: 400, initial: 1 },
    { family: 'Pacifico', weight: 400, initial: 1.1 },
  ],
  casual: [
    { family: 'Caveat', weight: 500, initial: 1.3 },
    { family: 'Sacramento', weight: 400, initial: 1.15 },
    { family: 'Caveat', weight: 700, initial: 1.15 },
    { family: 'Caveat Brush', weight: 400, initial: 1.2 },
  ],
  underlined: [
    { family: 'Sacramento', weight: 400, initial: 1.25 },
    { family: 'Great Vibes', weight: 400, initial: 1.2 },
    { family: 'Caveat', weight: 600, initial: 1.3 },
    { family: 'Dancing Script', weight: 600, initial: 1.2 },
  ],
};

/** Extracts the name to sign with from the prompt. */
export function nameToSign(words: string): string {
  const quoted = /["“”«»„]([^"“”«»„]{1,60})["“”«»„]/u.exec(words)?.[1];
  const thing = /\b(?:signature|autograph|monogram|initials|sign)\b[^\p{L}]*/iu.exec(words);
  const asked =
    thing &&
    words
      .slice(thing.index + thing[0].length)
      .replace(/^(?:(?:as|for|of|saying|with|reading|the|my|name|in|it)\s+)*/iu, '');
  const plain = words
    .trim()
    .replace(
      /^(?:please\s+)?(?:(?:make|create|design|draw|write|sign)\s+)?(?:(?:my|a|the)\s+)?(?:signature|autograph|monogram)\s*/iu,
      '',
    );
  const name = (quoted ?? (asked && !/^(?:please|in|with)\b/i.test(asked) ? asked : plain))
    .replace(/\s+/g, ' ')
    .replace(/(?<![.,;!])[.,;!]+$/, '')
    .trim();
  return (name || words).slice(0, 60);
}

/** Ink as a stroke that swells and tapers: points in shares of its box. */
function inkStroke(
  box: { x: number; y: number; width: number; height: number },
  points: readonly (readonly [number, number])[],
  color: string,
  width: number,
  name: string,
): DrawingLayer {
  const dense: [number, number][] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const at = (shift: number) =>
      points[Math.min(points.length - 1, Math.max(0, index + shift))] as readonly [number, number];
    const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
    for (let step = 0; step < 10; step += 1) {
      const t = step / 10;
      const spline = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      dense.push([spline(a[0], b[0], c[0], d[0]), spline(a[1], b[1], c[1], d[1])]);
    }
  }
  dense.push([...(points.at(-1) as readonly [number, number])]);
  const pressures = dense.map((_, index) => {
    const t = index / (dense.length - 1);
    return Math.max(0.06, Math.min(1, Math.sin(Math.PI * t) * 0.75 + 0.25 * Math.sin(t * 9) ** 2 * (1 - t)));
  });

  return createDrawingLayer({
    id: 'draft',
    parent: 'page',
    order: 'a0',
    ...box,
    name,
    paths: [
      {
        color,
        width,
        points: dense.map(([x, y]): [number, number] => [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))]),
        brush: 'brush',
        pressures,
      },
    ],
  });
}

/** Flourishes under a name, as shares of a box about as wide as it. */
const FLOURISHES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.02, 0.42],
    [0.3, 0.22],
    [0.62, 0.16],
    [0.98, 0.06],
    [0.9, 0.2],
    [0.6, 0.44],
    [0.36, 0.72],
    [0.52, 0.62],
    [0.86, 0.42],
  ],
  [
    [0, 0.55],
    [0.25, 0.35],
    [0.6, 0.3],
    [1, 0.18],
  ],
  [
    [0.98, 0.1],
    [0.8, 0.3],
    [0.45, 0.5],
    [0.06, 0.62],
    [0.02, 0.5],
    [0.14, 0.42],
    [0.4, 0.46],
    [0.72, 0.4],
    [0.96, 0.3],
  ],
  [
    [0.05, 0.35],
    [0.35, 0.2],
    [0.7, 0.25],
    [0.8, 0.5],
    [0.68, 0.62],
    [0.6, 0.45],
    [0.75, 0.28],
    [1, 0.12],
  ],
];

const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join('')
    .toUpperCase();

/** The name at the largest size that fits, with larger first letters. */
function written(
  { drawing, name }: SignatureBrief,
  hand: Hand,
  color: string,
  room: { width: number; height: number },
): TextLayer {
  const runs: TextLayer['runs'] = [];
  const base = 200;
  if (hand.initial > 1)
    for (const { index } of name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu))
      runs.push({ start: index, end: index + 1, style: { fontSize: base * hand.initial } });
  const draft = drawing.letters({
    text: name,
    fontFamily: hand.family,
    fontWeight: hand.weight,
    fontSize: base,
    runs,
    width: 20_000,
    align: 'left',
    lineHeight: 1.4,
    fill: color,
    name,
  });
  const wide = Math.max(1, ...draft.lines.map(({ width }) => width));
  const factor = Math.min(room.width / (wide * 1.06), room.height / (base * 1.5 * Math.max(1, hand.initial)));
  const size = Math.min(1400, base * factor);
  return hug(
    drawing.letters({
      ...draft,
      fontSize: size,
      runs: runs.map((run) => ({ ...run, style: { fontSize: Math.min(1900, size * hand.initial) } })),
      width: room.width * 1.1,
      fill: color,
    }),
    drawing.measure,
  );
}

export function drawSignature(brief: SignatureBrief, style: string): string {
  const { drawing, chance, which, colors, name } = brief;
  const color =
    colors.length > 0 ? (colors[which % colors.length] as string).slice(0, 7) : (INKS[which % INKS.length] as string);
  if (style === 'monogram') {
    monogram(brief, color);
    return `${initialsOf(name)}, ${name}`;
  }
  const hands = HANDS[style] ?? (HANDS.flowing as readonly Hand[]);
  const hand = hands[which % hands.length] as Hand;
  const flourished =
    style === 'underlined' ||
    style === 'brush' ||
    (style === 'classic' && which % 2 === 0) ||
    (style === 'flowing' && which % 2 === 1);
  const lean =
    style === 'casual' ? chance.between(-7, -3) : style === 'brush' ? chance.between(-6, -2) : chance.between(-4, -1);
  const room = { width: drawing.width * 0.86, height: drawing.height * (flourished ? 0.72 : 0.86) };
  const layer = written(brief, hand, color, room);
  const x = (drawing.width - layer.width) / 2;
  const y = (drawing.height - layer.height) / 2 - (flourished ? drawing.height * 0.06 : 0);
  drawing.put({ ...layer, x, y, rotation: lean });
  if (flourished) {
    const points = FLOURISHES[
      (which + Math.floor(chance.next() * 2)) % FLOURISHES.length
    ] as (typeof FLOURISHES)[number];
    const width = layer.width * chance.between(0.8, 0.98);
    const box = {
      x: x + (layer.width - width) * 0.6,
      y: Math.min(drawing.height * 0.94 - layer.fontSize * 0.36, y + layer.height * 0.76),
      width: Math.max(1, width),
      height: Math.max(1, layer.fontSize * 0.42),
    };
    drawing.put({
      ...inkStroke(box, points, color, Math.max(1, layer.fontSize * (style === 'brush' ? 0.06 : 0.03)), 'Flourish'),
      rotation: lean,
    });
  } else if (style === 'casual' && chance.maybe(0.5)) {
    drawing.put(
      inkStroke(
        {
          x: x + layer.width * 0.82,
          y: y + layer.height * 0.58,
          width: Math.max(1, layer.width * 0.16),
          height: Math.max(1, layer.height * 0.1),
        },
        [
          [0, 0.8],
          [0.5, 0.5],
          [1, 0.1],
        ],
        color,
        Math.max(1, layer.fontSize * 0.03),
        'Stroke',
      ),
    );
  }
  return name;
}

function monogram(brief: SignatureBrief, color: string): void {
  const { drawing, name, which } = brief;
  const initials = initialsOf(name) || name.slice(0, 1).toUpperCase();
  const reach = Math.min(drawing.width, drawing.height * 1.02);
  const [cx, cy] = [drawing.width / 2, drawing.height * 0.42];
  const r = Math.min(reach * 0.36, drawing.height * 0.36);
  const face = [
    { family: 'Great Vibes', weight: 400 },
    { family: 'Cormorant Garamond', weight: 500 },
    { family: 'Cinzel', weight: 500 },
    { family: 'Playfair Display', weight: 400 },
  ][which % 4] as { family: string; weight: number };
  const frame = which % 4;
  const line = Math.max(1, drawing.unit * 5);
  if (frame === 1 || frame === 3) {
    drawing.ellipse(cx, cy, r, r, null, 'Ring', { stroke: { color, width: line, dash: [] } });
    drawing.ellipse(cx, cy, r * 0.92, r * 0.92, null, 'Ring', {
      stroke: { color, width: Math.max(1, line * 0.4), dash: [] },
    });
  } else if (frame === 2)
    drawing.shape(
      { kind: 'polygon', sides: 6, radius: 0 },
      { x: cx - r, y: cy - r, width: r * 2, height: r * 2 },
      null,
      'Frame',
      { stroke: { color, width: line, dash: [] } },
    );
  const fitting = fitText(
    drawing.letters({
      text: initials,
      fontFamily: face.family,
      fontWeight: face.weight,
      align: 'center',
      lineHeight: 1.3,
      letterSpacing: face.family === 'Great Vibes' ? 0 : initials.length > 2 ? -40 : -90,
      fill: color,
      name: 'Initials',
    }),
    { width: r * (frame === 0 ? 2.2 : 1.5), height: r * (frame === 0 ? 2.2 : 1.55), lines: 1 },
    { largest: Math.min(1900, r * 1.5), smallest: 8 },
    drawing.measure,
  ).layer;
  const letters = hug(fitting, drawing.measure);
  drawing.put({ ...letters, x: cx - letters.width / 2, y: cy - letters.height / 2 });
  const caption = hug(
    fitText(
      drawing.letters({
        text: name,
        fontFamily: 'Montserrat',
        fontWeight: 500,
        letterSpacing: 260,
        letterCase: 'upper',
        align: 'center',
        fill: mix(color, '#888888', 0.15),
        name: 'Name',
      }),
      { width: drawing.width * 0.84, height: drawing.height * 0.09, lines: 1 },
      { largest: drawing.height * 0.06, smallest: 6 },
      drawing.measure,
    ).layer,
    drawing.measure,
  );
  drawing.put({
    ...caption,
    x: cx - caption.width / 2,
    y: Math.min(drawing.height * 0.9, cy + r + drawing.height * 0.07),
  });
}
