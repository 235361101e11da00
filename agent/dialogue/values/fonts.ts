/** Fonts by their names. Kinds of fonts ("serif") are read with the looks of texts. */
import { FONT_FAMILIES } from '#design/fonts/catalogue.ts';
import type { Recognized } from './recognized.ts';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const NAMES = FONT_FAMILIES.map((family) => (typeof family === 'string' ? family : family.name)).sort((a, b) => b.length - a.length);
const FONT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMES.map(escaped).join('|')})(?=\\s(?:font|typeface|type|letters|lettering|for)|[,.;]|$)`, 'gu');

export const recognizeFonts = (text: string): Recognized<'font', string>[] =>
  [...text.matchAll(FONT)].map((match) => ({ type: 'font', span: [match.index, match.index + match[0].length], value: match[0] }));
