/** Checks what the assistant said, and that it then did nothing. */
import { message } from '#messages/message.ts';
import { changes } from './changes.ts';
import { inWords } from './excerpt.ts';
import { diffLine } from './explain.ts';
import { plain } from './plain-text.ts';
import type { Judge, Scene, Verdict } from './verdict.ts';

/** Typographic and typewriter apostrophes are one. */
const spoken = (text: string) => plain(text).replace(/[’‘ʼ`´]/g, "'");

/**
 * Words of all kinds of models for saying that something can't be done. Searched for only if nothing was done: a false
 * match does less harm than a missed refusal.
 */
const REFUSAL = new RegExp(
  [
    "\\b(?:ca|could|wo|would|do|does|did|is|are|was)n'?t\\b",
    '\\b(?:can|could|will|would|do|does|did|is|are|was) not\\b',
    'cannot',
    'can no longer',
    'unable',
    '(?:not|never) (?:able|possible|supported|available|something|within|my business|designed|equipped|allowed)',
    'unsupported',
    'unavailable',
    'impossible',
    'sorry',
    'apologi[sz]e',
    'unfortunately',
    "i(?:'m| am) afraid",
    "(?:have|has|there(?:'s| is| are)|with) (?:no|nothing|none)\\b",
    'no (?:way|tool|option|ability|access|support|possibility)',
    'lack(?:s|ing)?\\b',
    'beyond (?:what|my|the)',
    'outside (?:of )?(?:what|my|the)',
    "(?:don't|do not) know how",
    'only (?:make|do|work|design|able|help)',
    'limit',
    'refuse',
    'decline',
  ].join('|'),
  'u',
);

/** Questions, in any script, and words that ask without a question mark. */
const QUESTION =
  /[?？؟]\s*(?:$|["”»)\]）」』]|\s)|\b(?:please (?:tell|choose|pick|specify|clarify|name|say|attach|select|let)|tell me|let me know|which one|could you|can you|would you)\b/u;

/** A failure to understand is no refusal: it does not say what can be done. */
const MISSED =
  /\b(?:did not|didn't|do not|don't|could not|couldn't) (?:quite |really )?(?:understand|get (?:that|it)|catch|follow)\b[^.!?,;]*/gu;

export const soundsLikeRefusal = (said: string): boolean => REFUSAL.test(spoken(said).replace(MISSED, ' '));
export const soundsLikeQuestion = (said: string): boolean => QUESTION.test(spoken(said));

const saidWords = (said: string) => (said.trim() === '' ? message('judge.saidNothing') : inWords(said));

export const judgeSays: Judge<'says'> = (expected, { trace: { said } }) => {
  if (expected === '' ? said.trim() !== '' : spoken(said).includes(spoken(expected))) return null;
  return {
    kind: 'result',
    message:
      expected === ''
        ? message('judge.says.nothing')
        : message('judge.says', { words: inWords(expected), said: saidWords(said) }),
    diff: [diffLine('says', expected, said)],
  };
};

/** The first action of the turn although it should have done nothing. */
function deed({ trace }: Scene, key: 'asks' | 'refuses'): Verdict | null {
  const { words, diff } = changes(trace.before, trace.after);
  if (diff.length > 0) return { kind: 'document', message: message('judge.still.changed', { key, words }), diff };
  const [made] = trace.designs;
  return made
    ? {
        kind: 'document',
        message: message('judge.still.made', { key, title: inWords(made.title) }),
        diff: [diffLine('designs', 0, trace.designs.length)],
      }
    : null;
}

function judgeTalk(key: 'asks' | 'refuses', expected: boolean, scene: Scene): Verdict | null {
  const { said } = scene.trace;
  const sounds = key === 'asks' ? soundsLikeQuestion(said) : soundsLikeRefusal(said);
  if (expected && sounds) return deed(scene, key);
  if (!expected && (!sounds || deed(scene, key))) return null;
  return {
    kind: 'result',
    message: message(
      key === 'asks' ? (expected ? 'judge.asks' : 'judge.asks.not') : expected ? 'judge.refuses' : 'judge.refuses.not',
      { said: saidWords(said) },
    ),
    diff: [diffLine(key, expected, said)],
  };
}

export const judgeAsks: Judge<'asks'> = (expected, scene) => judgeTalk('asks', expected, scene);
export const judgeRefuses: Judge<'refuses'> = (expected, scene) => judgeTalk('refuses', expected, scene);
