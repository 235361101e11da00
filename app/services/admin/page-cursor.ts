/** Where a page of a list continues: a time and an id, encoded for addresses. Lists run from new to old. */

export interface PageCursor {
  at: Date;
  id: string;
}

export const writeCursor = ({ at, id }: PageCursor): string => `${at.getTime()}-${id}`;

/** Null: not a valid cursor, so the list starts at the top. */
export function readCursor(text: string | null | undefined): PageCursor | null {
  const [, time, id] = /^(\d{1,15})-([\w-]{1,80})$/.exec(text ?? '') ?? [];
  return time !== undefined && id !== undefined ? { at: new Date(Number(time)), id } : null;
}
