/** Loading a font before something is set in it, so that nothing is measured with a fallback. */
import type { FontStyle } from '#design/document/measure.ts';
import { drawnFamily, fontSheetOf } from '#design/fonts/catalogue.ts';
import { fontsOfText, type FontNeed } from '#design/layout/page-fonts.ts';

/** Texts as they are, except for the family. */
export type TextInStyle = { text: string } & Pick<FontStyle, 'fontWeight' | 'italic' | 'ideographs'>;

/** The fonts needed to draw these texts in another family. */
export function needsIn(family: string, texts: readonly TextInStyle[]): FontNeed[] {
  return texts.flatMap(({ text, ...style }) => fontsOfText(text, { ...style, fontFamily: family, fontSize: 16 }));
}

/** Loads a family for these texts. Always resolves: what can't be loaded is drawn with its fallback. */
export async function loadFontFor(family: string, texts: readonly TextInStyle[]): Promise<void> {
  const { loadNeeds } = await import('#app/browser/fonts/page-fonts.client.ts');
  await loadNeeds(needsIn(family, texts));
}

/** Declares a family that has its own style sheet, so that the browser loads it where it is shown. */
export async function declareFont(family: string): Promise<void> {
  const sheet = fontSheetOf(drawnFamily(family));
  if (!sheet) return;
  const { declareSheet } = await import('#app/browser/fonts/page-fonts.client.ts');
  await declareSheet(sheet).catch(() => undefined);
}
