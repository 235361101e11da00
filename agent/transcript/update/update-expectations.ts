/**
 * The edits that `--update` makes in a transcript: recorded values that came out differently. An author's expectations
 * stay: required texts, the assistant's words, whether the turn can be undone …
 */
import { message } from '#messages/message.ts';
import type { Json } from '#tools/contract/tool.ts';
import { foundText } from '../format/expected-form.ts';
import type { Check } from '../play/divergence.ts';
import type { Expectation, Transcript } from '../format/format.ts';
import { documentView, wholeDocument, type View } from '../judge/document-view.ts';
import { leafCount } from '../judge/judge-documents.ts';
import { calledTools, failures } from '../judge/judge-run.ts';
import { refreshDocument, type Refreshment } from './refresh-document.ts';
import { pathText, type JsonPath } from '../format/transcript-error.ts';
import type { ReplayTrace, TurnTrace } from '../play/trace.ts';
import type { TranscriptEdit } from './update-transcript.ts';

export interface ExpectationUpdates {
  edits: TranscriptEdit[];
  /** Pictures to be written next to the transcript. */
  previews: { file: string; bytes: Uint8Array }[];
  /** The edits in words, one line each. */
  said: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole document with names of pictures in place of ids. */
function withNames(json: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof json === 'string') return names.get(json) ?? json;
  if (Array.isArray(json)) return json.map((one) => withNames(one, names));
  return isObject(json)
    ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withNames(value, names)]))
    : json;
}

function documentRefreshments(expected: Record<string, unknown>, trace: TurnTrace, at: JsonPath): Refreshment[] {
  if (Object.keys(expected).length > 0) return refreshDocument(expected as View, documentView(trace.after), trace, at);
  const pictures = new Map([...trace.assets].map(([name, id]) => [id, name]));
  return [{ path: at, value: withNames(wholeDocument(trace.after), pictures), before: expected }];
}

function designRefreshments(
  expected: readonly Record<string, unknown>[],
  { designs, ...trace }: TurnTrace,
  at: JsonPath,
): Refreshment[] {
  const views = designs.map(({ title, document }): View => ({ title, ...documentView(document) }));
  if (views.length !== expected.length) {
    const value = views.map(({ title, width, height }, index) => expected[index] ?? { title, width, height });
    return [{ path: at, value, before: expected }];
  }
  return views.flatMap((view, index) => refreshDocument((expected[index] ?? {}) as View, view, trace, [...at, index]));
}

/** The actual number, if a check reports it. */
function numberOf({ divergence }: Check): Json | undefined {
  const actual = divergence?.diff?.[0]?.actual;
  return typeof actual === 'number' ? actual : undefined;
}

/** The edits for one unmet expectation; none for those that only a person may change. */
function refreshmentsOf(check: Check, expect: Expectation, trace: TurnTrace): Refreshment[] {
  const at: JsonPath = ['turns', check.turn, 'expect', check.key];
  const one = (value: unknown, before: unknown, path: JsonPath = at): Refreshment[] =>
    value === undefined ? [] : [{ path, value, before }];
  switch (check.key) {
    case 'document':
      return documentRefreshments(expect.document ?? {}, trace, at);
    case 'designs':
      return designRefreshments(expect.designs ?? [], trace, at);
    case 'lint':
      return one(numberOf(check), expect.lint);
    case 'layers':
      return one(leafCount(trace.after), expect.layers);
    case 'state':
      return expect.state === undefined ? [] : one(trace.state, expect.state);
    case 'error':
      return one(failures(trace)[0]?.words, expect.error);
    case 'credits':
      return Object.entries(expect.credits ?? {}).flatMap(([unit, before]) => {
        const spent = trace.spent[unit as keyof typeof trace.spent];
        return spent === before ? [] : one(spent, before, [...at, unit]);
      });
    case 'tools': {
      const called = calledTools(trace).map(({ tool }) => tool);
      if (Array.isArray(expect.tools)) return one(called, expect.tools);
      return expect.tools && 'unordered' in expect.tools
        ? one(called, expect.tools.unordered, [...at, 'unordered'])
        : [];
    }
    default:
      return [];
  }
}

function sentenceOf({ path, value, before }: Refreshment): string {
  const where = pathText(path);
  if (value === undefined) return message('transcriptFile.updatedAway', { path: where, before: foundText(before) });
  return message('transcriptFile.updated', { path: where, before: foundText(before), after: foundText(value) });
}

/** The changes that make the expectations match the outcome, in the necessary order. Writes nothing. */
export function expectationUpdates({ turns }: Transcript, { turns: traces, checks }: ReplayTrace): ExpectationUpdates {
  const refreshments: Refreshment[] = [];
  const previews: ExpectationUpdates['previews'] = [];
  const said: string[] = [];
  for (const check of checks) {
    const expect = turns[check.turn]?.expect;
    const trace = traces.find(({ turn }) => turn === check.turn);
    // An empty document always matches: it is a request to fill in all of it.
    const isWish = check.key === 'document' && Object.keys(expect?.document ?? {}).length === 0;
    if (!expect || !trace || (check.divergence === null && !isWish)) continue;
    const bytes = check.key === 'preview' ? check.divergence?.pictures?.after : undefined;
    if (bytes && expect.preview) {
      previews.push({ file: expect.preview.file, bytes });
      said.push(message('transcriptFile.updatedPreview', { file: expect.preview.file }));
    }
    refreshments.push(...refreshmentsOf(check, expect, trace));
  }
  return {
    edits: refreshments.map(({ path, value }) => ({ path, value })),
    previews,
    said: [...refreshments.map(sentenceOf), ...said],
  };
}
