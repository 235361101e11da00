/** What axe finds on a page as it stands, in light and in dark: each thing by its look, rule and element. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function axeFinds(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Things on their way in are half transparent.
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity));
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${colorScheme}: ${id}: ${target.join(' ')}`)));
  }
  return found;
}
