/** Sends one file to the server, reporting progress. Fetch can't report it; XMLHttpRequest can. */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';
import { message } from '#messages/message.ts';
import type { UploadReport } from './attachments.machine.ts';

/** Begins the upload to `path`; the returned function stops it. */
export function uploadFile(
  path: string,
  { id, file }: { id: string; file: File },
  tell: (report: UploadReport) => void,
): () => void {
  const request = new XMLHttpRequest();
  const fail = (reason: unknown): void => {
    const words = message('account.uploadFailed');
    const cause = reason === null ? '' : thrownText(reason);
    tell({ type: 'upload.failed', id, error: cause && cause !== words ? `${words} ${cause}` : words });
  };
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    // The remaining time is the server's own work on the picture.
    if (lengthComputable) tell({ type: 'upload.progress', id, progress: (loaded / total) * 0.9 });
  });
  request.addEventListener('load', () => {
    const body = request.response as AssetInfo | { error: unknown } | null;
    if (request.status < 300 && body && 'id' in body) {
      tell({ type: 'upload.done', id, asset: body.id, info: body });
      return;
    }
    // A refused file is the user's to handle, any other error is ours.
    if (request.status >= 500 || !body)
      reportInBrowser(new Error(`POST ${path} answered ${request.status}`), { path, status: request.status });
    fail(body);
  });
  request.addEventListener('error', () => fail(null));
  request.addEventListener('timeout', () => fail(null));
  const form = new FormData();
  form.set('file', file);
  request.open('POST', path);
  request.responseType = 'json';
  request.setRequestHeader('Accept', 'application/json');
  request.send(form);
  return () => request.abort();
}
