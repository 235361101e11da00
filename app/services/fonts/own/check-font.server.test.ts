/** Fonts that users upload: what is accepted and how it is stored, and what a hostile file can't do. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { characterMap, characterTable } from '#app/services/rendering/restrict-characters.ts';
import { decodeFontBytes } from '#app/services/rendering/decode-font.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { checkFont as checkBy } from './check-font.server.ts';
import type { FontErrorCode } from '#app/services/inspection/fonts/font-error.ts';
import { fileOf, plainTables, TRUETYPE, type Tables } from '#app/services/inspection/fonts/tables.ts';

const shipped = (name: string) => readFileSync(path.join(projectRoot(), 'node_modules', name));
const WOFF2 = shipped('@fontsource/lobster/files/lobster-latin-400-normal.woff2');
const WOFF = shipped('@fontsource/lobster/files/lobster-latin-400-normal.woff');
const TTF = decodeFontBytes(WOFF2)!;

/** The same font with other tables. */
function changed(change: (tables: Tables) => void): Buffer {
  const tables = new Map([...plainTables(TTF)].map(([tag, table]) => [tag, Buffer.from(table)]));
  change(tables);
  return fileOf(TRUETYPE, tables);
}

const checkFont = (bytes: Uint8Array, inspect: Inspect = inspectHere) => checkBy(inspect, bytes, 'ada');

async function refusal(bytes: Uint8Array, inspect?: Inspect): Promise<FontErrorCode | 'taken'> {
  return checkFont(bytes, inspect).then(
    () => 'taken' as const,
    (error: { code: FontErrorCode }) => error.code,
  );
}

describe('a sound font', () => {
  it('is the same file whatever it came packed in', async () => {
    const [fromWoff2, fromWoff, fromTtf] = [await checkFont(WOFF2), await checkFont(WOFF), await checkFont(TTF)];
    expect(fromWoff2).toMatchObject({ name: 'Lobster', style: 'Regular', weights: [400, 400], italic: false });
    expect(Buffer.from(fromWoff2.bytes).equals(Buffer.from(fromTtf.bytes))).toBe(true);
    // The package's WOFF was made separately from its WOFF2: the same font, not the same bytes.
    expect(fromWoff).toMatchObject({ name: 'Lobster', style: 'Regular', weights: [400, 400], italic: false });
  });

  it('keeps its variations and its slant', async () => {
    const font = await checkFont(shipped('@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2'));
    expect(font).toMatchObject({ name: 'Fraunces', weights: [100, 900], italic: true });
    expect([...plainTables(Buffer.from(font.bytes)).keys()]).toEqual(expect.arrayContaining(['fvar', 'gvar', 'GPOS']));
  });

  it('holds no programs and nothing that is not drawn with', async () => {
    const bytes = Buffer.from((await checkFont(changed((tables) => tables.set('DSIG', Buffer.alloc(8))))).bytes);
    const tags = [...plainTables(bytes).keys()];
    for (const tag of ['fpgm', 'prep', 'cvt ', 'gasp', 'DSIG']) expect(tags).not.toContain(tag);
    // Rebuilt, it is unchanged: nothing more to remove.
    expect(Buffer.from((await checkFont(bytes)).bytes).equals(bytes)).toBe(true);
  });
});

