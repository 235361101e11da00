/** Tells reasons and opinions from requests: "because my boss said so", "that looks messy". */
import { EDIT_WORDS, FILLERS } from './grammar/words.ts';
import type { Token } from './tokens.ts';

const wordsOf = (list: string): Set<string> => new Set(list.split(' '));

/** Words that give a reason wherever they stand in a sentence. */
const BECAUSE = wordsOf('because cause cos cuz since otherwise');
/** Behind "so" they begin a purpose: "so they face each other". */
const PEOPLE = wordsOf(
  "i we you u they people it that everyone everybody customers one he she the my its it's theres there ppl folks",
);
/** A clause that begins so gives a reason or an opinion, unless it asks for something. */
const BEGINS = new Set([
  ...BECAUSE,
  ...wordsOf("so i i'm im we we're it its it's they they're he she people customers nobody everyone"),
  ...wordsOf("that's thats there there's looks look feels doesn't doesnt isn't isnt don't dont can't cant cannot"),
  ...wordsOf('not as hmm hm too such'),
]);
/** Before a mark they answer, elsewhere they ask for something. */
export const NEGATIONS = wordsOf('no nope nah not');
const OTHERS = wordsOf('they he she people customers everyone everybody nobody');
/** Verbs of requests. */
export const ASKS = new Set(
  EDIT_WORDS.filter(({ category }) => /^(?:Make|Exchange|Move|Remove|Copy|Undo|Restore|Doing)$/u.test(category))
    .flatMap(({ words }) => words.split('|'))
    .concat('add', 'write', 'place', 'generate', 'create', 'export', 'download', 'resize', 'try'),
);
/** Verbs that remarks are made with, too. */
const REMARKED = wordsOf('show get have do want keep increase bold');
/** Fillers of one word. */
const FILLING = new Set(FILLERS.split('|'));
/** Words for things and looks: a remark with one of them may be a request, or say what "it" is. */
export const NAMES = new Set(
  EDIT_WORDS.filter(({ category }) => /^(?:Noun|Property|Look|Step)$/u.test(category)).flatMap(({ words }) =>
    words.split('|'),
  ),
);

/** Indexes of the tokens of remarks, each a clause that was skipped whole. */
export function remarksIn(tokens: readonly Token[], skipped: ReadonlySet<number>): Set<number> {
  const remarks = new Set<number>();
  let begin = 0;
  const end = (to: number): void => {
    const clause = Array.from({ length: to - begin }, (_, index) => begin + index);
    const words = clause.map((at) => tokens[at]?.word ?? '');
    const isRemark =
      clause.every((at) => skipped.has(at)) &&
      BEGINS.has(words.find((word) => !NEGATIONS.has(word) && !FILLING.has(word)) ?? '') &&
      // "its wings instead of fries"
      !words.includes('instead') &&
      // "they take listings down for that" tells what others do.
      !words.some((word, at) => ASKS.has(word) && !REMARKED.has(word) && !OTHERS.has(words[at - 1] ?? ''));
    if (isRemark) for (const at of clause) remarks.add(at);
    begin = to + 1;
  };
  const beginsReason = (at: number, word: string) =>
    BECAUSE.has(word) || (word === 'so' && PEOPLE.has(tokens[at + 1]?.word ?? ''));
  for (const [at, { kind, word }] of tokens.entries())
    if (kind === 'line' || kind === 'mark' || beginsReason(at, word)) {
      if (kind === 'word' && at > begin) {
        end(at);
        begin = at;
      } else if (kind !== 'word') end(at);
    }
  end(tokens.length);
  return remarks;
}

/** Whether a token stands behind "because" or "so" in its clause. */
export function givesReason(tokens: readonly Token[], at: number): boolean {
  for (let before = at; before >= 0; before -= 1) {
    const { kind, word } = tokens[before] ?? { kind: 'mark', word: '' };
    if (BECAUSE.has(word) || word === 'so') return true;
    if (kind === 'mark' || kind === 'line') return false;
  }
  return false;
}
