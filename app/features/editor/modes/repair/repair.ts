/**
 * One repair of one picture: a tool is called, its result reviewed, kept or undone, and another one tried. Comparisons
 * use the picture from before until a result is kept. Knows no canvas.
 */
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { createCell, type Cell } from '../../session/cell.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { takeBack } from '../../tool-calls/take-back.ts';
import type { CallResult } from '../../tool-calls/tool-call.machine.ts';
import type { RepairCall, RepairState } from './repair-controls.ts';

export interface Repair {
  state: Cell<RepairState>;
  /** The picture before the compared changes; null while there is nothing to compare. */
  before(): PictureLayer | null;
  run(call: RepairCall): void;
  cancel(): void;
  keep(): void;
  reject(then?: () => void): void;
  /** The design no longer shows the result: it was undone in another way. */
  gone(): void;
  dispose(): void;
}

type Session = Pick<EditorSession, 'designId' | 'store' | 'handedIn' | 'toolCalls'>;

export interface RepairOptions {
  session: Session;
  layer: string;
  /** Before the first call changes anything. */
  begins(): void;
  /** A result could not be undone. */
  notTakenBack(reason: string): void;
  /** Undoes one change; over HTTP by default. */
  undo?: (change: string) => Promise<void>;
}

export function createRepair({
  session,
  layer: id,
  begins,
  notTakenBack,
  undo = (change) => takeBack(session, change),
}: RepairOptions): Repair {
  const state = createCell<RepairState>({ phase: 'setting' });
  let before: PictureLayer | null = null;
  /** What the result has changed. */
  let changed: string | null = null;
  /** The call being awaited: answers of other calls are discarded. */
  let current = 0;
  let over = false;

  const standing = (): PictureLayer | null => {
    const layer = findLayer(session.store.document(), id);
    return layer && isPicture(layer) ? layer : null;
  };

  /** Rejects in words. */
  async function takeItBack(): Promise<void> {
    if (changed === null) return;
    takingBack = true;
    try {
      await undo(changed);
      changed = null;
    } finally {
      takingBack = false;
    }
  }

  const failedBack = (error: unknown): void =>
    notTakenBack(error instanceof Error ? error.message : message('common.somethingWentWrong'));

  function arrived(call: number, { answer, change, title }: CallResult): void {
    if (call !== current || over) {
      // It was cancelled while its answer was on the way.
      if (change) undo(change).catch(failedBack);
      return;
    }
    const result = { title, output: answer.output, choices: answer.card.choices ?? [] };
    changed = change;
    state.set(change === null ? { phase: 'fine', result } : { phase: 'result', result, busy: false });
  }

  function start(call: RepairCall): void {
    before = standing();
    begins();
    current += 1;
    const own = current;
    session.toolCalls.send({
      type: 'START',
      call: {
        tool: call.tool,
        input: call.input,
        label: message(call.label),
        failed: message(call.failed),
        review: (result) => arrived(own, result),
      },
    });
  }

  /** What was shown when a call began. */
  let shown: Extract<RepairState, { phase: 'result' | 'fine' }> | null = null;
  /** The result is being undone. */
  let takingBack = false;

  /** The state when nothing runs any more: what is still shown, or the settings. */
  function rest(): void {
    if (changed === null) before = null;
    if (shown?.phase === 'fine') state.set(shown);
    else state.set(changed !== null && shown ? { ...shown, busy: takingBack } : { phase: 'setting' });
  }

  // A failed call, which has been reported, leaves the previous state.
  let started = session.toolCalls.getSnapshot().matches('running');
  const watching = session.toolCalls.subscribe((snapshot) => {
    if (started && snapshot.matches('idle') && state.get().phase === 'running') rest();
    started = snapshot.matches('running');
  });

  return {
    state,
    before: () => before,
    run(call) {
      const now = state.get();
      if (
        over ||
        now.phase === 'running' ||
        (now.phase === 'result' && now.busy) ||
        session.toolCalls.getSnapshot().matches('running')
      )
        return;
      shown = now.phase === 'setting' ? null : now;
      state.set({ phase: 'running', label: message(call.label) });
      if (changed === null) return start(call);
      const own = (current += 1);
      takeItBack().then(
        () => {
          if (over) return;
          if (own === current) start(call);
          else rest();
        },
        (error: unknown) => {
          failedBack(error);
          if (!over) rest();
        },
      );
    },
    cancel() {
      if (state.get().phase !== 'running') return;
      current += 1;
      const calling = session.toolCalls.getSnapshot().matches('running');
      rest();
      if (calling) session.toolCalls.send({ type: 'CANCEL' });
    },
    keep() {
      changed = null;
      before = null;
      state.set({ phase: 'setting' });
    },
    reject(then) {
      const now = state.get();
      if (now.phase === 'fine') return state.set({ phase: 'setting' });
      if (now.phase !== 'result' || now.busy) return;
      state.set({ ...now, busy: true });
      takeItBack().then(
        () => {
          before = null;
          if (over) return;
          state.set({ phase: 'setting' });
          then?.();
        },
        (error: unknown) => {
          failedBack(error);
          if (!over) state.set({ ...now, busy: false });
        },
      );
    },
    gone() {
      const now = state.get();
      if (now.phase !== 'result' || now.busy) return;
      changed = null;
      before = null;
      state.set({ phase: 'setting' });
    },
    dispose() {
      const calling = state.get().phase === 'running' && session.toolCalls.getSnapshot().matches('running');
      over = true;
      current += 1;
      watching.unsubscribe();
      if (calling) session.toolCalls.send({ type: 'CANCEL' });
    },
  };
}
