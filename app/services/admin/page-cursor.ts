/** Where a page of a list goes on: a time and an id, as text for addresses. Lists run from new to old. */

export interface PageCursor {
  at: Date;
  id: string;
}

export const writeCursor = ({ at, id }: PageCursor): string => `${at.getTime()}-${id}`;

/** Null: no page gave this, so the list begins at its start. */
export function readCursor(text: string | null | undefined): PageCursor | null {
  const [, time, id] = /^(\d{1,15})-([\w-]{1,80})$/.exec(text ?? '') ?? [];
  return time !== undefined && id !== undefined ? { at: new Date(Number(time)), id } : null;
}
