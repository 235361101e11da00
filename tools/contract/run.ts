/**
 * One call of one tool, from untrusted input to a committed change: validate → execute → commit. The agent loop, a
 * button's request and scripts all use it.
 */
import { KernelError } from '#design/document/issue.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from './context.ts';
import { inputErrorText } from './input-errors.ts';
import { moderatedPorts } from './ports/moderated-ports.ts';
import {
  ToolRefusal,
  type Cost,
  type Json,
  type LimitReached,
  type Tool,
  type ToolCard,
  type ToolOutcome,
  type ToolResult,
} from './tool.ts';
import { spokenCard } from './tool-text.ts';

/** Where a tool's operations are written, and where it reads the design from. */
export interface DesignPort {
  current(): Promise<{ document: DesignDocument; revision: number; title: string }>;
  /** `id` makes a repeat harmless. Operations on targets that are gone by now come back as rejected. */
  commit(change: {
    id: string;
    baseRevision: number;
    operations: Operation[];
    label: string;
  }): Promise<{ revision: number; rejected: readonly { index: number; reason: string }[] }>;
}

/** The user's credits. The reference names a call: it is charged once, however often it is repeated. */
export interface CreditsPort {
  /** Sets the credits aside for a call of the tool, or says why not. */
  reserve(
    cost: Cost,
    reference: string,
    tool: string,
  ): Promise<{ ok: true } | { ok: false; error: string; reached?: LimitReached }>;
  /** The call succeeded: the credits are spent. */
  settle(reference: string): Promise<void>;
  /** The call failed: the credits are returned. */
  release(reference: string): Promise<void>;
  /** Credits of the cost's unit that are left, if the call would cost any now; null: it would cost nothing. */
  price(cost: Cost, tool: string): Promise<{ left: number } | null>;
}

/** The request for a picture, before it is made, and the picture, before it is shown. */
export interface ModerationSubject {
  tool: string;
  input: unknown;
  stage: 'input' | 'results';
  texts: readonly string[];
  /** Pictures, by their assets. */
  assets: readonly string[];
}

/** Null if it passes; else why not, for people. Throws ToolRefusal if moderation is unavailable. */
export interface ModerationPort {
  check(subject: ModerationSubject, signal: AbortSignal): Promise<string | null>;
}

/** Everything a call needs besides its input: the ports and the caller. */
export interface CallEnvironment extends Omit<ToolContext, 'document' | 'title' | 'newId' | 'signal'> {
  design: DesignPort;
  credits: CreditsPort;
  moderation: ModerationPort;
}

export interface Call {
  tool: Tool;
  input: unknown;
  environment: CallEnvironment;
  /** Source of ids, deterministic within the call; also names the change. */
  newId(): string;
  signal: AbortSignal;
  /**
   * Called when the work is done and nothing is committed yet, with the operations and the document they apply to.
   * False: they are dropped. Absent: the user asked for this very call.
   */
  mayCommit?(operations: readonly Operation[], document: DesignDocument): Promise<boolean>;
}

/** Thrown if the caller's signal ends a call before it changed anything. */
export class CallStopped extends Error {
  constructor() {
    super('The call was stopped');
    this.name = 'CallStopped';
  }
}

/** The promise, unless the signal fires first. Work that continues in the background relies on its own signal. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CallStopped());
    if (signal.aborted) {
      // A failure caused by a stop is nobody's concern.
      work.catch(() => undefined);
      return stop();
    }
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

async function execute(call: Call, input: unknown, context: Omit<ToolContext, 'signal'>): Promise<ToolResult> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), call.tool.timeoutMs);
  const signal = AbortSignal.any([call.signal, limit.signal]);
  try {
    return await untilAborted(call.tool.execute(input, { ...context, signal }), signal);
  } catch (error) {
    if (call.signal.aborted) throw new CallStopped();
    if (limit.signal.aborted)
      return { ok: false, error: message('tools.timedOut', { seconds: Math.round(call.tool.timeoutMs / 1000) }) };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function withRejections(output: Json, rejected: readonly { reason: string }[]): Json {
  if (rejected.length === 0) return output;
  const notApplied = [...new Set(rejected.map(({ reason }) => reason))];
  return output !== null && typeof output === 'object' && !Array.isArray(output)
    ? { ...output, notApplied }
    : { result: output, notApplied };
}

/** Runs the work with credits reserved for it: spent if the call succeeds, returned if it fails. */
async function onCredits(
  { tool, environment: { credits }, signal }: Call,
  input: unknown,
  reference: string,
  work: () => Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  if (!tool.cost || tool.isFree?.(input)) return work();
  if (signal.aborted) throw new CallStopped();
  const reserved = await credits.reserve(tool.cost, reference, tool.name);
  if (!reserved.ok) return reserved;
  let succeeded = false;
  try {
    const outcome = await work();
    succeeded = outcome.ok;
    return outcome;
  } finally {
    await (succeeded ? credits.settle(reference) : credits.release(reference));
  }
}

