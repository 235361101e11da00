/**
 * Expectations that always hold, or never: reported when a file is read and when it is judged, so that none passes
 * without checking anything.
 */
import { message } from '#messages/message.ts';
import { QUADRANTS, type Expectation } from '../format/format.ts';
import { nearest } from '../format/nearest.ts';
import { inWords } from './excerpt.ts';
import { unknownKeys, type Part } from './partial-keys.ts';
import { listOf, type Expected, type ExpectationKey } from './verdict.ts';

export interface ExpectationProblem {
  /** Below `expect`. */
  path: (string | number)[];
  /** The problem, in one sentence. */
  text: string;
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

const vacuous = (...path: (string | number)[]): ExpectationProblem => ({ path, text: message('judge.vacuous') });

/** Keys that no document has at that place. */
function keyProblems(value: unknown, part: Part, path: (string | number)[]): ExpectationProblem[] {
  return [...unknownKeys(value, part, path)].map(({ path: at, problem, key, known }) => {
    if (problem === 'form') return { path: at, text: message('judge.notAnObject', { found: key.slice(0, 60) }) };
    if (problem === 'type')
      return { path: at, text: message('judge.unknownType', { type: inWords(key), known: known.join(', ') }) };
    const meant = nearest(key, known);
    return {
      path: at,
      text:
        meant === null
          ? message('judge.unknownKey', { key: inWords(key), known: known.join(', ') })
          : message('judge.meantKey', { key: inWords(key), meant: inWords(meant) }),
    };
  });
}

/** Texts that are only white space are in every text. */
function blankProblems(key: string, given: string | readonly string[]): ExpectationProblem[] {
  const texts = listOf(given);
  if (texts.length === 0) return [vacuous(key)];
  return texts.flatMap((text, index) =>
    text.trim() === '' ? [Array.isArray(given) ? vacuous(key, index) : vacuous(key)] : [],
  );
}

/** Possible problems of each key; the format has checked types already. */
const PROBLEMS: { [Key in ExpectationKey]?: (value: Expected<Key>) => ExpectationProblem[] } = {
  tools: (tools) =>
    !Array.isArray(tools) && 'subset' in tools && tools.subset.length === 0 ? [vacuous('tools', 'subset')] : [],
  document: (document) => keyProblems(document, 'document', ['document']),
  designs: (designs) => designs.flatMap((design, index) => keyProblems(design, 'document', ['designs', index])),
  credits: (credits) => (isEmpty(credits) ? [vacuous('credits')] : []),
  preview: ({ maxDiffRatio }) => (maxDiffRatio >= 1 ? [vacuous('preview', 'maxDiffRatio')] : []),
  contains: (given) => blankProblems('contains', given),
  notContains: (given) => blankProblems('notContains', given),
  minLayers: (count) => (count === 0 ? [vacuous('minLayers')] : []),
  absent: (absent) =>
    absent.length === 0
      ? [vacuous('absent')]
      : absent.flatMap((layer, index) => keyProblems(layer, 'layer', ['absent', index])),
  grew: (given) => blankProblems('grew', given),
  shrank: (given) => blankProblems('shrank', given),
  quadrant: (quadrant) =>
    isEmpty(quadrant)
      ? [vacuous('quadrant')]
      : Object.keys(quadrant).flatMap((key): ExpectationProblem[] =>
          key.trim() === ''
            ? [vacuous('quadrant', key)]
            : (QUADRANTS as readonly string[]).includes(key)
              ? [{ path: ['quadrant', key], text: message('judge.regionAsKey', { region: key }) }]
              : [],
        ),
  order: (keys) => (keys.length < 2 ? [vacuous('order')] : blankProblems('order', keys)),
  alignedX: (pair) => blankProblems('alignedX', pair),
  alignedY: (pair) => blankProblems('alignedY', pair),
};

function problemsOfKey<Key extends ExpectationKey>(expect: Expectation, key: Key): ExpectationProblem[] {
  const value = expect[key];
  const find = PROBLEMS[key] as ((given: Expected<Key>) => ExpectationProblem[]) | undefined;
  return value === undefined || value === null || !find ? [] : find(value as Expected<Key>);
}

/** All problems of a turn's expectations, or of one of them. */
export function problemsOf(expect: Expectation, key?: ExpectationKey): ExpectationProblem[] {
  if (key !== undefined) return problemsOfKey(expect, key);
  return (Object.keys(expect) as ExpectationKey[]).flatMap((one) => problemsOfKey(expect, one));
}
