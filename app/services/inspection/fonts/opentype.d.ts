/** Types of the parts used of opentype.js; the package has none. */
declare module 'opentype.js' {
  interface Glyph {
    getPath(x: number, y: number, size: number): { commands: readonly unknown[] };
  }
  interface Font {
    charToGlyph(character: string): Glyph;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
