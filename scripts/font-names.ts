/**
 * Writes app/features/editor/fonts/font-names.json: each family's name in its own letters, as outlines, so that a list
 * of fonts can be shown without loading any of them. Run it after a change of the catalogue: `node
 * scripts/font-names.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import { projectRoot } from '#app/services/config/project-root.ts';
import { fontLatch, registerFonts, registerText } from '#app/services/rendering/server-fonts.ts';
import { FONT_FAMILIES, nearestWeight, type FontScript } from '#design/fonts/catalogue.ts';
import { fontString } from '#design/fonts/font-string.ts';
import { ideographLanguage } from '#design/fonts/scripts.ts';

/** Twice the displayed size: whole numbers are precise enough then. */
const SIZE = 40;
const LINE = 72;
const BASELINE = 48;

/** The first letters of each alphabet. */
const SAMPLES: Partial<Record<FontScript, string>> = {
  arabic: 'أبجد',
  hebrew: 'אבגד',
  devanagari: 'अआइई',
  thai: 'กขคง',
  japanese: 'あア亜',
  korean: '가나다',
  chinese: '永和九',
};

const latch = fontLatch();
registerFonts(latch);

/** The outlines of a text that starts at 0, in a line of LINE units; and its width. */
function outline(text: string, family: string): { width: number; path: string } {
  const style = {
    fontFamily: family,
    fontSize: SIZE,
    fontWeight: nearestWeight(family, 400),
    italic: false,
    ideographs: ideographLanguage(text),
  };
  registerText(latch, text, style);
  const canvas = createCanvas(1200, LINE, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = fontString(style);
  context.fillText(text, 0, BASELINE);
  const { width } = context.measureText(text);
  const drawn = [
    ...canvas
      .getContent()
      .toString('utf8')
      .matchAll(/<path [^>]*?d="([^"]*)"/g),
  ].map(([, d = '']) => d);
  if (drawn.length === 0) throw new Error(`No outlines: ${family}`);
  return { width: Math.ceil(width), path: short(drawn.join(' ')) };
}

/** Whole numbers relative to the last point, without optional letters and spaces: a third of the length. */
function short(path: string): string {
  let [x, y] = [0, 0];
  // A close goes back there.
  let start: [number, number] = [0, 0];
  let last = '';
  let result = '';
  for (const [, letter = '', coordinates = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (coordinates.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map((number) =>
      Math.round(Number(number)),
    );
    const relative = numbers.map((number, at) => String(number - (at % 2 === 0 ? x : y) || 0));
    // Coinciding points draw nothing.
    if (letter === 'L' && relative.every((number) => number === '0')) continue;
    // After a move, further pairs are lines.
    const repeated = letter !== 'Z' && letter !== 'M' && (letter === last || (letter === 'L' && last === 'M'));
    relative.forEach((number, at) => {
      result += at === 0 && !repeated ? letter.toLowerCase() + number : number.startsWith('-') ? number : ` ${number}`;
    });
    if (letter === 'Z') result += 'z';
    [x, y] = letter === 'Z' ? start : [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    if (letter === 'M') start = [x, y];
    last = letter;
  }
  return result;
}

const names = Object.fromEntries(
  FONT_FAMILIES.filter(({ offered }) => offered).map(({ name, scripts }) => {
    const letters = scripts.map((script) => SAMPLES[script]).find((sample) => sample !== undefined);
    return [name, { ...outline(name, name), ...(letters === undefined ? {} : { sample: outline(letters, name) }) }];
  }),
);
const file = path.join(projectRoot(), 'app/features/editor/fonts/font-names.json');
writeFileSync(file, `${JSON.stringify(names)}\n`);
