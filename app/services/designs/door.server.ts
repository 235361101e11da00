/**
 * The one door: nothing writes a design in any other way. Commits to one design go in order, each in one transaction;
 * what was committed is sent to all of the user's streams, in order of revision.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { parseDocument } from '#design/document/parse.ts';
import { documentBytes } from '#design/document/size.ts';
import type { Background } from '#design/document/values.ts';
import type { UndoScope } from '#design/operations/undo-scope.ts';
import { message } from '#messages/message.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import { inTransaction } from '#app/services/database/transaction.server.ts';
import type { Events } from '#app/services/events/events.server.ts';
import { ACCOUNT_LIMITS } from '#app/services/quota/account-limits.ts';
import { TooManyError } from '#app/services/quota/storage-full-error.ts';
import type { StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import type {
  ChangesSince,
  CommitOutcome,
  CommitRequest,
  DesignSnapshot,
  History,
  HistoryOutcome,
  TakeBackOutcome,
  TakenBack,
} from '#app/contracts/change.ts';
import type { ProjectKind } from '#app/contracts/projects.ts';
import { commitChange, lockDesign, type DoorContext, type Written } from './commit.server.ts';
import { titleOfCopy } from './copy-title.server.ts';
import { DesignNotFoundError } from './design-error.ts';
import { createDocumentStore, frameOf, layersJson } from './document-store.server.ts';
import { createFreshLines } from './fresh-lines.server.ts';
import { readHistory } from './history-store.server.ts';
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import { readChanges, type LogSize } from './log.server.ts';
import { moveDesign, readTrashed, renameDesign, restoreDesign, trashDesign } from './project-changes.server.ts';
import { readTakenBack, takeBack, type TakeBackRequest } from './take-back.server.ts';
import { isOver, LOG_LIMITS, trimLog, type LogLimits } from './trim.server.ts';
import { moveInHistory, type HistoryMove } from './undo.server.ts';

/** A client that missed more changes than this gets the document instead. */
const CATCH_UP_LIMIT = 200;

export type NewDesign = { userId: string; title?: string } & (
  | { width: number; height: number; background?: Background }
  | { document: DesignDocument }
);

/** Another design with pages of this one. */
export interface DesignCopy {
  id: string;
  title: string;
  width: number;
  height: number;
}

export interface Designs {
  create(design: NewDesign): Promise<DesignSnapshot>;
  /** Throws DesignNotFoundError if it is missing, deleted or another user's; so do all that take a design's id. */
  get(userId: string, designId: string): Promise<DesignSnapshot>;
  /**
   * The same without the history: for frequent reads, such as each step of a turn. `evenTrashed`: also from the trash,
   * for viewing.
   */
  read(userId: string, designId: string, options?: { evenTrashed?: boolean }): Promise<Omit<DesignSnapshot, 'history'>>;
  rename(userId: string, designId: string, title: string): Promise<void>;
  /** Moves it into a folder, or with null out of any. Throws FolderError. */
  move(userId: string, designId: string, folderId: string | null): Promise<void>;
  /** To the trash. */
  softDelete(userId: string, designId: string): Promise<void>;
  /** Restores it from the trash. Throws StorageFullError or TooManyError. */
  restore(userId: string, designId: string): Promise<void>;
  /**
   * A copy: without a kind next to the original, under a title that says so; with one a design from an own template, or
   * an own template from a design, with the same title. Throws StorageFullError or TooManyError.
   */
  duplicate(userId: string, designId: string, as?: ProjectKind): Promise<DesignSnapshot>;
  /**
   * The user's other designs, without own templates, that were copied from this one or that this one was copied from,
   * last changed first, at most 50. A copy keeps its pages' ids, and is recognised by them.
   */
  copiesOf(userId: string, designId: string): Promise<DesignCopy[]>;
  /** Applies what can be applied. Malformed operations and exceeded limits throw a KernelError. */
  commit(request: CommitRequest): Promise<CommitOutcome>;
  changesSince(userId: string, designId: string, after: number): Promise<ChangesSince>;
  historyOf(userId: string, designId: string): Promise<History>;
  /** Null if there is nothing to undo. Throws TurnRunningError: stop the turn first. */
  undo(userId: string, designId: string): Promise<HistoryOutcome | null>;
  redo(userId: string, designId: string): Promise<HistoryOutcome | null>;
  /** The agent's undo: the step before the running turn's own. */
  undoPrevious(userId: string, designId: string, exceptTurnId: string): Promise<HistoryOutcome | null>;
  /** The agent's redo: the step that was undone last, while the asking turn itself is running. */
  redoUndone(userId: string, designId: string, turnId: string): Promise<HistoryOutcome | null>;
  /**
   * Undoes just this change, as a separate step; what was overwritten since stays and is reported. Undoing the answer's
   * change restores it. Null: this user has no such change. Throws TurnRunningError while its turn is running.
   */
  undoChange(userId: string, designId: string, changeId: string): Promise<TakeBackOutcome | null>;
  /** The agent's undo of single changes, or of a part of them, as part of the running turn. Null: there are none such. */
  undoChanges(
    userId: string,
    designId: string,
    turnId: string | null,
    made: { changes: readonly string[]; scope: UndoScope },
  ): Promise<TakeBackOutcome | null>;
  /** Undoes in one step what turns, and single changes besides them, did. Null: they changed nothing. */
  undoTurns(
    userId: string,
    designId: string,
    made: { turns: readonly string[]; changes: readonly string[] },
  ): Promise<TakeBackOutcome | null>;
  /** Those of the changes that were undone, by the history or one by one. */
  takenBack(userId: string, designId: string, changes: readonly string[]): Promise<TakenBack[]>;
}

