/**
 * What the editor is doing, as users see it: loading, failed, or ready and then idle, panning, in a gesture or typing.
 * The canvas reports the user's actions; toolbars, cursors and the reconciler read the state here. No timers or effects
 * of its own except the slow-loading note.
 */
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { EditorMode } from './mode.ts';

/**
 * After this long, ms, the loading screen says that it takes longer than usual. The specification's loading-slow
 * time-out.
 */
export const LOADING_SLOW = 3_000;

export type GestureKind = 'move' | 'resize' | 'rotate' | 'marquee';

export const editorMachine = setup({
  types: {
    context: {} as {
      gesture: GestureKind | null;
      /** Layers being dragged or edited: remote changes to them wait. */
      held: readonly string[];
      failure: string | null;
      /** What the pointer does instead of selecting; see mode.ts. */
      mode: EditorMode | null;
    },
    events: {} as
      | { type: 'RETRY' }
      | { type: 'CRASHED'; reason: string }
      | { type: 'GESTURE'; gesture: GestureKind; layers: readonly string[] }
      | { type: 'GESTURE_END' }
      | { type: 'EDIT_TEXT'; layer: string }
      | { type: 'TEXT_DONE' }
      | { type: 'SPACE_DOWN' }
      | { type: 'SPACE_UP' }
      | { type: 'PAN' }
      | { type: 'PAN_END' }
      | { type: 'ENTER_MODE'; mode: EditorMode }
      | { type: 'LEAVE_MODE' },
  },
  actors: {
    /** Loads what the editor needs: the canvas code, the fonts of the design, its pictures. */
    load: fromPromise<void>(() => Promise.reject(new Error('load is provided by the editor'))),
  },
  actions: {
    hold: assign({
      gesture: ({ event }) => (event.type === 'GESTURE' ? event.gesture : null),
      held: ({ event }) => (event.type === 'GESTURE' ? event.layers : event.type === 'EDIT_TEXT' ? [event.layer] : []),
    }),
    release: assign({ gesture: null, held: [] }),
  },
}).createMachine({
  id: 'editor',
  context: { gesture: null, held: [], failure: null, mode: null },
  initial: 'loading',
  on: {
    CRASHED: { target: '.failed', actions: [assign({ failure: ({ event }) => event.reason, mode: null }), 'release'] },
    LEAVE_MODE: { actions: assign({ mode: null }) },
  },
  states: {
    loading: {
      initial: 'quick',
      invoke: {
        src: 'load',
        onDone: 'ready',
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => String(event.error) }) },
      },
      states: {
        quick: { after: { [LOADING_SLOW]: 'slow' } },
        slow: {},
      },
    },
    failed: { on: { RETRY: { target: 'loading', actions: assign({ failure: null }) } } },
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            GESTURE: { target: 'gesturing', actions: 'hold' },
            EDIT_TEXT: { target: 'editingText', actions: 'hold' },
            SPACE_DOWN: 'panReady',
            PAN: 'panning',
            ENTER_MODE: { actions: assign({ mode: ({ event }) => event.mode }) },
          },
        },
        gesturing: {
          exit: 'release',
          on: { GESTURE_END: 'idle', EDIT_TEXT: { target: 'editingText', actions: 'hold' } },
        },
        editingText: {
          exit: 'release',
          on: { TEXT_DONE: 'idle', EDIT_TEXT: { target: 'editingText', reenter: true, actions: 'hold' } },
        },
        panReady: { on: { SPACE_UP: 'idle', PAN: 'panning' } },
        panning: { on: { PAN_END: 'idle' } },
      },
    },
  },
});

export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;

/** The machine's state in the words that components use. */
export type EditorPhase =
  | 'loading'
  | 'loading-slow'
  | 'failed'
  | 'idle'
  | 'gesturing'
  | 'editing-text'
  | 'pan-ready'
  | 'panning';

export function phaseOf(snapshot: EditorSnapshot): EditorPhase {
  if (snapshot.matches({ loading: 'slow' })) return 'loading-slow';
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches({ ready: 'gesturing' })) return 'gesturing';
  if (snapshot.matches({ ready: 'editingText' })) return 'editing-text';
  if (snapshot.matches({ ready: 'panReady' })) return 'pan-ready';
  if (snapshot.matches({ ready: 'panning' })) return 'panning';
  return 'idle';
}
