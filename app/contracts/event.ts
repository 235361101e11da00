/**
 * Everything that is pushed to a user's browsers. Each event is a small notice; its subject is read from its own route.
 */
import type { Author, ChangeKind, History, Overwrite } from '#app/contracts/change.ts';
import type { GenerationNews } from '#app/contracts/generation.ts';
import type { Operation } from '#design/operations/operation.ts';

export interface DesignChanged {
  type: 'design.changed';
  designId: string;
  revision: number;
  change: {
    id: string;
    author: Author;
    kind: ChangeKind;
    turnId: string | null;
    origin: string | null;
    operations: Operation[];
  };
  /** Changes that lost properties to this one. */
  overwritten: Overwrite[];
}

export type TurnState = 'running' | 'finished' | 'stopped' | 'failed';

export type AppEvent =
  | DesignChanged
  | { type: 'design.renamed'; designId: string; title: string }
  /** A design or an own template was created; read its row. */
  | { type: 'design.created'; designId: string }
  | { type: 'design.moved'; designId: string; folderId: string | null }
  /** A link to it was made, or stopped. */
  | { type: 'design.shared'; designId: string; isShared: boolean }
  /** It is in the trash … */
  | { type: 'design.deleted'; designId: string }
  /** … back from there … */
  | { type: 'design.restored'; designId: string }
  /** … or deleted for good. */
  | { type: 'design.purged'; designId: string }
  /** A folder was made, renamed or deleted; designs of a deleted one are in no folder. */
  | { type: 'folders.changed' }
  | ({ type: 'history'; designId: string } & History)
  | { type: 'chat.turn'; chatId: string; designId: string; turnId: string; state: TurnState }
  | { type: 'chat.message'; chatId: string }
  /** Progress of a finished call that is running again: 0..1, null: unknown; `step`: what is being done, in words. */
  | { type: 'chat.call'; chatId: string; callId: string; share: number | null; step?: string }
  /** Progress of a generation. Results are read from its route. */
  | ({ type: 'generation' } & GenerationNews)
  | { type: 'generation.deleted'; id: string }
  /** Plan, credits, subscription or a purchase changed: reload the visible parts. */
  | { type: 'plan.changed' }
  /** A call reserved, spent or returned credits; a generation's own events report its credits. */
  | { type: 'credits.changed' }
  /**
   * The session is over: the streams that were opened with it end and must not be opened again; the user's other
   * sessions continue.
   */
  | { type: 'session.ended'; sessionId: string }
  /** Events may have been missed: read everything newer than what you have. */
  | { type: 'events.missed' };

/** The contents of a stream: first its owner, then everything that happens. */
export type StreamMessage = { type: 'stream.open'; userId: string } | AppEvent;
