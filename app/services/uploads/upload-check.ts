/** What the browser says about a file before it is sent. The server decides; this only spares the wait. */
import { UPLOAD_LIMITS } from '#app/services/assets/upload-limits.ts';
import { message } from '#messages/message.ts';

const accepted: readonly string[] = UPLOAD_LIMITS.accept.split(',');

/** Why a file can't be taken, in words; null when it can. A type that the system doesn't know is judged by its ending. */
export function uploadProblem(file: { name: string; type: string; size: number }): string | null {
  const type = file.type || `image/${file.name.split('.').pop()?.toLowerCase().replace('jpg', 'jpeg') ?? ''}`;
  if (!accepted.includes(type)) return message('account.invalidFileType');
  if (file.size > UPLOAD_LIMITS.bytes) return message('account.fileTooLarge', { megabytes: UPLOAD_LIMITS.bytes / 1_000_000 });
  return null;
}
