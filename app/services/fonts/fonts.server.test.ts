/** Every declared font is there, is served, and nothing else is. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, fontStack, nearestWeight } from '#design/fonts/catalogue.ts';
import { fontFiles, numberedFontFiles } from './font-files.server.ts';
import { fontSheet, serveFont } from './fonts.server.ts';

const get = (address: string, headers: Record<string, string> = {}) => serveFont(address, new Request(`http://localhost/fonts/${address}`, { headers }));

describe('fonts', () => {
  it('has every file that it declares', () => {
    const missing = fontFiles().filter((file) => !existsSync(file.path)).map((file) => file.path);
    expect(missing).toEqual([]);
    expect(new Set(fontFiles().map((file) => file.family))).toEqual(new Set(FONT_FAMILIES.map((family) => family.name)));
  });

  it('serves the style sheet and says when it has not changed', async () => {
    const first = await get('fonts.css');
    expect(first.status).toBe(200);
    expect(await first.text()).toBe(fontSheet());
    const again = await get('fonts.css', { 'If-None-Match': first.headers.get('ETag')! });
    expect(again.status).toBe(304);
    expect(fontSheet()).toContain('font-family:"Bricolage Grotesque";font-style:normal;font-weight:200 800');
  });

  it('serves each declared address for ever and nothing else', async () => {
    const [, address] = /\/fonts\/([^?"]+)\?/.exec(fontSheet())!;
    const file = await get(address!);
    expect(file.status).toBe(200);
    expect(file.headers.get('Cache-Control')).toContain('immutable');
    expect(file.headers.get('Content-Type')).toBe('font/woff2');
    for (const wrong of ['', 'inter/../../package.json', '../package.json', 'inter/nothing.woff2', 'package.json']) {
      expect((await get(wrong)).status).toBe(404);
    }
  });

  it('ends every stack with the shipped fallbacks and knows no other family', () => {
    expect(fontStack('Anton')).toBe('"Anton", "Inter", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans SC", "Noto Color Emoji"');
    expect(fontStack('Comic Sans MS')).toBe(fontStack('Inter'));
    expect(fontStack('"; } body { x: y')).toBe(fontStack('Inter'));
    expect(nearestWeight('Noto Sans SC', 600)).toBe(700);
  });

  it('finds the file that has a character of a large alphabet', () => {
    for (const character of ['水', '龔', 'カ']) {
      const found = numberedFontFiles('Noto Sans SC', 700).filter((file) => file.covers(character.codePointAt(0)!));
      expect(found).toHaveLength(1);
    }
  });
});
