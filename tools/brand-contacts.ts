/** A brand's contacts on a page: a row of icons and handles, at most two, in a free stretch near an edge. */
import { createGroupLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { childrenOf, leavesInPaintOrder, orderBetween, topOrder } from '#design/document/tree.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { unwrappedWidth, withLines } from '#design/layout/text-lines.ts';
import type { Outline } from '#design/document/path-geometry.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { BrandKit, ContactType, ToolContext } from './context.ts';
import { freeCorner, stageOf } from './free-corner.ts';
import { inkOn, worstContrast } from './ground.ts';
import { iconPath } from './icons/icon-path.ts';
import { marginOf, type Size } from './page-space.ts';
import { seenGround } from './seen-ground.ts';

/** From the specification: only two contact details may be added to a design. */
export const CONTACTS_PER_DESIGN = 2;
export const CONTACTS_GROUP = 'Contacts';

/** Places without a mark of their own in the package get what they are: shops, phones, money. */
const ICONS: Readonly<Record<ContactType, string>> = {
  instagram: 'instagram-logo', whatsapp: 'whatsapp-logo', email: 'envelope-simple', mobile: 'phone', website: 'globe-simple', upi: 'currency-inr', shopee: 'handbag', youtube: 'youtube-logo',
  tiktok: 'tiktok-logo', pinterest: 'pinterest-logo', depop: 't-shirt', poshmark: 'handbag-simple', mercado: 'handshake', lazada: 'shopping-bag', ebay: 'shopping-cart',
  facebook: 'facebook-logo', amazon: 'amazon-logo', carousell: 'storefront', tokopedia: 'basket',
};
const HANDLES: ReadonlySet<ContactType> = new Set(['instagram', 'youtube', 'tiktok', 'pinterest', 'depop', 'poshmark']);
const PLACES = ['bottom', 'bottom-left', 'bottom-right', 'top', 'top-right', 'top-left'] as const;

/** How a contact is written on a design. */
function contactText({ type, value }: BrandKit['contacts'][number]): string {
  return HANDLES.has(type) && !value.startsWith('@') ? `@${value}` : value;
}

/** The icon beside a contact. */
export function contactIcon(type: ContactType): Outline | null {
  return iconPath(ICONS[type], 'fill');
}

interface Entry {
  type: ContactType;
  text: string;
  /** px, of the text alone. */
  width: number;
}

type ContactContext = Pick<ToolContext, 'document' | 'page' | 'samplePixels' | 'measureText' | 'newId'>;

export interface ContactsResult {
  operations: Operation[];
  layer: string;
  box: Box;
  /** There was no free stretch: it lies over something. */
  crowded: boolean;
}

/** The operations that put the contacts on the page, in place of those that were there. */
export async function contactOperations(contacts: readonly BrandKit['contacts'][number][], kit: BrandKit, context: ContactContext): Promise<ContactsResult> {
  const { page, newId, measureText } = context;
  const earlier = childrenOf(context.document, page).find((layer) => layer.type === 'group' && layer.name === CONTACTS_GROUP && !layer.locked);
  const gone = new Set(earlier ? [earlier.id, ...leavesInPaintOrder(context.document, earlier.id).map(({ id }) => id)] : []);
  const document = { ...context.document, layers: Object.fromEntries(Object.entries(context.document.layers).filter(([id]) => !gone.has(id))) };
  const shorter = Math.min(document.width, document.height);
  const fontFamily = kit.fonts.body ?? 'Inter';
  let fontSize = Math.max(12, Math.round(shorter * 0.028));
  const styled = (text: string) => createTextLayer({ id: 'x', parent: page, order: 'a1', text, fontFamily, fontSize, fontWeight: 600, lineHeight: 1.2, width: 20_000 });
  const stage = stageOf(document, page);
  const widest = stage.box.width - 2 * marginOf(stage.box);
  const measured = (): Entry[] => contacts.map((contact) => ({ type: contact.type, text: contactText(contact), width: unwrappedWidth(styled(contactText(contact)), measureText) }));
  const sizeOf = (entries: readonly Entry[], stacked: boolean): Size => {
    const widths = entries.map(({ width }) => width + fontSize * 1.7);
    const line = fontSize * 1.35;
    return stacked
      ? { width: Math.max(...widths), height: line * entries.length + fontSize * 0.4 * (entries.length - 1) }
      : { width: widths.reduce((sum, width) => sum + width, 0) + fontSize * 1.4 * (entries.length - 1), height: line };
  };
  let entries = measured();
  const longest = sizeOf(entries, true).width;
  if (longest > widest) {
    // An address longer than the page is wide: smaller letters rather than cut ones.
    fontSize = Math.max(6, Math.floor(fontSize * (widest / longest) * 10) / 10);
    entries = measured();
  }
  const row = sizeOf(entries, false);
  const gap = fontSize * 0.8;
  const asRow = row.width <= widest ? freeCorner(stage, row, PLACES, gap) : null;
  const asColumn = freeCorner(stage, sizeOf(entries, true), PLACES, gap);
  const stacked = asRow === null || (asRow.covered > 0 && asColumn.covered < asRow.covered);
  const { box, covered } = stacked ? asColumn : asRow;
  const ground = await seenGround({ document, page, samplePixels: context.samplePixels }, box);
  const color = ground.busy ? inkOn(ground) : (kit.colors.find((one) => worstContrast(one, ground) >= LEGIBLE) ?? inkOn(ground));
  const group = createGroupLayer({ id: newId(), parent: page, order: earlier?.order ?? topOrder(document, page), name: CONTACTS_GROUP });
  const leaves: LeafLayer[] = [];
  let order: string | null = null;
  let { x, y } = box;
  for (const entry of entries) {
    const icon = contactIcon(entry.type);
    const side = fontSize * 1.2;
    const line = fontSize * 1.35;
    if (icon) {
      const scale = Math.min(side / icon.viewWidth, side / icon.viewHeight);
      const [width, height] = [Math.max(1, icon.viewWidth * scale), Math.max(1, icon.viewHeight * scale)];
      order = orderBetween(order, null);
      leaves.push(createShapeLayer({
        id: newId(), parent: group.id, order, name: entry.type, x: x + (side - width) / 2, y: y + (line - height) / 2, width, height,
        shape: { kind: 'path', ...icon, rule: 'nonzero' }, fill: { type: 'solid', color },
      }));
    }
    order = orderBetween(order, null);
    const text = withLines({ ...styled(entry.text), id: newId(), parent: group.id, order, name: entry.type, x: x + fontSize * 1.7, width: Math.ceil(entry.width) + 2, fill: { type: 'solid', color } }, measureText);
    leaves.push({ ...text, y: y + (line - text.height) / 2 });
    if (stacked) y += line + fontSize * 0.4;
    else x += fontSize * 1.7 + entry.width + fontSize * 1.4;
  }
  const removal: Operation[] = earlier ? [{ type: 'layer.remove', id: earlier.id }] : [];
  return { operations: [...removal, ...[group, ...leaves].map((layer) => ({ type: 'layer.add' as const, layer }))], layer: group.id, box: boundsOfLayers(leaves) ?? box, crowded: covered > 0 };
}
