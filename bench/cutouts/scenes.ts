/**
 * Pictures whose true cutout is known: subjects drawn with their alpha (smooth shapes, straps, holes, strands, spokes,
 * leaves) on textured backgrounds, with a photo's shading, noise and compression. Everything is derived from the seed
 * in its name.
 */
import { compose, randomOf, type Composite } from './composite.ts';
import { HELD_OUT_BACKGROUNDS, HELD_OUT_SUBJECTS } from './held-out.ts';
import { EDGES_OF, type EdgeKind } from './kinds.ts';
import type { PaintBackground, Random, Subject } from './drawings.ts';
import { UNSEEN_BACKGROUNDS, UNSEEN_SUBJECTS } from './unseen.ts';

export interface Scene extends Composite {
  name: string;
  /** The material of its edges. */
  kind: EdgeKind;
}

const around = (random: Random, middle: number, spread: number) => middle + (random() * 2 - 1) * spread;

const shade = (id: string, light: string, dark: string) =>
  `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

/** Thin curved strokes growing out of a region: hair, fur, bristles. */
function strands(
  random: Random,
  count: number,
  colors: readonly string[],
  from: () => readonly [number, number, number],
  length: number,
  width: number,
): string {
  return Array.from({ length: count }, () => {
    const [x, y, angle] = from();
    const reach = length * around(random, 0.8, 0.4);
    const bend = around(random, 0, 0.6);
    const [midX, midY] = [x + Math.cos(angle + bend) * reach * 0.5, y + Math.sin(angle + bend) * reach * 0.5];
    const [endX, endY] = [x + Math.cos(angle - bend * 0.5) * reach, y + Math.sin(angle - bend * 0.5) * reach];
    const color = colors[Math.floor(random() * colors.length)];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)} Q${midX.toFixed(1)} ${midY.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}" fill="none" stroke="${color}" stroke-width="${around(random, width, width * 0.4).toFixed(2)}" stroke-linecap="round"/>`;
  }).join('');
}

