/** One turn of a recording in transcript form: messages, people's actions meanwhile, and the outcome. */
import { isFileUIPart } from 'ai';
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import { findTool } from '#tools/index.ts';
import type { CreditUnit, Step, Turn } from '../format/format.ts';
import { textsIn } from '../format/names.ts';
import type { AnsweredCall, AnsweredStep } from './answered-steps.ts';
import { expectedDocument, type ExpectedForm } from './expected-document.ts';
import { failingStep, failsByItself } from './failing-step.ts';
import { stableError, stableOutput } from './stable-output.ts';
import { drawsPersonal, isLooseTurn, isPersonalCanvas } from './personal-words.ts';
import type { CallPlace } from './place-hands.ts';
import type { NamedPicture, References } from './references.ts';
import type { Recording, RecordedAnswer } from './recording.ts';
import { redactAnswer } from './raw-answer.ts';
import type { Redactor } from './redactor.ts';
import type { Play } from './timeline.ts';

type HandEdit = Turn['hand'][number];

/** State shared by the turns of a file. */
export interface RecordContext {
  recording: Recording;
  documents: ReadonlyMap<number, DesignDocument>;
  references: References;
  redactor: Redactor;
  pictures: ReadonlyMap<string, NamedPicture>;
  /** Pictures attached so far, by conversation. */
  attached: Map<string, NamedPicture[]>;
  form: ExpectedForm;
  /** Layers whose measures may differ, because words were replaced. */
  loose: Set<string>;
  /** Words that were replaced are drawn as shapes. */
  redrawn: boolean;
  notes: Set<string>;
}

/** Most operations of one manual change. */
const MOST_OPERATIONS = 500;

const assetOf = (url: string) => /^\/api\/assets\/([0-9a-f]{64})$/.exec(url)?.[1];

function picturesIn({ parts }: ChatMessage, { pictures }: RecordContext): NamedPicture[] {
  return parts.flatMap((part) => {
    const id = isFileUIPart(part) ? assetOf(part.url) : undefined;
    return (id && pictures.get(id)) || [];
  });
}

const isStopped = ({ outcome }: AnsweredCall) => outcome !== null && !outcome.ok && outcome.stopped === true;

/** Why a call can't be repeated: it would have an effect that it did not have then. */
function isUnrepeatable({ tool, outcome }: AnsweredCall): boolean {
  if (!outcome || outcome.ok) return false;
  const timeout = findTool(tool)?.timeoutMs;
  return (
    outcome.stopped === true ||
    outcome.error === message('agent.notAnswered') ||
    (timeout !== undefined && outcome.error === message('tools.timedOut', { seconds: Math.round(timeout / 1000) }))
  );
}

/** A part of a step with its calls. */
interface Piece {
  step: Step;
  /** Index of the answer that it is a part of, and its calls. */
  of: number;
  calls: AnsweredCall[];
}

/** Splits an answer if a manual change came between two of its calls. */
function partedCalls(calls: readonly AnsweredCall[], of: number, hands: Play['hands']): AnsweredCall[][] {
  const cuts = new Set(hands.flatMap(({ after }) => (after?.step === of ? [after.call] : [])));
  const ends = [...calls.keys()]
    .filter((index) => cuts.has(index) && index < calls.length - 1)
    .map((index) => index + 1);
  return [0, ...ends].map((start, part) => calls.slice(start, ends[part]));
}

class TurnRecorder {
  private readonly context: RecordContext;
  private readonly play: Play;
  private readonly pieces: Piece[] = [];
  private readonly attached: readonly NamedPicture[];
  private stopAfter: number | undefined;
  private state: 'finished' | 'stopped' | 'failed';
  private error: string | null;
  private personal: boolean | undefined;

  constructor(play: Play, context: RecordContext) {
    this.play = play;
    this.context = context;
    this.attached = context.attached.get(play.turn.chatId) ?? [];
    this.state = play.turn.state === 'stopped' || play.turn.state === 'failed' ? play.turn.state : 'finished';
    this.error = play.turn.error;
  }

