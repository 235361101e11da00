/** Finds errors in a transcript of the right form: parts that contradict each other. */
import { documentSchema } from '#design/document/document.ts';
import { DOCUMENT_VERSION } from '#design/document/defaults.ts';
import { issueText, KernelError } from '#design/document/issue.ts';
import { parseDocument } from '#design/document/parse.ts';
import { message } from '#messages/message.ts';
import { checkNames } from './check-names.ts';
import { foundText } from '../format/expected-form.ts';
import { formatProblems, hint, type FormatProblem } from './format-problems.ts';
import type { Expectation, Step, Transcript, Turn } from '../format/format.ts';
import { designJsonSchema } from '../format/json-schema.ts';
import { problemsOf } from '../judge/expectation-problems.ts';
import { textsIn } from '../format/names.ts';
import type { JsonPath } from '../format/transcript-error.ts';

/** Whether a path is relative, and valid on every system and in a URL. */
const isRelative = (path: string) => !/^(?:[/\\~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(path) && !path.includes('\\');

function* startProblems(
  { design, assets, brandKit, calls }: Transcript['start'],
  tools: readonly string[],
): Generator<FormatProblem> {
  for (const [name, file] of Object.entries(assets)) {
    if (!isRelative(file))
      yield {
        path: ['start', 'assets', name],
        text: message('transcriptFile.relativePath', { found: foundText(file) }),
      };
  }
  for (const [index, name] of (brandKit?.logos ?? []).entries())
    yield* pictureProblems(name, assets, ['start', 'brandKit', 'logos', index]);
  for (const [index, { tool }] of calls.entries()) {
    if (!tools.includes(tool)) yield { path: ['start', 'calls', index, 'tool'], text: noTool(tool, tools) };
  }
  if ('version' in design) {
    for (const { text, path } of textsIn(design, ['start', 'design'])) {
      if (path.at(-1) === 'asset' && !/^[0-9a-f]{64}$/.test(text)) yield* pictureProblems(text, assets, path);
    }
    yield* documentProblems(withAnyAssets(design)).map(({ path, ...rest }) => ({
      path: ['start', 'design', ...path],
      ...rest,
    }));
  }
}

/** Errors of a whole design. Older versions are migrated before they are checked. */
function documentProblems(json: unknown): FormatProblem[] {
  const parsed = documentSchema.safeParse(json);
  const isNew = typeof json === 'object' && json !== null && Reflect.get(json, 'version') === DOCUMENT_VERSION;
  if (isNew && !parsed.success) return formatProblems(parsed.error, json, designJsonSchema());
  try {
    parseDocument(json);
    return [];
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return error.issues.map((issue) => ({
      path: issue.field.split('.'),
      text: message('transcriptFile.document', { reason: issueText(issue) }),
    }));
  }
}

/**
 * Pictures of a document may be named, which the document itself doesn't support: ids in their place show whether the
 * rest is valid.
 */
function withAnyAssets(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withAnyAssets);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === 'asset' && typeof value === 'string' ? '0'.repeat(64) : withAnyAssets(value),
    ]),
  );
}

function* pictureProblems(
  name: string,
  assets: Transcript['start']['assets'],
  path: JsonPath,
): Generator<FormatProblem> {
  if (Object.hasOwn(assets, name)) return;
  const text = message('transcriptFile.noPicture', { name });
  const known = Object.keys(assets);
  yield { path, text: known.length > 0 ? message('transcriptFile.withHint', { text, hint: hint(name, known) }) : text };
}

const noTool = (name: string, tools: readonly string[]) =>
  message('transcriptFile.withHint', { text: message('transcriptFile.noTool', { name }), hint: hint(name, tools) });

function* stepProblems(step: Step, tools: readonly string[], path: JsonPath): Generator<FormatProblem> {
  const { raw, calls = [] } = step;
  const beside = (['reasoning', 'text', 'calls'] as const).filter((key) => step[key] !== undefined);
  if (raw !== undefined)
    for (const key of beside)
      yield { path: [...path, key], key: true, text: message('transcriptFile.rawBeside', { key }) };
  if (raw === undefined) {
    const only = (['status', 'headers'] as const).filter((key) => step[key] !== undefined);
    for (const key of only) yield { path: [...path, key], key: true, text: message('transcriptFile.rawOnly', { key }) };
  }
  for (const [index, { tool, output }] of calls.entries()) {
    if (!tools.includes(tool) && output !== undefined)
      yield { path: [...path, 'calls', index, 'output'], key: true, text: message('transcriptFile.badOutcome') };
  }
}

/** Tools that an expectation names, with their places. */
function expectedTools({ tools }: Expectation): { name: string; path: JsonPath }[] {
  if (!tools) return [];
  if (Array.isArray(tools)) return tools.map((name, index) => ({ name, path: ['tools', index] }));
  const [key, names] = 'subset' in tools ? ['subset', tools.subset] : ['unordered', tools.unordered];
  return names.map((name, index) => ({ name, path: ['tools', key, index] }));
}

