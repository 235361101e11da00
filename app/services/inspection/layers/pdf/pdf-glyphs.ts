/** The letters of one text of a PDF, each at its place on the page. */
import type * as mupdf from 'mupdf';
import { notShipped } from '#design/lint/missing-letters.ts';
import type { Paint } from '#design/document/values.ts';
import { multiply, type Matrix } from '../matrix.ts';
import type { PdfFont } from './pdf-fonts.ts';
import type { Glyph } from './pdf-text.ts';

/** No letter is wider than this, in sizes of its font: where one is, the size says nothing, as in fonts of drawings. */
const WIDEST = 5;

/** `all`: glyphs; `unknown`: those that are no letters, not by their codes, or in no font that a design has. */
export function glyphsOf(
  text: mupdf.Text,
  ctm: Matrix,
  fill: Paint,
  fontOf: (font: mupdf.Font) => PdfFont,
): { glyphs: Glyph[]; all: number; unknown: number } {
  const glyphs: Glyph[] = [];
  let [all, unknown] = [0, 0];
  text.walk({
    showGlyph: (font, trm, gid, unicode, wmode) => {
      all += 1;
      const known = fontOf(font);
      const odd = unicode < 32 || unicode === 0xfffd || (unicode >= 0xe000 && unicode <= 0xf8ff) || unicode > 0x10ffff;
      const advance = font.advanceGlyph(gid, wmode);
      const letter = odd ? '' : String.fromCodePoint(unicode);
      if (odd || known.signs || wmode === 1 || advance > WIDEST || notShipped(letter).length > 0) unknown += 1;
      if (odd) return;
      const own = multiply(ctm, trm as Matrix);
      const size = Math.hypot(own[2], own[3]);
      glyphs.push({
        x: own[4],
        y: own[5],
        endX: own[4] + own[0] * advance,
        endY: own[5] + own[1] * advance,
        text: letter,
        size,
        angle: (Math.atan2(own[1], own[0]) * 180) / Math.PI,
        style: {
          families: known.families,
          size: Math.round(size * 100) / 100,
          weight: known.weight,
          italic: known.italic,
          underline: false,
          strikethrough: false,
          fill: fill,
        },
      });
    },
  });
  return { glyphs, all, unknown };
}
