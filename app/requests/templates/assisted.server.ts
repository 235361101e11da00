/** Lays a design out again as one change: other words, photos, colors, or another layout of the same template. */
import { randomUUID } from 'node:crypto';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';
import { COMPOSITIONS } from '#design/templates/compositions/all.ts';
import type { Content } from '#design/templates/composition-input.ts';
import { layOutTemplate } from '#design/templates/catalogue/lay-out.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { message } from '#messages/message.ts';
import { arrangementOperations } from '#tools/composing/compose-operations.ts';
import { additionsOn, placedAgain } from '#tools/composing/page-additions.ts';
import { clearable, contentsOf } from '#tools/page/page-contents.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import type { Services } from '#app/services/services.ts';
import type { AssistedDesign, Setup } from '#app/contracts/assisted.ts';
import { emptySlot, withFrames } from '#app/services/templates/empty-frames.ts';
import { brandIn, inColors } from '#app/services/templates/template-document.ts';
import { asTemplateBrand } from '#app/contracts/templates.ts';

/** Marks changes made by this module. */
const ORIGIN = 'assisted';

/** A request that can't be fulfilled; the message is for users. */
export class LayOutRefusal extends Error {
  override readonly name = 'LayOutRefusal';
}

type Ports = Pick<Services, 'designs' | 'templates' | 'ownPhotos' | 'brandKits' | 'rendering'>;

/** The template in another layout that suits its kind of content and that many photos. */
export function inLayout(template: Template, layout: number, photos: number): Template {
  if (layout === 0) return template;
  const serving = COMPOSITIONS.filter(
    ({ kinds, pictures: [least, most] }) => kinds.includes(template.kind) && least <= photos && photos <= most,
  ).map(({ id }) => id);
  const from = Math.max(0, serving.indexOf(template.composition));
  return {
    ...template,
    composition: serving[(from + layout) % Math.max(1, serving.length)] ?? template.composition,
    variant: template.variant + layout,
  };
}

/** Whether all of a design's changes were made here. A long history is the user's own work. */
async function isHandmade(
  { designs }: Pick<Services, 'designs'>,
  userId: string,
  { id, revision }: DesignSnapshot,
): Promise<boolean> {
  if (revision === 0) return false;
  const missed = await designs.changesSince(userId, id, 0);
  return 'snapshot' in missed || missed.changes.some(({ kind, origin }) => kind === 'edit' && origin !== ORIGIN);
}

export async function readAssisted(
  ports: Pick<Services, 'designs'>,
  userId: string,
  designId: string,
): Promise<AssistedDesign> {
  const design = await ports.designs.get(userId, designId);
  const {
    document,
    history: { canUndo, canRedo },
  } = design;
  const { content, pictures } = contentsOf(document, firstPage(document).id);
  return {
    id: design.id,
    title: design.title,
    width: document.width,
    height: document.height,
    revision: design.revision,
    content,
    photos: pictures.map(({ asset }) => asset).filter((asset): asset is string => asset !== null),
    history: { canUndo, canRedo },
    isHandmade: await isHandmade(ports, userId, design),
  };
}

export interface LayOut {
  setup: Setup;
  content: Content;
  photos: readonly string[];
}

/** The photos as layouts use them. Throws LayOutRefusal if one is missing or another user's. */
async function picturesOf({ ownPhotos }: Ports, userId: string, photos: readonly string[]) {
  return Promise.all(
    photos.map(async (asset) => {
      const found = await ownPhotos.find(userId, asset);
      if (!found) throw new LayOutRefusal(message('templates.photoGone'));
      return found.picture;
    }),
  );
}

/** Throws DesignNotFoundError, and LayOutRefusal with a message for people. */
export async function layOutAnew(
  ports: Ports,
  userId: string,
  designId: string,
  { setup, content, photos }: LayOut,
): Promise<AssistedDesign> {
  const { designs, templates, brandKits, rendering } = ports;
  const { document, revision } = await designs.read(userId, designId);
  const template = templates.find(setup.recipe);
  if (!template) throw new LayOutRefusal(message('templates.gone'));
  const own = await picturesOf(ports, userId, photos);
  const pictures = own.length > 0 ? own : template.pictures.map((_, index) => emptySlot(index));
  const listed = setup.brand ? await templates.brandOf(userId, await brandKits.get(userId)) : null;
  const size = { width: document.width, height: document.height };
  const made = layOutTemplate(inColors(inLayout(template, setup.layout, pictures.length), setup.colors), {
    page: size,
    content,
    pictures,
    brand: brandIn(setup.colors, listed && asTemplateBrand(listed)),
    measure: rendering.measureText,
  });
  if (made.composition === null) throw new LayOutRefusal(made.reason);
  await designs.commit({
    designId,
    userId,
    author: 'user',
    origin: ORIGIN,
    id: randomUUID(),
    baseRevision: revision,
    label: message('templates.laidOut'),
    operations: operationsOf(document, withFrames(made.arrangement), rendering.measureText),
  });
  return readAssisted(ports, userId, designId);
}

/** Removes the layout's layers and keeps those added manually. */
function operationsOf(
  document: DesignDocument,
  arrangement: Parameters<typeof arrangementOperations>[0],
  measureText: Services['rendering']['measureText'],
) {
  const page = firstPage(document).id;
  const size = { width: document.width, height: document.height };
  const additions = additionsOn(document, page);
  const staying = new Set(additions.map(({ id }) => id));
  const kept = placedAgain(additions, arrangement.pieces, size, size);
  return arrangementOperations(
    arrangement,
    size,
    clearable(document, page).ids.filter((id) => !staying.has(id)),
    kept,
    { document, page, newId: randomUUID, measureText },
  ).operations;
}
