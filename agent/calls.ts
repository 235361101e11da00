/**
 * The calls of a turn: each begins as soon as its arguments are complete and everything called before it has ended. The
 * outcome of each call is kept, and shown to the user immediately.
 */
import { message } from '#messages/message.ts';
import { CallStopped, runTool, type CallEnvironment } from '#tools/contract/run.ts';
import { look } from '#tools/look.ts';
import type { Tool, ToolOutcome } from '#tools/contract/tool.ts';
import { Permissions, type ApprovalRequest } from './approval.ts';
import type { TurnBudgets } from './budgets.ts';
import type { ChatChunk } from './chat-message.ts';
import { hashedId, idSource } from './ids.ts';
import { createProgress } from './progress.ts';
import type { TurnTimers } from './turn-timers.ts';

export interface CallsOptions {
  tools: readonly Tool[];
  environment: CallEnvironment;
  budgets: TurnBudgets;
  timers: TurnTimers;
  seed: string | number;
  turnId: string;
  emit(chunk: ChatChunk): void;
  approve(request: ApprovalRequest): Promise<boolean>;
  report(error: unknown, context: Record<string, unknown>): void;
}

interface Waiting {
  outcome: Promise<ToolOutcome>;
  settle(outcome: ToolOutcome): void;
}

const stopped = (): ToolOutcome => ({ ok: false, error: message('agent.callStopped'), stopped: true });

export class Calls {
  /** In the order in which they ended. */
  readonly outcomes = new Map<string, ToolOutcome>();
  /** Calls that the stream has announced but not answered yet. */
  readonly open = new Map<string, { toolName: string; hasInput: boolean }>();
  /** The current page: the next call works on it and the model sees it. */
  page: string;
  /** Error of a call that failed the same way again and again. */
  repeatedFailure: string | null = null;
  private readonly options: CallsOptions;
  private readonly waiting = new Map<string, Waiting>();
  private readonly failures = new Map<string, number>();
  private readonly permissions = new Permissions();
  /** Fires when no further call may begin: the turn was ended, or the model failed. */
  private readonly halted = new AbortController();
  private queue: Promise<void> = Promise.resolve();
  private done = false;
  private step = 0;
  private indexInStep = 0;

  constructor(options: CallsOptions) {
    this.options = options;
    this.page = options.environment.page;
  }

  beginStep(step: number): void {
    this.step = step;
    this.indexInStep = 0;
  }

  /** Takes a complete call: it runs when those before it have ended. */
  begin(tool: Tool, input: unknown, toolCallId: string): void {
    const { timers, emit } = this.options;
    const newId = idSource(this.options.seed, this.options.turnId, this.step, (this.indexInStep += 1));
    const { settle } = this.expect(toolCallId);
    const ended = this.queue.then(async () => {
      const outcome = this.over ? stopped() : await this.run(tool, input, toolCallId, newId);
      this.outcomes.set(toolCallId, outcome);
      if (!outcome.ok && !outcome.stopped) this.countFailure(`${tool.name} ${JSON.stringify(input)}`, outcome.error);
      this.open.delete(toolCallId);
      emit({ type: 'tool-output-available', toolCallId, output: outcome });
      settle(outcome);
    });
    this.queue = timers.pauseSilence(ended);
  }

  /**
   * The outcome of a call, for the model. Resolves as soon as the turn is aborted, since nobody reads the answer then.
   */
  outcomeOf(toolCallId: string): Promise<ToolOutcome> {
    const { outcome, settle } = this.expect(toolCallId);
    const { signal } = this.options.timers;
    const give = () => settle(stopped());
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
    return outcome.finally(() => signal.removeEventListener('abort', give));
  }

  /** Lets running calls finish and starts no others. */
  halt(): void {
    this.halted.abort();
  }

  /** Resolves when every started call has ended. */
  async settled(): Promise<void> {
    await this.queue;
  }

  countFailure(call: string, error: string): void {
    const key = `${call} ${error}`;
    const count = (this.failures.get(key) ?? 0) + 1;
    this.failures.set(key, count);
    if (count >= this.options.budgets.sameFailures) this.repeatedFailure ??= error;
  }

  /** Calls that took effect. */
  get succeeded(): number {
    return [...this.outcomes.values()].filter((outcome) => outcome.ok).length;
  }

  /** Whether anything was done: looking at the design does not count. */
  get acted(): boolean {
    return this.done;
  }

  private get over(): boolean {
    return this.halted.signal.aborted || this.options.timers.signal.aborted;
  }

  private expect(toolCallId: string): Waiting {
    let waiting = this.waiting.get(toolCallId);
    if (!waiting) {
      let settle: (outcome: ToolOutcome) => void = () => undefined;
      const outcome = new Promise<ToolOutcome>((resolve) => (settle = resolve));
      waiting = { outcome, settle };
      this.waiting.set(toolCallId, waiting);
    }
    return waiting;
  }

  private async run(tool: Tool, input: unknown, toolCallId: string, newId: () => string): Promise<ToolOutcome> {
    const { environment, timers, emit, report, turnId } = this.options;
    const progress = createProgress((share, step) =>
      emit({
        type: 'data-progress',
        id: toolCallId,
        data: { toolCallId, share, ...(step && { step }) },
        transient: true,
      }),
    );
    let refusal: string | null = null;
    const allowed = async (reason: string | null) => {
      refusal = reason === null ? null : await this.ask(tool, toolCallId, reason);
      return refusal === null;
    };
    try {
      const question = await this.permissions.beforeWork(tool, input, environment.credits);
      if (!(await allowed(question))) return { ok: false, error: refusal ?? '' };
      const outcome = await runTool({
        tool,
        input,
        environment: { ...environment, page: this.page, progress },
        newId,
        signal: timers.signal,
        mayCommit: (operations, document) => allowed(this.permissions.beforeCommit(tool, operations, document)),
      });
      if (refusal !== null) return { ok: false, error: refusal };
      if (outcome.ok) {
        this.done ||= tool.name !== look.name;
        this.permissions.spent(tool, input);
        this.page = outcome.page ?? this.page;
      }
      return outcome;
    } catch (error) {
      if (error instanceof CallStopped) return stopped();
      report(error, { area: 'tool', tool: tool.name, turnId });
      return { ok: false, error: message('agent.toolBroke') };
    }
  }

  /**
   * Asks the user; null: yes, else why not. No answer in time counts as no. Throws CallStopped if the turn ends
   * meanwhile.
   */
  private async ask(tool: Tool, toolCallId: string, reason: string): Promise<string | null> {
    if (this.permissions.isRefused(tool)) return message('tools.declined');
    const { emit, approve, budgets, timers, turnId } = this.options;
    const approvalId = hashedId('approval', turnId, toolCallId);
    const signal = AbortSignal.any([timers.signal, this.halted.signal, AbortSignal.timeout(budgets.approvalMs)]);
    const given = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
    emit({ type: 'tool-approval-request', approvalId, toolCallId, reason });
    const approved = await timers.pauseWhole(
      Promise.race([given, approve({ approvalId, toolCallId, tool: tool.name, reason, signal })]),
    );
    emit({ type: 'tool-approval-response', approvalId, approved: approved === true });
    if (this.over) throw new CallStopped();
    if (approved === true) return null;
    this.permissions.refuse(tool);
    return approved === null ? message('agent.notAnswered') : message('tools.declined');
  }
}