function* turnProblems(turn: Turn, tools: readonly string[], path: JsonPath): Generator<FormatProblem> {
  const { hand, steps, stopAfter, approve, expect, undo, redo } = turn;
  if (steps) {
    const beyond = (at: number) =>
      message('transcriptFile.beyondSteps', { count: steps.length, last: steps.length - 1, found: at });
    for (const [index, { at }] of hand.entries())
      if (at > 0 && at >= steps.length) yield { path: [...path, 'hand', index, 'at'], text: beyond(at) };
    if (stopAfter !== undefined && stopAfter >= steps.length)
      yield { path: [...path, 'stopAfter'], text: beyond(stopAfter) };
    for (const [index, step] of steps.entries()) yield* stepProblems(step, tools, [...path, 'steps', index]);
  }
  for (const tool of Object.keys(approve))
    if (!tools.includes(tool)) yield { path: [...path, 'approve', tool], key: true, text: noTool(tool, tools) };
  const called = new Set(steps?.flatMap(({ calls = [] }) => calls.map(({ tool }) => tool)));
  const bytes = steps?.some(({ raw }) => raw !== undefined) ?? false;
  for (const { name, path: where } of expectedTools(expect)) {
    if (!bytes && !called.has(name) && !tools.includes(name))
      yield { path: [...path, 'expect', ...where], text: noTool(name, tools) };
  }
  for (const { path: where, text } of problemsOf(expect)) {
    // An empty document is no mistake: --update fills it in. Until then it fails.
    if (where.length > 1 || where[0] !== 'document') yield { path: [...path, 'expect', ...where], text };
  }
  if (redo > undo) yield { path: [...path, 'redo'], text: message('transcriptFile.nothingToRedo', { redo, undo }) };
  if (expect.preview) {
    const { file } = expect.preview;
    if (!isRelative(file))
      yield {
        path: [...path, 'expect', 'preview', 'file'],
        text: message('transcriptFile.relativePath', { found: foundText(file) }),
      };
    else if (!/\.png$/i.test(file))
      yield {
        path: [...path, 'expect', 'preview', 'file'],
        text: message('transcriptFile.png', { found: foundText(file) }),
      };
  }
}

/** The messages of each conversation after each turn: which earlier ones can still be edited or answered again. */
function* conversationProblems({ start, turns }: Transcript): Generator<FormatProblem> {
  const chats = new Map<string, number[]>();
  for (const [index, { user, retry, chat = '', expect }] of turns.entries()) {
    const path = ['turns', index];
    const alive = chats.get(chat) ?? [];
    if (user && retry) yield { path: [...path, 'retry'], key: true, text: message('transcriptFile.messageAndRetry') };
    else if (!user && !retry) yield { path, text: message('transcriptFile.noMessage') };
    if (!user) {
      if (retry && alive.length === 0)
        yield { path: [...path, 'retry'], key: true, text: message('transcriptFile.nothingToRetry') };
      continue;
    }
    if (user.text.trim() === '' && user.attachments.length === 0 && expect.error === undefined)
      yield { path: [...path, 'user'], text: message('transcriptFile.emptyMessage') };
    for (const [number, name] of user.attachments.entries())
      yield* pictureProblems(name, start.assets, [...path, 'user', 'attachments', number]);
    const { replaces } = user;
    const at = replaces === undefined ? alive.length : alive.indexOf(replaces);
    if (replaces !== undefined && at < 0) {
      const other = turns[replaces];
      const key =
        replaces >= index || !other
          ? 'transcriptFile.replacesSelf'
          : (other.chat ?? '') !== chat
            ? 'transcriptFile.replacesOther'
            : !other.user
              ? 'transcriptFile.replacesRetry'
              : 'transcriptFile.replacesGone';
      yield {
        path: [...path, 'user', 'replaces'],
        text: message(key, { turn: replaces >= index || !other ? index : replaces }),
      };
    }
    chats.set(chat, [...(at < 0 ? alive : alive.slice(0, at)), index]);
  }
}

/** Values that must be unique among turns. */
function* doubleProblems(turns: readonly Turn[]): Generator<FormatProblem> {
  const ids = new Map<string, number>();
  const previews = new Map<string, number>();
  for (const [index, { id, expect }] of turns.entries()) {
    const same = id === undefined ? undefined : ids.get(id);
    if (same !== undefined)
      yield { path: ['turns', index, 'id'], text: message('transcriptFile.sameId', { turn: same }) };
    if (id !== undefined) ids.set(id, index);
    const file = expect.preview?.file;
    const other = file === undefined ? undefined : previews.get(file);
    if (other !== undefined)
      yield {
        path: ['turns', index, 'expect', 'preview', 'file'],
        text: message('transcriptFile.samePreview', { where: `turns[${other}]` }),
      };
    if (file !== undefined) previews.set(file, index);
  }
}

/** One problem for each contradiction. `tools`: names of the existing tools. */
export function checkTranscript(transcript: Transcript, tools: readonly string[]): FormatProblem[] {
  return [
    ...startProblems(transcript.start, tools),
    ...transcript.turns.flatMap((turn, index) => [...turnProblems(turn, tools, ['turns', index])]),
    ...conversationProblems(transcript),
    ...doubleProblems(transcript.turns),
    ...checkNames(transcript),
  ];
}
