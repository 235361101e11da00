/** Loads the fonts that a design is drawn with before it is drawn, so that no line is measured with a stand-in. */
import type { DesignDocument } from '#design/document/document.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { EMOJI_FONT } from '#design/fonts/catalogue.ts';
import { fontString } from '#design/fonts/font-string.ts';

interface Wanted {
  font: string;
  text: string;
}

/** Each style of the texts with the characters drawn in it: browsers load only the files that hold these. */
function wantedBy(document: DesignDocument): Wanted[] {
  const wanted = new Map<string, Set<string>>();
  const want = (font: string, text: string) => {
    const known = wanted.get(font) ?? new Set();
    for (const character of text) known.add(character);
    wanted.set(font, known);
  };
  for (const layer of Object.values(document.layers)) {
    if (layer.type === 'text') for (const { style, text } of stylesOf(layer)) want(fontString({ ...style, fontSize: 16 }), text);
    if (layer.type === 'sticker' && layer.source.type === 'emoji') {
      want(fontString({ fontFamily: EMOJI_FONT, fontSize: 16, fontWeight: 400, italic: false }), layer.source.emoji);
    }
  }
  return [...wanted].map(([font, characters]) => ({ font, text: [...characters].join('') }));
}

function stylesOf(layer: TextLayer) {
  const base = { fontFamily: layer.fontFamily, fontSize: layer.fontSize, fontWeight: layer.fontWeight, italic: layer.italic };
  // Letter case may show other letters than were typed; both forms are asked for.
  const shown = (text: string) => text + text.toUpperCase() + text.toLowerCase();
  return [
    { style: base, text: shown(layer.text) },
    ...layer.runs.map(({ start, end, style }) => ({
      style: {
        fontFamily: style.fontFamily ?? base.fontFamily,
        fontSize: base.fontSize,
        fontWeight: style.fontWeight ?? base.fontWeight,
        italic: style.italic ?? base.italic,
      },
      text: shown(layer.text.slice(start, end)),
    })),
  ];
}

const loaded = new Set<string>();
const keyOf = ({ font, text }: Wanted) => `${font}\n${[...text].sort().join('')}`;

/**
 * Loads what is missing. Resolves with whether anything arrived; a font that can't be fetched is drawn with its
 * fallback, as the server would, and asked for again next time.
 */
export async function loadFonts(document: DesignDocument): Promise<boolean> {
  const missing = wantedBy(document).filter((wanted) => !loaded.has(keyOf(wanted)));
  const arrived = await Promise.all(
    missing.map(async (wanted) => {
      const before = window.document.fonts.check(wanted.font, wanted.text);
      try {
        await window.document.fonts.load(wanted.font, wanted.text);
        loaded.add(keyOf(wanted));
      } catch {
        return false;
      }
      return !before;
    }),
  );
  return arrived.some(Boolean);
}