export interface DoorDependencies {
  database: Pick<Database, 'pool' | 'prisma'>;
  events: Events;
  measureText: MeasureText;
  /** Prepares the user's own fonts that a document, or the text of a change, names. */
  prepareFonts?(userId: string, named: DesignDocument | string): Promise<void>;
  /** How much users may store; absent: without limit. */
  quota?: Pick<StorageQuota, 'assertRoom' | 'assertRoomNow' | 'usage'>;
  /** Called with the pictures and fonts that a trimmed log named: nothing may hold them any more. */
  unnamed?(userId: string, hashes: readonly string[]): void;
  /** How long logs may grow. */
  logLimits?: LogLimits;
  report?(error: unknown, context: Record<string, unknown>): void;
  /** Called with pictures that a user puts on a design, before they are there. */
  used?(userId: string, assets: readonly string[]): Promise<void>;
  newId?: () => string;
  /** Checks the whole document before each commit, so that a bug in an operation is rejected and not stored. */
  checkInvariants?: boolean;
}

interface DesignRow {
  title: string;
  revision: number;
  folderId: string | null;
  isTemplate: boolean;
}

/** A design about to be written: its owner and place. */
type DesignPlace = Pick<DesignRow, 'title' | 'folderId' | 'isTemplate'> & { userId: string };

