/**
 * Writes the outlines of letters and digits that pictures can be clipped to, from a bundled font: `node
 * scripts/letter-frames.ts`. The result is kept in the repository, so that neither the editor nor the server needs the
 * font for it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import type { PathCommand } from '#design/document/outline-path.ts';
import { croppedOutline } from '#design/document/path-geometry.ts';

// CommonJS whose exports Node can't detect.
const opentype = createRequire(import.meta.url)('opentype.js') as {
  parse(bytes: ArrayBuffer): {
    charToGlyph(character: string): { getPath(x: number, y: number, size: number): { commands: PathCommand[] } };
  };
};

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&';
/** Units of the outlines' longer side: fine enough for a letter as large as a page. */
const SIDE = 600;

const file = readFileSync(
  path.join(projectRoot(), 'node_modules/@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff'),
);
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

const outlines = Object.fromEntries(
  [...CHARACTERS].map((character) => {
    const commands = font.charToGlyph(character).getPath(0, SIDE, SIDE).commands;
    const outline = croppedOutline(commands);
    if (!outline) throw new Error(`The font has no outline for ${character}`);
    return [character, outline];
  }),
);
const to = path.join(projectRoot(), 'tools/shapes/frames/letter-outlines.json');
writeFileSync(
  to,
  `{\n${Object.entries(outlines)
    .map(([character, outline]) => `  ${JSON.stringify(character)}: ${JSON.stringify(outline)}`)
    .join(',\n')}\n}\n`,
);
