/** Which part of the brand is being edited on the page: determined by the selection. */
import type { DesignDocument } from '#design/document/document.ts';
import { isWithin } from '#design/document/tree.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { contactsGroup } from '#tools/brand/contacts-group.ts';
import { logoOn } from '#tools/brand/logo-layer.ts';

/** From the specification: the modes of the brand selector. */
export type BrandEditing = 'contacts' | 'logo';

/** The part that all selected layers belong to; null for none, or for something else. */
export function brandPartOf(
  document: DesignDocument,
  page: string,
  selected: readonly string[],
  kit: Pick<BrandKit, 'logos'>,
): BrandEditing | null {
  if (selected.length === 0) return null;
  const isAllOf = (whole: string): boolean => selected.every((id) => id === whole || isWithin(document, id, whole));
  const contacts = contactsGroup(document, page);
  if (contacts && isAllOf(contacts.id)) return 'contacts';
  const logo = logoOn(document, page, kit);
  if (!logo) return null;
  // A logo on a plate is selected through the group that contains both.
  const around =
    logo.parent !== page && /^logo$/i.test(document.layers[logo.parent]?.name ?? '') ? logo.parent : logo.id;
  return isAllOf(around) ? 'logo' : null;
}