/** Subjects in a box of 1000 × 1000. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  vase: () =>
    `<defs>${shade('a', '#9fc3e8', '#1d3e70')}</defs><path d="M400 150 h200 q-14 130 60 260 q110 220 -60 420 h-200 q-170 -200 -60 -420 q74 -130 60 -260 z" fill="url(#a)"/><path d="M420 170 q0 130 -70 270" stroke="#dcebf8" stroke-width="14" fill="none" opacity="0.7"/>`,
  mug: () =>
    `<defs>${shade('a', '#ffffff', '#9aa3ab')}</defs><path d="M660 380 h90 q110 10 110 130 t-110 140 h-90 v-60 h80 q60 -10 60 -80 t-60 -74 h-80 z" fill="#b8c0c6"/><path d="M240 280 h440 v460 q0 70 -70 70 h-300 q-70 0 -70 -70 z" fill="url(#a)"/><ellipse cx="460" cy="282" rx="220" ry="40" fill="#5b3a24"/>`,
  bag: () =>
    `<defs>${shade('a', '#d98b57', '#6f3314')}</defs><path d="M330 460 q-30 -350 170 -350 t170 350" fill="none" stroke="#7a3a18" stroke-width="20"/><path d="M400 460 q-10 -250 100 -250 t100 250" fill="none" stroke="#4d220c" stroke-width="9"/><path d="M220 450 h560 l60 400 q0 40 -40 40 h-600 q-40 0 -40 -40 z" fill="url(#a)"/><rect x="430" y="470" width="140" height="90" rx="12" fill="#c9a24a"/>`,
  ring: () =>
    `<defs>${shade('a', '#ffe9a8', '#a06a12')}</defs><path fill-rule="evenodd" fill="url(#a)" d="M500 150 a350 350 0 1 0 1 0 z M500 270 a230 230 0 1 1 -1 0 z"/><path d="M440 160 l60 -110 l60 110 z" fill="#bfe3ff"/>`,
  fur: (random) =>
    `<defs>${shade('a', '#c79a6b', '#5c3a1e')}</defs><ellipse cx="500" cy="540" rx="280" ry="300" fill="url(#a)"/>${strands(
      random,
      1600,
      ['#8b5e36', '#b98c5c', '#5c3a1e', '#d9b88f'],
      () => {
        const angle = random() * Math.PI * 2;
        return [500 + Math.cos(angle) * 268, 540 + Math.sin(angle) * 288, angle + around(random, 0, 0.5)];
      },
      70,
      2.4,
    )}<circle cx="420" cy="450" r="26" fill="#161010"/><circle cx="580" cy="450" r="26" fill="#161010"/><ellipse cx="500" cy="540" rx="40" ry="28" fill="#2a1a16"/>`,
  portrait: (random) =>
    `<defs>${shade('a', '#f3c9a8', '#b07a56')}${shade('b', '#3d6f8e', '#16303f')}</defs>${strands(random, 900, ['#2c1a10', '#4a2d1a', '#6b452a'], () => [around(random, 500, 170), around(random, 280, 110), Math.PI / 2 + around(random, 0, 1.6)], 330, 2.6)}<path d="M120 1000 q20 -270 260 -300 h240 q240 30 260 300 z" fill="url(#b)"/><rect x="430" y="560" width="140" height="170" fill="#b98563"/><ellipse cx="500" cy="430" rx="150" ry="200" fill="url(#a)"/><path d="M340 420 q-10 -230 160 -240 t160 240 q-40 -130 -160 -140 t-160 140 z" fill="#3a2415"/>${strands(
      random,
      260,
      ['#2c1a10', '#4a2d1a', '#7a5233'],
      () => {
        const angle = -Math.PI * random();
        return [500 + Math.cos(angle) * 158, 400 + Math.sin(angle) * 200, angle + around(random, 0, 0.7)];
      },
      120,
      1.8,
    )}<circle cx="445" cy="420" r="14" fill="#20120c"/><circle cx="555" cy="420" r="14" fill="#20120c"/><path d="M450 530 q50 34 100 0" stroke="#8c3b34" stroke-width="12" fill="none"/>`,
  chair: () =>
    `<g fill="none" stroke="#6b4a2b" stroke-linecap="round"><path d="M300 120 L340 560 M700 120 L660 560" stroke-width="26"/><path d="M310 210 H690 M318 300 H682 M326 390 H674" stroke-width="16"/><path d="M340 560 L290 940 M660 560 L710 940 M400 600 L380 930 M600 600 L620 930" stroke-width="22"/><path d="M305 800 H695" stroke-width="10"/></g><path d="M300 540 h400 l60 70 h-520 z" fill="#a97444"/>`,
  plant: (random) =>
    `<defs>${shade('a', '#e6e0d6', '#8b7f70')}</defs>${Array.from({ length: 22 }, (_, index) => {
      const angle = -Math.PI * (0.08 + (0.84 * index) / 21);
      const reach = around(random, 380, 70);
      const [x, y] = [500 + Math.cos(angle) * reach, 640 + Math.sin(angle) * reach];
      const [sideX, sideY] = [Math.cos(angle + 1.57) * 34, Math.sin(angle + 1.57) * 34];
      const [midX, midY] = [500 + Math.cos(angle) * reach * 0.62, 640 + Math.sin(angle) * reach * 0.62];
      return `<path d="M500 640 L${midX} ${midY}" stroke="#3d6b2c" stroke-width="6"/><path d="M${midX - Math.cos(angle) * 60} ${midY - Math.sin(angle) * 60} Q${midX + sideX * 1.6} ${midY + sideY * 1.6} ${x} ${y} Q${midX - sideX * 1.6} ${midY - sideY * 1.6} ${midX - Math.cos(angle) * 60} ${midY - Math.sin(angle) * 60} z" fill="${['#3f7d34', '#5b9a43', '#2f6329'][index % 3]}"/>`;
    }).join('')}<path d="M350 640 h300 l-40 300 h-220 z" fill="url(#a)"/>`,
  wheel: () =>
    `<g fill="none" stroke="#20242a"><circle cx="500" cy="500" r="400" stroke-width="44"/><circle cx="500" cy="500" r="360" stroke="#9aa4ad" stroke-width="14"/>${Array.from({ length: 18 }, (_, index) => `<path d="M500 500 L${500 + Math.cos((index * Math.PI) / 9) * 360} ${500 + Math.sin((index * Math.PI) / 9) * 360}" stroke="#aab4bd" stroke-width="6"/>`).join('')}</g><circle cx="500" cy="500" r="46" fill="#555e66"/>`,
  shoe: () =>
    `<defs>${shade('a', '#ff6b52', '#8f1d10')}</defs><path d="M90 700 q-10 -230 200 -270 l190 -190 q40 150 170 240 q250 40 270 220 z" fill="url(#a)"/><path d="M80 700 h850 q10 90 -60 90 h-720 q-70 0 -70 -90 z" fill="#f5f2ec"/><path d="M420 330 l90 80 M370 380 l90 80 M320 425 l80 80" stroke="#fdfbf7" stroke-width="22" stroke-linecap="round"/>`,
  bottle: () =>
    `<defs>${shade('a', '#f2fbf6', '#5f9c80')}</defs><path d="M440 90 h120 v170 q10 60 70 110 q40 36 40 100 v400 q0 50 -50 50 h-240 q-50 0 -50 -50 v-400 q0 -64 40 -100 q60 -50 70 -110 z" fill="url(#a)" opacity="0.5"/><path d="M330 560 h340 v310 q0 50 -50 50 h-240 q-50 0 -50 -50 z" fill="#8a1f2b" opacity="0.82"/><path d="M434 60 h132 v60 h-132 z" fill="#3a2a1c"/><rect x="330" y="610" width="340" height="170" fill="#f4efe2"/><path d="M375 440 v400" stroke="#ffffff" stroke-width="16" opacity="0.65"/>`,
  sandal: () =>
    `<defs>${shade('a', '#d7a26a', '#7c4a21')}</defs><path d="M90 740 q300 60 820 -10 q30 60 -30 84 q-400 60 -770 10 q-50 -30 -20 -84 z" fill="url(#a)"/><g fill="none" stroke="#2b1b12" stroke-width="13"><path d="M180 745 q70 -190 250 -170 q90 20 120 160"/><path d="M330 750 q40 -240 200 -330 q150 -60 280 -40"/><path d="M760 735 q90 -170 50 -360 q-90 -80 -170 20 q-20 60 10 340"/><path d="M640 400 q110 60 190 10"/></g><circle cx="812" cy="398" r="17" fill="#d9b45b"/>`,
  ...HELD_OUT_SUBJECTS,
  ...UNSEEN_SUBJECTS,
};

/** Backgrounds as SVG; noise is added to everything. */
const BACKGROUNDS: Readonly<Record<string, PaintBackground>> = {
  wood: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#b98a5a"/>${Array.from({ length: 90 }, () => `<path d="M0 ${random() * height} q${width / 2} ${around(random, 0, 40)} ${width} ${around(random, 0, 30)}" stroke="${random() > 0.5 ? '#8f6236' : '#cfa372'}" stroke-width="${around(random, 4, 3)}" fill="none" opacity="0.6" transform="translate(0 0)"/>`).join('')}`,
  studio: (_random, width, height) =>
    `<defs><radialGradient id="g" cx="0.5" cy="0.4" r="0.8"><stop offset="0" stop-color="#eef1f3"/><stop offset="1" stop-color="#b3bdc4"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`,
  brick: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#c9bfb4"/>${Array.from({ length: 400 }, (_, index) => {
      const [row, column] = [Math.floor(index / 16), index % 16];
      return `<rect x="${(column - (row % 2) / 2) * (width / 15)}" y="${row * (height / 22)}" width="${width / 15 - 6}" height="${height / 22 - 6}" fill="hsl(${around(random, 14, 6)} ${around(random, 42, 8)}% ${around(random, 44, 8)}%)"/>`;
    }).join('')}`,
  bokeh: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#26352c"/>${Array.from({ length: 70 }, () => `<circle cx="${random() * width}" cy="${random() * height}" r="${around(random, width / 22, width / 40)}" fill="hsl(${around(random, 80, 60)} 45% ${around(random, 45, 18)}%)" opacity="0.45"/>`).join('')}`,
  grass: (random, width, height) =>
    `<rect width="${width}" height="${height * 0.45}" fill="#a9cbe6"/><rect y="${height * 0.45}" width="${width}" height="${height * 0.55}" fill="#5f8a3c"/>${Array.from({ length: 900 }, () => `<path d="M${random() * width} ${around(random, height * 0.75, height * 0.3)} q4 -20 ${around(random, 0, 12)} -${around(random, 34, 14)}" stroke="hsl(${around(random, 95, 18)} 42% ${around(random, 36, 12)}%)" stroke-width="3" fill="none"/>`).join('')}`,
  near: (_random, width, height) =>
    `<defs><radialGradient id="n" cx="0.5" cy="0.4" r="0.9"><stop offset="0" stop-color="#c98d58"/><stop offset="1" stop-color="#8a5630"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#n)"/>`,
  ...HELD_OUT_BACKGROUNDS,
  ...UNSEEN_BACKGROUNDS,
};

