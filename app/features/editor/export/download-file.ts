/** Fetches a rendered file with progress and hands it to the browser's downloads. */

/** `onProgress` gets the part that has arrived, 0 to 1, where the server tells the length. */
export async function downloadFile(address: string, fileName: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin', signal });
  if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}`);
  const total = Number(response.headers.get('Content-Length')) || 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(new Uint8Array(read.value));
    received += read.value.length;
    if (total > 0) onProgress(Math.min(1, received / total));
  }
  save(new Blob(parts, { type: response.headers.get('Content-Type') ?? 'application/octet-stream' }), fileName);
}

function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
