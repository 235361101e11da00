/**
 * One connection that listens on a channel of the database server, for the lifetime of the process; it reconnects by
 * itself.
 */
import pg from 'pg';

export interface ListenerOptions {
  config: pg.ClientConfig;
  channel: string;
  /** Called one at a time, in the order of arrival. */
  onNotice(payload: string): Promise<void>;
  /** The connection was gone for a while: notices may have been missed. */
  onGap(): void;
  report(error: unknown): void;
}

const RETRY_FIRST_MS = 200;
const RETRY_LONGEST_MS = 10_000;

export function createListener({ config, channel, onNotice, onGap, report }: ListenerOptions) {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let attempts = 0;
  let connectedBefore = false;
  let queue = Promise.resolve();
  let markReady: () => void = () => {};
  const firstReady = new Promise<void>((resolve) => (markReady = resolve));

  async function connect(): Promise<void> {
    const connecting = new pg.Client(config);
    client = connecting;
    let gone = false;
    const lose = (error?: unknown) => {
      if (gone || closed) return;
      gone = true;
      if (error) report(error);
      connecting.end().catch(() => {});
      schedule();
    };
    connecting.on('error', lose);
    connecting.on('end', () => lose());
    connecting.on('notification', ({ payload }) => {
      if (payload === undefined) return;
      queue = queue.then(() => onNotice(payload)).catch(report);
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lose(error);
      return;
    }
    attempts = 0;
    if (connectedBefore) queue = queue.then(onGap).catch(report);
    connectedBefore = true;
    markReady();
  }

  function schedule(): void {
    attempts += 1;
    retry = setTimeout(() => void connect(), Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** attempts));
    retry.unref();
  }

  void connect();

  return {
    ready: () => firstReady,
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      markReady();
      await client?.end().catch(() => {});
      await queue;
    },
  };
}
