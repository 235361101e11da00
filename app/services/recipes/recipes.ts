/** What server and browser say to each other about recipes. GET /api/recipes answers with the recipes themselves. */
import type { RecipeBrand } from '#design/recipes/lay-out.ts';

/** In the answer of GET /api/recipes/brand: what a recipe takes of the brand kit. */
export interface ListedBrand {
  colors: readonly string[];
  fonts: { heading: string | null; body: string | null };
  logo: { asset: string; width: number; height: number } | null;
}

/** The brand with its logo as a picture that layouts take. */
export function asRecipeBrand({ colors, fonts, logo }: ListedBrand): RecipeBrand {
  return { colors, fonts, logo: logo && { ...logo, name: 'Logo', alt: '', subject: null, mask: null, filters: null, color: null } };
}
