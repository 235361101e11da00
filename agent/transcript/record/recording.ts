/** A stored conversation as the recorder's input: everything that happened on its design, as stored. Plain data. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { ChatMessage, TurnState } from '#agent/chat-message.ts';

/** One change of the design's log. */
export interface LoggedEdit {
  id: string;
  revision: number;
  /** The revision that its writer had seen. */
  baseRevision: number;
  author: 'user' | 'agent';
  kind: 'edit' | 'undo' | 'redo';
  turnId: string | null;
  /** The step of the history that it belongs to; for an undo, the step that it undid. */
  stepId: string;
  operations: Operation[];
  inverse: Operation[];
  /** Keys of the properties that it wrote. */
  touched: string[];
  /** Changes that it undid individually: for answers that were requested again, messages that were edited. */
  undoes: string[];
}

/** A hosted model's answer to one call. */
export interface RecordedAnswer {
  /** Index of the model's call in its turn. */
  step: number;
  status: number;
  headers: Record<string, string>;
  /** In the chunks in which they arrived. */
  chunks: string[];
  /** The connection broke, or the user stopped. */
  cut: boolean;
}

export interface RecordedTurn {
  id: string;
  chatId: string;
  state: TurnState;
  error: string | null;
  baseRevision: number;
  /** Null: its process died. */
  endRevision: number | null;
  /** The page that the user was looking at. */
  page: string | null;
  selection: string[];
  /** By step. */
  answers: RecordedAnswer[];
}

export interface RecordedAsset {
  id: string;
  mime: string;
  /** The user's name for the file. */
  name: string;
}

/** A design that a turn made, in its original state. */
export interface RecordedDesign {
  title: string;
  document: DesignDocument;
}

export interface Recording {
  /** Id of the conversation to record. */
  chat: string;
  /** The conversation's title. */
  name: string;
  design: { id: string; title: string; document: DesignDocument; revision: number };
  /** The design's whole log, by revision. */
  log: LoggedEdit[];
  /** Undone steps of the user's history on the design. */
  takenBack: readonly string[];
  /** All turns on the design, in the order in which they started. */
  turns: RecordedTurn[];
  /** Messages of every conversation on the design, by its id. */
  messages: ReadonlyMap<string, readonly ChatMessage[]>;
  assets: readonly RecordedAsset[];
  brandKit: BrandKit;
  /** The kit was changed after the conversation had started. */
  brandKitChanged: boolean;
  /** Key of the plan. */
  plan: string;
  /** Credits spent before, as far as they count towards limits. */
  spent: Partial<Record<CreditUnit, number>>;
  /** Credits that calls spent, by the id of the change that each would make. */
  credits: ReadonlyMap<string, { unit: CreditUnit; amount: number }>;
  person: { id: string; name: string; email: string | null; phone?: string | null };
  /** Designs that calls made, by id. */
  made: ReadonlyMap<string, RecordedDesign>;
}

/** Why a conversation can't be recorded, in words. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: 'busy' | 'empty' | 'damaged';

  constructor(code: RecordError['code'], text: string) {
    super(text);
    this.code = code;
  }
}
