/**
 * Pictures being uploaded from this editor: the progress of each, with a way to stop it and, if it failed, to retry.
 */
import { uploadFile } from '#app/browser/uploads/upload-file.ts';
import { checkUpload } from '#app/browser/uploads/check-upload.ts';
import { message } from '#messages/message.ts';
import { createCell, type Cell } from '../session/cell.ts';
import type { UploadedPicture } from '../commands/insert-picture.ts';
import { newId, type EditorSession } from '../session/editor-session.ts';

export interface RunningUpload {
  id: string;
  name: string;
  /** 0 to 1. */
  progress: number;
  /** Why it failed, in words; null while it runs. */
  error: string | null;
  /** Whether a retry can help: a file of a wrong type stays one. */
  retryable: boolean;
  /** Stops it, or removes a failed one from the list. */
  cancel(): void;
  retry(): void;
}

const cells = new WeakMap<EditorSession, Cell<readonly RunningUpload[]>>();

export function uploadsOf(session: EditorSession): Cell<readonly RunningUpload[]> {
  let cell = cells.get(session);
  if (!cell) {
    cell = createCell<readonly RunningUpload[]>([]);
    cells.set(session, cell);
  }
  return cell;
}

/** How many files are uploaded in parallel. */
const AT_ONCE = 3;

/**
 * Uploads files and resolves to those that arrived, in order, when all have ended. A failed one stays on the list, and
 * goes to `late` if a retry succeeds.
 */
export async function uploadPictures(
  session: EditorSession,
  files: readonly File[],
  late: (picture: UploadedPicture) => void,
): Promise<UploadedPicture[]> {
  const results: (UploadedPicture | null)[] = files.map(() => null);
  const waiting = files.map((file, index) => ({ file, index }));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next.index] = await send(session, next.file, late);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results.filter((picture) => picture !== null);
}

/** Null: failed or cancelled. */
function send(
  session: EditorSession,
  file: File,
  late: (picture: UploadedPicture) => void,
): Promise<UploadedPicture | null> {
  const cell = uploadsOf(session);
  const id = newId();
  const change = (next: Partial<RunningUpload>): void =>
    cell.set(cell.get().map((one) => (one.id === id ? { ...one, ...next } : one)));
  const leave = (): void => cell.set(cell.get().filter((one) => one.id !== id));
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    let cancelled = false;
    const begin = async (arrived: (picture: UploadedPicture) => void): Promise<void> => {
      const problem = await checkUpload(file);
      if (cancelled) return;
      if (problem) {
        change({ error: `${message('account.uploadFailed')} ${problem}`, retryable: false });
        resolve(null);
        return;
      }
      stop = uploadFile('/api/assets', { id, file }, (report) => {
        if (report.type === 'upload.progress') change({ progress: report.progress });
        else if (report.type === 'upload.failed') {
          change({ error: report.error, retryable: true });
          resolve(null);
        } else if (report.info) {
          leave();
          arrived(report.info);
        }
      });
    };
    cell.set([
      ...cell.get(),
      {
        id,
        name: file.name || message('pictures.pastedPicture'),
        progress: 0,
        error: null,
        retryable: false,
        cancel() {
          cancelled = true;
          stop();
          leave();
          resolve(null);
        },
        retry() {
          change({ error: null, progress: 0 });
          void begin(late);
        },
      },
    ]);
    void begin(resolve);
  });
}
