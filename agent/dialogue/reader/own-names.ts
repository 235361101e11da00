/** Names that small models write as people say them, in our own: "circle" is an ellipse, "insta story" a format's id. */
import { findFormat } from '#tools/inputs/formats.ts';
import { EDIT_WORDS } from '../understand/grammar/words.ts';
import { recognizeFormat } from '../values/format.ts';

/** Nouns for shapes, and which form each is. */
const FORMS: ReadonlyMap<string, string> = new Map(
  EDIT_WORDS.filter(({ category }) => category === 'Noun').flatMap(({ words, meaning }) => {
    const { form = null } = (meaning ?? {}) as { form?: string | null };
    return form === null ? [] : words.split('|').map((word): [string, string] => [word, form]);
  }),
);

/** The value of a property as we call it; one that names nothing of ours as it is. */
export function ownName(key: string, said: string): string {
  const name = said.trim().toLowerCase();
  if (key === 'form') return FORMS.get(name) ?? name;
  if (key === 'format' || key === 'formats') return findFormat(name)?.id ?? recognizeFormat(name)[0]?.value ?? said;
  return said;
}
