/** Ready combinations for quotes, thanks and notes. */
import type { TextCombination } from '../text-combinations.ts';
import { INK, PERSIMMON, solid } from './combination-look.ts';

export const QUOTE_COMBINATIONS: readonly TextCombination[] = [
  {
    id: 'quote',
    name: 'textStyle.quote',
    group: 'quote',
    parts: [
      {
        words: 'textStyle.quote.mark',
        y: -10,
        fontFamily: 'Abril Fatface',
        fontSize: 190,
        lineHeight: 1,
        fill: solid(PERSIMMON),
      },
      {
        words: 'textStyle.quote.1',
        x: 30,
        width: 540,
        y: 112,
        fontFamily: 'Lora',
        fontWeight: 500,
        fontSize: 54,
        lineHeight: 1.25,
        fill: solid(INK),
      },
      {
        words: 'textStyle.quote.2',
        y: 272,
        fontFamily: 'DM Sans',
        fontWeight: 500,
        fontSize: 25,
        letterSpacing: 120,
        letterCase: 'upper',
        fill: solid('#6d675a'),
      },
    ],
  },
  {
    id: 'thanks',
    name: 'textStyle.thanks',
    group: 'quote',
    parts: [
      {
        words: 'textStyle.thanks.1',
        y: 0,
        fontFamily: 'Dancing Script',
        fontWeight: 700,
        fontSize: 128,
        lineHeight: 1.15,
        fill: solid('#b3435f'),
      },
      { words: 'textStyle.thanks.2', y: 150, fontFamily: 'Nunito', fontWeight: 600, fontSize: 32, fill: solid(INK) },
    ],
  },
  {
    id: 'note',
    name: 'textStyle.note',
    group: 'quote',
    parts: [
      {
        shape: { kind: 'rectangle', radius: 6 },
        x: 70,
        y: 0,
        width: 460,
        height: 270,
        fill: solid('#ffe98a'),
        rotation: -3,
        shadow: { color: '#17150f40', x: 0, y: 8, blur: 18 },
      },
      {
        words: 'textStyle.note.1',
        x: 110,
        width: 380,
        y: 50,
        fontFamily: 'Caveat Brush',
        fontSize: 68,
        lineHeight: 1.1,
        rotation: -3,
        fill: solid('#32507a'),
      },
    ],
  },
  {
    id: 'motto',
    name: 'textStyle.motto',
    group: 'quote',
    parts: [
      {
        words: 'textStyle.motto.1',
        y: 0,
        fontFamily: 'Cinzel',
        fontWeight: 600,
        fontSize: 72,
        letterSpacing: 60,
        lineHeight: 1.15,
        fill: solid('#8a6a2f'),
      },
      { shape: { kind: 'rectangle', radius: 0 }, x: 120, y: 182, width: 360, height: 2, fill: solid('#8a6a2f') },
      {
        words: 'textStyle.motto.2',
        y: 202,
        fontFamily: 'EB Garamond',
        fontWeight: 400,
        fontSize: 34,
        fill: solid('#8a6a2f'),
      },
    ],
  },
];
