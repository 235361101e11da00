/** The ready combinations of texts. Each is told on a sheet 600 px wide; how large it becomes on a page is decided there. */
import type { TextLayer } from '#design/document/layers.ts';
import type { Paint } from '#design/document/values.ts';
import { LABEL_COMBINATIONS } from './text-combination-labels.ts';
import type { TextCombination } from './text-combinations.ts';

const INK = '#17150f';
const PERSIMMON = '#f4502f';
const TEAL = '#0f6b66';

const solid = (color: string): Paint => ({ type: 'solid', color });
const gradient = (angle: number, ...colors: string[]): Paint => ({ type: 'linear', angle, stops: colors.map((color, index) => ({ at: index / (colors.length - 1), color })) });
const outline = (color: string, width: number): NonNullable<TextLayer['stroke']> => ({ color, width, dash: [] });
/** Copies that make a block of letters, `count` steps down to the right. */
const block = (color: string, count: number, step: number): TextLayer['echoes'] => Array.from({ length: count }, (_, index) => ({ color, x: step * (count - index), y: step * (count - index) }));

const HEADLINES: readonly TextCombination[] = [
  {
    id: 'bold', name: 'textStyle.bold', group: 'headline',
    parts: [
      { words: 'textStyle.bold.1', y: 0, fontFamily: 'Archivo Black', fontSize: 96, lineHeight: 0.95, letterCase: 'upper', letterSpacing: -15, fill: solid(INK) },
      { words: 'textStyle.bold.2', y: 205, fontFamily: 'DM Sans', fontWeight: 500, fontSize: 30, fill: solid(PERSIMMON) },
    ],
  },
  {
    id: 'curved', name: 'textStyle.curved', group: 'headline',
    parts: [
      { words: 'textStyle.curved.1', y: 0, fontFamily: 'Bebas Neue', fontSize: 120, letterSpacing: 20, curve: 105, fill: solid(PERSIMMON) },
      { words: 'textStyle.curved.2', y: 150, fontFamily: 'Caveat', fontWeight: 700, fontSize: 54, fill: solid(INK) },
    ],
  },
  {
    id: 'editorial', name: 'textStyle.editorial', group: 'headline',
    parts: [
      { words: 'textStyle.editorial.1', y: 0, fontFamily: 'Montserrat', fontWeight: 500, fontSize: 22, letterSpacing: 420, letterCase: 'upper', fill: solid(INK) },
      { words: 'textStyle.editorial.2', y: 36, fontFamily: 'Playfair Display', fontWeight: 500, fontSize: 112, lineHeight: 1.05, fill: solid(INK) },
      { shape: { kind: 'rectangle', radius: 0 }, x: 270, y: 178, width: 60, height: 3, fill: solid(PERSIMMON) },
      { words: 'textStyle.editorial.3', y: 200, fontFamily: 'Cormorant Garamond', fontWeight: 500, fontSize: 34, fill: solid(INK) },
    ],
  },
  {
    id: 'gradient', name: 'textStyle.gradient', group: 'headline',
    parts: [{ words: 'textStyle.gradient.1', y: 0, fontFamily: 'Unbounded', fontWeight: 800, fontSize: 104, lineHeight: 1, fill: gradient(110, '#f4502f', '#f08a24', '#e7b93c') }],
  },
  {
    id: 'neon', name: 'textStyle.neon', group: 'headline', pale: true,
    parts: [
      { shape: { kind: 'rectangle', radius: 36 }, x: 0, y: 0, width: 600, height: 300, fill: solid('#1c1326') },
      { words: 'textStyle.neon.1', y: 42, fontFamily: 'Pacifico', fontSize: 104, lineHeight: 1.3, fill: solid('#ffe3f3'), stroke: outline('#ff3fa4', 5), shadow: { color: '#ff3fa4', x: 0, y: 0, blur: 44 } },
      { words: 'textStyle.neon.2', y: 206, fontFamily: 'Outfit', fontWeight: 400, fontSize: 30, letterSpacing: 300, letterCase: 'upper', fill: solid('#dffcff'), shadow: { color: '#00d5ff', x: 0, y: 0, blur: 18 } },
    ],
  },
  {
    id: 'stacked', name: 'textStyle.stacked', group: 'headline',
    parts: [
      { words: 'textStyle.stacked.1', y: 0, fontFamily: 'Anton', fontSize: 128, lineHeight: 1.02, letterCase: 'upper', fill: solid('#17150f00'), stroke: outline(INK, 3) },
      { words: 'textStyle.stacked.1', y: 118, fontFamily: 'Anton', fontSize: 128, lineHeight: 1.02, letterCase: 'upper', fill: solid(PERSIMMON) },
      { words: 'textStyle.stacked.1', y: 236, fontFamily: 'Anton', fontSize: 128, lineHeight: 1.02, letterCase: 'upper', fill: solid('#17150f00'), stroke: outline(INK, 3) },
    ],
  },
  {
    id: 'retro', name: 'textStyle.retro', group: 'headline',
    parts: [{ words: 'textStyle.retro.1', y: 0, fontFamily: 'Righteous', fontSize: 132, curve: 60, fill: solid('#f7b733'), stroke: outline('#5b1f0e', 8), echoes: block('#d9482b', 6, 3) }],
  },
  {
    id: 'glitch', name: 'textStyle.glitch', group: 'headline',
    parts: [{ words: 'textStyle.glitch.1', y: 0, fontFamily: 'Archivo Black', fontSize: 108, letterCase: 'upper', fill: solid(INK), echoes: [{ color: '#00d5ff', x: -6, y: 3 }, { color: '#ff2f92', x: 6, y: -3 }] }],
  },
  {
    id: 'comic', name: 'textStyle.comic', group: 'headline',
    parts: [
      { shape: { kind: 'star', points: 14, inner: 0.72, radius: 0 }, x: 60, y: 0, width: 480, height: 330, fill: solid(PERSIMMON), rotation: -4 },
      { words: 'textStyle.comic.1', x: 40, width: 520, y: 92, fontFamily: 'Bangers', fontSize: 138, lineHeight: 1.05, letterSpacing: 30, rotation: -7, fill: solid('#ffe14d'), stroke: outline(INK, 12), echoes: [{ color: INK, x: 7, y: 7 }] },
    ],
  },
  {
    id: 'signature', name: 'textStyle.signature', group: 'headline',
    parts: [
      { words: 'textStyle.signature.1', y: 0, fontFamily: 'Great Vibes', fontSize: 132, lineHeight: 1.15, fill: solid(INK) },
      { words: 'textStyle.signature.2', y: 158, fontFamily: 'Josefin Sans', fontWeight: 400, fontSize: 24, letterSpacing: 380, letterCase: 'upper', fill: solid('#6d675a') },
    ],
  },
  {
    id: 'splice', name: 'textStyle.splice', group: 'headline',
    parts: [{ words: 'textStyle.splice.1', y: 0, fontFamily: 'Alfa Slab One', fontSize: 104, lineHeight: 1.02, fill: solid('#17150f00'), stroke: outline(INK, 3.5), echoes: [{ color: '#8fd3c8', x: 9, y: 9 }] }],
  },
  {
    id: 'season', name: 'textStyle.season', group: 'headline',
    parts: [
      { words: 'textStyle.season.1', y: 20, fontFamily: 'Abril Fatface', fontSize: 110, lineHeight: 1, fill: gradient(180, '#0f6b66', '#0a3f3c') },
      { words: 'textStyle.season.2', x: 60, y: 108, fontFamily: 'Sacramento', fontSize: 96, lineHeight: 1, rotation: -5, fill: solid(PERSIMMON) },
    ],
  },
];

