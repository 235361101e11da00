/** Whether an uploaded font has a character, by the style sheet that declares it. */
import { drawnFamily } from '#design/fonts/catalogue.ts';
import { createCoverage } from '#design/fonts/coverage.ts';

/** False as well for a font whose sheet has not arrived yet. */
export function ownFontHas(family: string, character: string): boolean {
  return createCoverage(window.document.fonts)(drawnFamily(family), character);
}
