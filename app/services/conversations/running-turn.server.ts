/**
 * One turn at work on the server, independent of any browser: it streams into a replay buffer, is stored as it goes,
 * and can be stopped.
 */
import type { ModelMessage } from 'ai';
import type { ApprovalRequest } from '#agent/approval.ts';
import type { TurnBudgets } from '#agent/budgets.ts';
import type { AnsweredBy, ChatMessage, SpentBudget, TurnState } from '#agent/chat-message.ts';
import { handEditLines, type LoggedChange } from '#agent/hand-edits.ts';
import { modelMessages } from '#agent/history.ts';
import { INSTRUCTIONS } from '#agent/instructions.ts';
import { runTurn, type Sight } from '#agent/loop.ts';
import { describeCanvas } from '#agent/view.ts';
import { firstPage } from '#design/document/tree.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { CallEnvironment } from '#tools/contract/run.ts';
import type { Tool } from '#tools/contract/tool.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { CountedTurn } from '#app/services/costs/costs.server.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import type { ConversationModel } from '#app/services/models/model.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import { attachedPictures } from './attached-pictures.server.ts';
import { keepMessage } from './keep-message.server.ts';
import type { MessageStore } from './message-store.server.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import { turnScope, type TurnScope } from '../models/turn-scope.ts';

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
  /** Why the built-in assistant answers, if that is to be said. */
  budget: SpentBudget | null;
}

export interface TurnServices {
  store: MessageStore;
  designs: Designs;
  assets: Pick<Assets, 'thumbnail'>;
  model: ConversationModel;
  /** Counts what the model uses; undefined: nobody does. */
  counted: CountedTurn | undefined;
  tools: readonly Tool[];
  budgets: TurnBudgets;
  environment: CallEnvironment;
  preview: Pick<Rendering, 'renderPreview'>;
  now(): Date;
  /** Called when everything is stored, before listeners learn of the end: they may then send the next message. */
  onEnded(state: TurnState): void;
  report(error: unknown, context: Record<string, unknown>): void;
}

export interface RunningTurn {
  readonly turnId: string;
  readonly designId: string;
  readonly buffer: ReplayBuffer;
  /** Answers a pending question of the turn; false: there is no such question. */
  answer(approvalId: string, approved: boolean): boolean;
  /** Ends the turn as soon as a commit in progress is done; resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when everything is stored; never rejects. */
  readonly ended: Promise<TurnState>;
}

/**
 * Longer side of the picture that the model gets, px. The smallest letters that the lint allows (16 px at 1080) are 11
 * px high on it, still legible for models; and vendors count it as 4 tiles of 512 px or some 600 patches of 32 px,
 * about what the words of the canvas cost.
 */
const PREVIEW_SIDE = 768;

/**
 * What the model gets before each step: the canvas in words and, if it accepts pictures, as one, at first with those of
 * the message. `own`: revisions that the turn itself made.
 */
function createLook(
  request: TurnRequest,
  { designs, assets, model, preview }: TurnServices,
  environment: CallEnvironment,
  own: ReadonlySet<number>,
) {
  const { userId, designId, seenRevision, attachments } = request;
  // A kit edited while a turn runs counts from the next one on.
  const brandKit = environment.brandKit.get();
  brandKit.catch(() => undefined);
  const byHand: LoggedChange[] = [];
  let seen = seenRevision;
  let looks = 0;
  return async (sight: Sight): Promise<ModelMessage> => {
    looks += 1;
    const { document, title, revision } = await designs.read(userId, designId);
    const page = Object.hasOwn(document.pages, sight.page) ? sight.page : firstPage(document).id;
    // The turn's own changes are no news: usually there is nothing to read.
    while (own.has(seen + 1)) seen += 1;
    if (seen < revision) {
      const since = await designs.changesSince(userId, designId, seen);
      if ('changes' in since) byHand.push(...since.changes.filter(({ author }) => author === 'user'));
      seen = revision;
    }
    const handEdits = handEditLines(byHand, document);
    const selection = environment.selection.filter((id) => Object.hasOwn(document.layers, id));
    const text = describeCanvas({
      document,
      title,
      page,
      selection,
      attachments,
      brandKit: await brandKit,
      handEdits,
      findings: sight.findings,
    });
    if (!model.takesPictures) return { role: 'user', content: text };
    // JPEG, which every server that accepts pictures reads; llama.cpp and others read no WebP.
    const picture = await preview.renderPreview(document, page, PREVIEW_SIDE, undefined, 'jpg');
    // Once: from its first answer on the model has placed them, or knows what they show.
    const attached =
      looks === 1
        ? await attachedPictures(request.messages.at(-1), (id, side) => assets.thumbnail(userId, id, side))
        : [];
    return {
      role: 'user',
      content: [{ type: 'text', text }, { type: 'file', data: picture.bytes, mediaType: picture.mime }, ...attached],
    };
  };
}

