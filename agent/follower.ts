/**
 * Follows a model's stream: forwards what users may see of it, starts complete calls, and records what the end of the
 * turn depends on.
 */
import { toUIMessageChunk, type TextStreamPart, type ToolSet } from 'ai';
import { message } from '#messages/message.ts';
import type { Tool, ToolOutcome } from '#tools/contract/tool.ts';
import type { TurnBudgets } from './budgets.ts';
import { FIND_TOOLS } from './sent-tools.ts';
import type { Calls } from './calls.ts';
import type { ChatChunk } from './chat-message.ts';
import type { TurnUse } from './turn-use.ts';
import type { TurnTrace } from './turn-end.ts';

/** The parts of a stream shown in the chat. This agent requests no sources, files or other parts. */
const SHOWN = new Set<TextStreamPart<ToolSet>['type']>([
  'start-step',
  'finish-step',
  'text-start',
  'text-delta',
  'text-end',
  'reasoning-start',
  'reasoning-delta',
  'reasoning-end',
  'tool-input-start',
  'tool-input-delta',
  'tool-call',
  'tool-error',
]);

type TextKind = 'text' | 'reasoning';
const kindOf = (type: string): TextKind => (type.startsWith('text') ? 'text' : 'reasoning');

/**
 * Names of tools in calls written as text, by models whose server does not parse them: as JSON with a name and
 * arguments (Hermes, Qwen, Mistral, Llama), or as a tag with a name (Llama's `<function=name>`).
 */
