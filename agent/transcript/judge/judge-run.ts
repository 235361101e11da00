/**
 * Checks how the turn went: which tools were called, how it ended, what it cost, what the lint finds, whether it can be
 * undone.
 */
import { sameJson } from '#design/document/same-json.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { message } from '#messages/message.ts';
import type { Json } from '#tools/contract/tool.ts';
import type { DiffLine } from '../play/divergence.ts';
import type { Turn } from '../format/format.ts';
import type { TurnTrace } from '../play/trace.ts';
import { changes } from './changes.ts';
import { editScript } from './edit-script.ts';
import { inWords } from './excerpt.ts';
import { diffLine } from './explain.ts';
import { plain } from './plain-text.ts';
import type { Judge, Verdict } from './verdict.ts';

/** Tools in the order in which they were called, each with the step of its call. */
export function calledTools({ steps }: TurnTrace): { tool: string; step: number }[] {
  return steps.flatMap(({ calls }, step) => calls.map(({ tool }) => ({ tool, step })));
}

/** Those of `wanted` that `there` lacks or has fewer times. */
function lacking(wanted: readonly string[], there: readonly string[]): string[] {
  const open = [...there];
  return wanted.filter((tool) => {
    const index = open.indexOf(tool);
    if (index !== -1) open.splice(index, 1);
    return index === -1;
  });
}

const toolTexts = (tools: readonly string[]) => tools.join(', ') || message('judge.nothing');

export const judgeTools: Judge<'tools'> = (expected, { trace }) => {
  const calls = calledTools(trace);
  const called = calls.map(({ tool }) => tool);
  const how = Array.isArray(expected) ? 'order' : 'subset' in expected ? 'subset' : 'unordered';
  const verdict = (wanted: readonly string[], diff: DiffLine[], step: number | null): Verdict => ({
    kind: 'tool',
    diff,
    ...(step !== null && { step }),
    message: message('judge.tools', { how, expected: toolTexts(wanted), actual: toolTexts(called) }),
  });
  if (Array.isArray(expected)) {
    const edits = editScript(expected, called);
    const [first] = edits;
    if (!first) return null;
    const diff = edits.map(({ index, expected: wanted, actual }) => diffLine(`tools[${index}]`, wanted, actual));
    return {
      ...verdict(expected, diff, first.came === null ? null : (calls[first.came]?.step ?? null)),
      path: first.index < expected.length ? [first.index] : [],
    };
  }
  if ('subset' in expected) {
    const missing = lacking(expected.subset, called);
    return missing.length === 0
      ? null
      : {
          ...verdict(
            expected.subset,
            missing.map((tool) => diffLine('tools.subset', tool, undefined)),
            null,
          ),
          path: ['subset'],
        };
  }
  const missing = lacking(expected.unordered, called);
  const extra = lacking(called, expected.unordered);
  if (missing.length + extra.length === 0) return null;
  const diff = [
    ...missing.map((tool) => diffLine('tools.unordered', tool, undefined)),
    ...extra.map((tool) => diffLine('tools.unordered', undefined, tool)),
  ];
  return {
    ...verdict(
      expected.unordered,
      diff,
      extra.length > 0 ? (calls.findLast(({ tool }) => tool === extra[0])?.step ?? null) : null,
    ),
    path: ['unordered'],
  };
};

/** States in which a turn may end: as given, or derived from a stop or an expected error. */
function allowedStates({ expect, stopAfter }: Turn): readonly TurnTrace['state'][] {
  if (expect.state !== undefined) return [expect.state];
  if (stopAfter !== undefined) return ['stopped'];
  return expect.error === undefined ? ['finished'] : ['finished', 'failed'];
}

/** Looked at in every turn. */
export function judgeState(turn: Turn, { state, error }: TurnTrace): Verdict | null {
  const allowed = allowedStates(turn);
  if (allowed.includes(state)) return null;
  return {
    kind: 'error',
    message: message('judge.state', {
      expected: allowed[0] ?? 'finished',
      actual: state,
      told: error !== null,
      error: inWords(error ?? ''),
    }),
    diff: [diffLine('state', allowed[0], state), ...(error === null ? [] : [diffLine('error', undefined, error)])],
  };
}

/** The words of everything that failed in the turn, except what the user stopped. */
export function failures({ error, steps }: TurnTrace): { words: string; step: number | null }[] {
  const calls = steps.flatMap(({ calls: made }, step) =>
    made.flatMap(({ outcome }) => (outcome && !outcome.ok && !outcome.stopped ? [{ words: outcome.error, step }] : [])),
  );
  return [...(error === null ? [] : [{ words: error, step: null }]), ...calls];
}

export const judgeError: Judge<'error'> = (expected, { trace }) => {
  const failed = failures(trace);
  if (failed.some(({ words }) => plain(words).includes(plain(expected)))) return null;
  const actual = failed.map(({ words }) => inWords(words)).join(', ');
  return {
    kind: 'error',
    message:
      actual === ''
        ? message('judge.error.none', { expected: inWords(expected) })
        : message('judge.error', { expected: inWords(expected), actual }),
    diff: [diffLine('error', expected, failed[0]?.words)],
    ...(failed[0]?.step != null && { step: failed[0].step }),
  };
};

export const judgeLint: Judge<'lint'> = async (expected, { evidence }) => {
  const findings = await evidence.lint();
  if (findings.length === expected) return null;
  const list = findings.map(({ words }) => words).join(' ') || message('judge.nothing');
  return {
    kind: 'lint',
    message: message('judge.lint', { expected, actual: findings.length, list }),
    diff: [
      diffLine('lint', expected, findings.length),
      ...findings.slice(0, 8).map(({ rule, words }, index) => diffLine(`lint[${index}] ${rule}`, undefined, words)),
    ],
  };
};

export const judgeCredits: Judge<'credits'> = (expected, { trace: { spent } }) => {
  const wrong = Object.entries(expected).filter(([unit, amount]) => spent[unit as keyof typeof spent] !== amount);
  const [first] = wrong;
  if (!first) return null;
  const [unit, amount] = first;
  return {
    kind: 'credits',
    path: [unit],
    message: message('judge.credits', { unit, expected: amount ?? 0, actual: spent[unit as keyof typeof spent] }),
    diff: wrong.map(([one, wanted]) => diffLine(`credits.${one}`, wanted, spent[one as keyof typeof spent])),
  };
};

const asJson = (document: DesignDocument) => document as unknown as Json;

export const judgeUndoRestores: Judge<'undoRestores'> = async (expected, { trace, evidence }) => {
  const { undone, redone } = await evidence.undone();
  const restored = sameJson(asJson(undone), asJson(trace.before));
  const holds = restored && sameJson(asJson(redone), asJson(trace.after));
  if (holds === expected) return null;
  if (!expected) return { kind: 'document', message: message('judge.undo.restores') };
  const { words, diff } = restored ? changes(trace.after, redone) : changes(trace.before, undone);
  return { kind: 'document', message: message(restored ? 'judge.undo.redo' : 'judge.undo', { words }), diff };
};
