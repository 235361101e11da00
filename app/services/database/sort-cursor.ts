/**
 * Where a page of a sorted list continues: right behind the last row of the page before, whatever was written in
 * between. Rows are sorted by a time or a text, and by id among equal ones. Clients get the last row's values as an
 * opaque text, which names the list and its order, since it fits no other.
 */
import { KernelError } from '#design/document/issue.ts';

export interface TimePlace {
  at: Date;
  id: string;
}

/** Separates the parts: the database takes no NUL, so that none of them contains one. */
const BETWEEN = '\0';

/** `order`: the list and its order. `value`: what the last row is sorted by. */
export const writeCursor = (order: string, value: Date | string, id: string): string =>
  Buffer.from([order, id, typeof value === 'string' ? value : value.getTime()].join(BETWEEN)).toString('base64url');

function read(cursor: string, order: string, field: string): { value: string; id: string } {
  const [of, id, value, ...more] = Buffer.from(cursor, 'base64url').toString().split(BETWEEN);
  if (of !== order || !id || value === undefined || more.length > 0) throw wrongCursor(field);
  return { value, id };
}

const wrongCursor = (field: string): KernelError =>
  new KernelError([{ key: 'kernel.invalid', field, values: { reason: 'is from another list' } }]);

/** Of a list sorted by time. Throws KernelError that names `field` for anything that no page of this order returned. */
export function readTime(cursor: string, order: string, field = 'after'): TimePlace {
  const { value, id } = read(cursor, order, field);
  if (!/^\d{1,14}$/.test(value)) throw wrongCursor(field);
  return { at: new Date(Number(value)), id };
}

/** As a query's parameters, times for columns without a time zone, which are in UTC. Throws as `readTime` does. */
export function readParameters(cursor: string, order: string, sortedBy: 'time' | 'text'): [value: string, id: string] {
  if (sortedBy === 'text') {
    const { value, id } = read(cursor, order, 'after');
    return [value, id];
  }
  const { at, id } = readTime(cursor, order);
  return [at.toISOString().replace('Z', ''), id];
}

type Older<Column extends string, Id extends string> =
  | { OR: [Record<Column, { lt: Date }>, Record<Column, Date> & Record<Id, { lt: string }>] }
  | Record<never, never>;

/** Prisma's filter for the rows behind a place in a list from new to old; null: all. */
export function olderThan<Column extends string>(place: TimePlace | null, column: Column): Older<Column, 'id'>;
export function olderThan<Column extends string, Id extends string>(
  place: TimePlace | null,
  column: Column,
  idColumn: Id,
): Older<Column, Id>;
export function olderThan(place: TimePlace | null, column: string, idColumn = 'id'): Older<string, string> {
  if (!place) return {};
  const { at, id } = place;
  return { OR: [{ [column]: { lt: at } }, { [column]: at, [idColumn]: { lt: id } }] } as Older<string, string>;
}

/** The first `limit` of the rows, of which one more was read to know whether there is another page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
