/** Lets one turn start at a time in a conversation, and knows which turns are about to start. */
import { ChatError } from './chat-error.ts';

export function beginTurns(isRunning: (chatId: string) => boolean) {
  /** Conversations in which a turn is being set up: no other may begin meanwhile. */
  const beginning = new Set<string>();
  /** Messages about to become turns: stopping such a turn waits until it exists. */
  const coming = new Set<{ chatId: string; turn: Promise<unknown> }>();

  /** Claims the conversation while `work` sets up a turn. */
  async function alone<Value>(chatId: string, work: () => Promise<Value>): Promise<Value> {
    if (isRunning(chatId) || beginning.has(chatId)) throw new ChatError('busy', 'agent.busy');
    beginning.add(chatId);
    try {
      return await work();
    } finally {
      beginning.delete(chatId);
    }
  }

  /** Records that `work` may start a turn, from its first moment on. */
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
