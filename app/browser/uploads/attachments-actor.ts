/** Runs the state machine of the files next to a prompt: `use-attachments.ts` fetches it when files may be added. */
import { createActor, fromCallback, waitFor, type EventObject } from 'xstate';
import type { Attachment, HeldFile } from './attachment.ts';
import { attachmentsMachine, type AttachmentsEvent } from './attachments.machine.ts';
import { uploadFile } from './upload-file.ts';

/** The visible state of the files. */
export interface AttachmentsView {
  items: readonly Attachment[];
  /** Why files were rejected. */
  notice: string | null;
  /** Something failed: retry or remove it before sending. */
  failed: boolean;
}

export interface Attachments {
  send(event: AttachmentsEvent): void;
  /** Resolves when no upload is running; null if one of them failed. */
  settled(): Promise<readonly Attachment[] | null>;
  stop(): void;
}

/** Starts with the files that are there; `path` is where others are posted. Reports every change. */
export function startAttachments(
  { path, most, ready }: { path(): string; most?: number | undefined; ready?: readonly HeldFile[] | undefined },
  show: (view: AttachmentsView) => void,
): Attachments {
  const machine = attachmentsMachine.provide({
    actors: {
      upload: fromCallback<EventObject, { id: string; file: File }>(({ input, sendBack }) =>
        uploadFile(path(), input, sendBack),
      ),
    },
  });
  const actor = createActor(machine, { input: { most, ready } });
  actor.on('released', ({ items }) => {
    for (const { preview } of items) if (preview) URL.revokeObjectURL(preview);
  });
  actor.subscribe((now) => {
    const { items, notice } = now.context;
    show({ items, notice, failed: now.matches('failed') });
  });
  actor.start();
  return {
    send: (event) => actor.send(event),
    async settled() {
      const state = await waitFor(actor, (now) => !now.matches('uploading'));
      return state.matches('failed') ? null : state.context.items;
    },
    stop: () => void actor.stop(),
  };
}
