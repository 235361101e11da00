/** Words on the design: what stands there and what does not, and whether a text has grown or shrunk. */
import type { DesignDocument } from '#design/document/document.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import { textGeometry } from '#design/fabric/paint/text-geometry.ts';
import { displayText } from '#design/layout/display-text.ts';
import { message } from '#messages/message.ts';
import type { TurnTrace } from '../trace.ts';
import { inWords } from './excerpt.ts';
import { diffLine } from './explain.ts';
import { layersCalled, shownTexts } from './layer-finder.ts';
import { likeness, plain } from './plain-text.ts';
import { listOf, type Judge, type Verdict } from './verdict.ts';

/** Of the area: less is rounding. */
const NOTICEABLE = 1.01;

const quotes = (texts: readonly string[]) => (texts.length === 0 ? message('judge.noText') : texts.slice(0, 5).map(inWords).join(', ') + (texts.length > 5 ? ', …' : ''));

/** The texts that are shown, those that are most like the words first. */
function byLikeness(document: DesignDocument, words: string): string[] {
  return shownTexts(document).map((layer) => displayText(layer)).map((text) => ({ text, like: likeness(text, words) })).sort((a, b) => b.like - a.like).map(({ text }) => text);
}

const saying = (document: DesignDocument, words: string) => shownTexts(document).filter((layer) => plain(displayText(layer)).includes(plain(words)));

export const judgeContains: Judge<'contains'> = (expected, { trace: { after } }) => {
  const missing = listOf(expected).map((words, index) => ({ words, index })).filter(({ words }) => saying(after, words).length === 0);
  const [first] = missing;
  if (!first) return null;
  const texts = byLikeness(after, first.words);
  const sentence = message('judge.contains', { words: inWords(first.words), texts: quotes(texts) });
  return {
    kind: 'document',
    path: Array.isArray(expected) ? [first.index] : [],
    message: missing.length === 1 ? sentence : message('judge.more', { sentence, count: missing.length - 1 }),
    diff: missing.map(({ words, index }) => diffLine(`contains[${index}]`, words, byLikeness(after, words)[0])),
  };
};

export const judgeNotContains: Judge<'notContains'> = (expected, { trace: { after } }) => {
  for (const [index, words] of listOf(expected).entries()) {
    const [layer] = saying(after, words);
    if (!layer) continue;
    const text = displayText(layer);
    return {
      kind: 'document',
      path: Array.isArray(expected) ? [index] : [],
      message: message('judge.notContains', { words: inWords(words), text: inWords(text) }),
      diff: [diffLine(`notContains[${index}]`, undefined, text)],
    };
  }
  return null;
};

interface Extent {
  width: number;
  height: number;
}

/** What the lines of a text take up before it is turned, px. */
function renderedBox(layer: TextLayer): Extent {
  const { rows, height } = textGeometry(layer);
  return { width: Math.max(0, ...rows.map(({ width }) => width)), height };
}

const texts = (document: DesignDocument, key: string, trace: TurnTrace) => layersCalled(document, key, trace).filter((layer) => layer.type === 'text');

/** The text before and after the turn: the same layer where it is still there, else the one with these words. */
function beforeAndAfter(key: string, trace: TurnTrace): { before: TextLayer | null; after: TextLayer | null } {
  const textWithId = (document: DesignDocument, id: string) => {
    const layer = findLayer(document, id);
    return layer?.type === 'text' ? layer : null;
  };
  const [before = null] = texts(trace.before, key, trace);
  const same = before && textWithId(trace.after, before.id);
  const [found = null] = same ? [same] : texts(trace.after, key, trace);
  return { before: before ?? (found && textWithId(trace.before, found.id)), after: found };
}

function judgeSize(key: 'grew' | 'shrank', expected: string | readonly string[], trace: TurnTrace): Verdict | null {
  for (const [index, words] of listOf(expected).entries()) {
    const { before, after } = beforeAndAfter(words, trace);
    const path = Array.isArray(expected) ? [index] : [];
    if (!before || !after) {
      const list = quotes(byLikeness(before ? trace.after : trace.before, words));
      return { kind: 'document', path, message: message(before ? 'judge.size.gone' : 'judge.size.unknown', { words: inWords(words), list }), diff: [diffLine(key, words, undefined)] };
    }
    const [was, is] = [renderedBox(before), renderedBox(after)];
    const [small, large] = key === 'grew' ? [was, is] : [is, was];
    if (large.width * large.height > small.width * small.height * NOTICEABLE) continue;
    const size = ({ width, height }: Extent, { fontSize }: TextLayer) => message('judge.size.box', { width: Math.round(width), height: Math.round(height), fontSize: Math.round(fontSize * 10) / 10 });
    const [wasWords, isWords] = [size(was, before), size(is, after)];
    return {
      kind: 'document', path,
      message: message(key === 'grew' ? 'judge.size.grew' : 'judge.size.shrank', { words: inWords(words), before: wasWords, after: isWords }),
      diff: [diffLine(`${key}[${index}]`, wasWords, isWords)],
    };
  }
  return null;
}

export const judgeGrew: Judge<'grew'> = (expected, { trace }) => judgeSize('grew', expected, trace);
export const judgeShrank: Judge<'shrank'> = (expected, { trace }) => judgeSize('shrank', expected, trace);
