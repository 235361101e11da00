/** Partial documents: the design after the turn, further designs, layers that must be absent, counts. */
import { leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { message } from '#messages/message.ts';
import type { TurnTrace } from '../play/trace.ts';
import { changes } from './changes.ts';
import { allLayers, documentView, type View } from './document-view.ts';
import { diffLine, explain, layerWords, listWords, wantedWords } from './explain.ts';
import { documentDifferences, layerFits } from './match-value.ts';
import type { Judge, Verdict } from './verdict.ts';

/** `{}` is a placeholder that --update fills; until then it must not pass for an expectation. */
export const judgeDocument: Judge<'document'> = (expected, { trace }) => {
  if (Object.keys(expected).length === 0) return { kind: 'document', message: message('judge.document.empty') };
  const differences = documentDifferences(expected as View, documentView(trace.after), trace);
  return differences.length === 0 ? null : { kind: 'document', ...explain(differences, trace) };
};

/** Exactly these designs, in the order in which they were made. */
export const judgeDesigns: Judge<'designs'> = (expected, { trace }) => {
  const made = trace.designs.map(({ title, document }) => ({ title, ...documentView(document) }));
  if (made.length !== expected.length) {
    const list =
      trace.designs.map(({ title, document: { width, height } }) => `“${title}” ${width} × ${height}`).join(', ') ||
      message('judge.nothing');
    return {
      kind: 'document',
      message: message('judge.designs.count', { expected: expected.length, actual: made.length, list }),
      diff: [diffLine('designs', expected.length, made.length)],
    };
  }
  for (const [index, wanted] of expected.entries()) {
    const view = made[index];
    const differences = view ? documentDifferences(wanted as View, view, trace) : [];
    if (differences.length === 0) continue;
    const { message: sentence, diff, path } = explain(differences, trace);
    return {
      kind: 'document',
      path: [index, ...path],
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
    const written = Object.fromEntries(
      ['id', 'type', ...Object.keys(unwanted)].flatMap((key) => (first[key] === undefined ? [] : [[key, first[key]]])),
    );
    return {
      kind: 'document',
      path: [index],
      message: message('judge.absent', {
        wanted: wantedWords(unwanted as View),
        layer: layerWords(first),
        page: Number(first.page),
        count: there.length - 1,
      }),
      diff: [diffLine(`absent[${index}]`, undefined, written)],
    };
  }
  return null;
};

/** Leaves of all pages, hidden ones too. */
export const leafCount = (document: DesignDocument): number =>
  pagesInOrder(document).reduce((sum, { id }) => sum + leavesInPaintOrder(document, id).length, 0);

function countVerdict(key: 'layers' | 'minLayers', expected: number, { after }: TurnTrace): Verdict {
  const leaves = allLayers(after).filter(({ type }) => type !== 'group');
  return {
    kind: 'document',
    message: message(key === 'layers' ? 'judge.layers' : 'judge.minLayers', {
      expected,
      actual: leaves.length,
      list: listWords(leaves),
    }),
    diff: [diffLine(key, expected, leaves.length)],
  };
}

export const judgeLayers: Judge<'layers'> = (expected, { trace }) =>
  leafCount(trace.after) === expected ? null : countVerdict('layers', expected, trace);

export const judgeMinLayers: Judge<'minLayers'> = (expected, { trace }) =>
  leafCount(trace.after) >= expected ? null : countVerdict('minLayers', expected, trace);

export const judgeChanged: Judge<'changed'> = (expected, { trace }) => {
  const { words, diff } = changes(trace.before, trace.after);
  if (diff.length > 0 === expected) return null;
  return {
    kind: 'document',
    message: expected ? message('judge.unchanged') : message('judge.changed', { words }),
    ...(diff.length > 0 && { diff }),
  };
};
