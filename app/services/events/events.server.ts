/**
 * The bus: delivers what happened to all sessions of one user. In this process by plain calls; across processes that
 * share a database server by NOTIFY, sent inside the transaction that caused it, so that the order of events is the
 * order of commits.
 */
import type pg from 'pg';
import type { Author, ChangeKind, Overwrite } from '#app/contracts/change.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import { createListener } from './listener.server.ts';

export type EventListener = (event: AppEvent) => void;

/** The part of a database client that sends a notification. */
export interface Queryable {
  query(text: string, values: unknown[]): Promise<unknown>;
}

export interface Events {
  /**
   * Sends to all of the user's listeners, in all processes. Never rejects: failures are reported, and the event is read
   * sooner or later.
   */
  publish(userId: string, event: AppEvent): Promise<void>;
  /** Sends when the transaction commits: call the returned function right after the commit. */
  publishWithin(client: Queryable, userId: string, events: readonly AppEvent[]): Promise<() => void>;
  /** From now on; the returned function ends it. */
  subscribe(userId: string, listener: EventListener): () => void;
  /** Resolves as soon as events of other processes arrive too. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface EventsOptions {
  /** Where other processes are: the pool to send through and how to open a connection for listening. */
  database?: { pool: pg.Pool; listenConfig: pg.ClientConfig | null };
  report?: (error: unknown) => void;
}

/** PostgreSQL accepts 8000 bytes per notification. */
const LARGEST_NOTICE = 7_900;
export const CHANNEL = 'blend_events';

/** What is sent: a change by its place in the log, which every receiver reads; anything else directly. */
type Notice =
  | { user: string; event: Exclude<AppEvent, { type: 'design.changed' }> }
  | { user: string; design: string; revision: number };

/** Opens the bus. Without a database, or with the embedded one, there are no other processes. */
export function createEvents({ database, report = () => {} }: EventsOptions = {}): Events {
  const listeners = new Map<string, Set<EventListener>>();

  function deliver(userId: string, event: AppEvent): void {
    for (const listener of [...(listeners.get(userId) ?? [])]) {
      try {
        listener(event);
      } catch (error) {
        report(error);
      }
    }
  }

  function subscribe(userId: string, listener: EventListener): () => void {
    const own = listeners.get(userId) ?? new Set();
    listeners.set(userId, own);
    own.add(listener);
    return () => {
      own.delete(listener);
      if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
    };
  }

  if (!database?.listenConfig) {
    return {
      async publish(userId, event) {
        deliver(userId, event);
      },
      async publishWithin(_client, userId, events) {
        return () => events.forEach((event) => deliver(userId, event));
      },
      subscribe,
      ready: () => Promise.resolve(),
      async close() {
        listeners.clear();
      },
    };
  }

  const { pool, listenConfig } = database;
  const listener = createListener({
    config: listenConfig,
    channel: CHANNEL,
    report,
    async onNotice(payload) {
      const notice = JSON.parse(payload) as Notice;
      if (!listeners.has(notice.user)) return;
      const event = 'event' in notice ? notice.event : await readChange(pool, notice.design, notice.revision);
      if (event) deliver(notice.user, event);
    },
    onGap() {
      for (const userId of [...listeners.keys()]) deliver(userId, { type: 'events.missed' });
    },
  });

  async function send(client: Queryable, userId: string, event: AppEvent): Promise<void> {
    const notice: Notice =
      event.type === 'design.changed'
        ? { user: userId, design: event.designId, revision: event.revision }
        : { user: userId, event };
    const payload = JSON.stringify(notice);
    if (Buffer.byteLength(payload) > LARGEST_NOTICE)
      throw new Error(`An event of type ${event.type} is too large to send`);
    await client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
  }

  return {
    publish: (userId, event) => send(pool, userId, event).catch(report),
    async publishWithin(client, userId, events) {
      for (const event of events) await send(client, userId, event);
      return () => {};
    },
    subscribe,
    ready: () => listener.ready(),
    async close() {
      listeners.clear();
      await listener.close();
    },
  };
}

interface ChangeRow {
  id: string;
  author: Author;
  kind: ChangeKind;
  turnId: string | null;
  origin: string | null;
  operations: Operation[];
  outcome: { overwrites?: Overwrite[] };
}

async function readChange(pool: pg.Pool, designId: string, revision: number): Promise<AppEvent | null> {
  const { rows } = await pool.query<ChangeRow>(
    'select id, author, kind, "turnId", origin, operations, outcome from change where "designId" = $1 and revision = $2',
    [designId, revision],
  );
  const row = rows[0];
  if (!row) return null;
  const { outcome, ...change } = row;
  return { type: 'design.changed', designId, revision, change, overwritten: outcome.overwrites ?? [] };
}
