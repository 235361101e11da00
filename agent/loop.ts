/**
 * One turn of the agent: model → calls → tools → model … until it is done, stopped, or has failed visibly. A turn that
 * is done, but whose edits left faults on the page, gets one more step to repair them; fixed rules repair those not
 * reported to the model. Everything is sent as UI message chunks through `emit`, from `start` to `finish`.
 */
import { isStepCount, streamText, type LanguageModel, type ModelMessage } from 'ai';
import type { Finding } from '#design/lint/finding.ts';
import type { CallEnvironment } from '#tools/contract/run.ts';
import type { Tool } from '#tools/contract/tool.ts';
import type { ApprovalRequest } from './approval.ts';
import type { TurnBudgets } from './budgets.ts';
import { Calls } from './calls.ts';
import type { AnsweredBy, ChatChunk, SpentBudget, TurnState } from './chat-message.ts';
import { Follower } from './follower.ts';
import { hashedId } from './ids.ts';
import { turnModel } from './model-stream.ts';
import { CallRefused, TurnUse, type TurnMeter } from './turn-use.ts';
import { TurnEdits } from './repair.ts';
import { sdkTools } from './sdk-tools.ts';
import { FIND_TOOLS, SentTools } from './sent-tools.ts';
import { heartbeat } from './heartbeat.ts';
import { tidy } from './tidy.ts';
import { turnEnd, type TurnEnd } from './turn-end.ts';
import { TurnTimers } from './turn-timers.ts';

/** The agent's view before a step. */
export interface Sight {
  /** The current page; an unknown one falls back to the first. */
  page: string;
  /** The faults left by its edits: only when it is asked to fix them. */
  findings: readonly Finding[];
}

export interface TurnPorts {
  /** The environment of tools, and the design they work on. */
  environment: CallEnvironment;
  /** The agent's current view of the design: appended to the messages of every step. */
  look(sight: Sight): Promise<ModelMessage>;
  /** Asks the user. It may never resolve: the request's signal ends the wait. */
  approve(request: ApprovalRequest): Promise<boolean>;
  /** Counts what the model uses, and may end it; absent: nobody pays. */
  meter?: TurnMeter;
  /** Receives bugs and the model's failures; the user gets a plain message. */
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
  /** Who answers; asked at the end, when it is known who did. */
  by?(): AnsweredBy;
  /** Why the built-in assistant answers, if that is to be said. */
  budget?: SpentBudget;
  /**
   * Whether the model is somebody else's, and paid by what it reads: it is sent the tools in short, and a turn that did
   * nothing is marked as such, because some claim otherwise.
   */
  isHosted?: boolean;
  /** How the variables that set the model up begin, for words to operators; absent: OPENAI. */
  settingsPrefix?: string | undefined;
  /** The current time, for dates in servers' answers: when to retry. */
  now?(): Date;
  emit(chunk: ChatChunk): void;
}

export interface TurnResult extends TurnEnd {
  steps: number;
  calls: number;
  tokens: number;
}

/** Shared by the rounds of a turn. */
interface Running {
  turn: Turn;
  model: LanguageModel;
  /** What a hosted model is sent of the tools; others are sent all of them, whole. */
  sent: SentTools;
  calls: Calls;
  follower: Follower;
  timers: TurnTimers;
}

/**
 * Calls the model, step after step, until it makes no more calls. Returns its words and actions; the follower knows how
 * it ended.
 */
async function playRound(
  { turn, model, sent, calls, follower, timers }: Running,
  messages: ModelMessage[],
  steps: number,
  findings: readonly Finding[],
): Promise<ModelMessage[]> {
  const before = follower.steps;
  let said: ModelMessage[] = [];
  try {
    const result = streamText({
      model,
      instructions: turn.isHosted ? sent.instructions(turn.instructions) : turn.instructions,
      messages,
      // All of them, whatever it is sent: it may know others by name.
      tools: {
        ...sdkTools(turn.tools, async (toolCallId, tool, input) => {
          const outcome = await calls.outcomeOf(toolCallId);
          return !turn.isHosted || outcome.ok || outcome.stopped
            ? outcome
            : { ...outcome, error: sent.errorText(tool, input, outcome.error) };
        }),
        // Recordings of hosted models ask for tools too.
        [FIND_TOOLS]: sent.findTool,
      },
      // Only the user may retry: a silent retry costs twice and hides why.
      maxRetries: 0,
      abortSignal: timers.signal,
      stopWhen: [isStepCount(steps), () => calls.repeatedFailure !== null, () => follower.overflowing !== null],
      prepareStep: async ({ stepNumber, initialMessages, responseMessages }) => {
        calls.beginStep(before + stepNumber);
        // Rebuilt for each step: only the newest view of the design counts, older ones would mislead.
        const view = await turn.ports.look({ page: calls.page, findings });
        return { messages: [...initialMessages, ...responseMessages, view] };
      },
      onStepEnd: ({ response }) => {
        said = [...said, ...response.messages];
      },
      onError: () => {},
      // Nobody may read what users write and make, and filtering it takes a tenth of a step.
      telemetry: { isEnabled: false },
    });
    for await (const part of result.stream) {
      timers.alive();
      follower.take(part);
      if (follower.overflowing) timers.exhaust(follower.overflowing);
    }
  } catch (error) {
    follower.fail(error ?? new Error('The stream ended with an empty error'));
  }
  return said;
}

