/**
 * One turn of a transcript, played through the real conversation: its message, its model, people's edits and answers,
 * and the outcome.
 */
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import type { ChatChunk } from '#agent/chat-message.ts';
import type { Check } from '#agent/transcript/play/divergence.ts';
import { CREDIT_UNITS, type CreditUnit, type Turn } from '#agent/transcript/format/format.ts';
import { checkScript } from '#agent/transcript/play/script-checks.ts';
import { ScriptModel, scriptedCallId } from '#agent/transcript/play/script-model.ts';
import type { MadeDesign, TurnEvidence, TurnTrace } from '#agent/transcript/play/trace.ts';
import { TurnWatch } from '#agent/transcript/play/turn-watch.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { Outlook } from '#app/services/conversations/outgoing-message.ts';
import { recordedModel } from '#app/services/models/recorded-answer.server.ts';
import { ReplayStop, reasonOf } from './replay-stop.ts';
import { standingSteps } from './rehearsal.server.ts';
import { gatherEvidence } from './stage-evidence.server.ts';
import type { World } from './world.ts';
import { createPeople } from './turn-people.server.ts';

export interface PlayOptions {
  /** The steps are not scripted: another model answers. */
  evaluating: boolean;
  previews: boolean;
  signal: AbortSignal;
  /** A turn that takes longer is ended, ms. */
  timeLimit: number;
}

export interface PlayedTurn {
  trace: TurnTrace;
  evidence: TurnEvidence;
  /** The replay's own checks. */
  checks: Check[];
}

/** How long a turn may take to end after it was told to, ms. */
const ENDS_WITHIN_MS = 10_000;
/** Shorter side of a report's pictures, px. */
const PREVIEW_SIDE = 360;

/** A turn that could not be ended: continuing requires another database. */
export class StuckTurnError extends Error {
  override readonly name = 'StuckTurnError';
}

/** Where the user is when the message is sent. */
async function outlookOf(world: World, index: number, { user }: Turn, evaluating: boolean): Promise<Outlook> {
  const { document } = await world.designs.read(world.user.id, world.designId);
  const wanted = user?.page === undefined ? null : pagesInOrder(document)[user.page - 1]?.id;
  if (wanted === undefined && !evaluating)
    throw new ReplayStop(
      'input',
      index,
      ['turns', index, 'user', 'page'],
      message('stage.noPage', { page: user?.page ?? 1 }),
    );
  const selection = (user?.selection ?? []).flatMap((written, at) => {
    const id = world.bindings.idOf(written) ?? written;
    if (Object.hasOwn(document.layers, id)) return [id];
    // An evaluated model makes other layers than the script: layers it did not make can't be selected.
    if (evaluating) return [];
    throw new ReplayStop(
      'input',
      index,
      ['turns', index, 'user', 'selection', at],
      message('stage.noLayer', { name: written }),
    );
  });
  return { page: wanted ?? world.page, selection };
}

async function begin(
  world: World,
  index: number,
  turn: Turn,
  chatId: string,
  outlook: Outlook,
): Promise<ReadableStream<ChatChunk>> {
  const { conversations, user } = world;
  const messageId = (of: number) => world.id('message', of);
  world.announce(turn.id ?? world.id('turn', turn.chat ?? '', index), world.id('answer', index));
  try {
    if (turn.retry) return await conversations.retry(user, chatId, outlook);
    const { text = '', attachments = [], replaces } = turn.user ?? {};
    return await conversations.send(user, chatId, {
      id: messageId(index),
      text,
      attachments: attachments.flatMap((name) => {
        const picture = world.pictures.get(name);
        return picture ? [{ asset: picture.id, name: picture.name }] : [];
      }),
      ...(replaces === undefined ? {} : { replaces: messageId(replaces) }),
      ...outlook,
    });
  } catch (error) {
    throw new ReplayStop('error', index, ['turns', index], message('stage.refused', { reason: reasonOf(error) }), {
      cause: error,
    });
  }
}

