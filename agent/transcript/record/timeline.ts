/**
 * Puts the turns of a conversation and everything else that happened to its design in the order in which a replay plays
 * them.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { sameJson } from '#design/document/same-json.ts';
import { message } from '#messages/message.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import { answeredSteps, type AnsweredStep } from './answered-steps.ts';
import { placeHands, type PlacedHand } from './place-hands.ts';
import { pastDocuments } from './past-documents.ts';
import { RecordError, type LoggedEdit, type RecordedTurn, type Recording } from './recording.ts';
import { ReplayedHistory } from './replayed-history.ts';

/** One turn of the replay. */
export interface Play {
  turn: RecordedTurn;
  user: ChatMessage;
  answer: ChatMessage;
  steps: AnsweredStep[];
  /** The turn's own changes. */
  own: LoggedEdit[];
  /** The manual changes before it and during it, in order. */
  hands: PlacedHand[];
  /** The user's undos after it, and the redos after those. */
  undo: number;
  redo: number;
  /** The design's revision afterwards. */
  reached: number;
}

export interface Timeline {
  plays: Play[];
  /** By revision, from the start's on. */
  documents: ReadonlyMap<number, DesignDocument>;
  start: DesignDocument;
  /** Parts that the file can't reproduce, one sentence each. */
  notes: Set<string>;
}

type Standing = Pick<Play, 'turn' | 'user' | 'answer'>;

/** Turns whose messages still exist, each with the question that it answers. */
function standingTurns({ turns, messages }: Recording): Standing[] {
  const found = new Map<string, { user: ChatMessage; answer: ChatMessage }>();
  for (const conversation of messages.values()) {
    let user: ChatMessage | null = null;
    for (const said of conversation) {
      const id = said.metadata?.turn?.id;
      if (said.role === 'user') user = said;
      else if (id !== undefined && user) found.set(id, { user, answer: said });
    }
  }
  return turns.flatMap((turn) => {
    const said = found.get(turn.id);
    return said ? [{ turn, ...said }] : [];
  });
}

interface Interval {
  from: number;
  to: number;
}

function intervalOf({ id, baseRevision, endRevision }: RecordedTurn, log: readonly LoggedEdit[]): Interval {
  const last = log.findLast(({ turnId }) => turnId === id)?.revision ?? baseRevision;
  return { from: baseRevision, to: Math.max(baseRevision, endRevision ?? 0, last) };
}

const overlap = (a: Interval, b: Interval) => Math.max(a.from, b.from) < Math.min(a.to, b.to);

/**
 * The turns to be replayed: all of the conversation, and those of others on the same design in between that ran alone.
 */
function chosenTurns(
  recording: Recording,
  notes: Set<string>,
): { first: Standing & Interval; chosen: (Standing & Interval)[] } {
  const standing = standingTurns(recording).map((one) => ({ ...one, ...intervalOf(one.turn, recording.log) }));
  const main = standing.filter(({ turn }) => turn.chatId === recording.chat);
  if (main.some(({ turn }) => turn.state === 'running')) throw new RecordError('busy', message('record.busy'));
  const [first] = main;
  const last = main.at(-1);
  if (!first || !last) throw new RecordError('empty', message('record.empty'));
  const chosen = new Set(main);
  for (const one of standing.slice(standing.indexOf(first), standing.indexOf(last))) {
    if (chosen.has(one) || one.turn.state === 'running') continue;
    if ([...chosen].some((other) => overlap(one, other))) notes.add(message('record.sideBySide'));
    else chosen.add(one);
  }
  return { first, chosen: standing.filter((one) => chosen.has(one)) };
}

/**
 * Manual changes before the first turn that are played too, so that the user can undo them in the replay as well: if
 * there are more, none are.
 */
const MOST_EARLIER = 100;

/** Tools that undo changes from before their turn, and may leave no trace in the log. */
const HISTORY_TOOLS = new Set(['undo', 'redo']);

const isByHand = ({ author, kind, turnId }: LoggedEdit) => author === 'user' && kind === 'edit' && turnId === null;

