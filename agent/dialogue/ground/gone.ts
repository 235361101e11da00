/** Layers that are no longer on the page, as far as the record knows them: by their titles. */
import type { Reference } from '../acts/reference.ts';
import { plainWords } from '../values/plain-words.ts';
import { UNKNOWN_THING, type Thing } from './canvas.ts';
import { factsIn, ofKind } from './kinds.ts';
import type { Deed } from './record.ts';
import { withWords } from './resolve.ts';

/** Removed layers as things that a reference may mean: what is known of them is their name. */
function ghostsOf(deed: Deed): Thing[] {
  return deed.removed.map((id) => {
    const title = deed.titles.get(id) ?? '';
    const type = kindOfTitle(title);
    return {
      ...UNKNOWN_THING,
      id,
      type,
      name: title,
      text: type === 'text' ? title : '',
      alt: title,
      emoji: type === 'sticker' ? title : '',
      shape: type === 'shape' ? formOf(title.toLowerCase()) : '',
    };
  });
}

const formOf = (title: string): string => (title === 'circle' || title === 'dot' ? 'ellipse' : title);

/** A title tells what it was: a layer without a name of its own is called by its type. */
function kindOfTitle(title: string): Thing['type'] {
  const plain = plainWords(title);
  if (/\p{Extended_Pictographic}/u.test(title) || plain === 'sticker') return 'sticker';
  if (/\.(?:jpe?g|png|webp|heic|gif|avif)$/iu.test(title) || /^(?:photo|picture|image|logo)\b/iu.test(plain))
    return 'image';
  if (/^(?:shape|rectangle|ellipse|circle|star|heart|arrow|line|triangle|polygon)\b/iu.test(plain)) return 'shape';
  if (/^(?:table|drawing|group)\b/iu.test(plain)) return plain.split(' ')[0] as Thing['type'];
  return 'text';
}

/** Removed layers that a reference means. */
export function goneLayers(reference: Reference, deed: Deed): string[] {
  const ghosts = ghostsOf(deed);
  if (reference.pronoun !== null) return ghosts.map(({ id }) => id);
  const roles = ghosts.filter(
    ({ name, text }) => matchesRole(reference, name) || (reference.kind !== null && factsIn(text).has(reference.kind)),
  );
  const kinds = roles.length > 0 ? roles : ofKind(reference, ghosts);
  // A shape without a name of its own was any shape.
  const shapes =
    reference.kind === 'shape' ? ghosts.filter(({ type, shape }) => type === 'shape' && shape === 'shape') : [];
  const meant = kinds.length > 0 ? kinds : shapes;
  const bearing = reference.words === null ? meant : withWords(reference.words, ghosts);
  return bearing.map(({ id }) => id);
}

const ROLE_NAMES: Readonly<Record<string, RegExp>> = {
  title: /^(?:headline|title)/iu,
  subtitle: /^sub/iu,
  callToAction: /^(?:button|call to action)/iu,
  badge: /^badge/iu,
  photo: /\.(?:jpe?g|png|webp|heic)$|^(?:photo|picture)/iu,
};
const matchesRole = ({ kind }: Reference, name: string): boolean =>
  kind !== null && (ROLE_NAMES[kind]?.test(name) ?? false);
