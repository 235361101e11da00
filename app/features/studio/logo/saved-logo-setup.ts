/** Words that are too long for an address wait in the browser's session while their owner signs in. */
import { z } from 'zod';
import { LOGO_STYLES } from '#design/logo/brief.ts';
import type { LogoSetup } from './logo-setup.ts';

const KEY = 'blend.logo-words';

const savedSchema = z.object({
  name: z.string(),
  description: z.string(),
  style: z.enum(LOGO_STYLES),
  elements: z.array(z.string()),
});

export function saveLogoSetup(setup: LogoSetup): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // A browser that keeps nothing: the words are typed again.
  }
}

/** Null: nothing was kept here. */
export function savedLogoSetup(): LogoSetup | null {
  try {
    const kept = savedSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    sessionStorage.removeItem(KEY);
    return kept.data ?? null;
  } catch {
    return null;
  }
}