/** Whether calls moved in the history, or tried to. */
function asksForHistory(chosen: readonly Standing[]): boolean {
  return chosen.some(({ turn, answer }) =>
    answeredSteps(answer, turn.id).some(({ calls }) => calls.some(({ tool }) => HISTORY_TOOLS.has(tool))),
  );
}

/** The revision at which the replay starts: the first turn's, or before the manual steps that are undone later. */
function startRevision({ log }: Recording, first: number, chosen: readonly Standing[]): number {
  const earlier = log.filter(({ revision }) => revision <= first);
  const byHand = earlier.slice(earlier.findLastIndex((edit) => !isByHand(edit)) + 1).slice(-MOST_EARLIER);
  const steps = new Set(
    log.flatMap(({ revision, kind, stepId }) => (revision > first && kind !== 'edit' ? [stepId] : [])),
  );
  const wanted = asksForHistory(chosen) ? byHand[0] : byHand.find(({ stepId }) => steps.has(stepId));
  return wanted ? wanted.revision - 1 : first;
}

/** Leaves out answers that were requested again together with their undo, if that has no net effect. */
function withoutForgotten(
  events: readonly LoggedEdit[],
  documents: ReadonlyMap<number, DesignDocument>,
  notes: Set<string>,
): LoggedEdit[] {
  const kept: LoggedEdit[] = [];
  /** Up to this revision nothing has a net effect. */
  let nothing = -1;
  for (const [at, event] of events.entries()) {
    if (event.revision <= nothing) continue;
    if (event.author === 'agent') {
      const others = events.findIndex((one, index) => index > at && one.author !== 'agent' && one.undoes.length === 0);
      const stretch = events.slice(at, others < 0 ? undefined : others);
      nothing =
        stretch.findLast(({ revision }) => sameJson(documents.get(event.revision - 1), documents.get(revision)))
          ?.revision ?? -1;
      if (nothing >= 0) continue;
      notes.add(message('record.forgotten'));
    }
    kept.push(event);
  }
  return kept;
}

/** Steps that were undone although nothing was left to undo: the log does not say when, unless a call did it. */
function silentUndos({ log, takenBack }: Recording, chosen: readonly Standing[]): { byCalls: number; others: number } {
  const logged = new Set(log.flatMap(({ kind, stepId }) => (kind === 'undo' ? [stepId] : [])));
  const moves = chosen.flatMap(({ turn, answer }) =>
    silentMoves(
      answeredSteps(answer, turn.id),
      log.filter(({ turnId }) => turnId === turn.id),
    ),
  );
  const unseen = takenBack.filter((id) => !logged.has(id) && log.some(({ stepId }) => stepId === id)).length;
  return { byCalls: moves.length, others: Math.max(0, unseen - moves.filter(({ kind }) => kind === 'undo').length) };
}

/** Takes as many undos and then redos from the events after a turn as a replay can repeat. */
function takeMoves(
  events: LoggedEdit[],
  history: ReplayedHistory,
): { undo: number; redo: number; reached: number | null } {
  let [undo, redo] = [0, 0];
  let reached: number | null = null;
  for (let [event] = events; event && event.kind !== 'edit'; [event] = events) {
    const isUndo = event.kind === 'undo';
    if ((isUndo && redo > 0) || (!isUndo && redo >= undo) || event.author !== 'user') break;
    if (!history.move(isUndo ? 'undo' : 'redo', event.stepId)) break;
    if (isUndo) undo += 1;
    else redo += 1;
    reached = event.revision;
    events.shift();
  }
  return { undo, redo, reached };
}

/** The effect of a manual change on the replay's history. */
function noteHand(event: LoggedEdit, history: ReplayedHistory, notes: Set<string>): void {
  if (event.kind !== 'edit') notes.add(message('record.undoAsEdit'));
  history.edit(event.kind === 'edit' ? event.stepId : event.id, false);
}

