/**
 * The message that a turn's chunks add up to, as the server stores it and browsers show it: what the AI SDK's reader gives.
 * That one copies the whole message with every chunk; here chunks are only appended, and the message is read when
 * needed.
 */
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { parseUnfinished } from './unfinished-json.ts';

type Part = ChatMessage['parts'][number];
type Metadata = Extract<ChatChunk, { type: 'text-start' }>['providerMetadata'];

/** A text or a thought. */
interface Words {
  type: 'text' | 'reasoning';
  id?: string;
  text: string;
  state: 'streaming' | 'done';
  providerMetadata?: Metadata;
}

/** A tool call in any state; undefined properties are not stored. */
interface Call {
  type: string;
  toolName?: string;
  toolCallId: string;
  state: string;
  title?: string | undefined;
  toolMetadata?: unknown;
  input?: unknown;
  output?: unknown;
  errorText?: string;
  approval?: Record<string, unknown>;
  providerExecuted?: boolean | undefined;
  callProviderMetadata?: unknown;
  resultProviderMetadata?: unknown;
}

type CallChunk = Extract<ChatChunk, { type: 'tool-input-start' | 'tool-input-available' | 'tool-input-error' }>;

export class GrowingMessage {
  private id = '';
  private metadata: ChatMessage['metadata'];
  private readonly parts: (Words | Call | { type: 'step-start' })[] = [];
  /** Unfinished ones, by kind and id. */
  private readonly words = new Map<string, Words>();
  private readonly calls = new Map<string, Call>();
  /** Partial arguments of calls that are still being written. */
  private readonly written = new Map<string, string>();

  /** Takes the next chunk; the loop never sends one whose beginning it has not sent. */
  take(chunk: ChatChunk): void {
    switch (chunk.type) {
      case 'start':
      case 'finish':
        if ('messageId' in chunk && chunk.messageId !== undefined) this.id = chunk.messageId;
        if (chunk.messageMetadata) this.metadata = { ...this.metadata, ...chunk.messageMetadata };
        return;
      case 'start-step':
        this.parts.push({ type: 'step-start' });
        return;
      case 'text-start':
      case 'reasoning-start':
        this.beginWords(chunk);
        return;
      case 'text-delta':
      case 'reasoning-delta':
      case 'text-end':
      case 'reasoning-end':
        this.continueWords(chunk);
        return;
      case 'tool-input-start':
        this.written.set(chunk.toolCallId, '');
        this.describeCall(chunk, 'input-streaming');
        return;
      case 'tool-input-delta':
        this.written.set(chunk.toolCallId, (this.written.get(chunk.toolCallId) ?? '') + chunk.inputTextDelta);
        return;
      case 'tool-input-available':
        this.describeCall(chunk, 'input-available', { input: chunk.input });
        return;
      case 'tool-input-error':
        this.describeCall(chunk, 'output-error', { input: chunk.input, errorText: chunk.errorText });
        return;
      case 'tool-output-available':
        this.answerCall(chunk, { state: 'output-available', output: chunk.output });
        return;
      case 'tool-output-error':
        this.answerCall(chunk, { state: 'output-error', errorText: chunk.errorText });
        return;
      case 'tool-approval-request':
        Object.assign(this.callOf(chunk.toolCallId), {
          state: 'approval-requested',
          approval: { id: chunk.approvalId, ...(chunk.reason === undefined ? {} : { requestReason: chunk.reason }) },
        });
        return;
      case 'tool-approval-response':
        for (const call of this.calls.values()) {
          if (call.approval?.['id'] === chunk.approvalId)
            Object.assign(call, {
              state: 'approval-responded',
              approval: { ...call.approval, approved: chunk.approved },
            });
        }
    }
  }

  /** The message in its current state, to be written immediately: the next chunk continues in its parts. */
  read(): ChatMessage {
    // Partial arguments can be shown already.
    for (const [toolCallId, json] of this.written) this.callOf(toolCallId).input = parseUnfinished(json);
    const message: ChatMessage = { id: this.id, role: 'assistant', parts: this.parts as Part[] };
    return this.metadata === undefined ? message : { ...message, metadata: this.metadata };
  }

  private beginWords({
    type,
    id,
    providerMetadata,
  }: Extract<ChatChunk, { type: 'text-start' | 'reasoning-start' }>): void {
    const words: Words = {
      type: type === 'text-start' ? 'text' : 'reasoning',
      ...(type === 'text-start' ? {} : { id }),
      text: '',
      state: 'streaming',
    };
    if (providerMetadata) words.providerMetadata = providerMetadata;
    this.words.set(`${words.type} ${id}`, words);
    this.parts.push(words);
  }

  private continueWords(
    chunk: Extract<ChatChunk, { type: 'text-delta' | 'reasoning-delta' | 'text-end' | 'reasoning-end' }>,
  ): void {
    const words = this.words.get(`${chunk.type.startsWith('text') ? 'text' : 'reasoning'} ${chunk.id}`);
    if (!words) throw new Error(`${chunk.type} of what has not begun: ${chunk.id}`);
    if ('delta' in chunk) words.text += chunk.delta;
    else words.state = 'done';
    if (chunk.providerMetadata) words.providerMetadata = chunk.providerMetadata;
  }

  private callOf(toolCallId: string): Call {
    const call = this.calls.get(toolCallId);
    if (!call) throw new Error(`A call that has not begun: ${toolCallId}`);
    return call;
  }

  /** Begins a call or adds to an existing one. */
  private describeCall(chunk: CallChunk, state: string, more: Partial<Call> = {}): void {
    if (state !== 'input-streaming') this.written.delete(chunk.toolCallId);
    let call = this.calls.get(chunk.toolCallId);
    if (!call) {
      // A tool that does not exist has no part type of its own.
      call = { type: chunk.dynamic ? 'dynamic-tool' : '', toolCallId: chunk.toolCallId, state };
      this.calls.set(chunk.toolCallId, call);
      this.parts.push(call);
    }
    if (call.type === 'dynamic-tool') call.toolName = chunk.toolName;
    else call.type = `tool-${chunk.toolName}`;
    Object.assign(call, { input: undefined, state, ...more });
    if ('title' in chunk && chunk.title !== undefined) call.title = chunk.title;
    if (chunk.toolMetadata !== undefined) call.toolMetadata = chunk.toolMetadata;
    this.noteProvider(call, chunk);
  }

  private answerCall(
    chunk: Extract<ChatChunk, { type: 'tool-output-available' | 'tool-output-error' }>,
    answer: Partial<Call>,
  ): void {
    const call = this.callOf(chunk.toolCallId);
    Object.assign(call, answer);
    this.noteProvider(call, chunk);
  }

  private noteProvider(
    call: Call,
    { providerExecuted, providerMetadata }: Pick<CallChunk, 'providerExecuted' | 'providerMetadata'>,
  ): void {
    if (providerExecuted !== undefined) call.providerExecuted = providerExecuted;
    if (providerMetadata)
      call[call.state.startsWith('output-') ? 'resultProviderMetadata' : 'callProviderMetadata'] = providerMetadata;
  }
}
