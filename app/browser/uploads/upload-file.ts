/** Sends one file to the server, reporting progress. */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { message } from '#messages/message.ts';
import type { UploadReport } from './attachments.machine.ts';
import { sendForm } from './send-form.ts';

/** Begins the upload to `path`; the returned function stops it. */
export function uploadFile(
  path: string,
  { id, file }: { id: string; file: File },
  tell: (report: UploadReport) => void,
): () => void {
  const controller = new AbortController();
  const form = new FormData();
  form.set('file', file);
  sendForm<AssetInfo>(path, form, {
    signal: controller.signal,
    // The remaining time is the server's own work on the picture.
    onProgress: (share) => tell({ type: 'upload.progress', id, progress: share * 0.9 }),
  }).then(
    (info) => tell({ type: 'upload.done', id, asset: info.id, info }),
    (reason: unknown) =>
      tell({ type: 'upload.failed', id, error: failureText(message('account.uploadFailed'), reason) }),
  );
  return () => controller.abort();
}

/** What failed, and the reason if there is one in words. */
function failureText(words: string, reason: unknown): string {
  const cause = reason === null ? '' : thrownText(reason);
  return cause && cause !== words ? `${words} ${cause}` : words;
}