/** Throws RecordError for a conversation that can't be replayed at all. */
export function timelineOf(recording: Recording): Timeline {
  const notes = new Set<string>();
  const { first, chosen } = chosenTurns(recording, notes);
  const start = startRevision(recording, first.from, chosen);
  const documents = pastDocuments(recording.design, recording.log, start);
  const ids = new Set(chosen.map(({ turn }) => turn.id));
  const others = recording.log.filter(
    ({ revision, turnId }) => revision > start && (turnId === null || !ids.has(turnId)),
  );
  const silent = silentUndos(recording, chosen);
  // It is unknown which silent history moves were the user's and which were made by calls.
  const unsure =
    silent.others > 0 ||
    (silent.byCalls > 0 && recording.log.some(({ kind, author }) => author === 'user' && kind !== 'edit'));
  if (unsure && asksForHistory(chosen)) notes.add(message('record.otherUndo'));
  const history = new ReplayedHistory();
  const plays: Play[] = [];
  /** Events to replay before the next turn. */
  let pending = others.filter(({ revision }) => revision <= first.from);
  for (const [index, { turn, user, answer, from, to }] of chosen.entries()) {
    const steps = answeredSteps(answer, turn.id);
    const own = recording.log.filter(({ turnId }) => turnId === turn.id);
    const during = others.filter(({ revision }) => revision > from && revision <= to);
    const next = chosen[index + 1];
    const after = others.filter(({ revision }) => revision > to && (next === undefined || revision <= next.from));
    for (const event of pending) noteHand(event, history, notes);
    const placed = placeHands({ steps, own, during, hasAnswers: turn.answers.length > 0 }, notes);
    followHistory({ turn, steps, own }, placed.hands, history, notes);
    const hands = [...pending.map((edit): PlacedHand => ({ edit, after: null })), ...placed.hands];
    const events = withoutForgotten([...placed.late, ...after], documents, notes);
    const moves = silent.others > 0 ? { undo: 0, redo: 0, reached: null } : takeMoves(events, history);
    const settled = Math.max(from, ...own.map(({ revision }) => revision), ...hands.map(({ edit }) => edit.revision));
    plays.push({
      turn,
      user,
      answer,
      steps,
      own,
      hands,
      undo: moves.undo,
      redo: moves.redo,
      reached: moves.reached ?? settled,
    });
    pending = events;
  }
  if (pending.length > 0) notes.add(message('record.editedAfterwards'));
  return { plays, documents, start: documents.get(start) ?? recording.design.document, notes };
}

/** Calls of a turn that moved in the history and found nothing to change there, each with its revision. */
function silentMoves(
  steps: readonly AnsweredStep[],
  own: readonly LoggedEdit[],
): { kind: 'undo' | 'redo'; revision: number }[] {
  let seen = -1;
  return steps.flatMap(({ calls }) =>
    calls.flatMap(({ tool, outcome }) => {
      if (!outcome?.ok) return [];
      const since = seen;
      seen = outcome.revision;
      if (tool !== 'undo' && tool !== 'redo') return [];
      const logged = own.some(
        ({ kind, revision }) => kind === tool && revision > since && revision <= outcome.revision,
      );
      return logged ? [] : [{ kind: tool, revision: outcome.revision }];
    }),
  );
}

/** Plays a turn in the replay's history: its own changes are one step, and its undo reaches what a replay's would. */
function followHistory(
  { turn, steps, own }: Pick<Play, 'turn' | 'steps' | 'own'>,
  hands: readonly PlacedHand[],
  history: ReplayedHistory,
  notes: Set<string>,
): void {
  const events = [...own, ...hands.map(({ edit }) => edit)].toSorted((a, b) => a.revision - b.revision);
  const silent = silentMoves(steps, own);
  const stepAt = (at: number) => own.find(({ kind, revision }) => kind === 'edit' && revision <= at)?.stepId ?? null;
  const moveSilently = (until: number) => {
    for (let [move] = silent; move && move.revision < until; [move] = silent) {
      history.moveOn(move.kind, stepAt(move.revision));
      silent.shift();
    }
  };
  for (const event of events) {
    moveSilently(event.revision);
    if (event.turnId !== turn.id) noteHand(event, history, notes);
    else if (event.kind === 'edit') history.edit(event.stepId, true);
    else if (!history.move(event.kind, event.stepId, stepAt(event.revision))) notes.add(message('record.otherUndo'));
  }
  moveSilently(Infinity);
}
