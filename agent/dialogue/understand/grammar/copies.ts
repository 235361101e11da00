/** Copies of a thing in a row: "three of them", "2 more". */
import type { Addition } from '../../acts/adding.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { counted, type Act } from './meanings.ts';

const only = (some: Reference[]): Reference | null => (some.length === 1 ? (some[0] ?? null) : null);

/** Of what was made last. */
export function furtherCopies(said: string): Act<'add'> | null {
  const more = counted(said);
  return copies(String(more + 1), [reference({ deed: 'made' })]);
}

export function copies(said: string, target: Reference[]): Act<'add'> | null {
  const of = only(target);
  const count = counted(said);
  if (!of || !Number.isInteger(count) || count < 2 || count > 6) return null;
  const addition: Addition = { is: 'copies', of: reference({ ...of, quantity: null }), count };
  return { type: 'add', addition, where: null, looks: [], like: null };
}
