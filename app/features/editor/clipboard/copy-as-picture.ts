/**
 * Copies the selection as a picture to the system's clipboard, or saves a file where the browser allows no pictures
 * there.
 */
import { closeToast, toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { layerName } from '../session/layer-names.ts';
import { selectedLayers } from '../commands/command.ts';

/** Device pixels per page pixel: sharp on the screens it is pasted on. */
const SCALE = 2;
/** Shows a progress notice after this long, ms. */
const SAY_SO = 1_000;

export async function copyAsPicture(session: EditorSession): Promise<void> {
  session.stage.get()?.finishText();
  const context = session.context();
  const [first] = selectedLayers(context);
  if (!first) return;
  let said: number | undefined;
  const timer = setTimeout(
    () => (said = toast({ title: message('actions.drawingPicture'), duration: 60_000 })),
    SAY_SO,
  );
  const drawn = import('./selection-picture.client.ts').then(({ pictureOfLayers }) =>
    pictureOfLayers(context.document, context.page, context.selection, SCALE),
  );
  try {
    const outcome = await (canCopyPictures() ? onClipboard(drawn) : Promise.resolve(false));
    const picture = await drawn;
    if (!picture) toast({ title: message('actions.nothingToDraw') });
    else if (outcome) toast({ title: message('actions.copiedAsPicture') });
    else {
      download(picture, `${layerName(first)}.png`);
      toast({ title: message('actions.pictureDownloaded'), description: message('actions.pictureDownloadedHint') });
    }
  } catch {
    toast({ title: message('actions.pictureFailed'), variant: 'destructive' });
  } finally {
    clearTimeout(timer);
    if (said !== undefined) closeToast(said);
  }
}

function canCopyPictures(): boolean {
  return (
    typeof ClipboardItem !== 'undefined' && typeof (navigator.clipboard as Clipboard | undefined)?.write === 'function'
  );
}

/** Starts immediately, while the press still counts as a user gesture, and supplies the picture once it is drawn. */
async function onClipboard(drawn: Promise<Blob | null>): Promise<boolean> {
  const picture = drawn.then((blob) => blob ?? Promise.reject(new Error('Nothing shows')));
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(
    () => true,
    () => false,
  );
}

function download(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
