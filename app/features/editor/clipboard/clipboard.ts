/** Copying, cutting and pasting without a key: from menus and the palette, through the browser's clipboard. */
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { deleteCommand } from '../commands/delete.ts';
import type { PastePlace } from '../commands/paste.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { clipOf, clipToHtml, wordsOfClip } from './clip.ts';
import { readTable } from '../tables/cell-clipboard.ts';
import { choosePasted, offeredBySystem } from './pasted.ts';
import { putPasted } from './put-pasted.ts';

/** Puts the selection on the system's clipboard; resolves to whether that worked. */
export async function copySelection(session: EditorSession): Promise<boolean> {
  session.stage.get()?.finishText();
  const clip = clipOf(session.context(), session.designId);
  if (!clip) return false;
  try {
    const words = wordsOfClip(clip);
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([clipToHtml(clip)], { type: 'text/html' }),
        ...(words ? { 'text/plain': new Blob([words], { type: 'text/plain' }) } : {}),
      }),
    ]);
    return true;
  } catch {
    toast({
      title: message('actions.copyRefused'),
      description: message('actions.copyRefusedHint'),
      variant: 'destructive',
    });
    return false;
  }
}

export async function cutSelection(session: EditorSession): Promise<void> {
  if (session.isEnabled(deleteCommand) && (await copySelection(session))) session.run(deleteCommand);
}

/** Pastes the system clipboard's contents. The browser may ask, and may refuse: then only the key works. */
export async function pasteFromSystem(session: EditorSession, place: PastePlace): Promise<void> {
  const offered = await Promise.resolve()
    .then(() => offeredBySystem(navigator.clipboard))
    .catch(() => null);
  if (!offered) {
    toast({
      title: message('actions.pasteRefused'),
      description: message('actions.pasteRefusedHint'),
      variant: 'destructive',
    });
    return;
  }
  const pasted = choosePasted(offered, window.location.origin, readTable);
  if (pasted) await putPasted(session, pasted, place);
  else toast({ title: message('actions.nothingToPaste') });
}
