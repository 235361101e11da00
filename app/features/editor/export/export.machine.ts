/** An export as users see it: choosing, rendering on the server, fetching the file, and done or failed. */
import { assign, fromPromise, setup } from 'xstate';
import type { FileFormat } from '#tools/contract/ports/rendering-port.ts';

export interface ExportChoice {
  fileName: string;
  format: FileFormat;
  /** Shorter sides, px; empty: the plan's default. More than one make a ZIP. */
  sizes: readonly number[];
  /** 1..100; null where the format has none. */
  quality: number | null;
  pages: 'this' | 'all';
  /** Without the background. */
  transparent: boolean;
  /** Of a PDF for print: mm beyond the cut, and whether marks say where it is. */
  print: { bleed: number; marks: boolean } | null;
}

/** The rendered file as stored on the server. */
export interface RenderedFile {
  asset: string;
  /** Whether it is a ZIP of several. */
  zipped: boolean;
  /** A remark about the file, if any. */
  note: string | null;
}

export const exportMachine = setup({
  types: {
    context: {} as { choice: ExportChoice; file: RenderedFile; error: unknown },
    events: {} as { type: 'START'; choice: ExportChoice } | { type: 'CANCEL' } | { type: 'AGAIN' },
  },
  actors: {
    render: fromPromise<RenderedFile, ExportChoice>(() =>
      Promise.reject(new Error('render is provided by the dialog')),
    ),
    fetchFile: fromPromise<void, { choice: ExportChoice; file: RenderedFile }>(() =>
      Promise.reject(new Error('fetchFile is provided by the dialog')),
    ),
  },
}).createMachine({
  id: 'export',
  context: {
    choice: { fileName: '', format: 'png', sizes: [], quality: null, pages: 'this', transparent: false, print: null },
    file: { asset: '', zipped: false, note: null },
    error: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: { START: { target: 'rendering', actions: assign({ choice: ({ event }) => event.choice, error: null }) } },
    },
    rendering: {
      invoke: {
        src: 'render',
        input: ({ context }) => context.choice,
        onDone: { target: 'fetching', actions: assign({ file: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
      on: { CANCEL: 'choosing' },
    },
    fetching: {
      invoke: {
        src: 'fetchFile',
        input: ({ context: { choice, file } }) => ({ choice, file }),
        onDone: 'done',
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
      on: { CANCEL: 'choosing' },
    },
    failed: {
      on: {
        START: { target: 'rendering', actions: assign({ choice: ({ event }) => event.choice, error: null }) },
        AGAIN: 'choosing',
      },
    },
    done: { on: { AGAIN: 'choosing' } },
  },
});