  record(chat: string | undefined): Turn {
    const { play, context } = this;
    const { turn, user } = play;
    const outlook = this.outlook();
    const early = this.handsAt(null);
    this.sayAll();
    this.end();
    const approve = this.approvals();
    const steps = this.pieces.map(({ step }) => step);
    return {
      id: turn.id,
      ...(chat === undefined ? {} : { chat }),
      user: {
        text: user.parts
          .flatMap((part) => (part.type === 'text' ? [part.text] : []))
          .join('\n')
          .slice(0, 5_000),
        attachments: picturesIn(user, context).map(({ name }) => name),
        ...outlook,
      },
      hand: [...early, ...this.laterHands()],
      steps,
      approve,
      ...(this.stopAfter === undefined ? {} : { stopAfter: this.stopAfter }),
      undo: play.undo,
      redo: play.redo,
      expect: this.expectation(),
    };
  }

  private outlook(): Pick<NonNullable<Turn['user']>, 'selection' | 'page'> {
    const { turn } = this.play;
    const { documents, references } = this.context;
    const before = documents.get(turn.baseRevision);
    const selection = turn.selection
      .filter((id) => before && Object.hasOwn(before.layers, id))
      .map((id) => references.nameOf(id));
    const pages = before ? pagesInOrder(before) : [];
    const page = pages.findIndex(({ id }) => id === turn.page) + 1;
    return { selection, ...(page > 0 && pages.length > 1 ? { page } : {}) };
  }

  private sayAll(): void {
    const { steps, turn } = this.play;
    const asked = Math.max(steps.length, ...turn.answers.map(({ step }) => step + 1));
    for (let index = 0; index < asked; index += 1) {
      const said: AnsweredStep = steps[index] ?? { reasoning: '', text: '', calls: [] };
      const kept = turn.answers.find(({ step }) => step === index);
      // A model that asked for tools: the question is stored nowhere, and without it the turn would end here.
      const isQuestion = said.reasoning + said.text === '' && said.calls.length === 0 && index < asked - 1;
      if (!kept && isQuestion) continue;
      if (kept && !said.calls.some(isUnrepeatable)) this.sayBytes(kept, said, index);
      else this.sayWords(said, index);
    }
  }

  private sayBytes({ chunks, status, headers, cut }: RecordedAnswer, said: AnsweredStep, of: number): void {
    const stopped =
      this.state === 'stopped' &&
      of === Math.max(this.play.steps.length - 1, ...this.play.turn.answers.map(({ step }) => step));
    this.pieces.push({
      of,
      calls: said.calls,
      step: {
        raw: redactAnswer(chunks, this.context.redactor),
        ...(status === 200 ? {} : { status }),
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
        // Nobody waits for the rest of a stopped answer.
        ...(cut && !stopped ? { cut: true } : {}),
      },
    });
  }

  private sayWords({ reasoning, text, calls }: AnsweredStep, of: number): void {
    const { context } = this;
    const parts = partedCalls(calls, of, this.play.hands);
    if (parts.length > 1) context.notes.add(message('record.handBetweenCalls'));
    for (const [part, together] of parts.entries()) {
      const said = together.filter((call) => !isUnrepeatable(call));
      if (together.some((call) => isUnrepeatable(call) && !isStopped(call)))
        context.notes.add(message('record.timedOut'));
      this.pieces.push({
        of,
        calls: said,
        step: {
          ...(part === 0 && reasoning !== '' ? { reasoning } : {}),
          ...(part === 0 && text !== '' ? { text } : {}),
          ...(said.length > 0 ? { calls: said.map((call) => this.scripted(call)) } : {}),
        },
      });
    }
  }

