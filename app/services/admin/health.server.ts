/**
 * Checks whether each part works: by a test where that has no side effects (a connection, an account lookup), otherwise
 * from its latest generations. Gives a short reason, never an address or a secret.
 */
import { createHash } from 'node:crypto';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Engine, Part } from '#app/services/account/engines.ts';
import { dayMs } from '#app/services/billing/plans.ts';
import type { Config } from '#app/services/config/config.ts';
import type { Mailer } from '#app/services/mail/mail.ts';
import type { Payments } from '#app/services/payments/payments.server.ts';
import type { Sms } from '#app/services/sms/sms.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import type { PartHealth } from './admin.ts';

export interface HealthDependencies {
  prisma: PrismaClient;
  config: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'backgroundService' | 'google' | 'apple'>;
  storage: Pick<Storage, 'put' | 'get' | 'delete'>;
  mailer: Pick<Mailer, 'check'>;
  sms: Pick<Sms, 'check'>;
  payments: Pick<Payments, 'check'>;
  now(): Date;
  timeoutMs?: number;
}

export type Health = Partial<Record<Part, PartHealth>>;

/** The kinds of generations whose latest results show a part's state. */
const KINDS: Partial<Record<Part, readonly string[]>> = {
  imaging: ['remove-background'],
  images: ['ai-image', 'logo-picture'],
  edits: ['magic-erase', 'expand'],
  scenes: ['ai-backgrounds', 'lifestyle-shot'],
  videos: ['ai-video'],
};
/** This many failures in a row are no accident. */
const FAILED_IN_A_ROW = 3;

const TIMEOUT_MS = 8_000;

/** No test is possible there. */
class Unchecked extends Error {}

export function createHealth(dependencies: HealthDependencies) {
  const { prisma, config, storage, mailer, sms, payments, now, timeoutMs = TIMEOUT_MS } = dependencies;

  async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
    // Followed nowhere: a key is for the configured address alone.
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response;
  }

  async function askModels(): Promise<void> {
    const base = (config.openaiBaseUrl ?? 'https://api.openai.com/v1').replace(/\/$/, '');
    const key = config.openaiApiKey;
    const { ok, status } = await ask(`${base}/models`, key ? { authorization: `Bearer ${key}` } : {});
    // Some compatible servers don't list their models.
    if (status === 404 || status === 405) throw new Unchecked();
    if (!ok) throw new Error(`HTTP ${status}`);
  }

  async function askIssuer(issuer: string | undefined): Promise<void> {
    if (issuer === undefined) throw new Unchecked();
    const { ok, status } = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (!ok) throw new Error(`HTTP ${status}`);
  }

  /** Writes, reads and deletes a file. */
  async function tryStorage(): Promise<void> {
    const bytes = new TextEncoder().encode(`health ${now().toISOString()}`);
    const key = createHash('sha256').update(bytes).digest('hex');
    await storage.put(key, bytes);
    const read = await storage.get(key);
    await storage.delete(key);
    if (!read || Buffer.compare(read, bytes) !== 0) throw new Error('What was written could not be read');
  }

  /** Null: none of these kinds ended recently. */
  async function lately(kinds: readonly string[]): Promise<PartHealth | null> {
    const last = await prisma.generation.findMany({
      where: {
        kind: { in: [...kinds] },
        state: { in: ['succeeded', 'failed'] },
        endedAt: { gte: new Date(now().getTime() - dayMs) },
      },
      orderBy: { endedAt: 'desc' },
      take: FAILED_IN_A_ROW,
      select: { state: true, error: true },
    });
    if (last.length === 0) return null;
    const failing = last.length === FAILED_IN_A_ROW && last.every(({ state }) => state === 'failed');
    return failing ? { state: 'failing', reason: last[0]?.error ?? null } : { state: 'ok', reason: null };
  }

  const optional = async (check: (() => Promise<void>) | undefined): Promise<void> => {
    if (!check) throw new Unchecked();
    await check();
  };

  const models = { assistant: askModels, images: askModels, edits: askModels, scenes: askModels, videos: askModels };
  const hosted: Partial<Record<Part, () => Promise<void>>> = {
    ...models,
    moderation: askModels,
    async imaging() {
      // Any response shows that it is reachable.
      if (config.backgroundService) await ask(new URL(config.backgroundService.url).origin);
    },
    mail: () => optional(mailer.check),
    sms: () => optional(sms.check),
    payments: () => optional(payments.check),
    google: () => askIssuer(config.google?.issuer),
    apple: () => askIssuer(config.apple?.issuer),
  };
  const everywhere: Partial<Record<Part, () => Promise<void>>> = {
    async database() {
      await prisma.$queryRaw`SELECT 1`;
    },
    storage: tryStorage,
  };

  async function healthOf({ part, place }: Engine): Promise<PartHealth> {
    if (place === 'off') return { state: 'off', reason: null };
    const seen = KINDS[part] ? await lately(KINDS[part]) : null;
    if (seen?.state === 'failing') return seen;
    const check = everywhere[part] ?? (place === 'hosted' ? hosted[part] : undefined);
    const tried = check ? await inTime(check, timeoutMs) : null;
    return tried?.state === 'unchecked' ? (seen ?? tried) : (tried ?? seen ?? { state: 'unchecked', reason: null });
  }

  return async (engines: readonly Engine[]): Promise<Health> =>
    Object.fromEntries(await Promise.all(engines.map(async (engine) => [engine.part, await healthOf(engine)])));
}

async function inTime(check: () => Promise<void>, timeoutMs: number): Promise<PartHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), timeoutMs);
  });
  try {
    await Promise.race([check(), late]);
    return { state: 'ok', reason: null };
  } catch (error) {
    if (error instanceof Unchecked) return { state: 'unchecked', reason: null };
    return { state: 'failing', reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Reports a code or a status, since messages may contain addresses. */
function reasonOf(error: unknown): string {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && /^[A-Z][A-Z_0-9]{2,40}$/.test(code)) return code;
    const [status] = /\bHTTP \d{3}$/.exec(cause.message) ?? [];
    if (status) return status;
  }
  return error instanceof Error ? error.name : 'Error';
}
