/**
 * `npm run train-tagger [-- --check] [briefs changes wishes targets]`: learns from the labelled messages of
 * agent/tagger what the words of a message are for, and stores the weights next to them. With --check it stores
 * nothing: it predicts each fifth from the other four, and prints how well that went.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beliefsOf, decode, scoresOf } from '../agent/tagger/crf.ts';
import { readMarkedFile, type MarkedText } from '../agent/tagger/marked-text.ts';
import { allFeatures } from '../agent/tagger/page-features.ts';
import { storeField } from '../agent/tagger/stored-field.ts';
import { examplesOf, OF_TARGETS, targetExamplesOf, train, type Example } from '../agent/tagger/train.ts';

const folder = path.join(import.meta.dirname, '..', 'agent', 'tagger');
const FOLDS = 5;

function messagesOf(kind: string): MarkedText[] {
  return readdirSync(path.join(folder, kind))
    .toSorted()
    .flatMap((name) => readMarkedFile(readFileSync(path.join(folder, kind, name), 'utf8')));
}

/** Shares of correctly predicted words. `isPrinted`: labels of words that are on the design. */
function check(messages: readonly MarkedText[], row: 'labels' | 'wishes', isPrinted: RegExp): void {
  const counts = { words: 0, labels: 0, printed: 0, messages: 0, whole: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const field = train(
      messages.filter((_, index) => index % FOLDS !== fold).flatMap((marked) => examplesOf(marked, row)),
    );
    for (const marked of messages.filter((_, index) => index % FOLDS === fold)) {
      const told = decode(field, scoresOf(field, allFeatures(marked.tokens, marked.page))).map(
        (label) => field.labels[label] ?? '-',
      );
      const words = marked[row].flatMap((label, at) => {
        const [meant, found] = [bare(label), bare(told[at] ?? '-')];
        return /[\p{L}\p{N}]/u.test(marked.tokens[at]?.text ?? '')
          ? [{ right: meant === found, printed: isPrinted.test(meant) === isPrinted.test(found) }]
          : [];
      });
      counts.words += words.length;
      counts.labels += words.filter(({ right }) => right).length;
      counts.printed += words.filter(({ printed }) => printed).length;
      counts.messages += 1;
      counts.whole += words.every(({ printed }) => printed) ? 1 : 0;
    }
  }
  console.log(
    `${counts.messages} messages, ${counts.words} words: ${share(counts.labels, counts.words)} with the right label, ${share(counts.printed, counts.words)} rightly to stand on the design or not, ${share(counts.whole, counts.messages)} of the messages without one wrong.`,
  );
}

/**
 * Shares of wishes with all their things told apart from the others; and how often the model is sure, and right when it
 * is.
 */
function checkTargets(messages: readonly MarkedText[]): void {
  const counts = { wishes: 0, right: 0, sure: 0, surelyRight: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const field = train(messages.filter((_, index) => index % FOLDS !== fold).flatMap(targetExamplesOf), OF_TARGETS);
    for (const { features, labels } of messages
      .filter((_, index) => index % FOLDS === fold)
      .flatMap(targetExamplesOf)) {
      const { single } = beliefsOf(
        { count: field.labels.length, transitions: field.transitions },
        scoresOf(field, features),
      );
      const likely = labels.map((_, at) => single[at * field.labels.length + field.labels.indexOf('meant')] ?? 0);
      const isRight = labels.every((label, at) => (label === 'meant') === (likely[at] ?? 0) > 0.5);
      const isSure = likely.every((one) => one > 0.8 || one < 0.2) && likely.some((one) => one > 0.8);
      counts.wishes += 1;
      if (isRight) counts.right += 1;
      if (isSure) counts.sure += 1;
      if (isSure && isRight) counts.surelyRight += 1;
    }
  }
  console.log(
    `${counts.wishes} wishes: ${share(counts.right, counts.wishes)} with the right things; sure of ${share(counts.sure, counts.wishes)}, ${share(counts.surelyRight, counts.sure)} of those right.`,
  );
}

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
const bare = (label: string) => label.replace(/^[BI]-/u, '');

/** Fields to learn: from which folder, which of its labels, and under which name they are stored. */
const FIELDS = [
  { folder: 'briefs', row: 'labels', name: 'briefs', printed: /^[HBT]$/u },
  { folder: 'changes', row: 'labels', name: 'changes', printed: /^N$/u },
  { folder: 'changes', row: 'wishes', name: 'wishes', printed: /^(?:add|change)$/u },
] as const;

function keep(name: string, examples: readonly Example[], options = {}): void {
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(storeField(train(examples, options)))}\n`);
  console.log(`${name}: learnt from ${examples.length} examples.`);
}

const isCheck = process.argv.includes('--check');
const only = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const isAsked = (name: string): boolean => only.length === 0 || only.includes(name);
for (const { folder: kind, row, name, printed } of FIELDS.filter((field) => isAsked(field.name))) {
  const messages = messagesOf(kind);
  if (isCheck) check(messages, row, printed);
  else
    keep(
      name,
      messages.flatMap((marked) => examplesOf(marked, row)),
    );
}
if (isAsked('targets') && isCheck) checkTargets(messagesOf('changes'));
else if (isAsked('targets')) keep('targets', messagesOf('changes').flatMap(targetExamplesOf), OF_TARGETS);
