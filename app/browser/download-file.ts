/** Fetches a file with progress and passes it to the browser's downloads. */
import { track } from './outside/track.ts';

export interface DownloadOptions {
  /** Called with the part that has arrived, 0 to 1, if the server states the length. */
  onProgress?(part: number): void;
  signal?: AbortSignal;
  /** False: not a user's work. */
  counted?: boolean;
}

/** The server's answer if it has no file. */
async function refusalOf(response: Response): Promise<unknown> {
  const body: unknown = response.headers.get('Content-Type')?.includes('json')
    ? await response.json().catch(() => null)
    : null;
  return body ?? new Error(`The file answered ${response.status}`);
}

/** The name that the server gives the file. */
function nameIn(response: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}

/** `fileName` null: the server's name for it. Throws the server's `{ error }` if it refuses. */
export async function downloadFile(
  address: string,
  fileName: string | null,
  { onProgress, signal, counted = true }: DownloadOptions = {},
): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin', ...(signal ? { signal } : {}) });
  if (!response.ok || !response.body) throw await refusalOf(response);
  const total = Number(response.headers.get('Content-Length')) || 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(new Uint8Array(read.value));
    received += read.value.length;
    if (total > 0) onProgress?.(Math.min(1, received / total));
  }
  save(
    new Blob(parts, { type: response.headers.get('Content-Type') ?? 'application/octet-stream' }),
    fileName ?? nameIn(response) ?? 'download',
  );
  if (counted) track('export');
}

/** Passes bytes that are here already to the browser's downloads. */
export function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the download keeps the bytes itself.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
