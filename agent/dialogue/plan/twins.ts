/** Words that stand on a page twice: which of them is to go is asked, or told by where the other one stands. */
import type { ActOf } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { textsOn, type Thing } from '../ground/canvas.ts';
import { factKindsOf } from '../ground/kinds.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { recognizeValues } from '../values/recognize.ts';
import { withoutPart } from './line-calls.ts';
import { refusing, type Planned } from './planned.ts';

/** The words that are spoken of: told, or those of the fact. */
function wordsMeant({ kind, words }: Reference, texts: readonly Thing[]): string | null {
  if (words !== null) return words;
  const kinds = new Set<string>(kind === null ? [] : factKindsOf(kind));
  const facts = texts.flatMap(({ text }) =>
    recognizeValues(text).flatMap(({ type, span }) => (kinds.has(type) ? [text.slice(...span)] : [])),
  );
  return facts.find((fact, at) => facts.indexOf(fact) !== at) ?? facts[0] ?? null;
}

const bearing = (words: string, texts: readonly Thing[]): Thing[] =>
  texts.filter(({ text }) => holdsWords(text, plainWords(words)));

export function doubledCalls({ target }: ActOf<'doubled'>, { page }: Scene): Planned {
  const texts = textsOn(page);
  const words = wordsMeant(target, texts);
  const among = words === null ? [] : bearing(words, texts);
  if (words === null || among.length === 0) return null;
  return refusing({ why: among.length > 1 ? 'doubled' : 'notDoubled', text: words, among });
}

/** "the one that's not in the star": elsewhere the words that stand in there go. Null: that is not what was said. */
export function twinOf(target: readonly Reference[], scene: Scene): Planned {
  const [only] = target;
  const [spared] = only?.except ?? [];
  if (!only || !spared || target.length > 1 || only.except.length > 1 || only.kind !== 'text') return null;
  if (only.quantity !== null || only.words !== null || spared.near?.relation !== 'on') return null;
  const kept = onlyLayer(resolve({ ...spared, except: [] }, scene));
  if (kept?.type !== 'text') return null;
  const others = bearing(
    kept.text,
    textsOn(scene.page).filter(({ id }) => id !== kept.id),
  );
  const [other] = others;
  if (!other || others.length > 1 || other.locked) return null;
  const call = withoutPart(other, kept.text);
  return { calls: [call ?? { tool: 'delete', input: { layers: [other.id] } }], spoken: [other.id] };
}
