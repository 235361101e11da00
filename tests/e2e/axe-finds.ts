/** Axe's findings on a page in its present state, in light and in dark, by theme, rule and element. */
import type { Page } from '@playwright/test';
import { wrongIn, type Look } from './axe.ts';

/** Rules that can fail in one theme only: the elements are the same in both. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Leaves the page in the light theme, with reduced motion. */
export async function axeFinds(page: Page, look: Pick<Look, 'parts'> = {}): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['dark', { rules: COLORS }],
    ['light', {}],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await wrongIn(page, { ...look, ...rules })).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
