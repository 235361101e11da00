/** One turn at work on the server, apart from any browser: it streams into a replay buffer, is kept in the database as it goes, and can be stopped. */
import { readUIMessageStream, type LanguageModel, type ModelMessage } from 'ai';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { TurnBudgets } from '#agent/budgets.ts';
import type { ChatMessage, TurnState } from '#agent/chat-message.ts';
import { handEditLines } from '#agent/hand-edits.ts';
import { modelMessages } from '#agent/history.ts';
import { INSTRUCTIONS } from '#agent/instructions.ts';
import { runTurn } from '#agent/loop.ts';
import { describeCanvas } from '#agent/view.ts';
import { firstPage } from '#design/document/tree.ts';
import type { AssetInfo } from '#tools/context.ts';
import type { CallEnvironment } from '#tools/run.ts';
import type { Tool } from '#tools/tool.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import type { MessageStore } from './message-store.server.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** The model that answers, and whether it can look at pictures. */
export interface ConversationModel {
  languageModel: LanguageModel;
  takesPictures: boolean;
}

export interface TurnRequest {
  turnId: string;
  messageId: string;
  createdAt: string;
  chatId: string;
  designId: string;
  userId: string;
  page: string | null;
  selection: readonly string[];
  /** The conversation; its last message is to be answered. */
  messages: ChatMessage[];
  attachments: AssetInfo[];
  /** The design's revision when this conversation's agent last looked. */
  seenRevision: number;
}

export interface TurnServices {
  store: MessageStore;
  designs: Designs;
  model: ConversationModel;
  tools: readonly Tool[];
  budgets: TurnBudgets;
  environment: CallEnvironment;
  preview: Pick<Rendering, 'renderPreview'>;
  /** Told when everything is stored, before listeners hear the end: whoever heard it may send the next message. */
  onEnded(state: TurnState): void;
  report(error: unknown, context: Record<string, unknown>): void;
}

export interface RunningTurn {
  readonly turnId: string;
  readonly designId: string;
  readonly buffer: ReplayBuffer;
  /** Ends the turn as soon as what is being committed is committed; resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when everything is stored; never rejects. */
  readonly ended: Promise<TurnState>;
}

/** Between two writes of a growing message, ms. */
const SAVE_EVERY_MS = 400;
/** Longer side of the picture that the model is shown, px. */
const PREVIEW_SIDE = 768;

/** Writes the newest of many versions, one write at a time, not more often than every so often. */
function createSaver(save: (version: ChatMessage) => Promise<void>, onError: (error: unknown) => void) {
  let newest: ChatMessage | null = null;
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    timer = null;
    const version = newest;
    newest = null;
    if (version) writing = writing.then(() => save(version)).catch(onError);
  };
  return {
    take(version: ChatMessage): void {
      newest = version;
      timer ??= setTimeout(flush, SAVE_EVERY_MS);
    },
    async finish(): Promise<void> {
      if (timer) clearTimeout(timer);
      flush();
      await writing;
    },
  };
}

/** What the model is shown before each step: the canvas in words and, where it takes them, as a picture. */
function createLook(request: TurnRequest, { designs, model, preview }: TurnServices, environment: CallEnvironment) {
  const { userId, designId, seenRevision, attachments } = request;
  return async (): Promise<ModelMessage> => {
    const { document, title } = await designs.get(userId, designId);
    const page = request.page && Object.hasOwn(document.pages, request.page) ? request.page : firstPage(document).id;
    const since = await designs.changesSince(userId, designId, seenRevision);
    const handEdits = 'changes' in since ? handEditLines(since.changes, document) : [];
    const selection = environment.selection.filter((id) => Object.hasOwn(document.layers, id));
    const text = describeCanvas({ document, title, page, selection, attachments, handEdits });
    if (!model.takesPictures) return { role: 'user', content: text };
    const picture = await preview.renderPreview(document, page, PREVIEW_SIDE);
    return { role: 'user', content: [{ type: 'text', text }, { type: 'file', data: picture.bytes, mediaType: picture.mime }] };
  };
}

/** Starts the turn; it runs whether or not anybody listens. The turn and its empty message are already stored. */
export function startTurn(request: TurnRequest, services: TurnServices): RunningTurn {
  const { store, designs, model, tools, budgets, environment, report } = services;
  const { chatId, turnId, userId, designId } = request;
  const buffer = new ReplayBuffer();
  /** The same chunks for storing; it ends earlier, since listeners hear the end when all is stored. */
  const record = new ReplayBuffer();
  const controller = new AbortController();
  const context = { area: 'turn', chatId, turnId, userId };
  const saver = createSaver((version) => store.saveMessage(chatId, version), (error) => report(error, context));

  /** Puts the chunks together as a browser does, so that what is stored is what was shown. */
  async function keep(): Promise<void> {
    const stream = NodeStream.from(record.read()) as ReadableStream<never>;
    for await (const version of readUIMessageStream<ChatMessage>({ stream })) saver.take(version);
  }

  async function run(): Promise<TurnState> {
    const keeping = keep().catch((error: unknown) => report(error, context));
    let end: { state: TurnState; error?: string };
    try {
      end = await runTurn({
        model: model.languageModel,
        instructions: INSTRUCTIONS,
        messages: await modelMessages(request.messages, tools),
        tools,
        ports: { environment, look: createLook(request, services, environment), report: (error, about) => report(error, { ...context, ...about }) },
        signal: controller.signal,
        budgets,
        seed: turnId,
        turnId,
        messageId: request.messageId,
        createdAt: request.createdAt,
        emit: (chunk) => {
          record.push(chunk);
          buffer.push(chunk);
        },
      });
    } catch (error) {
      report(error, context);
      end = { state: 'failed' };
    }
    record.end();
    await keeping;
    await saver.finish();
    const endRevision = await designs.get(userId, designId).then(({ revision }) => revision, () => null);
    await store
      .endTurn(turnId, { state: end.state, ...(end.error === undefined ? {} : { error: end.error }), endRevision })
      .catch((error: unknown) => report(error, context));
    services.onEnded(end.state);
    buffer.end();
    return end.state;
  }

  const ended = run();
  return {
    turnId,
    designId,
    buffer,
    ended,
    async stop() {
      controller.abort();
      await ended;
    },
  };
}
