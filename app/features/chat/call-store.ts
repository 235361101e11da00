/**
 * What can be done with the calls of one conversation, and their status: undoing the change of one or of a whole answer,
 * calling them again, picking a proposal, answering a question, and the progress of a running one. Rows watch their own
 * entry.
 */
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import { limitText } from '#app/browser/credits/limit-text.ts';
import type { TakeBackOutcome, TakenBack } from '#app/contracts/change.ts';
import { thrownCode, thrownText } from '#app/browser/thrown-text.ts';

/** What one row shows besides the message's contents. */
export interface CallStatus {
  /** A request of the user's is in progress. */
  busy: boolean;
  /** It is running again, in this tab or another. */
  again: boolean;
  /** Its change was undone; `by` is the undoing change, which can itself be undone to restore it. */
  takenBack: { by: string | null } | null;
  /** 0..1; null: unknown; undefined: not reported yet. */
  progress: number | null | undefined;
  /** The current step, in words; undefined: not reported. */
  step?: string | undefined;
}

/**
 * What can be done about an answer's changes: undo them, wait for that, put them back; `gone`: nothing, since they were
 * undone one by one or by the history.
 */
export type AnswerState = 'done' | 'busy' | 'undone' | 'gone';

export interface CallStorePorts {
  post<Body>(path: string, body: unknown): Promise<Body>;
  /** A message as the server stores it now. */
  onMessage(message: ChatMessage): void;
  /** What the user is looking at. */
  context(): { page: string | null; selection: readonly string[] };
  tell(notice: { title: string; description?: string; failed: boolean }): void;
}

const untouched: CallStatus = { busy: false, again: false, takenBack: null, progress: undefined };

export class CallStore {
  readonly #statuses = new Map<string, CallStatus>();
  readonly #takenBack = new Map<string, { by: string | null }>();
  readonly #listeners = new Set<() => void>();
  readonly #chat: { id(): string; design: string };
  readonly #ports: CallStorePorts;

