/** The attachments of one prompt box: the machine, running in a component. */
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromCallback, waitFor, type EventObject } from 'xstate';
import { attachmentsMachine, type Attachment, type HeldFile } from './attachments.machine.ts';
import { checkUpload } from './check-upload.ts';
import { uploadFile } from './upload-file.ts';

/** A file that is on the server. */
export interface ReadyFile {
  asset: string;
  name: string;
  mime: string;
}

export interface AttachmentsHandle {
  items: readonly Attachment[];
  /** Something failed: retry or remove it before sending. */
  failed: boolean;
  /** Why files were turned away. */
  notice: string | null;
  /** Resolves when no upload is under way, to the files that are there then; null when one of them failed. */
  settled(): Promise<ReadyFile[] | null>;
  add(files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
  /** Removes all files, and the messages about them. */
  clear(): void;
  /** Removes all files after they were handed over; why others were rejected can still be read. */
  handOver(): void;
  forgetNotice(): void;
}

/**
 * `path`: where files are posted. `most`: the maximum number; by default as many as a draft holds. `ready`: the initial
 * ones.
 */
export function useAttachments(path: string, most?: number, ready?: readonly HeldFile[]): AttachmentsHandle {
  const machine = useMemo(
    () =>
      attachmentsMachine.provide({
        actors: {
          upload: fromCallback<EventObject, { id: string; file: File }>(({ input, sendBack }) =>
            uploadFile(path, input, sendBack),
          ),
        },
      }),
    [path],
  );
  const [snapshot, send, actor] = useActor(machine, { input: { most, ready } });
  useEffect(() => {
    const { unsubscribe } = actor.on('released', ({ items }) => {
      for (const { preview } of items) if (preview) URL.revokeObjectURL(preview);
    });
    return unsubscribe;
  }, [actor]);

  /** Files being checked before they are accepted; results for files from before a clear are ignored. */
  const looking = useRef({ round: 0, ended: Promise.resolve() });
  async function look(files: readonly File[], round: number): Promise<void> {
    const added = await Promise.all(
      files.map(async (file) => ({ id: crypto.randomUUID(), file, problem: await checkUpload(file) })),
    );
    if (looking.current.round !== round) return;
    send({
      type: 'files.added',
      files: added.map((one) => ({ ...one, preview: one.problem === null ? URL.createObjectURL(one.file) : null })),
    });
  }

  const { items, notice } = snapshot.context;
  return {
    items,
    notice,
    failed: snapshot.matches('failed'),
    async settled() {
      await looking.current.ended;
      const state = await waitFor(actor, (now) => !now.matches('uploading'));
      if (state.matches('failed')) return null;
      return state.context.items.flatMap(({ asset, file }) =>
        asset ? [{ asset, name: file.name, mime: file.type }] : [],
      );
    },
    add(files) {
      const { round, ended } = looking.current;
      const looked = look(files, round);
      looking.current.ended = ended.then(() => looked);
    },
    remove: (id) => send({ type: 'file.removed', id }),
    retry: (id) => send({ type: 'file.retried', id }),
    clear() {
      looking.current.round += 1;
      send({ type: 'cleared' });
    },
    handOver: () => send({ type: 'handed.over' }),
    forgetNotice: () => send({ type: 'notice.seen' }),
  };
}