const SALES: readonly TextCombination[] = [
  {
    id: 'sale-badge', name: 'textStyle.saleBadge', group: 'sale',
    parts: [
      { shape: { kind: 'star', points: 20, inner: 0.88, radius: 0 }, x: 110, y: 0, width: 380, height: 380, fill: solid(PERSIMMON) },
      { words: 'textStyle.saleBadge.1', y: 84, fontFamily: 'League Spartan', fontWeight: 600, fontSize: 40, letterSpacing: 160, letterCase: 'upper', fill: solid('#ffffff') },
      { words: 'textStyle.saleBadge.2', y: 122, fontFamily: 'Anton', fontSize: 132, lineHeight: 1.05, fill: solid('#ffffff') },
      { words: 'textStyle.saleBadge.3', y: 264, fontFamily: 'League Spartan', fontWeight: 600, fontSize: 40, letterSpacing: 160, letterCase: 'upper', fill: solid('#ffe9c9') },
    ],
  },
  {
    id: 'price', name: 'textStyle.price', group: 'sale',
    parts: [
      { words: 'textStyle.price.1', y: 0, x: 0, width: 330, align: 'right', fontFamily: 'Outfit', fontWeight: 800, fontSize: 150, lineHeight: 1, letterSpacing: -30, fill: solid(PERSIMMON) },
      { words: 'textStyle.price.2', y: 22, x: 352, width: 230, align: 'left', fontFamily: 'Outfit', fontWeight: 500, fontSize: 54, lineHeight: 1, strikethrough: true, fill: solid('#8a8375') },
      { words: 'textStyle.price.3', y: 86, x: 352, width: 230, align: 'left', fontFamily: 'Outfit', fontWeight: 600, fontSize: 27, fill: solid(INK) },
    ],
  },
  {
    id: 'big-sale', name: 'textStyle.bigSale', group: 'sale',
    parts: [
      { words: 'textStyle.bigSale.1', y: 0, fontFamily: 'Anton', fontSize: 230, lineHeight: 1.02, letterSpacing: 10, letterCase: 'upper', fill: solid(INK) },
      { words: 'textStyle.bigSale.2', x: 80, width: 440, y: 258, fontFamily: 'DM Sans', fontWeight: 700, fontSize: 36, fill: solid('#ffffff'), box: { fill: solid(PERSIMMON), paddingX: 18, paddingY: 12, radius: 60 } },
    ],
  },
  {
    id: 'deal', name: 'textStyle.deal', group: 'sale',
    parts: [
      { words: 'textStyle.deal.1', y: 0, fontFamily: 'Bebas Neue', fontSize: 150, lineHeight: 0.92, letterSpacing: 10, fill: solid(TEAL) },
      { words: 'textStyle.deal.2', y: 136, fontFamily: 'Bebas Neue', fontSize: 110, lineHeight: 0.92, letterSpacing: 10, fill: solid(INK) },
      { words: 'textStyle.deal.3', y: 246, fontFamily: 'Work Sans', fontWeight: 500, fontSize: 26, fill: solid('#6d675a') },
    ],
  },
  {
    id: 'black-friday', name: 'textStyle.blackFriday', group: 'sale', pale: true,
    parts: [
      { shape: { kind: 'rectangle', radius: 0 }, x: 20, y: 0, width: 560, height: 268, fill: solid('#0d0c0a') },
      { words: 'textStyle.blackFriday.1', y: 36, fontFamily: 'Syne', fontWeight: 800, fontSize: 86, lineHeight: 1, letterCase: 'upper', fill: solid('#ffffff') },
      { words: 'textStyle.blackFriday.2', y: 128, fontFamily: 'Syne', fontWeight: 800, fontSize: 86, lineHeight: 1, letterCase: 'upper', fill: solid('#0d0c0a00'), stroke: outline('#ffffff', 2.5) },
    ],
  },
  {
    id: 'today', name: 'textStyle.today', group: 'sale',
    parts: [
      { words: 'textStyle.today.1', y: 0, fontFamily: 'Kaushan Script', fontSize: 118, lineHeight: 1.1, rotation: -4, fill: solid('#ffffff'), stroke: outline(PERSIMMON, 14), shadow: { color: '#17150f59', x: 0, y: 8, blur: 14 } },
      { words: 'textStyle.today.2', y: 152, fontFamily: 'Poppins', fontWeight: 600, fontSize: 34, fill: solid(INK) },
    ],
  },
];

/** All of them, in the order in which they are shown. */
export const TEXT_COMBINATIONS: readonly TextCombination[] = [...HEADLINES, ...SALES, ...LABEL_COMBINATIONS];
