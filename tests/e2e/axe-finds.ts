/** Axe's findings on a page in its present state, by theme, rule and element. */
import type { Page } from '@playwright/test';
import { isLongRun } from '../fixtures/sample.ts';
import { wrongIn, type Look } from './axe.ts';

/** Rules that can fail in one theme only: the elements are the same in both. */
const COLORS = ['color-contrast', 'link-in-text-block'];

const DARK = ['dark', { rules: COLORS }] as const;
const LIGHT = ['light', {}] as const;

/**
 * In light and in dark; an ordinary run looks at the dark only on pages as they open and where a test says so. Leaves
 * the page in the light theme, with reduced motion.
 */
export async function axeFinds(
  page: Page,
  { inDark = isLongRun, ...look }: Pick<Look, 'parts'> & { inDark?: boolean } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of inDark ? [DARK, LIGHT] : [LIGHT]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await wrongIn(page, { ...look, ...rules })).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
