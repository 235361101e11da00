/** Users' own fonts, in the canvas of the whole process: worker threads draw with what is registered in any thread. */
import { GlobalFonts, type FontKey } from './canvas-library.ts';

/** More than one design needs, few enough to hold. */
const MOST_FONTS = 64;
const MOST_BYTES = 96_000_000;

interface Registered {
  key: FontKey;
  /** A drawing process needs them, too. */
  bytes: Uint8Array;
}

/** By family, the one used last at the end. */
const registered = new Map<string, Registered>();

export interface OwnFontCanvas {
  /** Counts as a use of it. */
  has(family: string): boolean;
  register(family: string, bytes: Uint8Array): void;
  /** The registered files of some families. */
  filesOf(families: Iterable<string>): Map<string, Uint8Array>;
}

/** `changed` is called when texts may have other widths now. */
export function createOwnFontCanvas(changed: () => void): OwnFontCanvas {
  return {
    has(family) {
      const known = registered.get(family);
      if (!known) return false;
      registered.delete(family);
      registered.set(family, known);
      return true;
    },
    register(family, bytes) {
      if (registered.has(family)) return;
      const key = GlobalFonts.register(Buffer.from(bytes), family);
      if (!key) throw new Error(`The canvas does not take a font that was checked: ${family}`);
      registered.set(family, { key, bytes });
      letGo();
      changed();
    },
    filesOf: (families) =>
      new Map(
        [...new Set(families)].flatMap((family) => {
          const known = registered.get(family);
          return known ? [[family, known.bytes] as const] : [];
        }),
      ),
  };
}

/** Those used longest ago are dropped: a design that needs them again reloads them. */
function letGo(): void {
  let bytes = [...registered.values()].reduce((sum, one) => sum + one.bytes.length, 0);
  for (const [family, one] of registered) {
    if (registered.size <= MOST_FONTS && bytes <= MOST_BYTES) return;
    GlobalFonts.remove(one.key);
    registered.delete(family);
    bytes -= one.bytes.length;
  }
}