describe('odd fonts that browsers draw', () => {
  it('collections, of which the first font is taken', async () => {
    const other = changed((tables) => tables.delete('GPOS'));
    const head = Buffer.alloc(20);
    head.write('ttcf');
    head.writeUInt32BE(0x00010000, 4);
    head.writeUInt32BE(2, 8);
    head.writeUInt32BE(20, 12);
    head.writeUInt32BE(20 + TTF.length, 16);
    const moved = (font: Buffer, by: number): Buffer => {
      const copy = Buffer.from(font);
      for (let row = 12; row < 12 + copy.readUInt16BE(4) * 16; row += 16)
        copy.writeUInt32BE(copy.readUInt32BE(row + 8) + by, row + 8);
      return copy;
    };
    const collection = Buffer.concat([head, moved(TTF, 20), moved(other, 20 + TTF.length)]);
    const taken = await checkFont(collection);
    expect(taken.name).toBe('Lobster');
    expect(Buffer.from(taken.bytes).equals(Buffer.from((await checkFont(TTF)).bytes))).toBe(true);
    for (const length of [13, 19, 40, 200]) expect(await refusal(collection.subarray(0, length))).toBe('broken');
  });

  it('symbol fonts, whose signs are typed with letters', async () => {
    const known = characterMap(TTF);
    const symbols = characterTable(
      new Map([...known].filter(([code]) => code < 256).map(([code, glyph]) => [code + 0xf000, glyph])),
    );
    // Windows, symbol.
    symbols.writeUInt16BE(0, 6);
    const taken = await checkFont(changed((tables) => tables.set('cmap', symbols)));
    expect(characterMap(Buffer.from(taken.bytes)).get(65)).toBe(known.get(65));
  });
});

describe('what is refused', () => {
  it('other files, by their bytes and not by their names', async () => {
    for (const bytes of [
      Buffer.from('%PDF-1.7 and so on, no font'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0, 0]),
      Buffer.alloc(0),
    ]) {
      expect(await refusal(bytes)).toBe('invalidType');
    }
    expect(await refusal(Buffer.from('ttcf and a lot of fonts'))).toBe('broken');
  });

  it('files that are too large, before anybody looks inside', async () => {
    const large = Buffer.alloc(10_000_001);
    TTF.copy(large);
    expect(await refusal(large, () => Promise.reject(new Error('Somebody looked inside')))).toBe('tooLarge');
  });

  it('fonts that may not be embedded, with a reason', async () => {
    const embedding = (type: number) => changed((tables) => tables.get('OS/2')!.writeUInt16BE(type, 8));
    expect(await refusal(embedding(2))).toBe('restricted');
    expect(await refusal(embedding(0x200))).toBe('restricted');
    await expect(checkFont(embedding(2))).rejects.toThrow(/does not allow embedding/);
    for (const type of [0, 4, 8, 0x100]) expect(await refusal(embedding(type)), String(type)).toBe('taken');
  });

  it('fonts without letters, or with nothing in them', async () => {
    expect(await refusal(changed((tables) => tables.get('glyf')!.fill(0)))).toBe('noLetters');
    expect(await refusal(changed((tables) => tables.delete('glyf')))).toBe('broken');
    expect(
      await refusal(
        changed((tables) => {
          tables.delete('glyf');
          tables.set('CBDT', Buffer.alloc(16));
        }),
      ),
    ).toBe('colourOnly');
  });
});

