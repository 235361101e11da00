/** Puts a code on the page once it was read back from a painting of that page. */
import { applyOperations } from '#design/operations/apply.ts';
import { isQrLayer, readableForm } from '#design/qr/readable.ts';
import { message } from '#messages/message.ts';
import { insertQrCommand } from '../commands/qr-code.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Resolves to what is wrong with it, in words; null: it is on the page. */
export async function insertCode(session: EditorSession, content: string): Promise<string | null> {
  const { createPagePixels } = await import('./page-pixels.client.ts');
  const context = session.context();
  const { document } = applyOperations(context.document, insertQrCommand.run(context, { content }));
  const layer = Object.values(document.layers).find(({ id }) => !Object.hasOwn(context.document.layers, id));
  const { readCode } = createPagePixels();
  if (!layer || !isQrLayer(layer) || !readCode) return message('qr.unreadable');
  const found = await readableForm(document, context.page, layer, null, readCode);
  if (!found) return message('qr.unreadable');
  const { shape, width } = found.layer;
  session.run(insertQrCommand, { content, correction: shape.correction, side: width });
  return null;
}
