/** Reads a presentation into nodes: unpacked within limits, its slides read by pptxtojson, its pictures from the archive. */
import { createRequire } from 'node:module';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { normalisePicture, type NormalisedPicture } from '../../pictures/normalise.ts';
import { ImportRefused, LossCount, READING_LIMITS, type ImportedFile, type ImportedPage } from '../imported.ts';
import { solid } from '../paints.ts';
import { accountsOf, NO_ACCOUNT } from './pptx-account.ts';
import { paintOf } from './pptx-fills.ts';
import { paragraphsOf } from './pptx-paragraphs.ts';
import { SlideReader, type PictureAsked } from './pptx-slide.ts';
import type { Slide } from './slide-element.ts';

/** pt in a px of a design: slides are twice as large as on the screen. */
const UNIT = 0.5;
const MOST_ENTRIES = 10_000;

interface Parsed {
  slides: Slide[];
  themeColors?: string[];
  size: { width: number; height: number };
}

// Its build for browsers is what an import finds; it has no named exports.
const { parse } = createRequire(import.meta.url)('pptxtojson/dist/index.cjs') as {
  parse(file: ArrayBuffer, options: { imageMode: 'none' }): Promise<Parsed>;
};

/** Looks at the table of contents before anything is unpacked. */
function check(bytes: Uint8Array): void {
  let [size, entries, slides] = [0, 0, false];
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        size += originalSize;
        entries += 1;
        if (size > IMPORT_LIMITS.unpacked || entries > MOST_ENTRIES) throw new ImportRefused('import_unpacked');
        if (/\.xml(?:\.rels)?$/.test(name) && originalSize > READING_LIMITS.xml)
          throw new ImportRefused('import_unpacked');
        slides ||= name === 'ppt/presentation.xml';
        return false;
      },
    });
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('import_unreadable');
  }
  if (!slides) throw new ImportRefused('import_unreadable');
}

const TINT = /<a:tint val="(\d{1,6})"\/>/g;

/**
 * Tints as PowerPoint computes them: it mixes with white in linear light, the reader in the color's lightness. For black
 * and white, which are tinted most, a lightness that is scaled and moved looks the same.
 */
function tinted(files: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => {
      const text = name.endsWith('.xml') ? strFromU8(bytes) : '';
      if (!text.includes('<a:tint ')) return [name, bytes];
      const mixed = text.replace(TINT, (_, value: string) => {
        const white = Math.round(100_000 * encoded(1 - Math.min(1, Number(value) / 100_000)));
        return `<a:lumMod val="${100_000 - white}"/><a:lumOff val="${white}"/>`;
      });
      return [name, strToU8(mixed)];
    }),
  );
}

/** Linear light, 0 to 1, as sRGB (IEC 61966-2-1). */
const encoded = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** The pictures that slides ask for, each once. */
async function readPictures(bytes: Uint8Array, asked: readonly PictureAsked[]): Promise<NormalisedPicture[]> {
  const wanted = new Set(asked.map(({ ref }) => ref));
  const files = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
  const pictures: NormalisedPicture[] = [];
  const known = new Map<string, number | null>();
  for (const { ref, node, losses } of asked) {
    let index = known.get(ref);
    if (index === undefined) {
      const file = files[ref];
      const picture =
        file && known.size < READING_LIMITS.pictures ? await normalisePicture(file).catch(() => null) : null;
      index = picture ? pictures.push(picture) - 1 : null;
      known.set(ref, index);
    }
    if (index === null) losses.add('pictureLeft');
    else node.picture = index;
  }
  return pictures;
}

/** Reads a presentation. Throws ImportRefused. */
export async function readPptx(bytes: Uint8Array): Promise<ImportedFile> {
  // Older Office files, and new ones with a password, are no archives.
  if (bytes[0] === 0xd0) throw new ImportRefused('import_legacy');
  check(bytes);
  const written = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  let parsed: Parsed;
  try {
    parsed = await parse(Uint8Array.from(zipSync(tinted(written), { level: 0 })).buffer, { imageMode: 'none' });
  } catch {
    throw new ImportRefused('import_unreadable');
  }
  const { width, height } = parsed.size;
  if (!(width > 0 && height > 0)) throw new ImportRefused('import_unreadable');
  const losses = new LossCount();
  const asked: PictureAsked[] = [];
  const paragraphs = paragraphsOf(written);
  const accounts = accountsOf(written);
  const pages = parsed.slides.slice(0, IMPORT_LIMITS.pages).map((slide, index): ImportedPage => {
    const reader = new SlideReader({ width, height }, parsed.themeColors ?? [], asked, losses.onPage(index));
    const background = paintOf(slide.fill);
    return {
      name: '',
      width,
      height,
      background: background ?? solid('#ffffff'),
      nodes: reader.nodes(slide, paragraphs[index] ?? new Map(), accounts[index] ?? NO_ACCOUNT),
    };
  });
  losses.add('pagesLeft', parsed.slides.length - pages.length);
  if (pages.length === 0) throw new ImportRefused('import_empty');
  const pictures = await readPictures(bytes, asked);
  return { kind: 'pptx', title: '', unit: UNIT, pages, pictures, losses: losses.found };
}