  /** A call in written form; its results can be referred to from then on. */
  private scripted(call: AnsweredCall): NonNullable<Step['calls']>[number] {
    const { references, recording, redactor } = this.context;
    const { tool, input, outcome, malformed } = call;
    const written: NonNullable<Step['calls']>[number] = { tool, input: references.input(input, this.attached) };
    const ids = [...this.ids()];
    // Answers and errors may quote a part of the replaced words, which nothing detects.
    const quotes = redactor.touches(input) || this.isPersonal() || this.namesFile(input);
    if (malformed !== null) written.error = quotes ? '' : stableError(malformed, ids, redactor);
    else if (outcome && !outcome.ok) written.error = quotes ? '' : stableError(outcome.error, ids, redactor);
    else if (outcome?.ok) {
      const change = recording.log.find(({ id }) => id === outcome.change);
      if (change)
        references.learn(
          written,
          change.operations.flatMap((operation) => (operation.type === 'layer.add' ? [operation.layer.id] : [])),
        );
      const output = quotes || this.play.hands.length > 0 ? undefined : stableOutput(outcome.output, ids, redactor);
      if (output !== undefined) written.output = output;
    }
    return written;
  }

  /** Whether a call refers to a file other than a picture: such files are not included. */
  private namesFile(input: unknown): boolean {
    const {
      recording: { assets },
      pictures,
    } = this.context;
    return [...textsIn(input)].some(({ text }) => !pictures.has(text) && assets.some(({ id }) => id === text));
  }

  /** Whether answers and errors may quote something personal. */
  private isPersonal(): boolean {
    this.personal ??= isPersonalCanvas(this.play, this.context);
    return this.personal || this.isLoose();
  }

  private isLoose(): boolean {
    return isLooseTurn(this.play, this.context);
  }

  /** Ids that answers and errors may refer to. */
  private *ids(): Generator<string> {
    const document = this.context.documents.get(this.play.reached);
    const before = this.context.documents.get(this.play.turn.baseRevision);
    for (const one of [document, before]) if (one) yield* [...Object.keys(one.layers), ...Object.keys(one.pages)];
    for (const { change } of this.play.steps.flatMap(({ calls }) => calls)) yield change;
    for (const { operations } of this.play.own)
      for (const operation of operations) if (operation.type === 'layer.add') yield operation.layer.id;
  }

  /** Ends the turn as in the recording. */
  private end(): void {
    const last = this.pieces.at(-1);
    if (this.state === 'stopped') return this.stop();
    if (this.state !== 'failed' || this.error === null) return;
    if (last?.step.raw !== undefined && this.play.turn.answers.length > 0) {
      if (failingStep(this.error, { text: '', calls: [] }) || failsByItself(this.error)) return;
    } else if (failsByItself(this.error)) return;
    else {
      const failing = failingStep(this.error, { text: last?.step.text ?? '', calls: last?.calls ?? [] });
      if (failing) return this.fail(failing);
    }
    this.context.notes.add(message('record.endedOtherwise', { error: this.error }));
    this.state = 'stopped';
    this.error = null;
    this.stop();
  }

  private fail({ step, new: isNew }: NonNullable<ReturnType<typeof failingStep>>): void {
    const last = this.pieces.at(-1);
    const empty = last && last.calls.length === 0 && !last.step.text && !last.step.reasoning;
    if (step.raw === undefined && last) last.step = { ...last.step, ...step };
    else if (!last || (isNew && !empty)) this.pieces.push({ of: this.play.steps.length, calls: [], step: { ...step } });
    else last.step = { ...step };
  }

  private stop(): void {
    if (this.pieces.length === 0) this.pieces.push({ of: 0, calls: [], step: {} });
    this.stopAfter = this.pieces.length - 1;
  }