/** Follows the turn to its end. One that hangs is ended and reported. */
async function hear(
  world: World,
  index: number,
  chatId: string,
  stream: ReadableStream<ChatChunk>,
  watch: TurnWatch,
  { signal, timeLimit }: PlayOptions,
): Promise<void> {
  const reader = stream.getReader();
  const listening = (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) watch.take(next.value);
  })();
  let timer: NodeJS.Timeout | undefined;
  let giveUp: () => void = () => undefined;
  const over = new Promise<'hung' | 'aborted'>((resolve) => {
    timer = setTimeout(() => resolve('hung'), timeLimit);
    giveUp = () => resolve('aborted');
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    const how = await Promise.race([listening.then(() => 'ended' as const), over]);
    if (how === 'ended') return;
    clearTimeout(timer);
    const stopped = world.conversations.stop(world.user.id, chatId).then(
      () => true,
      () => false,
    );
    const patience = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ENDS_WITHIN_MS)));
    const ended = await Promise.race([stopped, patience]);
    if (how === 'aborted' && ended) throw signal.reason;
    const text = message('stage.hung', { seconds: Math.round(timeLimit / 1000) });
    throw new ReplayStop(
      'error',
      index,
      ['turns', index],
      text,
      ended ? undefined : { cause: new StuckTurnError(text) },
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** What the user undoes and redoes afterwards. */
async function moveInHistory(world: World, index: number, { undo, redo }: Turn): Promise<Check[]> {
  const { designs, user, designId } = world;
  for (const [key, count, move] of [
    ['undo', undo, designs.undo],
    ['redo', redo, designs.redo],
  ] as const) {
    for (let done = 0; done < count; done += 1) {
      if (await move(user.id, designId)) continue;
      const text = message(key === 'undo' ? 'stage.nothingToUndo' : 'stage.nothingToRedo', { done });
      return [
        {
          turn: index,
          key,
          divergence: { kind: 'error', turn: index, step: null, at: ['turns', index, key], message: text },
        },
      ];
    }
  }
  return [];
}

async function madeSince(world: World, count: number): Promise<MadeDesign[]> {
  const made = world.notes.designs.slice(count);
  return Promise.all(
    made.map(async ({ id, title }) => ({
      id,
      title,
      document: (await world.designs.read(world.user.id, id)).document,
    })),
  );
}

/** Plays a turn to its end. Throws ReplayStop for one that can't be played, or the signal's reason. */
export async function playTurn(world: World, index: number, turn: Turn, options: PlayOptions): Promise<PlayedTurn> {
  const started = performance.now();
  const { bindings, notes, user, designId } = world;
  const chatId = await world.chatId(turn.chat);
  const people = createPeople(world, { index, turn, chatId, evaluating: options.evaluating });
  await people.moveHands(0);
  const outlook = await outlookOf(world, index, turn, options.evaluating);
  world.page = outlook.page;
  const { document: before } = await world.designs.read(user.id, designId);
  const standing =
    turn.expect.undoRestores === undefined
      ? 0
      : await standingSteps({ database: world.database, userId: user.id, designId });
  const designsBefore = notes.designs.length;
  const spentBefore = await world.spent();

  const named = new Map<string, string>();
  const unknown = new Map<string, readonly string[]>();
  for (const [step, { calls = [] }] of (turn.steps ?? []).entries()) {
    for (const [number, call] of calls.entries())
      if (call.as !== undefined) named.set(scriptedCallId(index, step, number), call.as);
  }
  const watch = new TurnWatch({
    madeBy: notes.madeBy,
    ended({ toolCallId, made, outcome }) {
      if (!outcome?.ok) return;
      const name = named.get(toolCallId);
      if (name !== undefined) bindings.bind(name, made);
      world.page = outcome.page ?? world.page;
    },
    asked: people.asked,
  });
  const script =
    turn.steps && !options.evaluating
      ? new ScriptModel(index, turn.steps, {
          resolve(input, callId) {
            unknown.set(callId, bindings.unknownIn(input));
            return bindings.resolve(input);
          },
          callsEnded: (step, calls, signal) => watch.heard(step, { calls }, signal),
          recorded: ({ raw = '', status, headers, cut }, drained) =>
            recordedModel({ raw, status, headers, cut: cut ? drained : undefined }),
        })
      : null;
  world.play({ model: script ?? createAssistant({ pauseMs: 0 }), direction: people.directing(watch) });

  await hear(world, index, chatId, await begin(world, index, turn, chatId, outlook), watch, options);

  const moved = await moveInHistory(world, index, turn);
  const { document: after } = await world.designs.read(user.id, designId);
  const spentAfter = await world.spent();
  const known = { names: bindings.names, assets: bindings.assets };
  const evidence = gatherEvidence(world, { before, after, standing });
  const steps = watch.traces();
  const trace: TurnTrace = {
    turn: index,
    chat: turn.chat ?? '',
    user: turn.retry ? null : (turn.user?.text ?? ''),
    steps,
    state: watch.state,
    error: watch.error,
    said: steps.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n'),
    before,
    after,
    spent: Object.fromEntries(CREDIT_UNITS.map((unit) => [unit, spentAfter[unit] - spentBefore[unit]])) as Record<
      CreditUnit,
      number
    >,
    designs: await madeSince(world, designsBefore),
    ...known,
    brandKit: world.brandKit,
    askedToMend: people.askedToMend,
    preview: options.previews
      ? await evidence.picture('after', 1, Math.min(PREVIEW_SIDE, after.width, after.height))
      : null,
    ms: performance.now() - started,
  };
  const ownChecks = script
    ? checkScript({
        index,
        turn,
        tools: world.tools,
        said: script.said,
        missing: script.missing,
        stopped: people.stopped,
        known,
        callOf: (step, call) => watch.callOf(scriptedCallId(index, step, call)),
        unknownIn: (step, call) => unknown.get(scriptedCallId(index, step, call)) ?? [],
      })
    : [];
  return { trace, evidence, checks: [...ownChecks, ...people.checks(), ...moved] };
}
