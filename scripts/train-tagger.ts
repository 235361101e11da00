/**
 * `npm run train-tagger [-- --check]`: learns from the labelled messages of agent/tagger what words of a message are for, and keeps the
 * weights beside them. With --check nothing is kept: each fifth is told by what was learnt from the others, and how well is printed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode, scoresOf } from '../agent/tagger/crf.ts';
import { readMarkedFile, type MarkedText } from '../agent/tagger/marked-text.ts';
import { allFeatures } from '../agent/tagger/page-features.ts';
import { storeField } from '../agent/tagger/stored-field.ts';
import { examplesOf, train } from '../agent/tagger/train.ts';

const folder = path.join(import.meta.dirname, '..', 'agent', 'tagger');
const FOLDS = 5;

function messagesOf(kind: string): MarkedText[] {
  return readdirSync(path.join(folder, kind)).toSorted().flatMap((name) => readMarkedFile(readFileSync(path.join(folder, kind, name), 'utf8')));
}

/** Shares of words that are told right. `isPrinted`: which labels are of words that stand on the design. */
function check(messages: readonly MarkedText[], row: 'labels' | 'wishes', isPrinted: RegExp): void {
  const counts = { words: 0, labels: 0, printed: 0, messages: 0, whole: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const field = train(messages.filter((_, index) => index % FOLDS !== fold).flatMap((marked) => examplesOf(marked, row)));
    for (const marked of messages.filter((_, index) => index % FOLDS === fold)) {
      const told = decode(field, scoresOf(field, allFeatures(marked.tokens, marked.page))).map((label) => field.labels[label] ?? '-');
      const words = marked[row].flatMap((label, at) => {
        const [meant, found] = [bare(label), bare(told[at] ?? '-')];
        return /[\p{L}\p{N}]/u.test(marked.tokens[at]?.text ?? '') ? [{ right: meant === found, printed: isPrinted.test(meant) === isPrinted.test(found) }] : [];
      });
      counts.words += words.length;
      counts.labels += words.filter(({ right }) => right).length;
      counts.printed += words.filter(({ printed }) => printed).length;
      counts.messages += 1;
      counts.whole += words.every(({ printed }) => printed) ? 1 : 0;
    }
  }
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  console.log(`${counts.messages} messages, ${counts.words} words: ${share(counts.labels, counts.words)} with the right label, ${share(counts.printed, counts.words)} rightly to stand on the design or not, ${share(counts.whole, counts.messages)} of the messages without one wrong.`);
}

const bare = (label: string) => label.replace(/^[BI]-/u, '');

/** What is learnt: from which folder, which of its labels, and kept under which name. */
const FIELDS = [
  { folder: 'briefs', row: 'labels', name: 'briefs', printed: /^[HBT]$/u },
  { folder: 'changes', row: 'labels', name: 'changes', printed: /^N$/u },
  { folder: 'changes', row: 'wishes', name: 'wishes', printed: /^(?:add|change)$/u },
] as const;

for (const { folder: kind, row, name, printed } of FIELDS) {
  const messages = messagesOf(kind);
  if (process.argv.includes('--check')) check(messages, row, printed);
  else {
    const kept = storeField(train(messages.flatMap((marked) => examplesOf(marked, row))));
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(kept)}\n`);
    console.log(`${name}: learnt from ${messages.length} messages.`);
  }
}
