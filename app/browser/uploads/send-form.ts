/** Sends a form with a file, reporting how much of it is sent. Fetch can't report that; XMLHttpRequest can. */
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';

export interface Sending {
  /** How much is sent, 0 to 1. */
  onProgress(share: number): void;
  signal?: AbortSignal;
}

/**
 * The JSON answer. Rejects with the answer of a refusal, or with null if there was none. A call that the signal ends
 * never settles.
 */
export function sendForm<Answer>(path: string, form: FormData, { onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const body = request.response as Answer | null;
      if (request.status < 300 && body) return resolve(body);
      // A refused file is the user's to handle, any other error is ours.
      if (request.status >= 500 || !body)
        reportInBrowser(new Error(`POST ${path} answered ${request.status}`), { path, status: request.status });
      reject(body as unknown as Error);
    });
    request.addEventListener('error', () => reject(null as unknown as Error));
    request.addEventListener('timeout', () => reject(null as unknown as Error));
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });
}
