/** The door's HTTP interface for the browser, with failures sorted by what to do about them. */
import type { CommitOutcome, DesignSnapshot, HistoryOutcome, Missed } from '#app/contracts/change.ts';
import { NDJSON, readLines } from '#app/contracts/ndjson.ts';
import { message } from '#messages/message.ts';
import type { Progress } from '#tools/contract/progress.ts';
import type { Cost, LimitReached } from '#tools/contract/tool.ts';
import type { PendingChange } from './design-state.ts';
import { RefusedError, SignedOutError, UnreachableError } from './send-errors.ts';

/** Another result, available through another call. */
export interface ToolChoice {
  /** A small picture of it. */
  asset: string;
  label: string;
  tool: string;
  input: Record<string, unknown>;
  /** What picking it spends; left out: nothing. */
  cost?: Cost;
}

export interface ToolAnswer {
  output: unknown;
  card: {
    key: string;
    values?: Record<string, string | number | boolean>;
    assets?: string[];
    download?: { asset: string; fileName: string };
    layers?: string[];
    design?: string;
    choices?: readonly ToolChoice[];
  };
  revision: number;
  /** The change that it made, if any. */
  change?: string;
  /** The page to show from now on. */
  page?: string;
}

export interface ToolCall {
  input: unknown;
  selection: readonly string[];
  page: string;
}

type Outcome = ({ ok: true } & ToolAnswer) | { ok: false; error: string; reached?: LimitReached };

export interface DesignApi {
  read(): Promise<DesignSnapshot>;
  changesAfter(revision: number): Promise<Missed>;
  commit(change: PendingChange): Promise<CommitOutcome>;
  /** Null: there is nothing to undo, or nothing to redo. */
  step(direction: 'undo' | 'redo'): Promise<HistoryOutcome | null>;
  rename(title: string): Promise<void>;
  /** Aborting the signal ends the call. `onProgress`: the share done, or null if unknown. */
  runTool(tool: string, call: ToolCall, signal?: AbortSignal, onProgress?: Progress): Promise<ToolAnswer>;
}

/** The door over HTTP for one tab, named by `origin`. `request` is fetch except in tests. */
export function createDesignApi(
  designId: string,
  origin: string,
  request: typeof fetch = (...args) => fetch(...args),
): DesignApi {
  const base = `/api/designs/${encodeURIComponent(designId)}`;

  async function send(
    path: string,
    method: string,
    body?: unknown,
    signal?: AbortSignal,
    accept = 'application/json',
  ): Promise<Response> {
    let response: Response;
    try {
      response = await request(base + path, {
        method,
        signal,
        credentials: 'same-origin',
        headers: { accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new UnreachableError(error);
    }
    if (response.ok) return response;
    if (response.status === 401) throw new SignedOutError();
    if (response.status >= 500 || response.status === 408 || response.status === 429)
      throw new UnreachableError(undefined, true);
    const failure = (await response.json().catch(() => null)) as {
      error?: { code?: string; message?: string } | string;
      reached?: LimitReached;
    } | null;
    const error = typeof failure?.error === 'string' ? { message: failure.error } : failure?.error;
    throw new RefusedError(
      response.status,
      error?.code ?? '',
      error?.message ?? message('common.somethingWentWrong'),
      failure?.reached,
    );
  }

  async function call<Answer>(path: string, method: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
    const response = await send(path, method, body, signal);
    return (await response.json().catch((error: unknown) => Promise.reject(new UnreachableError(error)))) as Answer;
  }

  /** The outcome at the end of the stream. */
  async function outcomeOf(response: Response, onProgress: Progress, signal?: AbortSignal): Promise<Outcome> {
    try {
      for await (const line of readLines(response)) {
        const { progress, step, outcome } = line as { progress?: number | null; step?: string; outcome?: Outcome };
        if (outcome) return outcome;
        if (progress !== undefined) onProgress(progress, step);
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new UnreachableError(error);
    }
    throw new UnreachableError();
  }

  return {
    read: () => call('', 'GET'),
    changesAfter: (revision) => call(`/changes?after=${revision}`, 'GET'),
    commit: ({ id, baseRevision, operations, label }) =>
      call('/changes', 'POST', { id, baseRevision, operations, label, origin }),
    async step(direction) {
      try {
        return await call<HistoryOutcome>(`/${direction}`, 'POST', {});
      } catch (error) {
        if (error instanceof RefusedError && error.status === 409) return null;
        throw error;
      }
    },
    async rename(title) {
      await call('', 'PATCH', { title });
    },
    async runTool(tool, input, signal, onProgress) {
      const answer = onProgress
        ? await outcomeOf(await send(`/tools/${tool}`, 'POST', input, signal, NDJSON), onProgress, signal)
        : await call<Outcome>(`/tools/${tool}`, 'POST', input, signal);
      if (answer.ok) return answer;
      throw new RefusedError(200, 'tool', answer.error, answer.reached);
    },
  };
}
