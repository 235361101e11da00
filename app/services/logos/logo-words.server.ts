/** What a user's words mean for a logo: whether they suffice, and which of the objects they name can be shown. */
import { enoughDetails } from '#design/logo/enough-details.ts';
import { iconsFor } from '#design/logo/plan-logos.ts';
import { iconPath } from '#tools/libraries/icons/icon-path.ts';
import { findIcons } from '#tools/libraries/icons/icon-search.ts';
import type { LogoWords } from './logo.ts';

const SUGGESTED = 8;

/** An icon's name in everyday words. */
export const elementName = (icon: string): string => icon.replaceAll('-', ' ');

export function logoWords({
  name,
  description,
  elements,
}: {
  name: string;
  description: string;
  elements: readonly string[];
}): LogoWords {
  const icons = iconsFor({ name, description, elements: [], style: 'assorted', colors: [], variant: 0 }, { findIcons });
  // Simplified duplicates of one object say the same.
  const distinct = icons.filter(
    (icon) => !/-(?:simple|line|duotone)$/.test(icon) || !icons.includes(icon.replace(/-(?:simple|line|duotone)$/, '')),
  );
  return {
    enough: enoughDetails({ name, description, elements }, { findIcons }),
    elements: distinct
      .slice(0, SUGGESTED)
      .map((icon) => ({ name: elementName(icon), outline: iconPath(icon, 'regular') })),
  };
}
