/** Facts that are told of a page that has none of their kind: "our address is 14 Mill Lane" becomes a line of its own. */
import type { ActOf, EditAct } from '../acts/act.ts';
import { reference, type Reference } from '../acts/reference.ts';
import { ofKind } from '../ground/kinds.ts';
import type { Scene } from '../ground/resolve.ts';

/** "write the address, 22 Market Street": by its kind and its own words alone. */
const isContact = (act: EditAct): boolean =>
  act.type === 'correct' &&
  act.kinds.length === 1 &&
  act.to.length === 1 &&
  act.from.length + act.words.length === 0 &&
  act.kinds.every((kind) => CONTACTS.has(kind));
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email', 'web', 'handle', 'address']);

/** The line that is added; null: such a fact stands there, or none was stated. `isAlone`: nothing else is asked for. */
export function newFact(act: EditAct, { page }: Scene, isAlone: boolean): ActOf<'add'> | null {
  if ((act.type !== 'reword' && act.type !== 'correct') || !(act.isStated === true || (isAlone && isContact(act))))
    return null;
  const kind: Reference['kind'] = act.type === 'reword' ? act.target.kind : (act.kinds[0] ?? null);
  const text = act.type === 'reword' ? act.to : act.to.join(' ');
  const texts = page.layers.filter(({ visible }) => visible);
  if (kind === null || ofKind({ kind, form: null }, texts).length > 0) return null;
  return {
    type: 'add',
    addition: { is: 'text', text, as: 'text' },
    where: { to: 'end', of: reference({ kind: 'list' }) },
    looks: [],
    like: null,
    span: act.span,
  };
}