/** Opens the door on a database. One process has one door; several processes may share a database server. */
export function createDesigns(dependencies: DoorDependencies): Designs {
  const {
    database,
    events,
    measureText,
    prepareFonts,
    quota,
    used,
    newId = randomUUID,
    checkInvariants = true,
    logLimits = LOG_LIMITS,
  } = dependencies;
  const { pool, prisma } = database;
  const documents = createDocumentStore();
  const inTurn = createInTurn();

  /** Ids of assets are the only texts with 64 hexadecimal digits. */
  const place = async (userId: string, written: string) =>
    used?.(userId, [...new Set(written.match(/\b[0-9a-f]{64}\b/g) ?? [])]);

  /** Runs `work` in turn on the design; what it wrote is cached and sent before the next one begins. */
  function write<Outcome>(
    designId: string,
    userId: string,
    work: (client: pg.PoolClient, context: DoorContext) => Promise<Written<Outcome>>,
  ): Promise<Outcome> {
    return inTurn.run(designId, async () => {
      const lines = createFreshLines(measureText);
      const context: DoorContext = { documents, newId, lines, checkInvariants };
      const { outcome, after, tell } = await lines.whileWanted(() =>
        inTransaction(pool, async (client) => {
          const written = await work(client, context);
          return { ...written, tell: await events.publishWithin(client, userId, written.events) };
        }),
      );
      if (after) documents.keep(designId, after.revision, after.document);
      tell();
      // The change is committed: its writer is told so whatever happens to the log.
      if (after && after.revision % logLimits.every === 0) {
        await trim(designId, userId, after.log).catch((error: unknown) =>
          dependencies.report?.(error, { area: 'designs', work: 'trim' }),
        );
      }
      return outcome;
    });
  }

  async function isFull(userId: string): Promise<boolean> {
    const usage = await quota?.usage(userId);
    return usage !== undefined && usage.used >= usage.allowed;
  }

  /** Trims a log that has become too long. */
  async function trim(designId: string, userId: string, log: LogSize): Promise<void> {
    const { usual, full } = logLimits;
    const limit = isOver(log, full) && (await isFull(userId)) ? full : usual;
    if (!isOver(log, limit)) return;
    const hashes = await inTransaction(pool, async (client) => {
      const revision = await lockDesign(client, designId, userId);
      return trimLog(client, designId, (await documents.read(client, designId, revision)).document, limit.kept);
    });
    if (hashes && hashes.length > 0) dependencies.unnamed?.(userId, hashes);
  }

  /** Designs of one user are created one after the other, so that two don't both take the last free place. */
  const making = createInTurn();

  async function readRow(userId: string, designId: string, evenTrashed = false): Promise<DesignRow> {
    const [row] = await query<DesignRow>(
      pool,
      'select title, revision, "folderId", "isTemplate" from design where id = $1 and "userId" = $2 and ($3 or "deletedAt" is null)',
      [designId, userId, evenTrashed],
    );
    if (!row) throw new DesignNotFoundError();
    return row;
  }

  async function read(
    userId: string,
    designId: string,
    { evenTrashed = false } = {},
  ): Promise<Omit<DesignSnapshot, 'history'>> {
    const { title, revision } = await readRow(userId, designId, evenTrashed);
    const current = await documents.read(pool, designId, revision);
    await prepareFonts?.(userId, current.document);
    return { id: designId, title, document: current.document, revision: current.revision };
  }

  async function get(userId: string, designId: string): Promise<DesignSnapshot> {
    const current = await read(userId, designId);
    return { ...current, history: await readHistory(pool, { designId, userId }) };
  }

  /** Throws TooManyError if the user may not have another one of the kind. */
  async function admit(userId: string, isTemplate: boolean): Promise<void> {
    if (!quota) return;
    const limit = isTemplate ? ACCOUNT_LIMITS.templates : ACCOUNT_LIMITS.designs;
    if ((await prisma.design.count({ where: { userId, isTemplate, deletedAt: null } })) >= limit)
      throw new TooManyError(message(isTemplate ? 'quota.tooManyTemplates' : 'quota.tooManyDesigns', { limit }));
  }

  async function insert(
    { userId, title, folderId, isTemplate }: DesignPlace,
    document: DesignDocument,
  ): Promise<DesignSnapshot> {
    const id = newId();
    const bytes = documentBytes(document);
    await making.run(userId, async () => {
      await admit(userId, isTemplate);
      await quota?.assertRoom(userId, bytes);
      await write(id, userId, async (client) => {
        await query(
          client,
          `with made as (
             insert into design (id, "userId", title, frame, revision, "documentBytes", "folderId", "isTemplate", "createdAt", "updatedAt")
             values ($1, $2, $3, $4, 0, $6, (select id from folder where id = $7 and "userId" = $2), $8, now(), now())
           )
           insert into design_layer ("designId", id, layer) select $1, key, value from json_each($5::json)`,
          [id, userId, title, frameOf(document), layersJson({}, document.layers), bytes, folderId, isTemplate],
        );
        return { outcome: undefined, after: null, events: [{ type: 'design.created', designId: id }] };
      });
    });
    documents.keep(id, 0, document);
    return {
      id,
      title,
      document,
      revision: 0,
      history: { canUndo: false, canRedo: false, undoLabel: null, redoLabel: null },
    };
  }

  function move(request: HistoryMove): Promise<HistoryOutcome | null> {
    return write(request.designId, request.userId, (client, context) => moveInHistory(client, context, request));
  }

  function undoSome(request: TakeBackRequest): Promise<TakeBackOutcome | null> {
    return write(request.designId, request.userId, (client, context) => takeBack(client, context, request));
  }

  return {
    async create(design) {
      const document = 'document' in design ? parseDocument(design.document) : createDocument({ ...design, newId });
      await place(design.userId, JSON.stringify(document));
      return insert(
        {
          userId: design.userId,
          title: design.title ?? message('designs.untitled'),
          folderId: null,
          isTemplate: false,
        },
        document,
      );
    },

    get,
    read,

    rename: (userId, designId, title) =>
      write(designId, userId, (client) => renameDesign(client, { userId, designId }, title)),
    move: (userId, designId, folderId) =>
      write(designId, userId, (client) => moveDesign(client, { userId, designId }, folderId)),

    async softDelete(userId, designId) {
      await write(designId, userId, (client) => trashDesign(client, { userId, designId }));
      documents.forget(designId);
    },

    restore: (userId, designId) =>
      making.run(userId, async () => {
        const trashed = await readTrashed(pool, { userId, designId });
        if (!trashed) throw new DesignNotFoundError();
        await admit(userId, trashed.isTemplate);
        await quota?.assertRoomNow(userId, trashed.bytes);
        await write(designId, userId, (client) => restoreDesign(client, { userId, designId }));
      }),

    async duplicate(userId, designId, as) {
      const { title, folderId, isTemplate } = await readRow(userId, designId);
      const { document } = await read(userId, designId);
      const place =
        as === undefined
          ? { title: await titleOfCopy(pool, userId, title), folderId, isTemplate }
          : { title, folderId: as === 'template' ? null : folderId, isTemplate: as === 'template' };
      return insert({ userId, ...place }, document);
    },

    async copiesOf(userId, designId) {
      await readRow(userId, designId);
      return query<DesignCopy>(
        pool,
        `select other.id, other.title, (other.frame->>'width')::float8 as width, (other.frame->>'height')::float8 as height
         from design this join design other on other."userId" = this."userId" and other.id <> this.id and other."deletedAt" is null and not other."isTemplate"
         where this.id = $1 and exists (
           select 1 from json_object_keys(this.frame->'pages') mine join json_object_keys(other.frame->'pages') theirs on mine = theirs
         )
         order by other."updatedAt" desc, other.id limit 50`,
        [designId],
      );
    },

    async commit(request) {
      if (request.operations.length === 0) {
        const { revision } = await readRow(request.userId, request.designId);
        return { revision, operations: [], rejected: [], overwritten: [] };
      }
      const written = JSON.stringify(request.operations);
      await prepareFonts?.(request.userId, written);
      await place(request.userId, written);
      return write(request.designId, request.userId, (client, context) => commitChange(client, context, request));
    },

    async changesSince(userId, designId, after) {
      const { revision } = await readRow(userId, designId);
      if (after > revision || revision - after > CATCH_UP_LIMIT) return { snapshot: await get(userId, designId) };
      const changes = await readChanges(pool, designId, after, CATCH_UP_LIMIT);
      // The log may have been trimmed up to here, or further.
      const isWhole = after === revision || changes[0]?.revision === after + 1;
      return isWhole ? { changes } : { snapshot: await get(userId, designId) };
    },

    async historyOf(userId, designId) {
      await readRow(userId, designId);
      return readHistory(pool, { designId, userId });
    },

    undo: (userId, designId) => move({ userId, designId, direction: 'undo', author: 'user', turnId: null }),
    redo: (userId, designId) => move({ userId, designId, direction: 'redo', author: 'user', turnId: null }),
    redoUndone: (userId, designId, turnId) => move({ userId, designId, direction: 'redo', author: 'agent', turnId }),
    undoPrevious: (userId, designId, turnId) => move({ userId, designId, direction: 'undo', author: 'agent', turnId }),

    undoChange: (userId, designId, changeId) =>
      undoSome({ userId, designId, changes: [changeId], turns: [], label: message('designs.undoOne') }),
    undoChanges: (userId, designId, turnId, made) =>
      undoSome({ userId, designId, ...made, turns: [], askedBy: turnId, label: message('designs.undoOne') }),
    undoTurns: (userId, designId, made) => undoSome({ userId, designId, ...made, label: message('designs.undoTurns') }),
    takenBack: (userId, designId, changes) => readTakenBack(pool, { userId, designId }, changes),
  };
}
