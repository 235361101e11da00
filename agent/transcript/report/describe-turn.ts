/** Turns the events of a turn into its presentation: names instead of ids, words instead of keys, small pictures. */
import { message } from '#messages/message.ts';
import { spokenCard } from '#tools/contract/tool-text.ts';
import { findTool } from '#tools/index.ts';
import type { ScriptedCall, Start, Step, Turn } from '../format/format.ts';
import type { CallTrace, StepTrace, TurnTrace } from '../play/trace.ts';
import { factsOf } from './facts.ts';
import type { CallReport, NamedPicture, Picture, StartReport, StepReport, TurnReport } from './turn-report.ts';

/** Makes pictures small. */
export interface PictureReader {
  /** Null: it is not a readable picture. */
  shrink(bytes: Uint8Array, longerSide: number): Promise<Picture | null>;
  /** A picture of `start.assets` by its name; null: there is none, or it can't be read. */
  asset(name: string): Promise<Uint8Array | null>;
}

/** Longer sides, px: a preview fills half of a page, a thumbnail is next to words. */
const PREVIEW_SIDE = 720;
const THUMBNAIL_SIDE = 160;

const words = (counts: Readonly<Record<string, number | undefined>>) =>
  Object.entries(counts).flatMap(([unit, count]) => (count ? [`${count} ${unit}`] : []));

async function named(names: readonly string[], reader: PictureReader): Promise<NamedPicture[]> {
  return Promise.all(
    names.map(async (name) => {
      const bytes = await reader.asset(name);
      return { name, picture: bytes && (await reader.shrink(bytes, THUMBNAIL_SIDE)) };
    }),
  );
}

/** Ids → the names that the transcript gave to them: `$shoe`, `$cards.2`. */
export function namesById(trace: Pick<TurnTrace, 'names' | 'assets'>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, id] of trace.assets) names.set(id, name);
  for (const [name, ids] of trace.names)
    for (const [index, id] of ids.entries()) names.set(id, index === 0 ? `$${name}` : `$${name}.${index + 1}`);
  return names;
}

function stateOf({ outcome, approval }: CallTrace): CallReport['state'] {
  if (!outcome) return 'unanswered';
  if (outcome.ok) return 'done';
  if (outcome.stopped) return 'stopped';
  return approval && approval.approved !== true ? 'declined' : 'failed';
}

function wordsOf({ tool, outcome }: CallTrace): string {
  if (!outcome) return message('replay.unansweredCall');
  if (!outcome.ok) return outcome.error;
  const words = findTool(tool)?.texts;
  return words ? spokenCard(words, outcome.card) : tool;
}

async function describeCall(
  call: CallTrace,
  scripted: ScriptedCall | undefined,
  names: ReadonlyMap<string, string>,
  reader: PictureReader,
): Promise<CallReport> {
  const { tool, input, outcome, approval, ms } = call;
  const shown = (outcome?.ok ? (outcome.card.assets ?? []) : []).flatMap((id) => names.get(id) ?? []);
  return {
    tool,
    as: scripted?.tool === tool ? (scripted.as ?? null) : null,
    state: stateOf(call),
    words: wordsOf(call),
    input: typeof input === 'string' ? [] : factsOf(input, names),
    unreadable: typeof input === 'string' ? input : null,
    output: outcome?.ok ? factsOf(outcome.output, names) : [],
    asked: approval,
    ms: ms ?? null,
    pictures: (await named(shown, reader)).flatMap(({ picture }) => picture ?? []),
  };
}

async function describeStep(
  step: StepTrace,
  scripted: Step | undefined,
  names: ReadonlyMap<string, string>,
  reader: PictureReader,
): Promise<StepReport> {
  return {
    text: step.text,
    reasoning: step.reasoning,
    calls: await Promise.all(
      step.calls.map((call, index) => describeCall(call, scripted?.calls?.[index], names, reader)),
    ),
    raw: scripted?.raw !== undefined,
    cut: scripted?.cut ?? false,
  };
}

/** One operation on one line: `layer.update $title · x 40 · y 20`. */
function operationWords(operation: Record<string, unknown>, names: ReadonlyMap<string, string>): string {
  const { type, ...rest } = operation;
  return [String(type), ...factsOf(rest, names).map(({ key, value }) => `${key} ${value}`)].join(' · ');
}

/** The presentation of a turn. */
export async function describeTurn(turn: Turn, trace: TurnTrace, reader: PictureReader): Promise<TurnReport> {
  const names = namesById(trace);
  return {
    turn: trace.turn,
    about: turn.about ?? '',
    chat: turn.chat ?? '',
    user: trace.user,
    attachments: await named(turn.user?.attachments ?? [], reader),
    selection: (turn.user?.selection ?? []).map((id) => names.get(id) ?? id),
    replaces: turn.user?.replaces ?? null,
    hand: turn.hand.map(({ at, operations }) => ({
      at,
      operations: operations.map((operation) => operationWords(operation, names)),
    })),
    steps: await Promise.all(trace.steps.map((step, index) => describeStep(step, turn.steps?.[index], names, reader))),
    stopAfter: turn.stopAfter ?? null,
    undo: turn.undo,
    redo: turn.redo,
    state: trace.state,
    error: trace.error,
    spent: words(trace.spent),
    designs: trace.designs.map(({ title, document }) => `${title} · ${document.width} × ${document.height}`),
    preview: trace.preview && (await reader.shrink(trace.preview, PREVIEW_SIDE)),
    size: `${trace.after.width} × ${trace.after.height}`,
    ms: trace.ms,
  };
}

/** The presentation of a transcript's start. */
export async function describeStart(start: Start, reader: PictureReader): Promise<StartReport> {
  const { width, height } = start.design as { width?: unknown; height?: unknown };
  return {
    size: `${String(width)} × ${String(height)}`,
    title: start.title ?? '',
    plan: start.plan,
    seed: String(start.seed),
    assets: await named(Object.keys(start.assets), reader),
    colors: start.brandKit?.colors ?? [],
    calls: start.calls.map(({ tool }) => tool),
    spent: words(start.spent),
  };
}
