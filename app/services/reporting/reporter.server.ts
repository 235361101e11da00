/**
 * Errors and events as one JSON line each on stderr, with what is known about the request. All faults end here; what a
 * user may expect (wrong input, limits) does not.
 */
import type { LogLevel } from '#app/services/config/config.ts';
import { concealText, formsOf, isSecretName } from './conceal.ts';
import { requestScope } from './request-scope.server.ts';

export type ReportContext = Record<string, unknown>;

export interface Reporter {
  /** Something that should not have happened. Never throws. */
  report(error: unknown, context?: ReportContext): void;
  /** Something worth knowing, at level info. */
  note(event: string, context?: ReportContext): void;
  /** From now on these values are in no line. */
  conceal(secrets: readonly string[]): void;
}

/** One report as it is written: plain data without secrets. */
export type ErrorEntry = Record<string, unknown>;

export interface ReporterOptions {
  level: LogLevel;
  /** Also receives the server's own errors, whatever the level; browsers report theirs themselves. */
  forward?: (entry: ErrorEntry) => void;
  /** Receives one finished line without its line break. */
  write?: (line: string) => void;
  now?: () => Date;
}

const ranks: Record<LogLevel, number> = { silent: 0, error: 1, info: 2, debug: 3 };
const longestText = 8_000;

/** A reporter that writes lines; tests pass their own `write`. */
export function createReporter({
  level,
  forward,
  write = toStderr,
  now = () => new Date(),
}: ReporterOptions): Reporter {
  const secrets: string[] = [];
  const emit = (entry: Record<string, unknown>, take: (line: string) => void = write) => {
    try {
      take(JSON.stringify({ time: now().toISOString(), ...entry }, plain(secrets)));
    } catch {
      // Reporting must never be the reason why something fails.
    }
  };
  return {
    report(error, context = {}) {
      const entry = { level: 'error', ...describe(error), ...requestScope(), ...context };
      if (ranks[level] >= ranks.error) emit(entry);
      if (forward && context.source !== 'browser') emit(entry, (line) => forward(JSON.parse(line) as ErrorEntry));
    },
    note(event, context = {}) {
      if (ranks[level] < ranks.info) return;
      emit({ level: 'info', event, ...requestScope(), ...context });
    },
    conceal(values) {
      // The longest first: one may be a part of another.
      secrets.push(...values.flatMap(formsOf));
      secrets.sort((a, b) => b.length - a.length);
    },
  };
}

const held = globalThis as { blendReporter?: Reporter };

/** Makes `reporter` the one that `report` uses. */
export function setReporter(reporter: Reporter): void {
  held.blendReporter = reporter;
}

/** Reports an error of this process with the request it happened in. */
export function report(error: unknown, context?: ReportContext): void {
  (held.blendReporter ??= createReporter({ level: 'error' })).report(error, context);
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: error };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}

/** Keeps a line printable and free of secrets: long texts are cut, cycles and big integers don't throw. */
function plain(secrets: readonly string[]): (key: string, value: unknown) => unknown {
  const seen = new WeakSet<object>();
  return (key, value) => {
    if (isSecretName(key) && value !== null && value !== undefined) return '[hidden]';
    if (typeof value === 'string') {
      const shown = concealText(value, secrets);
      return shown.length > longestText ? `${shown.slice(0, longestText)}…` : shown;
    }
    if (typeof value === 'bigint') return value.toString();
    if (typeof value === 'function' || typeof value === 'symbol') return String(value);
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return '[seen above]';
      seen.add(value);
    }
    return value;
  };
}

function toStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
