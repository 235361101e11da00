/** Which files can be imported as layers, and sending one. */
import { useEffect, useRef, useState } from 'react';
import { SNIFFED_BYTES, sniffLayers } from '#app/contracts/sniff.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { sendForm } from '#app/browser/uploads/send-form.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { message } from '#messages/message.ts';

const NAMES = /\.(?:svgz?|pdf|pptx|potx|ppsx|ppt)$/i;

/** Whether a file is meant to be imported: by its first bytes, and a zip archive by its name. */
export async function isImportable(file: File): Promise<boolean> {
  const head = new Uint8Array(
    await file
      .slice(0, SNIFFED_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  const kind = sniffLayers(head);
  // Any archive begins like a presentation.
  return kind === 'pptx' ? NAMES.test(file.name) : kind !== null;
}

/** Why a file is refused before it is sent; null: it isn't. */
export async function importProblem(file: File): Promise<string | null> {
  if (file.size === 0) return message('account.fileEmpty');
  if (file.size > UPLOAD_LIMITS.bytes)
    return message('account.fileTooLarge', { megabytes: UPLOAD_LIMITS.bytes / 1_000_000 });
  return (await isImportable(file)) ? null : message('imports.wrongType');
}

export type Importing<Answer> =
  | { state: 'idle' }
  /** `sent`: 0 to 1; 1: the server is reading it. */
  | { state: 'running'; file: File; sent: number }
  | { state: 'failed'; file: File; error: string }
  | { state: 'done'; file: File; answer: Answer };

export interface ImportHandle<Answer> {
  now: Importing<Answer>;
  /** Resolves to the answer; null: it failed or was cancelled. */
  send(path: string, file: File, fields?: Record<string, string>): Promise<Answer | null>;
  cancel(): void;
  forget(): void;
}

/** One import at a time; it ends with the component. */
export function useImport<Answer>(): ImportHandle<Answer> {
  const [now, setNow] = useState<Importing<Answer>>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const end = (): void => {
    running.current?.abort();
    running.current = null;
    setNow({ state: 'idle' });
  };
  return {
    now,
    async send(path, file, fields = {}) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setNow({ state: 'running', file, sent: 0 });
      const problem = await importProblem(file);
      if (controller.signal.aborted) return null;
      if (problem) {
        setNow({ state: 'failed', file, error: problem });
        return null;
      }
      const form = new FormData();
      form.set('file', file);
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      try {
        const answer = await sendForm<Answer>(path, form, {
          signal: controller.signal,
          onProgress: (sent) => controller.signal.aborted || setNow({ state: 'running', file, sent }),
        });
        setNow({ state: 'done', file, answer });
        return answer;
      } catch (thrown) {
        if (!controller.signal.aborted)
          setNow({
            state: 'failed',
            file,
            error: thrown === null ? message('account.uploadFailed') : thrownText(thrown),
          });
        return null;
      }
    },
    cancel: end,
    forget: end,
  };
}
