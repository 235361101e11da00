/**
 * One turn of the agent: model → calls → tools → model … until it is done, stopped, or has failed visibly.
 * Everything that is said and done leaves as UI message chunks through `emit`, from `start` to `finish`.
 */
import { isStepCount, streamText, toUIMessageChunk, type LanguageModel, type ModelMessage, type TextStreamPart, type ToolSet } from 'ai';
import { message } from '#messages/message.ts';
import { CallStopped, runTool, type CallEnvironment } from '#tools/run.ts';
import type { Tool, ToolOutcome } from '#tools/tool.ts';
import type { TurnBudgets } from './budgets.ts';
import type { ChatChunk, TurnState } from './chat-message.ts';
import { idSource } from './ids.ts';
import { sdkTools } from './sdk-tools.ts';
import { turnEnd, type TurnEnd, type TurnTrace } from './turn-end.ts';
import { TurnTimers } from './turn-timers.ts';

export interface TurnPorts {
  /** What tools may use, and the design that they work on. */
  environment: CallEnvironment;
  /** What the agent sees of the design now: put behind the messages of every step. */
  look(step: number): Promise<ModelMessage>;
  /** Told of bugs and of the model's failures; the user sees plain words. */
  report(error: unknown, context: Record<string, unknown>): void;
}

export interface Turn {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  tools: readonly Tool[];
  ports: TurnPorts;
  /** The user's stop. */
  signal: AbortSignal;
  budgets: TurnBudgets;
  seed: string | number;
  turnId: string;
  /** Id of the assistant's message. */
  messageId: string;
  createdAt: string;
  emit(chunk: ChatChunk): void;
}

export interface TurnResult extends TurnEnd {
  steps: number;
  calls: number;
  tokens: number;
}

/** The calls of a turn: executed one after the other, each remembered with its outcome. */
class Calls {
  readonly outcomes = new Map<string, ToolOutcome>();
  /** What the stream has announced and not yet answered. */
  readonly open = new Map<string, { toolName: string; hasInput: boolean }>();
  readonly failures = new Map<string, number>();
  repeatedFailure: string | null = null;
  running: Promise<unknown> = Promise.resolve();
  step = 0;
  indexInStep = 0;
  readonly turn: Turn;

  constructor(turn: Turn) {
    this.turn = turn;
  }

  beginStep(step: number): void {
    this.step = step;
    this.indexInStep = 0;
  }

  /** Called by the SDK, one call at a time and in call order. */
  execute(tool: Tool, input: unknown, toolCallId: string): Promise<ToolOutcome> {
    const call = this.run(tool, input).then((outcome) => {
      this.outcomes.set(toolCallId, outcome);
      if (!outcome.ok) this.countFailure(`${tool.name} ${JSON.stringify(input)}`, outcome.error);
      return outcome;
    });
    this.running = call;
    return call;
  }

  private async run(tool: Tool, input: unknown): Promise<ToolOutcome> {
    const { turn } = this;
    const index = (this.indexInStep += 1);
    if (tool.approval !== 'never') return { ok: false, error: message('agent.needsApproval') };
    try {
      return await runTool({
        tool,
        input,
        environment: turn.ports.environment,
        newId: idSource(turn.seed, turn.turnId, this.step, index),
        signal: turn.signal,
      });
    } catch (error) {
      if (error instanceof CallStopped) return { ok: false, error: message('agent.callStopped'), stopped: true };
      turn.ports.report(error, { area: 'tool', tool: tool.name, turnId: turn.turnId });
      return { ok: false, error: message('agent.toolBroke') };
    }
  }

  countFailure(call: string, error: string): void {
    const key = `${call} ${error}`;
    const count = (this.failures.get(key) ?? 0) + 1;
    this.failures.set(key, count);
    if (count >= this.turn.budgets.sameFailures) this.repeatedFailure ??= error;
  }

  get succeeded(): number {
    return [...this.outcomes.values()].filter((outcome) => outcome.ok).length;
  }
}

/** Follows the model's stream: forwards it, and notes what the end of the turn depends on. */
class Follower {
  readonly trace: TurnTrace = {
    stopped: false, exhausted: null, repeatedFailure: null, error: null, finishReason: null, rawFinishReason: undefined, spoke: false, succeeded: 0, unanswered: 0,
  };
  steps = 0;
  tokens = 0;
  private written = 0;
  private readonly openTexts = new Map<string, 'text' | 'reasoning'>();
  private readonly malformed = new Set<string>();
  private readonly turn: Turn;
  private readonly calls: Calls;

  constructor(turn: Turn, calls: Calls) {
    this.turn = turn;
    this.calls = calls;
  }

  /** Estimated tokens that the model has written, for models that never stop writing. */
  get overflowing(): boolean {
    return this.tokens + this.written / 4 > this.turn.budgets.tokens;
  }

  take(part: TextStreamPart<ToolSet>): void {
    switch (part.type) {
      case 'start-step':
        this.steps += 1;
        this.trace.spoke = false;
        break;
      case 'text-delta':
      case 'reasoning-delta':
        this.written += part.text.length;
        if (part.type === 'text-delta' && part.text.trim() !== '') this.trace.spoke = true;
        break;
      case 'tool-input-delta':
        this.written += part.delta.length;
        break;
      case 'finish-step':
        this.tokens += part.usage.totalTokens ?? 0;
        this.written = 0;
        break;
      case 'finish':
        this.trace.finishReason = part.finishReason;
        this.trace.rawFinishReason = part.rawFinishReason;
        break;
      case 'error':
        this.trace.error ??= part.error ?? new Error('The model gave an empty error');
        return;
      case 'abort':
        return;
      case 'tool-call':
        if (part.invalid) this.takeMalformed(part);
        break;
      case 'tool-error':
        // The chunk of the malformed call said it already.
        if (this.malformed.has(part.toolCallId)) return;
        break;
    }
    const chunk = toUIMessageChunk(part, { sendStart: false, sendFinish: false, onError: () => message('agent.failed') }) as ChatChunk | undefined;
    if (chunk) this.forward(chunk);
  }

