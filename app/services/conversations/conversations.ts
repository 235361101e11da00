/** The interface of conversations: their states, and what can be done with them. */
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import type { TakeBackOutcome, TakenBack } from '#app/contracts/change.ts';
import type { ChatRemoved } from '#app/contracts/projects.ts';
import type { CallAgain, CalledAgain } from './call-again.server.ts';
import type { ChatIndex } from './chat-index.server.ts';
import type { Outgoing, Outlook } from './outgoing-message.ts';
import type { RunningCall } from './running-calls.ts';

export interface ChatState {
  id: string;
  title: string;
  designId: string;
  /** The newest ones, without the running answer: following the turn returns all of it. */
  messages: ChatMessage[];
  /** There are more before them. */
  older: boolean;
  running: boolean;
  /** A finished call that is running again. */
  calling: RunningCall | null;
  /** Changes of these messages that were undone since. */
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

/** The requesting user. */
export interface ChatUser {
  id: string;
  plan: string;
}

export interface Conversations {
  /**
   * Creates a design and a conversation about it, and sends the first message. Done once per id, however often it is
   * requested.
   */
  begin(chat: NewChat): Promise<void>;
  list: ChatIndex['list'];
  rename: ChatIndex['rename'];
  startOn: ChatIndex['startOn'];
  /** Ends its turn first. */
  remove: ChatIndex['remove'];
  /** The same, and moves the design to the trash if no other conversation is about it. */
  removeWithDesign(userId: string, chatId: string): Promise<ChatRemoved>;
  /** Throws ChatError 'not_found' for what is missing or another user's; so do all that take a chat's id. */
  get(userId: string, chatId: string): Promise<ChatState>;
  /** Messages right before one. */
  before(userId: string, chatId: string, messageId: string): Promise<ChatPage>;
  /**
   * Stores the message and starts its turn. Throws ChatError 'busy' or 'invalid'. A message sent twice is one message.
   */
  send(user: ChatUser, chatId: string, outgoing: Outgoing): Promise<ReadableStream<ChatChunk>>;
  /**
   * Calls the tool of a finished call again with the same input, or applies one of its proposals; the user asks, so the
   * change is the user's own. It continues when nobody waits for it, and is stored in the message. Throws ChatError
   * 'gone' or 'busy'.
   */
  callAgain(user: ChatUser, chatId: string, callId: string, asked: CallAgain): Promise<CalledAgain>;
  /**
   * Keeps the pictures of a finished call for review, and marks it in the message. Throws ChatError 'gone' if it shows
   * none.
   */
  report(userId: string, chatId: string, callId: string, reason: string | null): Promise<Pick<CalledAgain, 'message'>>;
  /**
   * Undoes everything that an answer changed, whatever came after it, as one step. Throws ChatError 'gone' if there is
   * no such answer or it changed nothing, TurnRunningError while it is being written.
   */
  undoAnswer(userId: string, chatId: string, messageId: string): Promise<TakeBackOutcome>;
  /** Answers the last message again; undoes what its answer has done so far first. */
  retry(user: ChatUser, chatId: string, outlook: Outlook): Promise<ReadableStream<ChatChunk>>;
  /** The running turn from its beginning; null if none is running. */
  follow(userId: string, chatId: string): Promise<ReadableStream<ChatChunk> | null>;
  /** Ends the turn, or the call that is running again; resolves when that is stored. */
  stop(userId: string, chatId: string): Promise<void>;
  /**
   * Answers a question of the running turn, once. Throws ChatError 'not_waiting' if there is no such question (any
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
