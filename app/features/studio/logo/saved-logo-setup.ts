/** Words too long for an address are kept in the browser's session while the user signs in. */
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
    // In a browser that stores nothing, the words are typed again.
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
