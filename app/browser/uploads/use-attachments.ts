/**
 * The attachments of one prompt box. The machine that uploads them runs outside the component; its code is fetched with
 * the first file.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { message } from '#messages/message.ts';
import { heldItem, type Attachment, type HeldFile } from './attachment.ts';
import type { Attachments, AttachmentsView } from './attachments-actor.ts';
import { checkUpload } from './check-upload.ts';

const loadActor = () => import('./attachments-actor.ts');

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
  /** Why files were rejected. */
  notice: string | null;
  /** Resolves when no upload is running, to the files that are there then; null if one of them failed. */
  settled(): Promise<ReadyFile[] | null>;
  add(files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
  /** Removes all files, and the messages about them. */
  clear(): void;
  /** Removes all files after they were handed over; the reasons for rejecting others stay readable. */
  handOver(): void;
  forgetNotice(): void;
}

/**
 * `path`: where files are posted. `most`: the maximum number; by default as many as a draft holds. `ready`: the initial
 * ones.
 */
export function useAttachments(path: string, most?: number, ready?: readonly HeldFile[]): AttachmentsHandle {
  const [view, setView] = useState((): AttachmentsView => ({
    items: (ready ?? []).map(heldItem),
    notice: null,
    failed: false,
  }));
  const input = useRef({ path, most, ready });
  input.current.path = path;
  const started = useRef<Promise<Attachments> | null>(null);
  const start = useCallback(
    (): Promise<Attachments> =>
      (started.current ??= loadActor().then(({ startAttachments }) =>
        startAttachments({ ...input.current, path: () => input.current.path }, setView),
      )),
    [],
  );
  useEffect(() => {
    return () => {
      void started.current?.then((actor) => actor.stop());
      started.current = null;
    };
  }, []);

  /** Files being checked before they are accepted; results for files from before a clear are ignored. */
  const looking = useRef({ round: 0, ended: Promise.resolve() });
  async function look(files: readonly File[], round: number): Promise<void> {
    const added = await Promise.all(
      files.map(async (file) => ({ id: crypto.randomUUID(), file, problem: await checkUpload(file) })),
    );
    if (looking.current.round !== round) return;
    const actor = await start().catch(() => {
      // The next attempt fetches it again.
      started.current = null;
      setView((before) => ({ ...before, notice: message('shell.partFailed') }));
    });
    actor?.send({
      type: 'files.added',
      files: added.map((one) => ({ ...one, preview: one.problem === null ? URL.createObjectURL(one.file) : null })),
    });
  }
  /** Only needed once it runs, or if files were there from the start. */
  const send = (event: Parameters<Attachments['send']>[0]): void => {
    if (started.current || view.items.length > 0) void start().then((actor) => actor.send(event));
  };

  return {
    ...view,
    async settled() {
      await looking.current.ended;
      if (!started.current && view.items.length === 0) return view.failed ? null : [];
      const items = await (await start()).settled();
      return items?.flatMap(({ asset, file }) => (asset ? [{ asset, name: file.name, mime: file.type }] : [])) ?? null;
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
    forgetNotice() {
      setView((before) => ({ ...before, notice: null }));
      send({ type: 'notice.seen' });
    },
  };
}