/** The state of the trace when a round has ended and none of its calls is running. */
function completeTrace({ turn, calls, follower, timers }: Running): TurnEnd {
  const { trace } = follower;
  trace.stopped = turn.signal.aborted;
  trace.exhausted =
    timers.exhausted ?? (trace.finishReason === 'tool-calls' && follower.steps >= turn.budgets.steps ? 'steps' : null);
  trace.repeatedFailure = calls.repeatedFailure;
  trace.succeeded = calls.succeeded;
  trace.unanswered = calls.open.size;
  trace.wroteCalls = calls.outcomes.size === 0 && follower.wroteCalls;
  return turnEnd(trace, turn.now?.().getTime(), turn.settingsPrefix);
}

/**
 * One more step to repair the faults of the turn's own edits. The turn is done whatever the result, but a stop during
 * this step still counts as one. Returns the findings that the model was given and could act on.
 */
async function mend(
  running: Running,
  edits: TurnEdits,
  environment: CallEnvironment,
  messages: ModelMessage[],
): Promise<readonly Finding[]> {
  const { turn, calls, follower } = running;
  let reported: readonly Finding[] = [];
  if (follower.steps >= turn.budgets.steps || follower.overflowing !== null) return reported;
  try {
    const wrong = await edits.findings(environment, calls.page);
    if (wrong === null || running.timers.signal.aborted) return reported;
    calls.page = wrong.page;
    await heartbeat.run(
      () => running.timers.alive(),
      () => playRound(running, messages, 1, wrong.findings),
    );
    if (follower.trace.error === null) reported = wrong.findings;
    else if (!(follower.trace.error instanceof CallRefused))
      turn.ports.report(follower.trace.error, { area: 'model', turnId: turn.turnId });
  } catch (error) {
    turn.ports.report(error, { area: 'lint', turnId: turn.turnId });
  }
  await calls.settled();
  return reported;
}

/** Fixes by rule the faults that were not reported to the model, as part of the turn. */
async function tidyUp(
  { turn }: Running,
  edits: TurnEdits,
  environment: CallEnvironment,
  reported: readonly Finding[],
): Promise<void> {
  try {
    await tidy(edits, environment, { reported, changeId: hashedId(turn.seed, turn.turnId, 'tidy') });
  } catch (error) {
    turn.ports.report(error, { area: 'lint', turnId: turn.turnId });
  }
}

/**
 * Runs the turn to its end. Never throws: any failure becomes the result's state, which the last chunks report as well.
 */
export async function runTurn(turn: Turn): Promise<TurnResult> {
  const { tools, budgets, emit, seed, turnId, ports } = turn;
  const metadata = (state: TurnState, error?: string) => ({
    createdAt: turn.createdAt,
    turn: {
      id: turnId,
      state,
      ...(state === 'running' || !turn.by ? {} : { by: turn.by() }),
      ...(turn.budget ? { budget: turn.budget } : {}),
      ...(error === undefined ? {} : { error }),
      ...(state === 'finished' && turn.isHosted && !calls.acted ? { unchanged: true as const } : {}),
    },
  });
  emit({ type: 'start', messageId: turn.messageId, messageMetadata: metadata('running') });
  const timers = new TurnTimers(budgets, turn.signal);
  const edits = new TurnEdits();
  const environment = { ...ports.environment, design: edits.watch(ports.environment.design) };
  const { approve, report } = ports;
  const calls = new Calls({ tools, environment, budgets, timers, seed, turnId, emit, approve, report });
  const use = new TurnUse(budgets.tokens, ports.meter);
  const follower = new Follower({ tools, budgets, calls, use, emit });
  const sent = new SentTools(tools);
  const model = turnModel(turn.model, { messages: turn.messages, sent: turn.isHosted ? sent : null, use });
  const running: Running = { turn, model, sent, calls, follower, timers };
  let end: TurnEnd;
  try {
    const said = await heartbeat.run(
      () => timers.alive(),
      () => playRound(running, turn.messages, budgets.steps, []),
    );
    // A commit that has started is finished, and its card is accurate.
    await calls.settled();
    end = completeTrace(running);
    const { error, stopped } = follower.trace;
    if (error !== null && !stopped && !(error instanceof CallRefused)) report(error, { area: 'model', turnId });
    if (end.state === 'finished') {
      const reported = await mend(running, edits, environment, [...turn.messages, ...said]);
      if (!running.timers.signal.aborted) await tidyUp(running, edits, environment, reported);
      if (turn.signal.aborted) end = { state: 'stopped' };
    }
  } finally {
    timers.clear();
    use.close();
  }
  follower.close();
  emit({ type: 'finish', messageMetadata: metadata(end.state, end.error) });
  return { ...end, steps: follower.steps, calls: calls.outcomes.size, tokens: use.tokens };
}
