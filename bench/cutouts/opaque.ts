/**
 * Opaque products before soft, plain and busy backgrounds, with known alpha: none of them may come out see-through.
 * Shape, surface, background and light of each follow from its number. The second hundred is held out: it takes shapes
 * and surfaces that the first doesn't have, and is looked at only once a change is finished. The forty after those are
 * the kind that has failed before, and nothing else: large plain bodies with soft highlights before what is out of focus.
 * The last hundred are like those held out, and newer: they show what a change made with the others in view is worth.
 */
import sharp from 'sharp';
import { compose, randomOf, type Composite } from './composite.ts';
import type { Random } from './drawings.ts';
import { GROUND_KINDS, groundOf, type GroundKind } from './grounds.ts';

export interface OpaqueScene extends Composite {
  /** Number, shape, surface and background. */
  name: string;
  ground: GroundKind;
}

/** Those tuned on, those held out, both, the harder and the fresh ones: from their first number to that of the next. */
export const OPAQUE_SETS = {
  tuned: [0, 100],
  'held-out': [100, 200],
  all: [0, 200],
  harder: [200, 240],
  fresh: [240, 340],
} as const;
const [HARDER, FRESH] = OPAQUE_SETS.harder;
const [, END] = OPAQUE_SETS.fresh;

const number = (value: number) => value.toFixed(1);
const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const oneOf = <Value>(random: Random, list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${number(((hue % 360) + 360) % 360)} ${number(saturation)}% ${number(lightness)}%)`;

/** A product in a box of 1000 × 1000: its outline (even-odd), and what is drawn below and above it in other colors. */
interface Shape {
  body: string;
  under?: string;
  over?: string;
}

const ring = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 z`;
const slab = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y} h${width - 2 * r} q${r} 0 ${r} ${r} v${height - 2 * r} q0 ${r} ${-r} ${r} h${2 * r - width} q${-r} 0 ${-r} ${-r} v${2 * r - height} q0 ${-r} ${r} ${-r} z`;
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;

type DrawShape = (dark: string, random: Random) => Shape;

const SHAPES: Readonly<Record<string, DrawShape>> = {
  can: () => ({ body: 'M300 190 q200 -70 400 0 v620 q-200 70 -400 0 z' }),
  carton: () => ({ body: slab(270, 140, 460, 740, 6) }),
  bottle: (dark) => ({
    body: 'M430 210 h140 v90 q90 50 100 150 v410 q0 50 -50 50 h-240 q-50 0 -50 -50 v-410 q10 -100 100 -150 z',
    over: area(slab(420, 90, 160, 130, 14), dark),
  }),
  tube: (dark) => ({
    body: 'M330 120 h340 l-30 640 h-280 z',
    over: area(slab(370, 750, 260, 150, 20), dark),
  }),
  jar: (dark) => ({ body: slab(250, 320, 500, 540, 60), over: area(slab(270, 190, 460, 150, 24), dark) }),
  mug: () => ({
    body: 'M230 270 h450 v90 h60 q120 10 120 150 t-120 150 h-62 q-6 170 -90 170 h-270 q-88 0 -88 -90 z M680 440 v140 h50 q50 -8 50 -70 t-50 -70 z',
  }),
  tote: (dark) => ({
    body: 'M210 430 h580 l50 440 q0 40 -40 40 h-600 q-40 0 -40 -40 z',
    under: line('M360 440 q-20 -320 140 -320 t140 320', dark, 26),
  }),
  book: () => ({ body: 'M250 170 L700 130 L770 840 L320 890 z' }),
  ball: () => ({ body: ring(500, 500, 370, 370) }),
  vase: () => ({
    body: 'M410 120 h180 q-10 130 60 250 q120 240 -70 520 h-160 q-190 -280 -70 -520 q70 -120 60 -250 z',
  }),
  cup: (dark) => ({ body: 'M290 250 h420 l-60 620 q-150 40 -300 0 z', over: area(slab(270, 200, 460, 70, 26), dark) }),
  shirt: () => ({
    body: 'M380 170 q120 90 240 0 l230 120 l-80 190 l-100 -40 v440 h-340 v-440 l-100 40 l-80 -190 z',
  }),
  phone: (dark) => ({ body: slab(320, 100, 360, 800, 60), over: area(slab(345, 130, 130, 130, 40), dark) }),
  bowl: () => ({ body: 'M140 380 q360 -60 720 0 q-20 340 -240 410 h-240 q-220 -70 -240 -410 z' }),
  soap: () => ({ body: slab(160, 330, 680, 360, 130) }),
  pump: (dark) => ({
    body: slab(310, 360, 380, 530, 70),
    over: `${area(slab(430, 270, 140, 100, 10), dark)}${line('M500 280 v-110 h-170 v30', dark, 44)}`,
  }),
};

const HELD_OUT_SHAPES: Readonly<Record<string, DrawShape>> = {
  tape: () => ({ body: `${ring(500, 500, 380, 380)} ${ring(500, 500, 190, 190)}` }),
  pouch: () => ({ body: 'M270 130 h460 l30 90 q-40 330 20 640 q-280 60 -560 0 q60 -310 20 -640 z' }),
  kettle: (dark) => ({
    body: 'M300 420 q200 -120 400 0 q130 240 60 450 h-520 q-70 -210 60 -450 z',
    under: line('M330 420 q10 -250 170 -250 t170 250', dark, 40),
    over: area('M720 520 l170 -130 l40 40 l-160 230 z', dark),
  }),
  sneaker: (dark) => ({
    body: 'M110 660 q-10 -190 190 -230 l180 -170 q50 130 190 220 q240 40 250 190 z',
    over: area(slab(90, 650, 850, 110, 50), dark),
  }),
  cushion: () => ({ body: 'M160 200 q340 70 680 0 q-70 300 0 620 q-340 -70 -680 0 q70 -300 0 -620 z' }),
  speaker: (dark) => ({
    body: slab(280, 110, 440, 790, 40),
    over: `${area(ring(500, 330, 110, 110), dark)}${area(ring(500, 660, 160, 160), dark)}`,
  }),
  heart: () => ({
    body: 'M500 880 q-400 -260 -380 -500 q30 -230 230 -220 q110 10 150 130 q40 -120 150 -130 q200 -10 230 220 q20 240 -380 500 z',
  }),
  pan: (dark) => ({
    body: ring(400, 500, 310, 310),
    under: line('M690 440 L960 360', dark, 60),
  }),
  plate: () => ({ body: ring(500, 520, 430, 270) }),
  perfume: (dark) => ({ body: slab(240, 380, 520, 500, 24), over: area(slab(400, 150, 200, 240, 12), dark) }),
  scissors: (dark) => ({
    body: 'M440 560 L620 90 L680 110 L560 600 z M560 560 L380 90 L320 110 L440 600 z',
    under: `${line(ring(390, 730, 90, 120), dark, 44)}${line(ring(610, 730, 90, 120), dark, 44)}`,
  }),
  basket: (dark) => ({
    body: 'M170 430 h660 l-70 430 q-260 40 -520 0 z',
    under: line('M240 440 q20 -300 260 -300 t260 300', dark, 34),
  }),
};

/** The color of what lies on top of a surface, and how: SVG within the shape's outline, in its box. */
type DrawSurface = (hue: number, ground: readonly [string, string], random: Random) => string;

const fill = '<rect width="1000" height="1000" fill="';
const blend = (id: string, stops: readonly string[], turn: string) =>
  `<defs><linearGradient id="${id}" ${turn}>${stops.map((color, index) => `<stop offset="${number((100 * index) / (stops.length - 1))}%" stop-color="${color}"/>`).join('')}</linearGradient></defs>${fill}url(#${id})"/>`;
const ACROSS = 'x1="0.2" y1="0" x2="0.8" y2="0"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const round = (id: string, light: string, dark: string) =>
  `<defs><radialGradient id="${id}" cx="0.38" cy="0.32" r="0.75"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>${fill}url(#${id})"/>`;
const label = (random: Random, paper: string, ink: string) => {
  const top = between(random, 400, 520);
  return `${area(slab(300, top, 400, 260, 10), paper)}${area(ring(500, top + 70, 44, 44), ink)}${many(3, (row) => area(slab(350 + row * 14, top + 140 + row * 34, 300 - row * 50, 16, 4), ink))}`;
};

const SURFACES: Readonly<Record<string, DrawSurface>> = {
  flat: (hue, _ground, random) => `${fill}${hsl(hue, between(random, 20, 80), between(random, 30, 70))}"/>`,
  shaded: (hue) => blend('s', [hsl(hue, 50, 26), hsl(hue, 55, 60), hsl(hue, 50, 44), hsl(hue, 50, 20)], ACROSS),
  ball: (hue) => round('s', hsl(hue, 60, 74), hsl(hue, 55, 28)),
  glossy: (hue) =>
    `${round('s', hsl(hue, 65, 58), hsl(hue, 65, 32))}<path d="M390 150 q-60 300 -10 640" stroke="#ffffff" stroke-width="34" fill="none" opacity="0.75"/><path d="M640 200 q40 260 0 560" stroke="#ffffff" stroke-width="12" fill="none" opacity="0.5"/>`,
  printed: (hue, _ground, random) =>
    `${blend('s', [hsl(hue, 40, 44), hsl(hue, 44, 62), hsl(hue, 40, 40)], ACROSS)}${label(random, '#f4efe3', hsl(hue + 170, 50, 28))}`,
  striped: (hue) =>
    `${fill}${hsl(hue, 45, 78)}"/>${many(9, (index) => area(`M0 ${index * 112} h1000 v50 h-1000 z`, hsl(hue + 20, 55, 42)))}`,
  textured: (hue, _ground, random) =>
    `<defs><filter id="t" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${number(between(random, 0.1, 0.5))} 0.1" numOctaves="3" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.9 0 0 0 -0.2"/></filter></defs>${fill}${hsl(hue, 32, 52)}"/><rect width="1000" height="1000" filter="url(#t)"/>`,
  /** Ceramic, cloth, leather: plain, but lit unevenly. */
  uneven: (hue, _ground, random) =>
    `<defs><filter id="t" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${between(random, 0.003, 0.008).toFixed(4)}" numOctaves="1" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${number(between(random, 0.4, 1.4))} 0 0 0 -0.2"/></filter></defs>${fill}${hsl(hue, 36, 58)}"/><rect width="1000" height="1000" filter="url(#t)"/>`,
  dark: (hue) => blend('s', [hsl(hue, 8, 7), hsl(hue, 10, 17), hsl(hue, 8, 9)], ACROSS),
  white: (hue) => blend('s', [hsl(hue, 6, 84), hsl(hue, 6, 97), hsl(hue, 6, 90), hsl(hue, 6, 78)], ACROSS),
  pale: (hue) => round('s', hsl(hue, 45, 92), hsl(hue, 34, 78)),
  halves: (hue) => `${fill}${hsl(hue, 50, 66)}"/>${area('M0 520 h1000 v480 h-1000 z', hsl(hue + 150, 45, 34))}`,
  /** The background's own colors. */
  alike: (_hue, [one, two]) => blend('s', [two, one], DOWN),
};

const HELD_OUT_SURFACES: Readonly<Record<string, DrawSurface>> = {
  metal: () => blend('s', ['#6b7078', '#e8ebee', '#8e949b', '#f5f7f8', '#767b82', '#b9bec3'], ACROSS),
  dotted: (hue, _ground, random) =>
    `${fill}${hsl(hue, 40, 80)}"/>${many(90, () => area(ring(Math.round(random() * 1000), Math.round(random() * 1000), 26, 26), hsl(hue + 90, 55, 46)))}`,
  fade: (hue) => blend('s', [hsl(hue, 60, 72), hsl(hue + 60, 60, 52), hsl(hue + 110, 50, 36)], DOWN),
  satin: (hue) =>
    blend('s', [hsl(hue, 26, 62), hsl(hue, 26, 74), hsl(hue, 26, 66), hsl(hue, 26, 58)], 'x1="0" y1="0" x2="1" y2="1"'),
  window: (hue) =>
    `${fill}${hsl(hue, 40, 22)}"/>${area('M330 220 l150 -20 v200 l-150 20 z M500 196 l120 -16 v200 l-120 16 z', '#dfe9f2')}`,
  checked: (hue) =>
    `${fill}${hsl(hue, 24, 86)}"/>${many(10, (index) => `<path d="M${index * 100} 0 h46 v1000 h-46 z M0 ${index * 100} h1000 v46 h-1000 z" fill="${hsl(hue, 60, 40)}" opacity="0.5"/>`)}`,
  /** The background's colors as it has them, from top to bottom. */
  camouflaged: (_hue, [one, two]) => blend('s', [one, two], DOWN),
};

const PLAIN_SHAPES = [
  'can',
  'carton',
  'tube',
  'jar',
  'vase',
  'ball',
  'bowl',
  'pouch',
  'cushion',
  'tote',
  'kettle',
  'soap',
];
const PLAIN_SURFACES = ['shaded', 'ball', 'glossy', 'uneven', 'white', 'pale', 'satin', 'fade', 'metal', 'alike'];

const SIZES = [
  { width: 1024, height: 1024 },
  { width: 1280, height: 960 },
  { width: 960, height: 1280 },
  { width: 1080, height: 1350 },
  { width: 2400, height: 1800 },
] as const;

/**
 * Draws the product of this number.
 * @param index 0..339, as OPAQUE_SETS has them
 * @param photos the pictures to take photographed backgrounds from: bytes of files
 */
export async function drawOpaque(index: number, photos: readonly Uint8Array[]): Promise<OpaqueScene> {
  if (!Number.isInteger(index) || index < 0 || index >= END)
    throw new RangeError(`The products have the numbers 0 to ${END - 1}, not ${index}`);
  const random = randomOf(`opaque-${index}`);
  const isHarder = index >= HARDER && index < FRESH;
  const size = SIZES[index % SIZES.length] as (typeof SIZES)[number];
  const kind = isHarder
    ? index % 2 === 0
      ? 'soft'
      : 'photo'
    : (GROUND_KINDS[index % GROUND_KINDS.length] as GroundKind);
  const ground = groundOf(kind, random, size, photos.length, isHarder);
  const isTuned = index < OPAQUE_SETS['held-out'][0];
  const shapes = Object.entries(isTuned ? SHAPES : { ...SHAPES, ...HELD_OUT_SHAPES });
  const surfaces = Object.entries(isTuned ? SURFACES : { ...SURFACES, ...HELD_OUT_SURFACES });
  const among = <Value>(all: [string, Value][], plain: readonly string[]) =>
    isHarder ? all.filter(([name]) => plain.includes(name)) : all;
  const [shape, drawShape] = oneOf(random, among(shapes, PLAIN_SHAPES));
  const [surface, drawSurface] = oneOf(random, among(surfaces, PLAIN_SURFACES));
  const hue = random() * 360;
  const {
    body,
    under = '',
    over = '',
  } = drawShape(hsl(hue + oneOf(random, [0, 180]), 30, between(random, 16, 40)), random);
  const subject = `<g transform="rotate(${number(between(random, -6, 6))} 500 500)">${under}<clipPath id="c"><path d="${body}" clip-rule="evenodd"/></clipPath><g clip-path="url(#c)">${drawSurface(hue, ground.colors, random)}</g>${over}</g>`;
  const place = {
    x: between(random, 0.44, 0.56),
    y: between(random, 0.48, 0.54),
    side: between(random, isHarder ? 0.8 : 0.6, 0.92),
  };
  const photo = ground.photo === null ? null : (photos[ground.photo.index] as Uint8Array);
  const back = photo === null ? await sharp(svgOf(ground.svg, size)).png().toBuffer() : await partOf(photo, size);
  const blurred = ground.blur > 0.3 ? await sharp(back).blur(ground.blur).png().toBuffer() : back;
  return {
    name: `${index}-${shape}-${surface}-${ground.name}`,
    ground: kind,
    ...(await compose(subject, place, blurred, size, random, {
      vignette: between(random, 0.2, 1.1),
      // Phones smooth their noise away: what is left of the light on a plain surface is then seen to the last step.
      grain: oneOf(random, [0, 1, 3, 9]),
      blur: between(random, 0.4, 2.6),
      shadow: { share: between(random, 0, 0.7), soft: between(random, 0.004, 0.04), below: between(random, 0, 0.03) },
    })),
  };
}

const svgOf = (body: string, { width, height }: { width: number; height: number }) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

const partOf = (photo: Uint8Array, { width, height }: { width: number; height: number }) =>
  sharp(photo).autoOrient().flatten({ background: '#ffffff' }).resize(width, height, { fit: 'cover' }).png().toBuffer();
