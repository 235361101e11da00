/** Words on the design: required and forbidden ones. */
import type { DesignDocument } from '#design/document/document.ts';
import { displayText } from '#design/layout/display-text.ts';
import { message } from '#messages/message.ts';
import { inWords } from './excerpt.ts';
import { diffLine } from './explain.ts';
import { shownLeaves } from './layer-finder.ts';
import { likeness, plain } from './plain-text.ts';
import { listOf, type Judge } from './verdict.ts';

const quotes = (texts: readonly string[]) =>
  texts.length === 0
    ? message('judge.noText')
    : texts.slice(0, 5).map(inWords).join(', ') + (texts.length > 5 ? ', …' : '');

/** Everything that can be read: texts, and the cells of tables one by one. */
function shownWords(document: DesignDocument): string[] {
  return shownLeaves(document).flatMap((layer) => {
    if (layer.type === 'text') return [displayText(layer)];
    return layer.type === 'table'
      ? layer.cells
          .flat()
          .map(({ text }) => text)
          .filter((text) => text.trim() !== '')
      : [];
  });
}

/** The visible texts, those most similar to the words first. */
function byLikeness(document: DesignDocument, words: string): string[] {
  return shownWords(document)
    .map((text) => ({ text, like: likeness(text, words) }))
    .sort((a, b) => b.like - a.like)
    .map(({ text }) => text);
}

const saying = (document: DesignDocument, words: string) =>
  shownWords(document).filter((text) => plain(text).includes(plain(words)));

export const judgeContains: Judge<'contains'> = (expected, { trace: { after } }) => {
  const missing = listOf(expected)
    .map((words, index) => ({ words, index }))
    .filter(({ words }) => saying(after, words).length === 0);
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
    const [text] = saying(after, words);
    if (text === undefined) continue;
    return {
      kind: 'document',
      path: Array.isArray(expected) ? [index] : [],
      message: message('judge.notContains', { words: inWords(words), text: inWords(text) }),
      diff: [diffLine(`notContains[${index}]`, undefined, text)],
    };
  }
  return null;
};
