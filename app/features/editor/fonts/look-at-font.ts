/** Loading a font before something is set in it, so that nothing is measured with a stand-in. */
import type { FontStyle } from '#design/document/measure.ts';
import { drawnFamily, fontSheetOf } from '#design/fonts/catalogue.ts';
import { fontsOfText, type FontNeed } from '#design/layout/page-fonts.ts';

/** Texts as they are, of which only the family changes. */
export type TextInStyle = { text: string } & Pick<FontStyle, 'fontWeight' | 'italic' | 'ideographs'>;

/** The fonts that these texts would be drawn with in another family. */
export function needsIn(family: string, texts: readonly TextInStyle[]): FontNeed[] {
  return texts.flatMap(({ text, ...style }) => fontsOfText(text, { ...style, fontFamily: family, fontSize: 16 }));
}

/** Loads a family for these texts. Resolves in any case: what can't be had is drawn with its fallback. */
export async function loadFontFor(family: string, texts: readonly TextInStyle[]): Promise<void> {
  const { loadNeeds } = await import('#app/browser/fonts/page-fonts.client.ts');
  await loadNeeds(needsIn(family, texts));
}

/** Lets the browser know of a family that has a style sheet of its own, so that it loads it where it is shown. */
export async function declareFont(family: string): Promise<void> {
  const sheet = fontSheetOf(drawnFamily(family));
  if (!sheet) return;
  const { declareSheet } = await import('#app/browser/fonts/page-fonts.client.ts');
  await declareSheet(sheet).catch(() => undefined);
}