describe('hostile files', () => {
  it('cut off anywhere are broken, not a crash', async () => {
    const cuts = [TTF, WOFF, WOFF2].flatMap((file) => [0.01, 0.1, 0.5, 0.9, 0.99].map((share) => ({ file, share })));
    for (const { file, share } of oneIn(4, cuts)) {
      expect(['broken', 'tooMuch'], `${file.length} ${share}`).toContain(
        await refusal(file.subarray(0, Math.max(12, Math.floor(file.length * share)))),
      );
    }
  });

  it('with tables beyond their end, or more tables than there are', async () => {
    const beyond = Buffer.from(TTF);
    beyond.writeUInt32BE(0xfffffff0, 12 + 8);
    expect(await refusal(beyond)).toBe('broken');
    const huge = Buffer.from(TTF);
    huge.writeUInt32BE(0xffffffff, 12 + 12);
    expect(await refusal(huge)).toBe('broken');
    const many = Buffer.from(TTF);
    many.writeUInt16BE(0xffff, 4);
    expect(await refusal(many)).toBe('broken');
  });

  it('that unpack to more than the limit, said or not', async () => {
    const packed = deflateSync(Buffer.alloc(40_000_000));
    const woff = Buffer.alloc(44 + 20);
    woff.write('wOFF', 0, 'latin1');
    woff.writeUInt32BE(TRUETYPE, 4);
    woff.writeUInt16BE(1, 12);
    woff.write('glyf', 44, 'latin1');
    woff.writeUInt32BE(64, 48);
    woff.writeUInt32BE(packed.length, 52);
    const bomb = (said: number) => {
      woff.writeUInt32BE(said, 56);
      return Buffer.concat([woff, packed]);
    };
    expect(packed.length).toBeLessThan(50_000);
    expect(await refusal(bomb(40_000_000))).toBe('tooMuch');
    expect(await refusal(bomb(100_000))).toBe('broken');
    // WOFF2 encodes the size of each table in numbers of seven bits per byte.
    const woff2 = Buffer.from(WOFF2);
    woff2.set([0xff, 0xff, 0xff, 0x7f], 49);
    expect(['tooMuch', 'broken']).toContain(await refusal(woff2));
  });

  it('with glyphs that hold themselves, or grow without end', async () => {
    const composed = (components: readonly number[]) => {
      const glyph = Buffer.alloc(10 + components.length * 6);
      glyph.writeInt16BE(-1, 0);
      components.forEach((component, index) => {
        glyph.writeUInt16BE(index < components.length - 1 ? 0x20 : 0, 10 + index * 6);
        glyph.writeUInt16BE(component, 12 + index * 6);
      });
      return glyph;
    };
    const withGlyphs = (glyphs: readonly Buffer[]) =>
      changed((tables) => {
        const count = tables.get('maxp')!.readUInt16BE(4);
        const loca = Buffer.alloc((count + 1) * 4);
        let at = 0;
        for (let index = 0; index <= count; index += 1) {
          loca.writeUInt32BE(at, index * 4);
          at += glyphs[index]?.length ?? 0;
        }
        tables.set('glyf', Buffer.concat(glyphs));
        tables.set('loca', loca);
        tables.get('head')!.writeInt16BE(1, 50);
      });
    expect(await refusal(withGlyphs([composed([0])]))).toBe('broken');
    expect(await refusal(withGlyphs([composed([1]), composed([0])]))).toBe('broken');
    // Each consists of sixteen of the next: 16⁵ and more points in one glyph.
    const tower = Array.from({ length: 6 }, (_, index) => composed(Array.from({ length: 16 }, () => index + 1)));
    const dot = Buffer.from([0, 1, 0, 0, 0, 0, 0, 9, 0, 9, 0, 2, 0, 0, 0x37, 0x37, 0x37, 1, 1, 1, 1, 1, 1, 0]);
    expect(await refusal(withGlyphs([...tower, dot]))).toBe('broken');
    expect(await refusal(withGlyphs([composed([65_000])]))).toBe('broken');
  });

  it('with more characters than there are', async () => {
    const cmap = Buffer.alloc(12 + 16 + 12);
    cmap.writeUInt16BE(1, 2);
    cmap.writeUInt16BE(3, 4);
    cmap.writeUInt16BE(10, 6);
    cmap.writeUInt32BE(12, 8);
    cmap.writeUInt16BE(12, 12);
    cmap.writeUInt32BE(28, 16);
    cmap.writeUInt32BE(1, 24);
    cmap.writeUInt32BE(0, 28);
    cmap.writeUInt32BE(0xffffffff, 32);
    expect(await refusal(changed((tables) => tables.set('cmap', cmap)))).toBe('broken');
    cmap.writeUInt32BE(0xffffffff, 24);
    expect(await refusal(changed((tables) => tables.set('cmap', cmap)))).toBe('broken');
  });

  it('with any byte wrong end in order', async () => {
    // Every 97th byte of the first tables, which contain sizes and positions.
    const wrong = Array.from({ length: 24 }, (_, index) => {
      const copy = Buffer.from(TTF);
      copy[12 + index * 97] = 0xff ^ (copy[12 + index * 97] ?? 0);
      return copy;
    });
    const outcomes = await Promise.all(oneIn(6, wrong).map((file) => refusal(file)));
    for (const outcome of outcomes) expect(['taken', 'broken', 'noLetters', 'restricted']).toContain(outcome);
  });
});
