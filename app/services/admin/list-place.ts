/** Where a list of operators continues: they are pages' addresses, so a cursor of another list begins at the top. */
import { KernelError } from '#design/document/issue.ts';
import { readTime, type TimePlace } from '#app/services/database/sort-cursor.ts';

export function placeIn(order: string, cursor: string | null | undefined): TimePlace | null {
  if (cursor === null || cursor === undefined) return null;
  try {
    return readTime(cursor, order);
  } catch (error) {
    if (error instanceof KernelError) return null;
    throw error;
  }
}
