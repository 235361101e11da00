/** Titles of copies: “Poster (copy)”, then “Poster (copy 2)”. A copy of a copy is one more copy of the first. */
import type pg from 'pg';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { query } from '#app/services/database/query.server.ts';

/** The first free title among the user's designs for a copy of one called `title`. */
export async function titleOfCopy(pool: pg.Pool, userId: string, title: string): Promise<string> {
  const base = copiedTitle(title);
  const alike = await query<{ title: string }>(
    pool,
    'select title from design where "userId" = $1 and "deletedAt" is null and starts_with(title, $2)',
    [userId, base.slice(0, LIMITS.nameLength / 2)],
  );
  const taken = new Set(alike.map((other) => other.title));
  let number = 1;
  while (taken.has(copyTitle(base, number))) number += 1;
  return copyTitle(base, number);
}

/** What a copy of `title` is a copy of: “Poster” for “Poster (copy 2)”. */
function copiedTitle(title: string): string {
  const base = title.slice(0, Math.max(0, title.lastIndexOf(' (')));
  const number = Number(/\d+(?=\D*$)/.exec(title.slice(base.length))?.[0] ?? 1);
  return base && title === copyTitle(base, number) ? base : title;
}

/** The title of the nth copy, within the length that titles have: its end tells copies apart, so that is kept. */
function copyTitle(base: string, number: number): string {
  const named = (title: string) =>
    number === 1 ? message('designs.copyOf', { title }) : message('designs.copyNumber', { title, number });
  const left = LIMITS.nameLength - named('').length;
  return named(base.slice(0, left));
}
