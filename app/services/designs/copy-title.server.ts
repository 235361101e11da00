/** Titles of copies: “Poster (copy)”, then “Poster (copy 2)”. A copy of a copy is one more copy of the first. */
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';

/** What a copy of `title` is a copy of: “Poster” for “Poster (copy 2)”. */
export function copiedTitle(title: string): string {
  const base = title.slice(0, Math.max(0, title.lastIndexOf(' (')));
  const number = Number(/\d+(?=\D*$)/.exec(title.slice(base.length))?.[0] ?? 1);
  return base && title === copyTitle(base, number) ? base : title;
}

/** What all titles of copies of `base` start with. */
export const sureStart = (base: string): string => base.slice(0, LIMITS.nameLength / 2);

/** The first free title for a copy of `base`. */
export function freeCopyTitle(base: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(copyTitle(base, number))) number += 1;
  return copyTitle(base, number);
}

/** The title of the nth copy, within the length that titles have: its end tells copies apart, so that is kept. */
function copyTitle(base: string, number: number): string {
  const named = (title: string) =>
    number === 1 ? message('designs.copyOf', { title }) : message('designs.copyNumber', { title, number });
  const left = LIMITS.nameLength - named('').length;
  return named(base.slice(0, left));
}
