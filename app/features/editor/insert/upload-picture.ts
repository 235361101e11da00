/** Sends a picture to the asset route and puts it on the page; what goes wrong is said in words. */
import { toast } from '#app/ui/toast-store.ts';
import type { Point } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import { insertPictureCommand, type UploadedPicture } from '../commands/insert-picture.ts';
import type { EditorSession } from '../editor-session.ts';

/** What a file dialog offers; the server looks at the bytes. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Uploads pictures one after the other and adds each as it arrives, a little aside from the one before. */
export async function addPictures(session: EditorSession, files: readonly File[], at?: Point): Promise<void> {
  for (const [index, file] of files.entries()) {
    try {
      const picture = await uploadPicture(file);
      session.run(insertPictureCommand, { picture, at: at && { x: at.x + index * 24, y: at.y + index * 24 } });
    } catch (error) {
      toast({ title: message('editor.uploadFailed'), description: error instanceof Error ? error.message : undefined, variant: 'destructive' });
    }
  }
}

async function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch('/api/assets', { method: 'POST', body, credentials: 'same-origin' }).catch(() => null);
  if (!response) throw new Error(message('editor.unreachable'));
  const answer = (await response.json().catch(() => null)) as (UploadedPicture & { error?: { message?: string } }) | null;
  if (!response.ok || !answer) throw new Error(answer?.error?.message ?? message('editor.unreachable'));
  return answer;
}