/** Refuses words that no picture may be made of, before anything is spent; null: they are allowed. */
async function refusalOfWords(
  { tool, environment: { moderation }, signal }: Call,
  input: unknown,
): Promise<ToolOutcome | null> {
  const texts = (tool.moderates?.(input) ?? []).filter((text) => text.trim() !== '');
  if (texts.length === 0) return null;
  const error = await untilAborted(
    moderation.check({ tool: tool.name, input, stage: 'input', texts, assets: [] }, signal),
    signal,
  );
  return error === null ? null : { ok: false, error };
}

/**
 * The same for the pictures made from the words, or the pictures `seen` before: refused pictures are not shown and cost
 * nothing.
 */
async function refusalOfPictures(
  { tool, environment: { moderation }, signal }: Call,
  input: unknown,
  seen: ReadonlySet<string>,
  { assets = [], choices = [] }: ToolCard,
): Promise<ToolOutcome | null> {
  const made = [...new Set([...assets, ...choices.map(({ asset }) => asset)])].filter((asset) => !seen.has(asset));
  if (made.length === 0 || (seen.size === 0 && (tool.moderates?.(input) ?? []).length === 0)) return null;
  const error = await untilAborted(
    moderation.check({ tool: tool.name, input, stage: 'results', texts: [], assets: made }, signal),
    signal,
  );
  return error === null ? null : { ok: false, error };
}

/**
 * Runs the call. Expected failures (bad input, unknown layer, limits, time-out) are outcomes; bugs throw. Once the
 * commit has begun, the call is finished whatever the signal says, so that its outcome is true.
 */
export async function runTool(call: Call): Promise<ToolOutcome> {
  const parsed = call.tool.input.safeParse(call.input ?? {});
  if (!parsed.success) return { ok: false, error: inputErrorText(parsed.error) };
  const changeId = call.newId();
  try {
    const refused = await refusalOfWords(call, parsed.data);
    if (refused) return refused;
    return await onCredits(call, parsed.data, changeId, () => perform(call, parsed.data, changeId));
  } catch (error) {
    if (error instanceof ToolRefusal && error.reached)
      return { ok: false, error: error.message, reached: error.reached };
    if (error instanceof ToolRefusal && error.retryAfter !== null)
      return { ok: false, error: error.message, retryAfter: error.retryAfter };
    if (error instanceof KernelError || error instanceof ToolRefusal) return { ok: false, error: error.message };
    throw error;
  }
}

async function perform(call: Call, input: unknown, changeId: string): Promise<ToolOutcome> {
  const { design, credits: _credits, moderation, ...ports } = call.environment;
  const now = await untilAborted(design.current(), call.signal);
  const page = Object.hasOwn(now.document.pages, ports.page) ? ports.page : firstPage(now.document).id;
  const selection = ports.selection.filter((id) => Object.hasOwn(now.document.layers, id));
  const { engines, seen, refusal } = moderatedPorts(ports, (assets) =>
    moderation.check({ tool: call.tool.name, input, stage: 'input', texts: [], assets }, call.signal),
  );
  const context = {
    ...ports,
    ...engines,
    page,
    selection,
    document: now.document,
    title: now.title,
    newId: call.newId,
  };
  const result = await execute(call, input, context);
  if (!result.ok) return result;
  if (call.signal.aborted) throw new CallStopped();
  const unseen = refusal();
  // A tool may handle an engine's refusal, but not that of a picture which moderation refused.
  if (unseen !== null) return { ok: false, error: unseen };
  const refused = await refusalOfPictures(call, input, seen, result.card);
  if (refused) return refused;
  const shown = result.page === undefined ? {} : { page: result.page };
  if (result.operations.length === 0) {
    return {
      ok: true,
      output: result.output,
      card: result.card,
      revision: (await design.current()).revision,
      ...shown,
    };
  }
  if (call.mayCommit && !(await untilAborted(call.mayCommit(result.operations, now.document), call.signal))) {
    return { ok: false, error: message('tools.declined') };
  }
  const committed = await design.commit({
    id: changeId,
    baseRevision: now.revision,
    operations: result.operations,
    label: spokenCard(call.tool.texts, result.card),
  });
  if (committed.rejected.length === result.operations.length) {
    return { ok: false, error: message('tools.overtaken', { reason: committed.rejected[0]?.reason ?? '' }) };
  }
  return {
    ok: true,
    output: withRejections(result.output, committed.rejected),
    card: result.card,
    revision: committed.revision,
    change: changeId,
    ...shown,
  };
}
