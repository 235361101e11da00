/** A brand's contacts on a page: a row of icons and handles, at most two, in a free area near an edge. */
import { createGroupLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder, orderBetween, topOrder } from '#design/document/tree.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { unwrappedWidth, withLines } from '#design/layout/text-lines.ts';
import type { Outline } from '#design/document/path-geometry.ts';
import type { Operation } from '#design/operations/operation.ts';
import { CONTACTS_GROUP, contactsGroup, contactsOn } from './contacts-group.ts';
import type { BrandKit, ContactType } from '../contract/ports/brand-kit-port.ts';
import type { ToolContext } from '../contract/context.ts';
import { freeCorner, stageOf, type Stage } from '../page/free-corner.ts';
import { inkOn, worstContrast } from '../page/background.ts';
import { iconPath } from '../libraries/icons/icon-path.ts';
import { marginOf, type Room, type Size } from '../contract/page-space.ts';
import { seenBackground } from '../page/seen-background.ts';

/** Platforms whose logos the package lacks get an icon of what they are: shops, phones, money, a closet. */
const ICONS: Readonly<Record<ContactType, string>> = {
  instagram: 'instagram-logo',
  whatsapp: 'whatsapp-logo',
  email: 'envelope-simple',
  mobile: 'phone',
  website: 'globe-simple',
  upi: 'currency-inr',
  shopee: 'parcel-away',
  youtube: 'youtube-logo',
  tiktok: 'tiktok-logo',
  pinterest: 'pinterest-logo',
  depop: 't-shirt',
  poshmark: 'dress-hanger',
  mercado: 'handshake',
  lazada: 'shopping-bag',
  ebay: 'shopping-cart',
  facebook: 'facebook-logo',
  amazon: 'amazon-logo',
  carousell: 'storefront',
  tokopedia: 'basket',
};
const HANDLES: ReadonlySet<ContactType> = new Set(['instagram', 'youtube', 'tiktok', 'pinterest', 'depop', 'poshmark']);
const PLACES = ['bottom', 'bottom-left', 'bottom-right', 'top', 'top-right', 'top-left'] as const;

/** How a contact is written on a design. */
function contactText({ type, value }: BrandKit['contacts'][number]): string {
  return HANDLES.has(type) && !value.startsWith('@') ? `@${value}` : value;
}

/** The kit's contacts whose words in a page's row no longer match the kit; empty if all match. */
export function staleContacts(document: DesignDocument, page: string, kit: BrandKit): BrandKit['contacts'] {
  const group = contactsGroup(document, page);
  if (!group) return [];
  const on = contactsOn(document, page).flatMap((type) => kit.contacts.find((contact) => contact.type === type) ?? []);
  const written = leavesInPaintOrder(document, group.id);
  const isStale = on.some((contact) =>
    written.some((leaf) => leaf.type === 'text' && leaf.name === contact.type && leaf.text !== contactText(contact)),
  );
  return isStale ? on : [];
}

/** The icon next to a contact. */
export function contactIcon(type: ContactType): Outline | null {
  return iconPath(ICONS[type], 'fill');
}

interface Entry {
  type: ContactType;
  text: string;
  /** px, of the text alone. */
  width: number;
}

/** Entries at one size, next to or below one another, and the room they take. */
interface Setting {
  fontSize: number;
  entries: Entry[];
  stacked: boolean;
  room: Room;
}

/** Further tries, each smaller or nearer to the edge: font size as a share, margin given up as a share. */
const TRIES = [
  { size: 1, edge: 0 },
  { size: 0.85, edge: 0 },
  { size: 0.85, edge: 0.5 },
  { size: 0.72, edge: 0.5 },
] as const;
/** A row that covers more than this share would clutter what is under it. */
const CROWDED = 0.06;

/** Width of the icon's column, gap between rows, gap between entries: as multiples of the font size. */
const ICON = 1.7;
const LINE = 1.35;
const BETWEEN_ROWS = 0.4;
const BETWEEN = 1.4;

function sizeOf(entries: readonly Entry[], fontSize: number, stacked: boolean): Size {
  const widths = entries.map(({ width }) => width + fontSize * ICON);
  const gaps = entries.length - 1;
  return stacked
    ? { width: Math.max(...widths), height: fontSize * (LINE * entries.length + BETWEEN_ROWS * gaps) }
    : { width: widths.reduce((sum, width) => sum + width, 0) + fontSize * BETWEEN * gaps, height: fontSize * LINE };
}

