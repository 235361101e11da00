/** Starts turns: what a turn begins with is read and stored, who answers it is chosen, and the user's tabs learn of it. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_BUDGETS } from '#agent/budgets.ts';
import type { ChatMessage, SpentBudget, TurnState } from '#agent/chat-message.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { tools as allTools } from '#tools/index.ts';
import { callEnvironment } from './call-environment.server.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import type { ChatUser } from './conversations.ts';
import type { ChatRow, MessageStore } from './message-store.server.ts';
import { type Attachment, attachmentsOf, type Outlook } from './outgoing-message.ts';
import { type RunningTurn, startTurn } from './running-turn.server.ts';

export interface LaunchParts {
  store: MessageStore;
  /** By conversation. */
  running: Map<string, RunningTurn>;
  infosOf(userId: string, attachments: readonly Attachment[]): Promise<(AssetInfo | null)[]>;
}

/** Answers the last of these messages. The caller lets one turn begin at a time. */
export type Launch = (user: ChatUser, chat: ChatRow, messages: ChatMessage[], outlook: Outlook) => Promise<RunningTurn>;

/** What is still to be said about a spent budget: once a day in a conversation. */
function unsaid(spent: SpentBudget | null, messages: readonly ChatMessage[]): SpentBudget | null {
  return spent && messages.some(({ metadata }) => metadata?.turn?.budget?.until === spent.until) ? null : spent;
}

export function createLaunch(dependencies: ConversationDependencies, { store, running, infosOf }: LaunchParts): Launch {
  const {
    designs,
    assets,
    rendering,
    events,
    model: wantedModel,
    costs,
    report,
    tools = allTools,
    budgets = DEFAULT_BUDGETS,
    now = () => new Date(),
    newId = randomUUID,
  } = dependencies;

  return async (user, chat, messages, outlook) => {
    const { revision } = await designs.read(user.id, chat.designId);
    const attachments = (await infosOf(user.id, attachmentsOf(messages))).filter((info) => info !== null);
    const turnId = newId();
    const messageId = newId();
    const createdAt = now().toISOString();
    const seenRevision = (await store.lastSeenRevision(chat.id)) ?? revision;
    const wanted = wantedModel();
    const { model, spent } = (await costs?.choose(user.id, wanted)) ?? { model: wanted, spent: null };
    const budget = unsaid(spent, messages);
    await store.beginTurn({
      id: turnId,
      chatId: chat.id,
      designId: chat.designId,
      userId: user.id,
      baseRevision: revision,
      page: outlook.page,
      selection: outlook.selection,
    });
    await store.saveMessage(chat.id, {
      id: messageId,
      role: 'assistant',
      parts: [],
      metadata: { createdAt, turn: { id: turnId, state: 'running', ...(budget ? { budget } : {}) } },
    });
    const environment = callEnvironment(dependencies, {
      user,
      designId: chat.designId,
      turnId,
      ...outlook,
      attachments,
    });
    const own = assets.forUser(user.id);
    const tell = (state: TurnState) =>
      void events.publish(user.id, { type: 'chat.turn', chatId: chat.id, designId: chat.designId, turnId, state });
    const turn = startTurn(
      {
        turnId,
        messageId,
        createdAt,
        chatId: chat.id,
        designId: chat.designId,
        userId: user.id,
        ...outlook,
        messages,
        attachments,
        seenRevision,
        budget,
      },
      {
        store,
        designs,
        assets,
        model,
        counted: costs?.count({ turnId, userId: user.id }, model.by),
        tools,
        budgets,
        environment,
        report,
        now,
        preview: rendering.withAssets(user.id, (id) => own.bytes(id)),
        onEnded(state) {
          running.delete(chat.id);
          tell(state);
        },
      },
    );
    running.set(chat.id, turn);
    tell('running');
    return turn;
  };
}