const WRITTEN_CALL = /"name"\s*:\s*"(\w+)"\s*,\s*"(?:arguments|parameters)"\s*:\s*[{"]|<function=(\w+)>/g;

function writtenCalls(words: string): string[] {
  return [...words.matchAll(WRITTEN_CALL)].map(([, inJson, inTag]) => inJson ?? inTag ?? '');
}

export interface FollowerOptions {
  tools: readonly Tool[];
  budgets: TurnBudgets;
  calls: Calls;
  use: TurnUse;
  emit(chunk: ChatChunk): void;
}

export class Follower {
  readonly trace: TurnTrace = {
    stopped: false,
    exhausted: null,
    repeatedFailure: null,
    error: null,
    finishReason: null,
    rawFinishReason: undefined,
    spoke: false,
    succeeded: 0,
    unanswered: 0,
    wroteCalls: false,
  };
  steps = 0;
  /** Words of the running step. */
  private words = '';
  /** Text and reasoning of the whole answer, characters. */
  private said = 0;
  /** Kind and id of those that have started and not ended. */
  private readonly openTexts = new Set<string>();
  private readonly malformed = new Set<string>();
  /** Ids of questions for tools. */
  private readonly questions = new Set<string>();
  private readonly options: FollowerOptions;

  constructor(options: FollowerOptions) {
    this.options = options;
  }

  /** The budget that the model has exceeded, for models that never stop. */
  get overflowing(): 'tokens' | 'characters' | null {
    if (this.said > this.options.budgets.characters) return 'characters';
    return this.options.use.isSpent ? 'tokens' : null;
  }

  /** Whether the text of the last step consists of calls, written down instead of made. */
  get wroteCalls(): boolean {
    const isTool = (called: string) => called === FIND_TOOLS || this.options.tools.some(({ name }) => name === called);
    return writtenCalls(this.words).some(isTool);
  }

  take(part: TextStreamPart<ToolSet>): void {
    switch (part.type) {
      case 'start-step':
        this.steps += 1;
        this.trace.spoke = false;
        this.words = '';
        break;
      case 'text-delta':
      case 'reasoning-delta':
        this.said += part.text.length;
        if (part.type === 'text-delta') {
          this.words += part.text;
          if (part.text.trim() !== '') this.trace.spoke = true;
        }
        break;
      case 'finish':
        this.trace.finishReason = part.finishReason;
        this.trace.rawFinishReason = part.rawFinishReason;
        break;
      case 'error':
        this.fail(part.error ?? new Error('The model gave an empty error'));
        return;
      case 'tool-call':
        if (part.invalid) this.takeMalformed(part);
        break;
      case 'tool-error':
        // The chunk of the malformed call reported it already.
        if (this.malformed.has(part.toolCallId)) return;
        break;
    }
    if (!SHOWN.has(part.type) || this.isQuestion(part)) return;
    const chunk = toUIMessageChunk(part, {
      sendStart: false,
      sendFinish: false,
      onError: () => message('agent.failed'),
    }) as ChatChunk | undefined;
    if (chunk) this.forward(chunk);
    if (part.type === 'tool-call' && !part.invalid) {
      const tool = this.options.tools.find(({ name }) => name === part.toolName);
      if (tool) this.options.calls.begin(tool, part.input, part.toolCallId);
    }
  }

  /** The stream broke: the first error counts, and calls that have not started stay undone. */
  fail(error: unknown): void {
    this.trace.error ??= error;
    this.options.calls.halt();
  }

  /** Closes what the stream left open, so that no card spins and no text blinks forever. */
  close(): void {
    this.endTexts();
    this.closeCalls(() => true);
  }

  private endTexts(): void {
    for (const text of this.openTexts) this.endText(kindOf(text), text.slice(text.indexOf(' ') + 1));
  }

  private closeCalls(which: (call: { hasInput: boolean }) => boolean): void {
    const { calls, emit } = this.options;
    for (const [toolCallId, call] of calls.open) {
      if (!which(call)) continue;
      if (!call.hasInput) emit({ type: 'tool-input-available', toolCallId, toolName: call.toolName, input: {} });
      const output: ToolOutcome = { ok: false, error: message('agent.callStopped'), stopped: true };
      emit({ type: 'tool-output-available', toolCallId, output });
      calls.open.delete(toolCallId);
    }
  }

  private endText(kind: TextKind, id: string): void {
    if (this.openTexts.delete(`${kind} ${id}`)) this.options.emit({ type: `${kind}-end`, id });
  }

  /** Whether it belongs to a question for tools, which users need not see. */
  private isQuestion(part: TextStreamPart<ToolSet>): boolean {
    if (part.type === 'tool-input-start' && part.toolName === FIND_TOOLS) this.questions.add(part.id);
    if (part.type === 'tool-input-start' || part.type === 'tool-input-delta') return this.questions.has(part.id);
    return 'toolName' in part && part.toolName === FIND_TOOLS;
  }

  private takeMalformed(part: { toolCallId: string; toolName: string; input: unknown }): void {
    this.malformed.add(part.toolCallId);
    this.options.calls.countFailure(
      `${part.toolName} ${JSON.stringify(part.input)}`,
      this.malformedText(part.toolName),
    );
  }

  private malformedText(toolName: string): string {
    const known = this.options.tools.some(({ name }) => name === toolName);
    return known ? message('agent.malformedCall') : message('agent.unknownTool', { name: toolName.slice(0, 60) });
  }

  private forward(chunk: ChatChunk): void {
    const { open } = this.options.calls;
    switch (chunk.type) {
      // Readers abandon a message whose texts continue or end before they start, so nothing more may be sent of those.
      case 'text-start':
      case 'reasoning-start':
        this.endText(kindOf(chunk.type), chunk.id);
        this.openTexts.add(`${kindOf(chunk.type)} ${chunk.id}`);
        break;
      case 'text-delta':
      case 'reasoning-delta':
        if (!this.openTexts.has(`${kindOf(chunk.type)} ${chunk.id}`))
          this.forward({ type: `${kindOf(chunk.type)}-start`, id: chunk.id });
        break;
      case 'text-end':
      case 'reasoning-end':
        this.endText(kindOf(chunk.type), chunk.id);
        return;
      case 'finish-step':
        // Readers search for texts and calls only in the running step: unfinished ones are closed with it.
        this.endTexts();
        this.closeCalls(({ hasInput }) => !hasInput);
        break;
      case 'tool-input-delta':
        if (!open.has(chunk.toolCallId)) return;
        break;
      case 'tool-input-start':
        open.set(chunk.toolCallId, { toolName: chunk.toolName, hasInput: false });
        break;
      case 'tool-input-available':
        open.set(chunk.toolCallId, { toolName: chunk.toolName, hasInput: true });
        break;
      case 'tool-input-error':
        open.delete(chunk.toolCallId);
        this.options.emit({ ...chunk, errorText: this.malformedText(chunk.toolName) });
        return;
      case 'tool-output-error':
        open.delete(chunk.toolCallId);
        break;
    }
    this.options.emit(chunk);
  }
}