/** The same environment, recording the revisions of its commits. */
function noting(environment: CallEnvironment, revisions: Set<number>): CallEnvironment {
  const { design } = environment;
  return {
    ...environment,
    design: {
      current: () => design.current(),
      async commit(change) {
        const committed = await design.commit(change);
        revisions.add(committed.revision);
        return committed;
      },
    },
  };
}

/** The questions of a turn that wait for their user. */
function createQuestions() {
  const waiting = new Map<string, (approved: boolean) => void>();
  return {
    ask: ({ approvalId, signal }: ApprovalRequest): Promise<boolean> =>
      new Promise((resolve) => {
        waiting.set(approvalId, resolve);
        signal.addEventListener('abort', () => waiting.delete(approvalId), { once: true });
      }),
    /** Whether the question was pending: each is answered once. */
    answer(approvalId: string, approved: boolean): boolean {
      const resolve = waiting.get(approvalId);
      waiting.delete(approvalId);
      resolve?.(approved);
      return resolve !== undefined;
    },
  };
}

/** Starts the turn; it runs whether or not anybody listens. The turn and its empty message are already stored. */
export function startTurn(request: TurnRequest, services: TurnServices): RunningTurn {
  const { store, designs, model, counted, tools, budgets, report } = services;
  const { chatId, turnId, userId, designId } = request;
  const buffer = new ReplayBuffer();
  const controller = new AbortController();
  const questions = createQuestions();
  const context = { area: 'turn', chatId, turnId, userId };
  const own = new Set<number>();
  const environment = noting(services.environment, own);
  const kept = keepMessage(
    (version) => store.saveMessage(chatId, version),
    (error) => report(error, context),
  );

  const scope: TurnScope = { turnId, userId, asked: 0, storing: [] };
  const by = (): AnsweredBy => (scope.readBy === undefined ? model.by : { kind: 'small', name: scope.readBy });

  async function run(): Promise<TurnState> {
    let end: { state: TurnState; error?: string };
    try {
      end = await runTurn({
        model: model.languageModel,
        instructions: INSTRUCTIONS,
        messages: await modelMessages(request.messages, tools, model.by.kind === 'hosted'),
        tools,
        ports: {
          environment,
          look: createLook(request, services, environment, own),
          approve: questions.ask,
          ...(counted ? { meter: counted } : {}),
          report: (error, about) => report(error, { ...context, ...about }),
        },
        signal: controller.signal,
        budgets,
        seed: turnId,
        turnId,
        messageId: request.messageId,
        createdAt: request.createdAt,
        by,
        ...(request.budget ? { budget: request.budget } : {}),
        isHosted: model.by.kind === 'hosted',
        settingsPrefix: model.settingsPrefix,
        now: services.now,
        emit: (chunk) => {
          kept.take(chunk);
          buffer.push(chunk);
        },
      });
    } catch (error) {
      report(error, context);
      end = { state: 'failed' };
    }
    await kept.finish();
    await Promise.all(scope.storing);
    await counted?.end(by());
    const endRevision = await designs.read(userId, designId).then(
      ({ revision }) => revision,
      () => null,
    );
    await store
      .endTurn(turnId, { state: end.state, ...(end.error === undefined ? {} : { error: end.error }), endRevision })
      .catch((error: unknown) => report(error, context));
    services.onEnded(end.state);
    buffer.end();
    return end.state;
  }

  const ended = turnScope.run(scope, run);
  return {
    turnId,
    designId,
    buffer,
    ended,
    answer: questions.answer,
    async stop() {
      controller.abort();
      await ended;
    },
  };
}
