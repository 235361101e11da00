/** Every declared font exists, is served, and nothing else is. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { FONT_FAMILIES, fontSheetOf, fontStack, nearestWeight } from '#design/fonts/catalogue.ts';
import { fontFiles, numberedFontFiles } from '../rendering/font-files.server.ts';
import { fontSheet, serveFont } from './fonts.server.ts';

const get = (address: string, headers: Record<string, string> = {}) =>
  serveFont(address, new Request(`http://localhost/fonts/${address}`, { headers }));

describe('fonts', () => {
  it('has every file that it declares', () => {
    const missing = fontFiles()
      .filter((file) => !existsSync(file.path))
      .map((file) => file.path);
    expect(missing).toEqual([]);
    expect(new Set(fontFiles().map((file) => file.family))).toEqual(
      new Set(FONT_FAMILIES.map((family) => family.name)),
    );
  });

  it('serves the style sheet and says when it has not changed', async () => {
    const first = await get('fonts.css');
    expect(first.status).toBe(200);
    expect(await first.text()).toBe(fontSheet('fonts.css'));
    const again = await get('fonts.css', { 'If-None-Match': first.headers.get('ETag')! });
    expect(again.status).toBe(304);
    expect(fontSheet('fonts.css')).toContain('font-family:"Bricolage Grotesque";font-style:normal;font-weight:200 800');
  });

  it('declares large alphabets in sheets of their own, ordinary letters last', () => {
    expect(fontSheet('fonts.css')).not.toContain('noto-sans-jp-119');
    expect(fontSheet('noto-sans-inter.css')).toBeNull();
    for (const family of FONT_FAMILIES.filter(({ apart }) => apart)) {
      const rules = fontSheet(`${family.prefix}.css`)!.split('\n');
      expect(fontSheetOf(family.name)).toBe(`/fonts/${family.prefix}.css`);
      expect(fontSheet('fonts.css')).not.toContain(`"${family.name}"`);
      if (!family.offered) continue;
      expect(rules.length).toBeGreaterThan(90);
      expect(rules.at(-1)).toContain('-latin-');
    }
    expect(fontSheetOf('Inter')).toBeNull();
  });

  it('gives the interface letters of every script under one name', () => {
    const css = fontSheet('letters.css')!;
    expect(new Set(css.match(/font-family:"[^"]+"/g))).toEqual(new Set(['font-family:"Letters"']));
    // Faces of other weights would be another font, which browsers would not look into.
    expect(new Set(css.match(/font-weight:[^;]+/g))).toEqual(new Set(['font-weight:100 900']));
    for (const script of ['tamil', 'khmer', 'ethiopic', 'tibetan', 'thai', 'devanagari', 'ogham', 'buginese'])
      expect(css).toContain(`-${script}-`);
    expect(css.length).toBeLessThan(60_000);
    expect(css).not.toMatch(/emoji|noto-sans-jp/);
  });

  it('serves each declared address for ever and nothing else', async () => {
    const [, address] = /\/fonts\/([^?"]+)\?/.exec(fontSheet('fonts.css')!)!;
    const file = await get(address!);
    expect(file.status).toBe(200);
    expect(file.headers.get('Cache-Control')).toContain('immutable');
    expect(file.headers.get('Content-Type')).toBe('font/woff2');
    for (const wrong of ['', 'inter/../../package.json', '../package.json', 'inter/nothing.woff2', 'package.json']) {
      expect((await get(wrong)).status).toBe(404);
    }
  });

  it('ends every stack with the shipped fallbacks and knows no other family', () => {
    expect(fontStack('Anton')).toBe(
      '"Anton", "Inter", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans SC", "Noto Sans JP", "Noto Sans KR", "Noto Color Emoji"',
    );
    expect(fontStack('Noto Sans KR', 'japanese')).toMatch(
      /^"Noto Sans KR", .*"Noto Sans JP", "Noto Sans SC", "Noto Color Emoji"$/,
    );
    expect(fontStack('Comic Sans MS')).toBe(fontStack('Inter'));
    expect(fontStack('"; } body { x: y')).toBe(fontStack('Inter'));
    expect(nearestWeight('Noto Sans SC', 600)).toBe(700);
  });

  it('finds the file that has a character of a large alphabet', () => {
    for (const [family, weight, characters] of [
      ['Noto Sans SC', '700', '水龔カ'],
      ['Noto Sans JP', '100 900', '水の骨カ'],
      ['Noto Sans KR', '100 900', '신한水'],
    ] as const) {
      for (const character of characters) {
        const found = numberedFontFiles().filter(
          (file) => file.family === family && file.weight === weight && file.covers(character.codePointAt(0)!),
        );
        expect(found, `${family} ${character}`).toHaveLength(1);
      }
    }
  });

  it('offers families of every category and script, each with a free licence', () => {
    const offered = FONT_FAMILIES.filter((family) => family.offered);
    expect(offered.length).toBeGreaterThanOrEqual(55);
    expect([...new Set(offered.map(({ category }) => category))].sort()).toEqual([
      'display',
      'handwriting',
      'mono',
      'sans',
      'serif',
    ]);
    expect([...new Set(offered.flatMap(({ scripts }) => scripts))].sort()).toEqual([
      'arabic',
      'chinese',
      'cyrillic',
      'devanagari',
      'greek',
      'hebrew',
      'japanese',
      'korean',
      'latin',
      'thai',
    ]);
    for (const family of FONT_FAMILIES) {
      const file = path.join(projectRoot(), 'node_modules', family.package, 'LICENSE');
      // Old packages of Noto, which is all under this licence, lack the file.
      if (!existsSync(file)) expect(family.name).toMatch(/^Noto /);
      else expect(readFileSync(file, 'utf8'), family.name).toMatch(/SIL OPEN FONT LICENSE,? Version 1\.1/i);
    }
  });
});
