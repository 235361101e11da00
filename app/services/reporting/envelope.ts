/**
 * Envelopes of Sentry's protocol as browsers send them through our server: lines of JSON, a header and then items of
 * two lines each. Only error events are forwarded, and of these only what is listed here.
 */
import { z } from 'zod';
import { concealData } from './conceal.ts';

/** An envelope that is not what our pages send. */
export class EnvelopeRefusal extends Error {
  override readonly name = 'EnvelopeRefusal';
}

export interface EnvelopeFacts {
  /** Of the configured project: events for any other are refused. */
  dsn: string;
  environment: string;
  /** For events that don't name their build. */
  release: string;
  /** The session's user; what the page says about its user is ignored. */
  userId: string | null;
}

/** Items of one envelope; our pages send one. */
const MOST_ITEMS = 4;

const text = (most: number) => z.string().transform((value) => value.slice(0, most));
const facts = z.record(z.string().max(100), z.unknown());

const frame = z.object({
  filename: text(1_000).optional().catch(undefined),
  function: text(500).optional().catch(undefined),
  lineno: z.number().optional().catch(undefined),
  colno: z.number().optional().catch(undefined),
  in_app: z.boolean().optional().catch(undefined),
});

const exception = z.object({
  type: text(200).optional(),
  value: text(4_000).optional(),
  mechanism: z
    .object({ type: text(50), handled: z.boolean().optional() })
    .optional()
    .catch(undefined),
  stacktrace: z.object({ frames: z.array(frame).max(100) }).optional(),
});

/** The permitted contents of an event. Bodies, cookies, headers, breadcrumbs and users are excluded. */
const event = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.union([z.number(), z.string().max(40)]).optional(),
  platform: z.literal('javascript'),
  level: z.enum(['fatal', 'error', 'warning', 'info', 'debug']).optional(),
  message: text(4_000).optional(),
  exception: z.object({ values: z.array(exception).max(10) }).optional(),
  release: z
    .string()
    .regex(/^blend@[\w.+-]{1,80}$/)
    .optional()
    .catch(undefined),
  transaction: text(300).optional(),
  tags: z.record(z.string().max(50), z.union([text(200), z.number(), z.boolean()])).optional(),
  extra: facts.optional(),
  request: z
    .object({
      url: z.string().max(4_000).optional(),
      headers: z.object({ 'User-Agent': text(400).optional() }).optional(),
    })
    .optional(),
});

const header = z.object({ dsn: z.string().max(1_000) });
const itemHeader = z.object({ type: z.string().max(50) });

/** The envelope to forward, or null if nothing in it is for Sentry. Throws EnvelopeRefusal. */
export function readEnvelope(body: string, { dsn, environment, release, userId }: EnvelopeFacts): string | null {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const head = header.safeParse(parsed(lines[0]));
  if (!head.success || !isSameProject(head.data.dsn, dsn)) throw new EnvelopeRefusal('Not for this project');
  if (lines.length > 1 + 2 * MOST_ITEMS || lines.length % 2 === 0) throw new EnvelopeRefusal('Not an envelope');
  const events: z.output<typeof event>[] = [];
  for (let at = 1; at < lines.length; at += 2) {
    const kind = itemHeader.safeParse(parsed(lines[at]));
    if (!kind.success) throw new EnvelopeRefusal('Not an item');
    if (kind.data.type !== 'event') continue;
    const item = event.safeParse(parsed(lines[at + 1]));
    if (!item.success) throw new EnvelopeRefusal('Not an error event');
    events.push(item.data);
  }
  const [first] = events;
  if (!first) return null;
  const sent = events.map(({ request, ...kept }) => ({
    ...kept,
    release: kept.release ?? release,
    environment,
    ...(request ? { request: { ...request, ...(request.url ? { url: withoutQuery(request.url) } : {}) } } : {}),
    ...(userId === null ? {} : { user: { id: userId } }),
    // Otherwise the service would take the sender's address for the user's.
    sdk: { name: 'sentry.javascript.browser', settings: { infer_ip: 'never' } },
  }));
  return [
    JSON.stringify({ event_id: first.event_id, dsn, sent_at: new Date().toISOString() }),
    ...sent.flatMap((item) => [JSON.stringify({ type: 'event' }), JSON.stringify(concealData(item))]),
    '',
  ].join('\n');
}

/** Where a project receives envelopes. */
export function envelopeAddress(dsn: string): string {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}

/** Compared by target: the SDK writes a DSN in its own way. */
function isSameProject(named: string, configured: string): boolean {
  return URL.canParse(named) && envelopeAddress(named) === envelopeAddress(configured);
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '') as unknown;
  } catch {
    throw new EnvelopeRefusal('Not JSON');
  }
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/s, '');
}