/** Subject, background, size, and the subject's position: its center and its side as shares of the picture's height. */
const SCENES: readonly {
  subject: string;
  background: string;
  width: number;
  height: number;
  x?: number;
  y?: number;
  side?: number;
}[] = [
  { subject: 'vase', background: 'wood', width: 1600, height: 1200 },
  { subject: 'mug', background: 'brick', width: 1600, height: 1200 },
  { subject: 'mug', background: 'studio', width: 3000, height: 2000 },
  { subject: 'bag', background: 'bokeh', width: 1800, height: 1800 },
  { subject: 'bag', background: 'wood', width: 2400, height: 3000 },
  { subject: 'ring', background: 'studio', width: 1600, height: 1600 },
  { subject: 'ring', background: 'brick', width: 1600, height: 1200 },
  { subject: 'fur', background: 'grass', width: 2000, height: 1500 },
  { subject: 'fur', background: 'studio', width: 1600, height: 1600 },
  { subject: 'portrait', background: 'bokeh', width: 2000, height: 2500, y: 0.6, side: 0.8 },
  { subject: 'portrait', background: 'brick', width: 1600, height: 1600, y: 0.55, side: 0.9 },
  { subject: 'chair', background: 'studio', width: 1600, height: 2000 },
  { subject: 'plant', background: 'studio', width: 1800, height: 1800 },
  { subject: 'plant', background: 'wood', width: 2000, height: 1500 },
  { subject: 'wheel', background: 'studio', width: 1600, height: 1600 },
  { subject: 'shoe', background: 'grass', width: 2400, height: 1600, x: 0.72, y: 0.68, side: 0.34 },
  { subject: 'shoe', background: 'wood', width: 4000, height: 3000, x: 0.35, y: 0.6, side: 0.3 },
  { subject: 'vase', background: 'bokeh', width: 700, height: 700 },
  { subject: 'bottle', background: 'studio', width: 1600, height: 1600 },
  { subject: 'bottle', background: 'brick', width: 1600, height: 1600 },
  { subject: 'sandal', background: 'studio', width: 1800, height: 1400 },
  { subject: 'sandal', background: 'grass', width: 1800, height: 1400 },
  { subject: 'fur', background: 'near', width: 1600, height: 1600 },
  { subject: 'bag', background: 'near', width: 1600, height: 1600 },
  { subject: 'goblet', background: 'stripes', width: 1600, height: 1600 },
  { subject: 'jar', background: 'shelf', width: 1600, height: 1600 },
  { subject: 'monocle', background: 'meadow', width: 1600, height: 1200 },
  { subject: 'flask', background: 'teal', width: 1600, height: 1600 },
];

