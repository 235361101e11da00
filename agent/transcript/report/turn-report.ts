/** A replayed turn for people: messages, the resulting calls, the canvas afterwards. */

/** A picture to show, small enough for a page with hundreds. */
export interface Picture {
  /** By content: equal pictures have equal ids. */
  id: string;
  mime: string;
  /** px */
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** One argument of a call, or one answer: a path and a readable value. */
export interface Fact {
  key: string;
  value: string;
  /** `#rrggbb` when the value is a color. */
  color?: string;
}

export interface NamedPicture {
  name: string;
  picture: Picture | null;
}

export interface CallReport {
  tool: string;
  /** Name that the transcript gave to its result. */
  as: string | null;
  state: 'done' | 'failed' | 'declined' | 'stopped' | 'unanswered';
  /** The text for the user. */
  words: string;
  input: Fact[];
  /** Arguments that could not be parsed, as received. */
  unreadable: string | null;
  output: Fact[];
  asked: { reason: string; approved: boolean | null } | null;
  ms: number | null;
  pictures: Picture[];
}

export interface StepReport {
  text: string;
  reasoning: string;
  calls: CallReport[];
  /** The model's bytes, as received. */
  raw: boolean;
  cut: boolean;
}

export interface HandReport {
  /** Before the step of this index. */
  at: number;
  /** One line an operation. */
  operations: string[];
}

export interface TurnReport {
  turn: number;
  about: string;
  /** Empty: the only conversation. */
  chat: string;
  /** Null: another answer to the last message was requested. */
  user: string | null;
  attachments: NamedPicture[];
  /** Names or ids of selected layers. */
  selection: string[];
  replaces: number | null;
  hand: HandReport[];
  steps: StepReport[];
  stopAfter: number | null;
  undo: number;
  redo: number;
  state: 'running' | 'finished' | 'stopped' | 'failed';
  error: string | null;
  /** `2 image` */
  spent: string[];
  designs: string[];
  /** The first page after the turn. */
  preview: Picture | null;
  size: string;
  ms: number;
}

/** The canvas before the first turn. */
export interface StartReport {
  size: string;
  title: string;
  plan: string;
  seed: string;
  assets: NamedPicture[];
  colors: string[];
  /** Tools that were called earlier. */
  calls: string[];
  spent: string[];
}