/** The setting that covers nothing, with the largest letters possible; if there is none, the one that covers least. */
function settingFor(stage: Stage, largest: number, measured: (fontSize: number) => Entry[]): Setting {
  const widest = stage.box.width - 2 * marginOf(stage.box);
  let best: Setting | null = null;
  for (const { size, edge } of TRIES) {
    let fontSize = largest * size;
    const longest = sizeOf(measured(fontSize), fontSize, true).width;
    // Shrinks the letters of an address that is longer than the page is wide, rather than cutting it.
    if (longest > widest) fontSize = Math.max(6, Math.floor(fontSize * (widest / longest) * 10) / 10);
    const entries = measured(fontSize);
    const out = marginOf(stage.box) * edge;
    const wider = {
      ...stage,
      box: {
        x: stage.box.x - out,
        y: stage.box.y - out,
        width: stage.box.width + 2 * out,
        height: stage.box.height + 2 * out,
      },
    };
    for (const stacked of [false, true]) {
      const box = sizeOf(entries, fontSize, stacked);
      if (!stacked && box.width > widest) continue;
      const setting = { fontSize, entries, stacked, room: freeCorner(wider, box, PLACES, fontSize * 0.8) };
      if (setting.room.covered === 0) return setting;
      if (!best || setting.room.covered < best.room.covered) best = setting;
    }
  }
  if (!best) throw new Error('No setting was tried');
  return best;
}

type ContactContext = Pick<ToolContext, 'document' | 'page' | 'samplePixels' | 'measureText' | 'newId'>;

export interface ContactsResult {
  operations: Operation[];
  layer: string;
  box: Box;
}

/** The operations that put the contacts on the page and replace existing ones. Null: there is no free area. */
export async function contactOperations(
  contacts: readonly BrandKit['contacts'][number][],
  kit: BrandKit,
  context: ContactContext,
): Promise<ContactsResult | null> {
  const { page, newId, measureText } = context;
  const earlier = contactsGroup(context.document, page);
  const gone = new Set(
    earlier ? [earlier.id, ...leavesInPaintOrder(context.document, earlier.id).map(({ id }) => id)] : [],
  );
  const document = {
    ...context.document,
    layers: Object.fromEntries(Object.entries(context.document.layers).filter(([id]) => !gone.has(id))),
  };
  const fontFamily = kit.fonts.body ?? 'Inter';
  const styled = (text: string, size: number) =>
    createTextLayer({
      id: 'x',
      parent: page,
      order: 'a1',
      text,
      fontFamily,
      fontSize: size,
      fontWeight: 600,
      lineHeight: 1.2,
      width: 20_000,
    });
  const measured = (size: number): Entry[] =>
    contacts.map((contact) => ({
      type: contact.type,
      text: contactText(contact),
      width: unwrappedWidth(styled(contactText(contact), size), measureText),
    }));
  const largest = Math.max(12, Math.round(Math.min(document.width, document.height) * 0.028));
  const { fontSize, entries, stacked, room } = settingFor(stageOf(document, page), largest, measured);
  if (room.covered > CROWDED) return null;
  const { box } = room;
  const background = await seenBackground({ document, page, samplePixels: context.samplePixels }, box);
  const color = background.busy
    ? inkOn(background)
    : (kit.colors.find((one) => worstContrast(one, background) >= LEGIBLE) ?? inkOn(background));
  const group = createGroupLayer({
    id: newId(),
    parent: page,
    order: earlier?.order ?? topOrder(document, page),
    name: CONTACTS_GROUP,
  });
  const leaves: LeafLayer[] = [];
  let order: string | null = null;
  let { x, y } = box;
  for (const entry of entries) {
    const icon = contactIcon(entry.type);
    const side = fontSize * 1.2;
    const line = fontSize * LINE;
    if (icon) {
      const scale = Math.min(side / icon.viewWidth, side / icon.viewHeight);
      const [width, height] = [Math.max(1, icon.viewWidth * scale), Math.max(1, icon.viewHeight * scale)];
      order = orderBetween(order, null);
      leaves.push(
        createShapeLayer({
          id: newId(),
          parent: group.id,
          order,
          name: entry.type,
          x: x + (side - width) / 2,
          y: y + (line - height) / 2,
          width,
          height,
          shape: { kind: 'path', ...icon, rule: 'nonzero' },
          fill: { type: 'solid', color },
        }),
      );
    }
    order = orderBetween(order, null);
    const text = withLines(
      {
        ...styled(entry.text, fontSize),
        id: newId(),
        parent: group.id,
        order,
        name: entry.type,
        x: x + fontSize * ICON,
        width: Math.ceil(entry.width) + 2,
        fill: { type: 'solid', color },
      },
      measureText,
    );
    leaves.push({ ...text, y: y + (line - text.height) / 2 });
    if (stacked) y += line + fontSize * BETWEEN_ROWS;
    else x += fontSize * (ICON + BETWEEN) + entry.width;
  }
  const removal: Operation[] = earlier ? [{ type: 'layer.remove', id: earlier.id }] : [];
  return {
    operations: [...removal, ...[group, ...leaves].map((layer) => ({ type: 'layer.add' as const, layer }))],
    layer: group.id,
    box: boundsOfLayers(leaves) ?? box,
  };
}
