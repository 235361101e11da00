/**
 * Schedules the replayed conversation: one list of timed beats, and what to show at any moment. Pure, so that the
 * replay can be paused, resumed and tested without a clock.
 */
import type { Recording } from './recording.ts';

/** Durations, ms. Faster than people type and engines work, slow enough to follow. */
const PACE = {
  letter: 34,
  beforeSending: 450,
  thinking: 600,
  working: 700,
  word: 42,
  /** For a drag by the user, including the pointer's way there. */
  drag: 1900,
  reading: 1500,
  /** Duration of a change's transition. */
  arriving: 320,
} as const;

type Happening =
  | { kind: 'type'; turn: number }
  | { kind: 'think'; turn: number }
  | { kind: 'work'; turn: number; call: number }
  | { kind: 'arrive'; turn: number; call: number }
  | { kind: 'answer'; turn: number }
  | { kind: 'drag'; turn: number }
  | { kind: 'read' };

export type Beat = Happening & {
  /** ms from the start. */
  at: number;
  length: number;
  /** Number of the design's steps completed when it begins. */
  steps: number;
};

export interface ShownCall {
  /** Its index in the turn. */
  call: number;
  isDone: boolean;
}

export interface ShownTurn {
  turn: number;
  /** No result yet. */
  isThinking: boolean;
  calls: ShownCall[];
  /** The part of the answer shown so far. */
  answer: string;
}

export interface Moment {
  /** The prompt box's text, and whether it holds the turn's picture; null: the box is empty. */
  typed: { text: string; turn: number } | null;
  /** Sent so far, oldest first. */
  turns: ShownTurn[];
  /** The design after this many steps (edits and calls that changed something) is shown, … */
  steps: number;
  /** … and this share of its transition is complete, 0..1. */
  arrived: number;
  /** The user is dragging towards the next step. `share` of its duration, 0..1. */
  drag: { turn: number; share: number } | null;
}

const lettersOf = (text: string): string[] => [...text];
const wordsOf = (text: string): string[] => text.split(/(?<= )/);

export function scheduleOf({ turns }: Recording): Beat[] {
  const beats: Beat[] = [];
  let at = 0;
  let steps = 0;
  const add = (happening: Happening, length: number): void => {
    beats.push({ ...happening, at, length, steps });
    at += length;
  };
  for (const [turn, { hand, said, calls, answer }] of turns.entries()) {
    if (hand.length > 0) {
      add({ kind: 'drag', turn }, PACE.drag);
      steps += 1;
      add({ kind: 'read' }, PACE.arriving);
    }
    add({ kind: 'type', turn }, lettersOf(said).length * PACE.letter + PACE.beforeSending);
    add({ kind: 'think', turn }, PACE.thinking);
    for (const [call, { operations }] of calls.entries()) {
      add({ kind: 'work', turn, call }, PACE.working / Math.sqrt(calls.length));
      if (operations.length > 0) steps += 1;
      add({ kind: 'arrive', turn, call }, PACE.arriving);
    }
    add({ kind: 'answer', turn }, wordsOf(answer).length * PACE.word);
    add({ kind: 'read' }, PACE.reading);
  }
  return beats;
}

export function durationOf(beats: readonly Beat[]): number {
  const last = beats.at(-1);
  return last ? last.at + last.length : 0;
}

/** What to show `ms` after the start. */
export function momentAt({ turns }: Recording, beats: readonly Beat[], ms: number): Moment {
  const moment: Moment = { typed: null, turns: [], steps: 0, arrived: 1, drag: null };
  for (const beat of beats) {
    if (beat.at > ms) break;
    const share = beat.length === 0 ? 1 : Math.min(1, (ms - beat.at) / beat.length);
    moment.steps = beat.steps;
    moment.arrived = 1;
    moment.typed = null;
    moment.drag = null;
    const shown = moment.turns.at(-1);
    switch (beat.kind) {
      case 'drag':
        if (share < 1) moment.drag = { turn: beat.turn, share };
        break;
      case 'type': {
        const letters = lettersOf(turns[beat.turn]?.said ?? '');
        const typed = Math.floor((ms - beat.at) / PACE.letter);
        moment.typed = { text: letters.slice(0, typed).join(''), turn: beat.turn };
        break;
      }
      case 'think':
        moment.turns.push({ turn: beat.turn, isThinking: true, calls: [], answer: '' });
        break;
      case 'work':
        if (!shown) break;
        shown.isThinking = false;
        shown.calls.push({ call: beat.call, isDone: false });
        break;
      case 'arrive': {
        const call = shown?.calls.at(-1);
        if (call) call.isDone = true;
        // A call that changed nothing has no transition.
        moment.arrived = (turns[beat.turn]?.calls[beat.call]?.operations.length ?? 0) > 0 ? share : 1;
        break;
      }
      case 'answer': {
        if (!shown) break;
        shown.isThinking = false;
        const words = wordsOf(turns[beat.turn]?.answer ?? '');
        shown.answer = words.slice(0, Math.ceil(share * words.length)).join('');
        break;
      }
      case 'read':
        break;
    }
  }
  return moment;
}
