/** The browser's check of a file before it is sent, by its content. The server decides; this only spares the wait. */
import { refusalText } from '#app/contracts/asset-error.ts';
import { SNIFFED_BYTES, sniffPicture, sniffRefused } from '#app/contracts/sniff.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { message } from '#messages/message.ts';

/** Why a file can't be accepted; null if it can, whatever its name. */
export async function uploadProblem(file: Blob): Promise<string | null> {
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  } catch {
    return message('account.fileUnreadable');
  }
  if (file.size === 0) return message('account.fileEmpty');
  if (!sniffPicture(head)) return refusalText(sniffRefused(head));
  if (file.size > UPLOAD_LIMITS.bytes)
    return message('account.fileTooLarge', { megabytes: UPLOAD_LIMITS.bytes / 1_000_000 });
  return null;
}
