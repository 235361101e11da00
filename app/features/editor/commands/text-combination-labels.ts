/** Ready combinations for labels, quotes and details. */
import type { Paint } from '#design/document/values.ts';
import type { TextCombination } from './text-combinations.ts';

const INK = '#17150f';
const PERSIMMON = '#f4502f';
const TEAL = '#0f6b66';

const solid = (color: string): Paint => ({ type: 'solid', color });

export const LABEL_COMBINATIONS: readonly TextCombination[] = [
  {
    id: 'pill', name: 'textStyle.pill', group: 'label',
    parts: [{ words: 'textStyle.pill.1', x: 150, width: 300, fontFamily: 'Instrument Sans', fontWeight: 600, fontSize: 64, fill: solid('#ffffff'), box: { fill: solid(TEAL), paddingX: 34, paddingY: 14, radius: 80 } }],
  },
  {
    id: 'ribbon', name: 'textStyle.ribbon', group: 'label',
    parts: [{ words: 'textStyle.ribbon.1', y: 0, fontFamily: 'League Spartan', fontWeight: 700, fontSize: 66, letterSpacing: 60, letterCase: 'upper', curve: 76, fill: solid('#fff6e8'), box: { fill: solid('#b3261e'), paddingX: 40, paddingY: 14, radius: 10 } }],
  },
  {
    id: 'stamp', name: 'textStyle.stamp', group: 'label',
    parts: [
      { words: 'textStyle.stamp.1', y: 0, x: 0, fontFamily: 'Josefin Sans', fontWeight: 600, fontSize: 44, letterSpacing: 60, letterCase: 'upper', curve: 360, fill: solid(TEAL) },
      { words: 'textStyle.stamp.2', y: 138, fontFamily: 'DM Serif Display', fontSize: 110, lineHeight: 1.2, fill: solid(TEAL) },
    ],
  },
  {
    id: 'tag', name: 'textStyle.tag', group: 'label',
    parts: [
      { shape: { kind: 'rectangle', radius: 0 }, x: 60, y: 0, width: 480, height: 110, fill: null, stroke: { color: INK, width: 3, dash: [] } },
      { words: 'textStyle.tag.1', x: 60, width: 480, y: 33, fontFamily: 'Montserrat', fontWeight: 600, fontSize: 34, lineHeight: 1.3, letterSpacing: 260, letterCase: 'upper', fill: solid(INK) },
    ],
  },
  {
    id: 'sticker', name: 'textStyle.sticker', group: 'label',
    parts: [{ words: 'textStyle.sticker.1', y: 0, fontFamily: 'Baloo 2', fontWeight: 800, fontSize: 140, lineHeight: 1.15, rotation: -5, fill: solid('#7b5cd6'), stroke: { color: '#ffffff', width: 26, dash: [] }, shadow: { color: '#17150f66', x: 0, y: 8, blur: 18 } }],
  },
  {
    id: 'stars', name: 'textStyle.stars', group: 'label',
    parts: [
      { words: 'textStyle.stars.1', y: 0, fontFamily: 'Inter', fontSize: 72, letterSpacing: 80, fill: solid('#e7a91f') },
      { words: 'textStyle.stars.2', y: 94, fontFamily: 'Fraunces', fontWeight: 600, fontSize: 46, fill: solid(INK) },
    ],
  },
  {
    id: 'highlight', name: 'textStyle.highlight', group: 'label',
    parts: [
      { shape: { kind: 'rectangle', radius: 4 }, x: 64, y: 52, width: 472, height: 46, fill: solid('#ffe14d'), rotation: -1 },
      { words: 'textStyle.highlight.1', y: 0, fontFamily: 'Space Grotesk', fontWeight: 700, fontSize: 82, fill: solid(INK) },
    ],
  },
  {
    id: 'gift', name: 'textStyle.gift', group: 'label',
    parts: [
      { shape: { kind: 'ellipse' }, x: 150, y: 0, width: 300, height: 300, fill: solid('#f6d5f0') },
      { words: 'textStyle.gift.1', y: 52, fontFamily: 'Lobster', fontSize: 94, lineHeight: 1.02, rotation: -6, fill: solid('#7a1f5c') },
    ],
  },
  {
    id: 'quote', name: 'textStyle.quote', group: 'quote',
    parts: [
      { words: 'textStyle.quote.mark', y: -10, fontFamily: 'Abril Fatface', fontSize: 190, lineHeight: 1, fill: solid(PERSIMMON) },
      { words: 'textStyle.quote.1', x: 30, width: 540, y: 112, fontFamily: 'Lora', fontWeight: 500, fontSize: 54, lineHeight: 1.25, fill: solid(INK) },
      { words: 'textStyle.quote.2', y: 272, fontFamily: 'DM Sans', fontWeight: 500, fontSize: 25, letterSpacing: 120, letterCase: 'upper', fill: solid('#6d675a') },
    ],
  },
  {
    id: 'thanks', name: 'textStyle.thanks', group: 'quote',
    parts: [
      { words: 'textStyle.thanks.1', y: 0, fontFamily: 'Dancing Script', fontWeight: 700, fontSize: 128, lineHeight: 1.15, fill: solid('#b3435f') },
      { words: 'textStyle.thanks.2', y: 150, fontFamily: 'Nunito', fontWeight: 600, fontSize: 32, fill: solid(INK) },
    ],
  },
  {
    id: 'note', name: 'textStyle.note', group: 'quote',
    parts: [
      { shape: { kind: 'rectangle', radius: 6 }, x: 70, y: 0, width: 460, height: 270, fill: solid('#ffe98a'), rotation: -3, shadow: { color: '#17150f40', x: 0, y: 8, blur: 18 } },
      { words: 'textStyle.note.1', x: 110, width: 380, y: 50, fontFamily: 'Caveat Brush', fontSize: 68, lineHeight: 1.1, rotation: -3, fill: solid('#32507a') },
    ],
  },
  {
    id: 'motto', name: 'textStyle.motto', group: 'quote',
    parts: [
      { words: 'textStyle.motto.1', y: 0, fontFamily: 'Cinzel', fontWeight: 600, fontSize: 72, letterSpacing: 60, lineHeight: 1.15, fill: solid('#8a6a2f') },
      { shape: { kind: 'rectangle', radius: 0 }, x: 120, y: 182, width: 360, height: 2, fill: solid('#8a6a2f') },
      { words: 'textStyle.motto.2', y: 202, fontFamily: 'EB Garamond', fontWeight: 400, fontSize: 34, fill: solid('#8a6a2f') },
    ],
  },
  {
    id: 'bullets', name: 'textStyle.bullets', group: 'list',
    parts: [
      { words: 'textStyle.bullets.1', x: 60, width: 540, y: 0, align: 'left', fontFamily: 'Bricolage Grotesque', fontWeight: 700, fontSize: 54, fill: solid(INK) },
      { words: 'textStyle.bullets.2', x: 60, width: 480, y: 88, align: 'left', list: 'bullet', fontFamily: 'Instrument Sans', fontWeight: 500, fontSize: 38, lineHeight: 1.45, fill: solid(INK) },
    ],
  },
  {
    id: 'steps', name: 'textStyle.steps', group: 'list',
    parts: [
      { words: 'textStyle.steps.1', x: 60, width: 480, y: 0, align: 'left', fontFamily: 'Manrope', fontWeight: 800, fontSize: 54, fill: solid(TEAL) },
      { words: 'textStyle.steps.2', x: 60, width: 480, y: 82, align: 'left', list: 'number', fontFamily: 'Manrope', fontWeight: 500, fontSize: 38, lineHeight: 1.45, fill: solid(INK) },
    ],
  },
  {
    id: 'event', name: 'textStyle.event', group: 'list',
    parts: [
      { words: 'textStyle.event.1', x: 0, y: 0, width: 190, align: 'right', fontFamily: 'Oswald', fontWeight: 600, fontSize: 150, lineHeight: 1, fill: solid(PERSIMMON) },
      { shape: { kind: 'rectangle', radius: 0 }, x: 212, y: 16, width: 4, height: 128, fill: solid(INK) },
      { words: 'textStyle.event.2', x: 238, y: 14, width: 340, align: 'left', fontFamily: 'Oswald', fontWeight: 500, fontSize: 58, lineHeight: 1.1, letterCase: 'upper', fill: solid(INK) },
      { words: 'textStyle.event.3', x: 238, y: 90, width: 340, align: 'left', fontFamily: 'Work Sans', fontWeight: 500, fontSize: 30, fill: solid('#6d675a') },
    ],
  },
  {
    id: 'contact', name: 'textStyle.contact', group: 'list',
    parts: [
      { words: 'textStyle.contact.1', y: 0, fontFamily: 'Plus Jakarta Sans', fontWeight: 700, fontSize: 52, fill: solid(INK) },
      { words: 'textStyle.contact.2', y: 74, fontFamily: 'Plus Jakarta Sans', fontWeight: 500, fontSize: 32, lineHeight: 1.45, fill: solid('#6d675a') },
    ],
  },
];