/** Only looked at, never tuned on. */
const HELD_OUT: typeof SCENES = [
  { subject: 'box', background: 'room', width: 1600, height: 1200 },
  { subject: 'box', background: 'coral', width: 2000, height: 1600 },
  { subject: 'lamp', background: 'room', width: 1600, height: 2000 },
  { subject: 'lamp', background: 'leaves', width: 1500, height: 1500 },
  { subject: 'curls', background: 'sweep', width: 1600, height: 2000, y: 0.55, side: 0.95 },
  { subject: 'curls', background: 'room', width: 1600, height: 1600, y: 0.53, side: 0.95 },
  { subject: 'curls', background: 'leaves', width: 1800, height: 1800, y: 0.53, side: 0.95 },
  { subject: 'feather', background: 'sweep', width: 1600, height: 1600 },
  { subject: 'feather', background: 'coral', width: 1600, height: 1200 },
  { subject: 'basket', background: 'sweep', width: 1800, height: 1500 },
  { subject: 'basket', background: 'tiles', width: 1600, height: 1600 },
  { subject: 'teapot', background: 'coral', width: 1600, height: 1200 },
  { subject: 'teapot', background: 'leaves', width: 1600, height: 1600 },
  { subject: 'necklace', background: 'sweep', width: 1600, height: 1600 },
  { subject: 'necklace', background: 'coral', width: 1600, height: 1600 },
  { subject: 'dress', background: 'room', width: 1600, height: 2000 },
  { subject: 'dress', background: 'sweep', width: 2400, height: 3000 },
  { subject: 'tumbler', background: 'coral', width: 1600, height: 1600 },
  { subject: 'tumbler', background: 'tiles', width: 1600, height: 1600 },
  { subject: 'glasses', background: 'sweep', width: 1800, height: 1200 },
  { subject: 'glasses', background: 'tiles', width: 1800, height: 1200 },
  { subject: 'vial', background: 'plaid', width: 1600, height: 1600 },
  { subject: 'bubble', background: 'marble', width: 1600, height: 1600 },
  { subject: 'bicycle', background: 'shelf', width: 2000, height: 1600, side: 0.95 },
  { subject: 'bicycle', background: 'marble', width: 2000, height: 1600, side: 0.95 },
  { subject: 'fern', background: 'stripes', width: 1600, height: 1600 },
  { subject: 'dog', background: 'meadow', width: 1800, height: 1500, side: 0.85 },
  { subject: 'lace', background: 'teal', width: 1600, height: 1600 },
  { subject: 'lace', background: 'plaid', width: 1600, height: 1600 },
  { subject: 'frames', background: 'marble', width: 1800, height: 1200 },
  { subject: 'comb', background: 'stripes', width: 1600, height: 1200 },
];

