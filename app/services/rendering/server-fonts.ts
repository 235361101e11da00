/**
 * The shipped fonts in the server's canvas. They are registered once for the whole process, worker threads included, by
 * whichever thread comes first; the others wait for it.
 */
import { createCanvas, GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import { rareFontFiles, serverFontFiles } from '#app/services/fonts/font-files.server.ts';
import { createMeasureText, type CachedMeasure } from '#design/fabric/measure-text.ts';

const NONE = 0;
const BUSY = 1;
const DONE = 2;

/** Shared between the threads of a process: 0 nobody has begun, 1 someone registers, 2 done. */
export type FontLatch = Int32Array<SharedArrayBuffer>;

export function createFontLatch(): FontLatch {
  return new Int32Array(new SharedArrayBuffer(4));
}

/** Registers the fonts, or waits until another thread has. Takes about a second the first time. */
export function registerFonts(latch: FontLatch): void {
  setTextRenderer('system');
  if (Atomics.compareExchange(latch, 0, NONE, BUSY) === NONE) {
    try {
      for (const { family, path } of serverFontFiles()) {
        if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Font file cannot be read: ${path}`);
      }
      Atomics.store(latch, 0, DONE);
    } catch (error) {
      Atomics.store(latch, 0, NONE);
      throw error;
    } finally {
      Atomics.notify(latch, 0);
    }
  }
  while (Atomics.load(latch, 0) === BUSY) Atomics.wait(latch, 0, BUSY, 1000);
  if (Atomics.load(latch, 0) !== DONE) throw new Error('The fonts could not be registered');
}

/** Where characters are that the whole Chinese file lacks: rare and traditional ideographs. */
const MAYBE_RARE = /[\u2e80-\u2fdf\u3100-\u312f\u31a0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/gu;
const RARE_FAMILY = 'Noto Sans SC';

const looked = new Set<string>();

/**
 * Registers the small files for ideographs of a text that the whole file lacks. Registering all of them at once would make
 * every measurement twenty times slower.
 */
export function registerRareCharacters(text: string): void {
  const characters = text.match(MAYBE_RARE);
  if (!characters) return;
  for (const character of new Set(characters)) {
    if (looked.has(character)) continue;
    looked.add(character);
    if (hasGlyph(character)) continue;
    for (const file of rareFontFiles(RARE_FAMILY, character.codePointAt(0)!)) GlobalFonts.registerFromPath(file.path, file.family);
  }
}

const PROBE = 24;

/** Whether the registered family draws a character, by comparing it with one that no font has. */
function hasGlyph(character: string): boolean {
  const context = createCanvas(PROBE, PROBE).getContext('2d');
  const drawn = (text: string) => {
    context.clearRect(0, 0, PROBE, PROBE);
    context.font = `16px "${RARE_FAMILY}"`;
    context.fillText(text, 2, 18);
    return Buffer.from(context.getImageData(0, 0, PROBE, PROBE).data.buffer);
  };
  return !drawn(character).equals(drawn('\u{2fffd}'));
}

/** The measure port on the server's canvas. Registers the fonts on first use. */
export function createServerMeasure(latch: FontLatch): CachedMeasure {
  let registered = false;
  const measure = createMeasureText(() => createCanvas(1, 1).getContext('2d'));
  return Object.assign(
    (text: string, style: Parameters<CachedMeasure>[1]) => {
      if (!registered) {
        registerFonts(latch);
        registered = true;
      }
      registerRareCharacters(text);
      return measure(text, style);
    },
    { forget: () => measure.forget() },
  );
}