  /** The user's answers by tool. If one tool got both, the refused one is left out: it did nothing. */
  private approvals(): Record<string, boolean> {
    const approve: Record<string, boolean> = {};
    for (const { calls } of this.pieces)
      for (const { tool, approved } of calls)
        if (approved !== null) approve[tool] = (approve[tool] ?? false) || approved;
    for (const piece of this.pieces) {
      const refused = piece.calls.filter(({ tool, approved }) => approved === false && approve[tool]);
      if (refused.length === 0 || piece.step.raw !== undefined) continue;
      const isKept = (_: unknown, index: number) => !refused.some((call) => call === piece.calls[index]);
      piece.step.calls = piece.step.calls?.filter(isKept);
      piece.calls = piece.calls.filter(isKept);
    }
    return approve;
  }

  private handsAt(place: CallPlace | null): HandEdit[] {
    return this.play.hands
      .filter(({ after }) => after?.step === place?.step && after?.call === place?.call)
      .flatMap(({ edit }) => this.handEdits(edit.operations, 0));
  }

  private handEdits(operations: readonly unknown[], at: number): HandEdit[] {
    const named = this.context.references.withNames(operations) as Record<string, unknown>[];
    return Array.from({ length: Math.ceil(named.length / MOST_OPERATIONS) }, (_, index) => ({
      at,
      operations: named.slice(index * MOST_OPERATIONS, (index + 1) * MOST_OPERATIONS),
    }));
  }

  private laterHands(): HandEdit[] {
    return this.play.hands.flatMap(({ edit, after }) => {
      if (!after) return [];
      // The piece after the one with the call.
      const piece = this.pieces.findLastIndex(
        ({ of, calls }) =>
          of < after.step || (of === after.step && calls.some((call) => this.indexOf(call, after.step) <= after.call)),
      );
      return this.handEdits(edit.operations, Math.min(piece + 1, this.pieces.length - 1));
    });
  }

  private indexOf(call: AnsweredCall, step: number): number {
    return this.play.steps[step]?.calls.indexOf(call) ?? 0;
  }

  private expectation(): Turn['expect'] {
    const { play, context } = this;
    const { recording, documents, loose, form } = context;
    if (this.isLoose())
      for (const key of play.own.flatMap(({ touched }) => touched))
        if (key.startsWith('layer:')) loose.add(key.split(':')[1] ?? '');
    context.redrawn ||=
      this.isLoose() &&
      play.steps.some(({ calls }) => calls.some(({ tool }) => tool === 'generate_logo')) &&
      drawsPersonal(play, context.redactor);
    const document = documents.get(play.reached);
    const spent: Partial<Record<CreditUnit, number>> = {};
    const calls = this.pieces.flatMap((piece) => piece.calls);
    for (const { change } of calls) {
      const booked = recording.credits.get(change);
      if (booked && booked.amount > 0) spent[booked.unit] = (spent[booked.unit] ?? 0) + booked.amount;
    }
    const designs = calls.flatMap(({ outcome }) => {
      const made = outcome?.ok && outcome.card.design ? recording.made.get(outcome.card.design) : undefined;
      return made
        ? [
            expectedDocument(made.document, {
              ...form,
              loose: this.isLoose() ? new Set(Object.keys(made.document.layers)) : loose,
            }),
          ]
        : [];
    });
    return {
      tools: calls.map(({ tool }) => tool),
      // The number of drawn letters may differ.
      ...(document && !context.redrawn ? { document: expectedDocument(document, form) } : {}),
      ...(designs.length > 0 ? { designs } : {}),
      ...(Object.keys(spent).length > 0 ? { credits: spent } : {}),
      ...(this.state === 'failed'
        ? {
            state: 'failed' as const,
            ...(this.error === null
              ? {}
              : { error: this.isPersonal() ? '' : stableError(this.error, [...this.ids()], context.redactor) }),
          }
        : {}),
    };
  }
}

/** Pictures that the user attaches are known from then on, in their conversation. */
export function recordTurn(play: Play, chat: string | undefined, context: RecordContext): Turn {
  const attached = [...(context.attached.get(play.turn.chatId) ?? []), ...picturesIn(play.user, context)];
  context.attached.set(play.turn.chatId, attached);
  return new TurnRecorder(play, context).record(chat);
}