  constructor(chat: { id(): string; design: string }, ports: CallStorePorts, takenBack: readonly TakenBack[]) {
    this.#chat = chat;
    this.#ports = ports;
    this.learn(takenBack);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the same object until something about the call changes. */
  status(callId: string, change: string | null): CallStatus {
    const status = this.#statuses.get(callId) ?? untouched;
    const takenBack = change === null ? null : (this.#takenBack.get(change) ?? null);
    if (status.takenBack === takenBack) return status;
    return this.#write(callId, { takenBack });
  }

  /** Takes in changes that the server reports as undone; with `all`, every other one of these is in effect. */
  learn(takenBack: readonly TakenBack[], all: readonly string[] = []): void {
    for (const change of all) this.#takenBack.delete(change);
    for (const { change, by } of takenBack) this.#takenBack.set(change, { by });
    this.#tell();
  }

  noteProgress(callId: string, share: number | null, step?: string): void {
    this.#write(callId, { progress: share, step });
    this.#tell();
  }

  /** The finished call that the server is running again; null: none. */
  noteCalling(call: { callId: string; share: number | null; step?: string } | null): void {
    for (const [callId, { again }] of this.#statuses)
      if (again && callId !== call?.callId) this.#write(callId, { again: false });
    if (call) this.#write(call.callId, { again: true, progress: call.share, step: call.step });
    this.#tell();
  }

  /** Stops the call that is running again; the message says how it ended. */
  async stopAgain(): Promise<void> {
    try {
      await this.#ports.post<void>(`/api/chats/${encodeURIComponent(this.#chat.id())}/stop`, {});
    } catch (thrown) {
      this.#ports.tell({ title: message('chat.stopFailed'), description: thrownText(thrown), failed: true });
    }
  }

  /** Undoes just this call's change. */
  undo(callId: string, change: string): Promise<void> {
    return this.#work(callId, 'chat.undoFailed', async () => {
      const outcome = await this.#undo(change);
      if (outcome.change !== null) this.#takenBack.set(change, { by: outcome.change });
      else this.#takenBack.set(change, { by: null });
      this.#tellSkipped(outcome);
    });
  }

  /** Restores a change that `undo` reverted. */
  putBack(callId: string, change: string): Promise<void> {
    const by = this.#takenBack.get(change)?.by;
    if (!by) return Promise.resolve();
    return this.#work(callId, 'chat.undoFailed', async () => {
      const outcome = await this.#undo(by);
      this.#takenBack.delete(change);
      this.#tellSkipped(outcome);
    });
  }

  /** The state of an answer that committed these changes. */
  answerState(messageId: string, changes: readonly string[]): AnswerState {
    if (this.#statuses.get(messageId)?.busy) return 'busy';
    if (!changes.every((change) => this.#takenBack.has(change))) return 'done';
    return this.#takingOf(changes) === null ? 'gone' : 'undone';
  }

  /** Undoes everything that an answer changed. */
  undoAnswer(messageId: string, changes: readonly string[]): Promise<void> {
    return this.#work(messageId, 'chat.undoFailed', async () => {
      const outcome = await this.#ports.post<TakeBackOutcome>(
        `/api/chats/${encodeURIComponent(this.#chat.id())}/messages/${encodeURIComponent(messageId)}/undo`,
        {},
      );
      for (const change of changes)
        if (!this.#takenBack.has(change)) this.#takenBack.set(change, { by: outcome.change });
      this.#tellSkipped(outcome);
    });
  }

  /** Restores what `undoAnswer` reverted. */
  putBackAnswer(messageId: string, changes: readonly string[]): Promise<void> {
    const by = this.#takingOf(changes);
    if (by === null) return Promise.resolve();
    return this.#work(messageId, 'chat.undoFailed', async () => {
      const outcome = await this.#undo(by);
      for (const change of changes) if (this.#takenBack.get(change)?.by === by) this.#takenBack.delete(change);
      this.#tellSkipped(outcome);
    });
  }

  /** The one change that undid all of these; null: there is none, several did, or the history. */
  #takingOf(changes: readonly string[]): string | null {
    const takings = new Set(changes.map((change) => this.#takenBack.get(change)?.by ?? null));
    const [only = null] = takings;
    return takings.size === 1 ? only : null;
  }

  /** Calls a failed call again with its own input. */
  again(callId: string): Promise<void> {
    return this.#call(callId, { retry: true }, 'chat.retryFailed', { again: true, progress: null });
  }

  /** Its result is kept for review. */
  report(callId: string): Promise<void> {
    return this.#work(callId, 'chat.reportFailed', async () => {
      const path = `/api/chats/${encodeURIComponent(this.#chat.id())}/calls/${encodeURIComponent(callId)}`;
      const { message: stored } = await this.#ports.post<{ message: ChatMessage }>(path, { report: true });
      this.#ports.onMessage(stored);
      this.#ports.tell({ title: message('chat.reported'), description: message('chat.reportedText'), failed: false });
    });
  }

  pick(callId: string, choice: number): Promise<void> {
    return this.#call(callId, { choice }, 'chat.pickFailed');
  }

  answer(callId: string, approvalId: string, approved: boolean): Promise<void> {
    return this.#work(callId, 'chat.approvalLate', () =>
      this.#ports.post<void>(`/api/chats/${encodeURIComponent(this.#chat.id())}/approvals`, { approvalId, approved }),
    );
  }

  #undo(change: string): Promise<TakeBackOutcome> {
    return this.#ports.post<TakeBackOutcome>(
      `/api/designs/${encodeURIComponent(this.#chat.design)}/changes/${encodeURIComponent(change)}/undo`,
      {},
    );
  }

  #call(
    callId: string,
    body: object,
    failed: 'chat.retryFailed' | 'chat.pickFailed',
    begun: Partial<CallStatus> = {},
  ): Promise<void> {
    return this.#work(
      callId,
      failed,
      async () => {
        const path = `/api/chats/${encodeURIComponent(this.#chat.id())}/calls/${encodeURIComponent(callId)}`;
        const { message: stored, outcome } = await this.#ports.post<{ message: ChatMessage; outcome: ToolOutcome }>(
          path,
          { ...body, ...this.#ports.context() },
        );
        this.#ports.onMessage(stored);
        if (!outcome.ok && !outcome.stopped)
          this.#ports.tell({
            title: outcome.reached ? limitText(outcome.reached).title : message(failed),
            description: outcome.error,
            failed: true,
          });
      },
      begun,
    );
  }

  #tellSkipped({ change, skipped }: TakeBackOutcome): void {
    if (skipped.length > 0)
      this.#ports.tell({
        title: message(change === null ? 'chat.undoNothing' : 'chat.undoPartly'),
        description: skipped.join(' '),
        failed: false,
      });
    else if (change === null) this.#ports.tell({ title: message('chat.undoNothing'), failed: false });
  }

  async #work(
    callId: string,
    failed: 'chat.undoFailed' | 'chat.retryFailed' | 'chat.pickFailed' | 'chat.approvalLate' | 'chat.reportFailed',
    work: () => Promise<void>,
    begun: Partial<CallStatus> = {},
  ): Promise<void> {
    if (this.#statuses.get(callId)?.busy) return;
    this.#write(callId, { busy: true, ...begun });
    this.#tell();
    try {
      await work();
    } catch (thrown) {
      const late = failed === 'chat.approvalLate' && thrownCode(thrown) !== null;
      this.#ports.tell({ title: message(failed), ...(late ? {} : { description: thrownText(thrown) }), failed: true });
    }
    this.#write(callId, { busy: false, again: false });
    this.#tell();
  }

  #write(callId: string, changes: Partial<CallStatus>): CallStatus {
    const status = { ...(this.#statuses.get(callId) ?? untouched), ...changes };
    this.#statuses.set(callId, status);
    return status;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