  private takeMalformed(part: { toolCallId: string; toolName: string; input: unknown }): void {
    this.malformed.add(part.toolCallId);
    const known = this.turn.tools.some((tool) => tool.name === part.toolName);
    const errorText = known ? message('agent.malformedCall') : message('agent.unknownTool', { name: part.toolName });
    this.calls.countFailure(`${part.toolName} ${JSON.stringify(part.input)}`, errorText);
  }

  private forward(chunk: ChatChunk): void {
    const { open } = this.calls;
    switch (chunk.type) {
      case 'text-start':
        this.openTexts.set(chunk.id, 'text');
        break;
      case 'reasoning-start':
        this.openTexts.set(chunk.id, 'reasoning');
        break;
      case 'text-end':
      case 'reasoning-end':
        this.openTexts.delete(chunk.id);
        break;
      case 'tool-input-start':
        open.set(chunk.toolCallId, { toolName: chunk.toolName, hasInput: false });
        break;
      case 'tool-input-available':
        open.set(chunk.toolCallId, { toolName: chunk.toolName, hasInput: true });
        break;
      case 'tool-input-error': {
        open.delete(chunk.toolCallId);
        const known = this.turn.tools.some((tool) => tool.name === chunk.toolName);
        this.turn.emit({ ...chunk, errorText: known ? message('agent.malformedCall') : message('agent.unknownTool', { name: chunk.toolName }) });
        return;
      }
      case 'tool-output-available':
      case 'tool-output-error':
        open.delete(chunk.toolCallId);
        break;
    }
    this.turn.emit(chunk);
  }

  /** Closes what the stream left open, so that no card spins and no text blinks for ever. */
  close(): void {
    for (const [id, kind] of this.openTexts) this.turn.emit({ type: kind === 'text' ? 'text-end' : 'reasoning-end', id });
    this.openTexts.clear();
    const { open, outcomes } = this.calls;
    for (const [toolCallId, { toolName, hasInput }] of open) {
      if (!hasInput) this.turn.emit({ type: 'tool-input-available', toolCallId, toolName, input: {} });
      const outcome: ToolOutcome = outcomes.get(toolCallId) ?? { ok: false, error: message('agent.callStopped'), stopped: true };
      this.turn.emit({ type: 'tool-output-available', toolCallId, output: outcome });
    }
    open.clear();
  }
}

/** Runs the turn to its end. Never throws: whatever happens becomes the result's state, and the last chunks say so too. */
export async function runTurn(turn: Turn): Promise<TurnResult> {
  const metadata = (state: TurnState, error?: string) => ({
    createdAt: turn.createdAt,
    turn: { id: turn.turnId, state, ...(error === undefined ? {} : { error }) },
  });
  turn.emit({ type: 'start', messageId: turn.messageId, messageMetadata: metadata('running') });
  const calls = new Calls(turn);
  const follower = new Follower(turn, calls);
  const timers = new TurnTimers(turn.budgets, turn.signal);
  try {
    const result = streamText({
      model: turn.model,
      instructions: turn.instructions,
      messages: turn.messages,
      tools: sdkTools(turn.tools, (tool, input, toolCallId) => timers.pauseSilence(calls.execute(tool, input, toolCallId))),
      toolCallConcurrency: 1,
      // A second try is the user's to ask for: a silent one costs twice and hides why.
      maxRetries: 0,
      abortSignal: timers.signal,
      stopWhen: [isStepCount(turn.budgets.steps), () => calls.repeatedFailure !== null, () => follower.overflowing],
      prepareStep: async ({ stepNumber, initialMessages, responseMessages }) => {
        calls.beginStep(stepNumber);
        // Rebuilt for each step: only the newest look at the design counts, older ones would mislead.
        return { messages: [...initialMessages, ...responseMessages, await turn.ports.look(stepNumber)] };
      },
      onError: () => {},
    });
    for await (const part of result.stream) {
      timers.alive();
      follower.take(part);
      if (follower.overflowing) timers.exhaust('tokens');
    }
  } catch (error) {
    follower.trace.error ??= error ?? new Error('The stream ended with an empty error');
  } finally {
    timers.clear();
  }
  // A commit that had begun is finished, and its card tells the truth.
  await calls.running.catch(() => {});
  const { trace } = follower;
  trace.stopped = turn.signal.aborted;
  trace.exhausted = timers.exhausted ?? (trace.finishReason === 'tool-calls' && follower.steps >= turn.budgets.steps ? 'steps' : null);
  trace.repeatedFailure = calls.repeatedFailure;
  trace.succeeded = calls.succeeded;
  trace.unanswered = calls.open.size;
  follower.close();
  const end = turnEnd(trace);
  if (trace.error !== null && !trace.stopped) turn.ports.report(trace.error, { area: 'model', turnId: turn.turnId });
  turn.emit({ type: 'finish', messageMetadata: metadata(end.state, end.error) });
  return { ...end, steps: follower.steps, calls: calls.outcomes.size, tokens: follower.tokens };
}
