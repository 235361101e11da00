/** Documents in part: what the design is after the turn, what further designs are, which layers must not be there, how many there are. */
import { leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import { sameJson } from '#design/document/same-json.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { message } from '#messages/message.ts';
import type { Json } from '#tools/tool.ts';
import type { TurnTrace } from '../trace.ts';
import { allLayers, documentView, type View } from './document-view.ts';
import { diffLine, explain, layerWords, listWords, wantedWords } from './explain.ts';
import { documentDifferences, layerFits } from './match-value.ts';
import type { Judge, Verdict } from './verdict.ts';

/** `{}` is a place that --update fills; until then it must not pass for an expectation. */
export const judgeDocument: Judge<'document'> = (expected, { trace }) => {
  if (Object.keys(expected).length === 0) return { kind: 'document', message: message('judge.document.empty') };
  const differences = documentDifferences(expected as View, documentView(trace.after), trace);
  return differences.length === 0 ? null : { kind: 'document', ...explain(differences, trace) };
};

/** Exactly these designs, in the order in which they were made. */
export const judgeDesigns: Judge<'designs'> = (expected, { trace }) => {
  const made = trace.designs.map(({ title, document }) => ({ title, ...documentView(document) }));
  if (made.length !== expected.length) {
    const list = trace.designs.map(({ title, document: { width, height } }) => `“${title}” ${width} × ${height}`).join(', ') || message('judge.nothing');
    return { kind: 'document', message: message('judge.designs.count', { expected: expected.length, actual: made.length, list }), diff: [diffLine('designs', expected.length, made.length)] };
  }
  for (const [index, wanted] of expected.entries()) {
    const view = made[index];
    const differences = view ? documentDifferences(wanted as View, view, trace) : [];
    if (differences.length === 0) continue;
    const { message: sentence, diff, path } = explain(differences, trace);
    return {
      kind: 'document', path: [index, ...path],
      message: message('judge.designs.differs', { number: index + 1, sentence }),
      diff: diff.map((line) => ({ ...line, path: `designs[${index}].${line.path}` })),
    };
  }
  return null;
};

export const judgeAbsent: Judge<'absent'> = (expected, { trace }) => {
  const layers = allLayers(trace.after);
  for (const [index, unwanted] of expected.entries()) {
    const there = layers.filter((layer) => layerFits(unwanted, layer, trace));
    const [first] = there;
    if (!first) continue;
    const written = Object.fromEntries(['id', 'type', ...Object.keys(unwanted)].flatMap((key) => (first[key] === undefined ? [] : [[key, first[key]]])));
    return {
      kind: 'document', path: [index],
      message: message('judge.absent', { wanted: wantedWords(unwanted as View), layer: layerWords(first), page: Number(first.page), count: there.length - 1 }),
      diff: [diffLine(`absent[${index}]`, undefined, written)],
    };
  }
  return null;
};

/** Leaves of all pages, hidden ones too. */
export const leafCount = (document: DesignDocument): number => pagesInOrder(document).reduce((sum, { id }) => sum + leavesInPaintOrder(document, id).length, 0);

function countVerdict(key: 'layers' | 'minLayers', expected: number, { after }: TurnTrace): Verdict {
  const leaves = allLayers(after).filter(({ type }) => type !== 'group');
  return {
    kind: 'document',
    message: message(key === 'layers' ? 'judge.layers' : 'judge.minLayers', { expected, actual: leaves.length, list: listWords(leaves) }),
    diff: [diffLine(key, expected, leaves.length)],
  };
}

export const judgeLayers: Judge<'layers'> = (expected, { trace }) => (leafCount(trace.after) === expected ? null : countVerdict('layers', expected, trace));

export const judgeMinLayers: Judge<'minLayers'> = (expected, { trace }) => (leafCount(trace.after) >= expected ? null : countVerdict('minLayers', expected, trace));

/** Which parts of a document differ from another: pages, layers, size. At most a few. */
export function changes(before: DesignDocument, after: DesignDocument): { path: string; expected?: Json; actual?: Json }[] {
  const parts = ({ pages, layers, width, height }: DesignDocument): [string, Json][] => [
    ['width', width], ['height', height],
    ...Object.entries(pages).map(([id, page]): [string, Json] => [`pages.${id}`, page as unknown as Json]),
    ...Object.entries(layers).map(([id, layer]): [string, Json] => [`layers.${id}`, layer as unknown as Json]),
  ];
  const old = new Map(parts(before));
  const now = new Map(parts(after));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    if (sameJson(was, is)) return [];
    if (!isRecord(was) || !isRecord(is)) return [diffLine(path, was, is)];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !sameJson(was[key], is[key])).map((key) => diffLine(`${path}.${key}`, was[key], is[key]));
  }).slice(0, 12);
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

export const judgeChanged: Judge<'changed'> = (expected, { trace }) => {
  const diff = changes(trace.before, trace.after);
  if (diff.length > 0 === expected) return null;
  return { kind: 'document', message: message(expected ? 'judge.unchanged' : 'judge.changed', { path: diff[0]?.path ?? '' }), ...(diff.length > 0 && { diff }) };
};
