/**
 * The shipped fonts in the server's canvas. They are registered once for the whole process, worker threads included, by
 * whichever thread comes first; the others wait for it.
 */
import { createCanvas, GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import { fontFiles, numberedFontFiles, type FontFile, type NumberedFile } from '#app/services/fonts/font-files.server.ts';
import { fontFamily, nearestWeight } from '#design/fonts/catalogue.ts';
import { IDEOGRAPHIC, IDEOGRAPHIC_FONT } from '#design/fonts/scripts.ts';
import { decodeFont } from './decode-font.ts';
import { mendEmojiJoins } from './emoji-joins.ts';
import { createMeasureText, type CachedMeasure } from '#design/fabric/measure-text.ts';

const NONE = 0;
const BUSY = 1;
const DONE = 2;

/** Shared between the threads of a process: the state of the common fonts, then that of each numbered file. */
export type FontLatch = Int32Array<SharedArrayBuffer>;

export function createFontLatch(): FontLatch {
  return new Int32Array(new SharedArrayBuffer(4 * (1 + numberedFiles().length)));
}

/** Runs `register` in the first thread that comes; the others wait until it has. A file registered twice would be searched twice. */
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

function registerFile({ path, family }: FontFile): void {
  if (!GlobalFonts.register(decodeFont(path), family)) throw new Error(`Font file cannot be read: ${path}`);
}

/** Registers the fonts, or waits until another thread has. Takes about a second the first time. */
export function registerFonts(latch: FontLatch): void {
  setTextRenderer('system');
  once(latch, 0, () => fontFiles().filter((file) => !file.numbered).forEach(registerFile));
}

interface Numbered extends NumberedFile {
  slot: number;
}

let numbered: readonly Numbered[] | null = null;

function numberedFiles(): readonly Numbered[] {
  numbered ??= (fontFamily(IDEOGRAPHIC_FONT)?.weights ?? []).flatMap((weight) => numberedFontFiles(IDEOGRAPHIC_FONT, weight)).map((file, index) => ({ ...file, slot: index + 1 }));
  return numbered;
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Marks between which space is trimmed. The canvas does so only if their files were registered in their numbers' order. */
const SPACED_MARKS = [...'、。，．：；！？「」『』（）［］｛｝〈〉《》【】〔〕〖〗〘〙〝〞〟“”‘’・'].map(codePointOf);

/** Characters seen by this thread, by weight. */
const looked = new Map<number, Set<string>>();

/**
 * Registers the small files that have the ideographs of a text, in its weight. All three hundred at once would make every
 * measurement, in any script, ten times slower: the canvas looks through every file of every family it is told.
 */
export function registerIdeographs(latch: FontLatch, text: string, fontWeight: number): void {
  if (!IDEOGRAPHIC.test(text)) return;
  const weight = nearestWeight(IDEOGRAPHIC_FONT, fontWeight);
  const known = looked.get(weight) ?? new Set();
  const register = (wanted: (file: Numbered) => boolean) => {
    for (const file of numberedFiles()) if (file.weight === String(weight) && wanted(file)) once(latch, file.slot, () => registerFile(file));
  };
  if (known.size === 0) register((file) => SPACED_MARKS.some((mark) => file.covers(mark)));
  looked.set(weight, known);
  for (const character of text) {
    if (known.has(character)) continue;
    known.add(character);
    if (IDEOGRAPHIC.test(character)) register((file) => file.covers(codePointOf(character)));
  }
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
      registerIdeographs(latch, text, style.fontWeight);
      return measure(text, style);
    },
    { forget: () => measure.forget() },
  );
}
