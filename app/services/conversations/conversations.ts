/** What conversations offer: their states, and what can be done with them. */
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import type { TakenBack } from '#app/contracts/change.ts';
import type { ChatRemoved } from '#app/contracts/projects.ts';
import type { CallAgain, CalledAgain } from './call-again.server.ts';
import type { ChatIndex } from './chat-index.server.ts';
import type { Outgoing, Outlook } from './outgoing-message.ts';
import type { RunningCall } from './running-calls.ts';

export interface ChatState {
  id: string;
  title: string;
  designId: string;
  /** The newest ones, without the answer that is being given: following the turn brings all of it. */
  messages: ChatMessage[];
  /** There are more before them. */
  older: boolean;
  running: boolean;
  /** A finished call that is under way once more. */
  calling: RunningCall | null;
  /** Changes of these messages that were taken back since. */
  takenBack: TakenBack[];
}

/** A stretch of a conversation. */
export type ChatPage = Pick<ChatState, 'messages' | 'older' | 'takenBack'>;

export interface NewChat {
  id: string;
  userId: string;
  prompt: string;
  assets: readonly { id: string; name: string }[];
  format: { width: number; height: number } | null;
}

/** Who asks. */
export interface ChatUser {
  id: string;
  plan: string;
}

export interface Conversations {
  /**
   * Makes a design and a conversation about it, and sends the first message. Done once an id, however often it is asked
   * for.
   */
  begin(chat: NewChat): Promise<void>;
  list: ChatIndex['list'];
  rename: ChatIndex['rename'];
  startOn: ChatIndex['startOn'];
  /** Ends its turn first. */
  remove: ChatIndex['remove'];
  /** The same, and moves the design to the trash when no other conversation is about it. */
  removeWithDesign(userId: string, chatId: string): Promise<ChatRemoved>;
  /** Throws ChatError 'not_found' for what is missing or somebody else's; so do all that take a chat's id. */
  get(userId: string, chatId: string): Promise<ChatState>;
  /** Messages right before one. */
  before(userId: string, chatId: string, messageId: string): Promise<ChatPage>;
  /**
   * Stores the message and starts its turn. Throws ChatError 'busy' or 'invalid'. A message sent twice is one message.
   */
  send(user: ChatUser, chatId: string, outgoing: Outgoing): Promise<ReadableStream<ChatChunk>>;
  /**
   * Calls the tool of a finished call once more with the same input, or takes one of its proposals; the user asks, so
   * the change is the user's own. It continues when nobody waits for it, and is kept in the message. Throws ChatError
   * 'gone' or 'busy'.
   */
  callAgain(user: ChatUser, chatId: string, callId: string, asked: CallAgain): Promise<CalledAgain>;
  /**
   * Keeps the pictures of a finished call for review, and marks it in the message. Throws ChatError 'gone' where it
   * shows none.
   */
  report(userId: string, chatId: string, callId: string, reason: string | null): Promise<Pick<CalledAgain, 'message'>>;
  /** Answers the last message once more; what its answer did so far is taken back first. */
  retry(user: ChatUser, chatId: string, outlook: Outlook): Promise<ReadableStream<ChatChunk>>;
  /** The running turn from its beginning; null when none runs. */
  follow(userId: string, chatId: string): Promise<ReadableStream<ChatChunk> | null>;
  /** Ends the turn, or the call that is under way once more; resolves when that is stored. */
  stop(userId: string, chatId: string): Promise<void>;
  /**
   * Answers a question of the running turn, once. Throws ChatError 'not_waiting' when there is no such question (any
   * more).
   */
  answerApproval(userId: string, chatId: string, approvalId: string, approved: boolean): Promise<void>;
  /** Whether a turn runs on a design; the caller has checked whose it is. */
  runsOn(designId: string): boolean;
  /** Stops every turn on a design; the caller has checked whose it is. */
  stopDesign(designId: string): Promise<void>;
  /** Stops everything and waits for it. */
  close(): Promise<void>;
}
