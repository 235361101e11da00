/** Lets one turn start at a time in a conversation, and knows which turns are about to start. */
import { ChatError } from './chat-error.ts';

export function beginTurns(isRunning: (chatId: string) => boolean) {
  /** Conversations in which a turn is being set up: nobody else may begin one meanwhile. */
  const beginning = new Set<string>();
  /** Messages that are about to become turns: whoever stops such a turn waits until it is there. */
  const coming = new Set<{ chatId: string; turn: Promise<unknown> }>();

  /** Claims the conversation while `work` sets a turn up. */
  async function alone<Value>(chatId: string, work: () => Promise<Value>): Promise<Value> {
    if (isRunning(chatId) || beginning.has(chatId)) throw new ChatError('busy', 'agent.busy');
    beginning.add(chatId);
    try {
      return await work();
    } finally {
      beginning.delete(chatId);
    }
  }

  /** Notes that `work` may make a turn, from its first moment on. */
  function expecting<Value>(chatId: string, work: () => Promise<Value>): Promise<Value> {
    const turn = work();
    const entry = { chatId, turn: turn.catch(() => undefined) };
    coming.add(entry);
    void entry.turn.then(() => coming.delete(entry));
    return turn;
  }

  /** Resolves when no turn is about to begin any more. */
  async function arrived(chatId?: string): Promise<void> {
    await Promise.all(
      [...coming].filter((entry) => chatId === undefined || entry.chatId === chatId).map(({ turn }) => turn),
    );
  }

  return { alone, expecting, arrived };
}