async function draw(scene: (typeof SCENES)[number]): Promise<Scene> {
  const { subject, background, width, height, x = 0.5, y = 0.52, side = 0.78 } = scene;
  const name = nameOf(scene);
  const random = randomOf(name);
  const paintSubject = SUBJECTS[subject];
  const paintBackground = BACKGROUNDS[background];
  if (!paintSubject || !paintBackground) throw new Error(`There is no ${subject} on ${background}`);
  const drawn = paintSubject(random);
  const back = paintBackground(random, width, height);
  return {
    name,
    kind: EDGES_OF[subject] ?? 'plain',
    ...(await compose(drawn, { x, y, side }, back, { width, height }, random)),
  };
}

const nameOf = ({ subject, background, width }: (typeof SCENES)[number]) => `${subject}-${background}-${width}`;

/**
 * Names of the scenes that the refinement is tuned on, and of those it is only tested on: subject, background, width.
 */
export const tunedNames = SCENES.map(nameOf);
export const heldOutNames = HELD_OUT.map(nameOf);

/** Draws the scene of this name. */
export function drawScene(name: string): Promise<Scene> {
  const scene = [...SCENES, ...HELD_OUT].find((one) => nameOf(one) === name);
  if (!scene) throw new RangeError(`There is no scene ${name}`);
  return draw(scene);
}
