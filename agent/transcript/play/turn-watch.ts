/** Watches a turn as a browser does, chunk by chunk: texts and calls, how each call ended, what the user is asked. */
import type { ToolOutcome } from '#tools/contract/tool.ts';
import type { ChatChunk, TurnState } from '#agent/chat-message.ts';
import type { Given } from './directed-model.ts';
import type { CallTrace, StepTrace } from './trace.ts';

/** A call while it is running. */
export interface WatchedCall extends CallTrace {
  outcome: ToolOutcome | null;
  made: readonly string[];
  approval: { reason: string; approved: boolean | null } | null;
  /** Its arguments could not be parsed, or there is no such tool: it never started. */
  malformed: boolean;
}

interface WatchedStep {
  /** Texts of the step, each begun by itself. */
  texts: string[];
  reasoning: string;
  /** Text and reasoning received, characters. */
  characters: number;
  calls: WatchedCall[];
}

/** A question to the user. */
export interface Question {
  approvalId: string;
  call: WatchedCall;
}

export interface WatchPorts {
  /** Ids that a call made, by its outcome. */
  madeBy(outcome: ToolOutcome): readonly string[];
  /** A call has ended: called before its waiters are notified. */
  ended(call: WatchedCall): void;
  /** Called when the user is asked. */
  asked(question: Question): void;
}

interface Waiting {
  when(): boolean;
  resolve(): void;
}

export class TurnWatch {
  /** By the number of the question to the model. */
  readonly steps: WatchedStep[] = [];
  state: TurnState = 'running';
  /** As the user reads it. */
  error: string | null = null;
  private readonly calls = new Map<string, { call: WatchedCall; since: number }>();
  private readonly ports: WatchPorts;
  private waiting: Waiting[] = [];
  private lastEnd = 0;

  constructor(ports: WatchPorts) {
    this.ports = ports;
  }

  take(chunk: ChatChunk): void {
    switch (chunk.type) {
      case 'start-step':
        this.steps.push({ texts: [], reasoning: '', characters: 0, calls: [] });
        break;
      case 'text-start':
        this.step.texts.push('');
        break;
      case 'text-delta':
        this.step.texts.push(`${this.step.texts.pop() ?? ''}${chunk.delta}`);
        this.step.characters += chunk.delta.length;
        break;
      case 'reasoning-delta':
        this.step.reasoning += chunk.delta;
        this.step.characters += chunk.delta.length;
        break;
      case 'tool-input-start':
        this.open(chunk.toolCallId, chunk.toolName);
        break;
      case 'tool-input-available':
        this.open(chunk.toolCallId, chunk.toolName).call.input = chunk.input;
        break;
      case 'tool-input-error': {
        const { call } = this.open(chunk.toolCallId, chunk.toolName);
        call.input = chunk.input;
        call.malformed = true;
        this.end(chunk.toolCallId, { ok: false, error: chunk.errorText });
        break;
      }
      case 'tool-approval-request': {
        const known = this.calls.get(chunk.toolCallId);
        if (!known) break;
        known.call.approval = { reason: chunk.reason ?? '', approved: null };
        this.ports.asked({ approvalId: chunk.approvalId, call: known.call });
        break;
      }
      case 'tool-output-available':
        this.end(chunk.toolCallId, chunk.output as ToolOutcome);
        break;
      case 'tool-output-error':
        this.end(chunk.toolCallId, { ok: false, error: chunk.errorText });
        break;
      case 'finish':
        this.state = chunk.messageMetadata?.turn?.state ?? this.state;
        this.error = chunk.messageMetadata?.turn?.error ?? null;
        break;
    }
    this.wake();
  }

  /** Resolves when this much of a step was received and this many of its calls have ended, or the signal aborts. */
  heard(
    step: number,
    { characters = 0, begun = 0, calls }: Partial<Given> & Pick<Given, 'calls'>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const when = () => {
      const said = this.steps[step];
      const [heard, seen] = [said?.characters ?? 0, said?.calls.length ?? 0];
      return (
        signal?.aborted === true ||
        (heard >= characters &&
          seen >= begun &&
          (said?.calls.filter(({ outcome }) => outcome !== null).length ?? 0) >= calls)
      );
    };
    return new Promise((resolve) => {
      this.waiting.push({ when, resolve });
      signal?.addEventListener('abort', () => this.wake(), { once: true });
      this.wake();
    });
  }

  /** The steps as they are reported; an empty one at the very end was an unused invitation. */
  traces(): StepTrace[] {
    const traces = this.steps.map(({ texts, reasoning, calls }): StepTrace => ({
      text: texts.filter((text) => text !== '').join('\n'),
      reasoning,
      calls: calls.map(({ malformed: _malformed, ...call }) => call),
    }));
    const last = traces.at(-1);
    if (last?.text === '' && last.reasoning === '' && last.calls.length === 0) traces.pop();
    return traces;
  }

  /** The call with this id. */
  callOf(toolCallId: string): WatchedCall | undefined {
    return this.calls.get(toolCallId)?.call;
  }

  private get step(): WatchedStep {
    const last = this.steps.at(-1);
    if (last) return last;
    throw new Error('Something was said before the first step');
  }

  private open(toolCallId: string, tool: string): { call: WatchedCall; since: number } {
    const known = this.calls.get(toolCallId);
    const opened = known ?? {
      call: { toolCallId, tool, input: null, outcome: null, made: [], approval: null, malformed: false },
      since: 0,
    };
    opened.since = performance.now();
    if (!known) {
      this.calls.set(toolCallId, opened);
      this.step.calls.push(opened.call);
    }
    return opened;
  }

  private end(toolCallId: string, outcome: ToolOutcome): void {
    const known = this.calls.get(toolCallId);
    if (!known || known.call.outcome) return;
    const { call, since } = known;
    const now = performance.now();
    call.outcome = outcome;
    call.made = this.ports.madeBy(outcome);
    // A call waits for those before it.
    if (!call.malformed) call.ms = now - Math.max(since, this.lastEnd);
    this.lastEnd = now;
    this.ports.ended(call);
  }

  private wake(): void {
    const ready = this.waiting.filter(({ when }) => when());
    if (ready.length === 0) return;
    this.waiting = this.waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  }
}
