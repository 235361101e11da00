/**
 * Fonts uploaded by users. A design names them by their common name and the hash of the file, so that the same name
 * always means the same letters, even if other users have a font of that name: `Brandon Grotesque #3f2a…`.
 */

export interface OwnFont {
  /** As people read it. */
  name: string;
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
}

const FAMILY = /^(.{1,60}) #([0-9a-f]{64})$/u;
const DRAWN = /^own-([0-9a-f]{64})$/;

/** The font that a design's family name refers to, when a user uploaded it. */
export function ownFont(family: string): OwnFont | null {
  const [, name, hash] = FAMILY.exec(family) ?? [];
  return name === undefined || hash === undefined ? null : { name, hash };
}

/** The family name for designs. Keeps only the readable characters of the font's own name. */
export function ownFontFamily({ name, hash }: OwnFont): string {
  const readable = Array.from(
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} ._&'()+-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, 60)
    .join('')
    .trim();
  return `${readable || 'Font'} #${hash}`;
}

/** The family name used by canvases and style sheets, whatever the font is called. */
export function drawnOwnFont({ hash }: Pick<OwnFont, 'hash'>): string {
  return `own-${hash}`;
}

/** Address of the style sheet that declares it, by its drawn name; null for other families. */
export function ownFontSheet(drawn: string): string | null {
  const hash = DRAWN.exec(drawn)?.[1];
  return hash === undefined ? null : `/fonts/own/${hash}.css`;
}

/** A family's display name: without the hash. */
export function readableFamily(family: string): string {
  return ownFont(family)?.name ?? family;
}
