/**
 * The files attached to a prompt: checked, uploaded in parallel, each ready or failed, until the prompt is sent. How a
 * file is sent is passed in (`upload`), as are previews, so that the machine runs without a browser.
 */
import { assign, enqueueActions, fromCallback, setup, stopChild, type EventObject } from 'xstate';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { message } from '#messages/message.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { heldItem, type Attachment, type HeldFile } from './attachment.ts';

export type UploadReport =
  | { type: 'upload.progress'; id: string; progress: number }
  | { type: 'upload.done'; id: string; asset: string; info?: AssetInfo }
  | { type: 'upload.failed'; id: string; error: string };

export interface AddedFile {
  id: string;
  file: File;
  preview: string | null;
  /** Why it can't be taken, in words. */
  problem: string | null;
}

export type AttachmentsEvent =
  | { type: 'files.added'; files: AddedFile[] }
  | { type: 'file.removed'; id: string }
  | { type: 'file.retried'; id: string }
  | { type: 'notice.seen' }
  | { type: 'cleared' }
  | { type: 'handed.over' }
  | UploadReport;

interface AttachmentsContext {
  items: Attachment[];
  /** Why files were rejected; cleared by the next change. */
  notice: string | null;
  most: number;
}

export const attachmentsMachine = setup({
  types: {
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    input: {} as { most?: number | undefined; ready?: readonly HeldFile[] | undefined },
    /** Their previews are no longer needed. */
    emitted: {} as { type: 'released'; items: Attachment[] },
  },
  actors: {
    /** Sends one file and reports back; stopped when the file is removed. */
    upload: fromCallback<EventObject, { id: string; file: File }>(() => {
      throw new Error('How files are uploaded must be provided');
    }),
  },
  actions: {
    addFiles: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'files.added') return;
      const problems = new Set<string>();
      const several = event.files.length > 1;
      const taken: Attachment[] = [];
      for (const { id, file, preview, problem: own } of event.files) {
        // With several files, the message names which one.
        const problem =
          (own && several ? message('account.fileProblem', { name: file.name, problem: own }) : own) ??
          (context.items.length + taken.length >= context.most
            ? message('account.tooManyFiles', { limit: context.most })
            : null);
        if (problem) problems.add(problem);
        else taken.push({ id, file, preview, state: 'uploading', progress: 0, asset: null, info: null, error: null });
      }
      enqueue.assign({
        items: [...context.items, ...taken],
        notice: problems.size > 0 ? [...problems].join('. ') : null,
      });
      for (const { id, file } of taken) enqueue.spawnChild('upload', { id, input: { id, file } });
    }),
    retryFile: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'file.retried') return;
      const item = context.items.find(({ id, state }) => id === event.id && state === 'failed');
      if (!item) return;
      enqueue.assign({
        items: change(context.items, item.id, { state: 'uploading', progress: 0, error: null }),
        notice: null,
      });
      enqueue(stopChild(item.id));
      enqueue.spawnChild('upload', { id: item.id, input: { id: item.id, file: item.file } });
    }),
    removeFile: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'file.removed') return;
      enqueue(stopChild(event.id));
      enqueue.emit({ type: 'released', items: context.items.filter(({ id }) => id === event.id) });
      enqueue.assign({ items: context.items.filter(({ id }) => id !== event.id), notice: null });
    }),
    /** After files are handed over only the messages remain: why other files were rejected. */
    clear: enqueueActions(({ context, event, enqueue }) => {
      for (const { id } of context.items) enqueue(stopChild(id));
      enqueue.emit({ type: 'released', items: context.items });
      enqueue.assign({ items: [], notice: event.type === 'handed.over' ? context.notice : null });
    }),
    noteReport: assign(({ context, event }) => {
      switch (event.type) {
        case 'upload.progress':
          return { items: change(context.items, event.id, { progress: event.progress }) };
        case 'upload.done':
          return {
            items: change(context.items, event.id, {
              state: 'ready',
              progress: 1,
              asset: event.asset,
              info: event.info ?? null,
            }),
          };
        case 'upload.failed':
          return { items: change(context.items, event.id, { state: 'failed', error: event.error }) };
        default:
          return {};
      }
    }),
  },
  guards: {
    uploading: ({ context }) => context.items.some(({ state }) => state === 'uploading'),
    failed: ({ context }) => context.items.some(({ state }) => state === 'failed'),
  },
}).createMachine({
  id: 'attachments',
  context: ({ input }) => ({
    items: (input.ready ?? []).map(heldItem),
    notice: null,
    most: input.most ?? UPLOAD_LIMITS.filesPerDraft,
  }),
  initial: 'settled',
  on: {
    'files.added': { actions: 'addFiles', target: '.settled' },
    'file.removed': { actions: 'removeFile', target: '.settled' },
    'file.retried': { actions: 'retryFile', target: '.settled' },
    'notice.seen': { actions: assign({ notice: null }) },
    cleared: { actions: 'clear', target: '.settled' },
    'handed.over': { actions: 'clear', target: '.settled' },
    'upload.*': { actions: 'noteReport', target: '.settled' },
  },
  states: {
    /** Decides the next state. */
    settled: {
      always: [{ guard: 'uploading', target: 'uploading' }, { guard: 'failed', target: 'failed' }, { target: 'ready' }],
    },
    /** Nothing prevents sending. */
    ready: {},
    uploading: {},
    /** Nothing is running, something has failed: retry or remove it. */
    failed: {},
  },
});

function change(items: Attachment[], id: string, values: Partial<Attachment>): Attachment[] {
  return items.map((item) => (item.id === id ? { ...item, ...values } : item));
}
