/**
 * The shipped fonts in the server's canvas, each registered when a text first needs it. A registered font is available
 * in the whole process: whichever thread comes first registers it, worker threads included, and the others wait for it.
 */
import { createCanvas, GlobalFonts, setTextRenderer } from './canvas-library.ts';
import {
  fontFiles,
  laterFiles,
  numberedFontFiles,
  type FontFile,
  type NumberedFile,
} from '#app/services/rendering/font-files.server.ts';
import type { FontStyle } from '#design/document/measure.ts';
import { createMeasureText, type CachedMeasure } from '#design/fabric/measure-text.ts';
import { DEFAULT_FONT, FONT_FAMILIES, fontFamily, nearestWeight } from '#design/fonts/catalogue.ts';
import { createCoverage, inUnicodeRange, type Covers } from '#design/fonts/coverage.ts';
import { charactersOf, fontsOfText, type FontNeed } from '#design/layout/page-fonts.ts';
import { decodeFont } from './decode-font.ts';
import { mendEmojiJoins } from './emoji-joins.ts';
import { charactersIn, restrictCharacters } from './restrict-characters.ts';

const NONE = 0;
const BUSY = 1;
const DONE = 2;

/**
 * Shared between the threads of a process: the state of each family's ordinary files, then that of each numbered file.
 */
export type FontLatch = Int32Array<SharedArrayBuffer>;

let latchOfProcess: FontLatch | null = null;

/**
 * The latch of this process, for its first thread to pass on: renderers opened one after the other find the fonts
 * there.
 */
export function fontLatch(): FontLatch {
  return (latchOfProcess ??= new Int32Array(
    new SharedArrayBuffer(4 * (FONT_FAMILIES.length + numberedFontFiles().length)),
  ));
}

/**
 * Runs `register` in the first thread that comes; the others wait until it is done. A file registered twice would be
 * searched twice.
 */
function once(latch: FontLatch, slot: number, register: () => void): void {
  if (Atomics.compareExchange(latch, slot, NONE, BUSY) === NONE) {
    let state = NONE;
    try {
      register();
      state = DONE;
    } finally {
      Atomics.store(latch, slot, state);
      Atomics.notify(latch, slot);
    }
  }
  while (Atomics.load(latch, slot) === BUSY) Atomics.wait(latch, slot, BUSY, 1000);
  if (Atomics.load(latch, slot) !== DONE) throw new Error('The fonts could not be registered');
}

/** The characters of the files that have to give way to others. By path. */
const present = new Map<string, Set<number>>();

function has(file: FontFile): (codePoint: number) => boolean {
  const declared = inUnicodeRange(file.unicodeRange);
  return (codePoint) => {
    if (!declared(codePoint)) return false;
    let characters = present.get(file.path);
    if (!characters) present.set(file.path, (characters = charactersIn(decodeFont(file.path))));
    return characters.has(codePoint);
  };
}

/**
 * Only the characters that a browser draws with this file: those that it declares, unless a later file of the same face
 * has them.
 */
function registerFile(file: FontFile): void {
  const declared = inUnicodeRange(file.unicodeRange);
  const later = laterFiles(file).map(has);
  const restricted = restrictCharacters(
    decodeFont(file.path),
    (codePoint) => declared(codePoint) && !later.some((other) => other(codePoint)),
  );
  if (!GlobalFonts.register(restricted, file.family)) throw new Error(`Font file cannot be read: ${file.path}`);
}

/** Fills in in every text. */
const ALWAYS: readonly string[] = [DEFAULT_FONT, 'Instrument Sans'];

/** Registers what nearly every picture needs: the fallback font, and that of the mark on free pictures. */
export function registerFonts(latch: FontLatch): void {
  setTextRenderer('system');
  for (const family of ALWAYS) registerFamily(latch, family);
}

function registerFamily(latch: FontLatch, name: string): void {
  const slot = FONT_FAMILIES.findIndex((family) => family.name === name);
  once(latch, slot, () =>
    fontFiles()
      .filter((file) => file.family === name && !file.numbered)
      .forEach(registerFile),
  );
}

interface Numbered extends NumberedFile {
  slot: number;
}

let numbered: Map<string, readonly Numbered[]> | null = null;

function numberedFiles(family: string): readonly Numbered[] {
  numbered ??= Map.groupBy(
    numberedFontFiles().map((file, index) => ({ ...file, slot: FONT_FAMILIES.length + index })),
    (file) => file.family,
  );
  return numbered.get(family) ?? [];
}

let coverage: Covers | null = null;

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/**
 * Punctuation between which space is trimmed. The canvas does so only if their files were registered in the order of
 * their numbers.
 */
const SPACED_MARKS = [...'、。，．：；！？「」『』（）［］｛｝〈〉《》【】〔〕〖〗〘〙〝〞〟“”‘’・'].map(codePointOf);

/** Characters whose small files this thread has registered, by family and weight. */
const looked = new Map<string, Set<string>>();

/**
 * Registers one family for what is drawn with it; for a large alphabet, the small files that have the characters.
 * Registering all would make every measurement, in any script, ten times slower: the canvas searches every file of
 * every family.
 */
function registerNeed(latch: FontLatch, need: FontNeed): void {
  const characters = charactersOf(need, (coverage ??= createCoverage(fontFiles())));
  // Users' own fonts are registered by whoever has their bytes.
  if (characters === '' || !fontFamily(need.family)) return;
  registerFamily(latch, need.family);
  const files = numberedFiles(need.family);
  if (files.length === 0) return;
  const weight = fontFamily(need.family)?.variable ? null : String(nearestWeight(need.family, need.weight));
  const key = `${need.family} ${weight}`;
  const known = looked.get(key) ?? new Set();
  const register = (wanted: (file: Numbered) => boolean) => {
    for (const file of files)
      if ((weight === null || file.weight === weight) && wanted(file)) once(latch, file.slot, () => registerFile(file));
  };
  if (!looked.has(key)) register((file) => SPACED_MARKS.some((mark) => file.covers(mark)));
  looked.set(key, known);
  for (const character of characters) {
    if (known.has(character)) continue;
    known.add(character);
    register((file) => file.covers(codePointOf(character)));
  }
}

/** Registers what a page is drawn with. */
export function registerNeeds(latch: FontLatch, needs: readonly FontNeed[]): void {
  for (const need of needs) registerNeed(latch, need);
}

/** Characters that were measured in a style. */
const measured = new Map<string, Set<string>>();

/** Registers what a text is drawn with. Fast if nothing is new. */
export function registerText(latch: FontLatch, text: string, style: FontStyle): void {
  const key = `${style.fontFamily} ${style.fontWeight} ${style.italic} ${style.ideographs}`;
  let known = measured.get(key);
  if (!known) measured.set(key, (known = new Set()));
  let fresh = '';
  for (const character of text) if (!known.has(character)) fresh += character;
  if (fresh === '') return;
  registerNeeds(latch, fontsOfText(fresh, style));
  for (const character of fresh) known.add(character);
}

/** The measure port on the server's canvas. Registers the fonts on first use. */
export function createServerMeasure(latch: FontLatch): CachedMeasure {
  let ready = false;
  const measure = createMeasureText(() => {
    const context = createCanvas(1, 1).getContext('2d');
    mendEmojiJoins(context);
    return context;
  });
  return Object.assign(
    (text: string, style: Parameters<CachedMeasure>[1]) => {
      if (!ready) {
        registerFonts(latch);
        ready = true;
      }
      registerText(latch, text, style);
      return measure(text, style);
    },
    { forget: () => measure.forget() },
  );
}
