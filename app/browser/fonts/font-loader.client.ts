/**
 * The browser's part of loading fonts: adds style sheets on demand, fetches faces for the characters that are drawn.
 */
import type { FontLoader } from '#design/layout/page-fonts.ts';

/** A loader into this document. */
export function createFontLoader(document: Document): FontLoader {
  const sheets = new Map<string, Promise<void>>();

  function add(sheet: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        sheets.delete(sheet);
        reject(new Error(`Style sheet of a font: ${sheet}`));
      };
      document.head.append(link);
    });
  }

  return {
    declare(sheet) {
      const known = sheets.get(sheet) ?? add(sheet);
      sheets.set(sheet, known);
      return known;
    },
    faces: () => document.fonts,
    async load(font, text) {
      const there = document.fonts.check(font, text);
      await document.fonts.load(font, text);
      return there;
    },
  };
}
