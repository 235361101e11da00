/** Puts a code on the page, or another content into one, once it was read back from a painting of that page. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { isQrLayer, readableForm, type QrLayer } from '#design/qr/readable.ts';
import { message } from '#messages/message.ts';
import { insertQrCommand, rewriteQrCommand } from '../commands/qr-code.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** The code as a camera reads it on its page; null: no form of it is read. */
async function asRead(
  session: EditorSession,
  document: DesignDocument,
  page: string,
  layer: Layer | undefined,
  behind: string | null,
): Promise<QrLayer | null> {
  if (!layer || !isQrLayer(layer)) return null;
  const { createPagePixels } = await import('./page-pixels.client.ts');
  const pixels = createPagePixels(session);
  try {
    return (await readableForm(document, page, layer, behind, pixels.readCode))?.layer ?? null;
  } finally {
    pixels.dispose();
  }
}

/** Resolves to what is wrong with it, in words; null: it is on the page. */
export async function insertCode(session: EditorSession, content: string): Promise<string | null> {
  const context = session.context();
  const { document } = applyOperations(context.document, insertQrCommand.run(context, { content }));
  const layer = Object.values(document.layers).find(({ id }) => !Object.hasOwn(context.document.layers, id));
  const read = await asRead(session, document, context.page, layer, null);
  if (!read) return message('qr.unreadable');
  session.run(insertQrCommand, { content, correction: read.shape.correction, side: read.width });
  return null;
}

/** The same for a code that is there. `behind`: the color behind it, null if uneven. */
export async function rewriteCode(
  session: EditorSession,
  layer: QrLayer,
  content: string,
  behind: string | null,
): Promise<string | null> {
  const { document, page } = session.context();
  const read = await asRead(session, document, page, { ...layer, shape: { ...layer.shape, content } }, behind);
  if (!read) return message('qr.unreadable');
  const { shape, x, y, width, height, fill } = read;
  // Only what makes it readable: it may have been moved meanwhile.
  const mended = read.width === layer.width && read.fill === layer.fill ? {} : { x, y, width, height, fill };
  session.run(rewriteQrCommand, { id: layer.id, patch: { shape, ...mended } });
  return null;
}
