/** A design as its result page shows it. */

/** Another design that shares pages with it: a duplicate, or a copy in another size. */
export interface ResultCopy {
  id: string;
  title: string;
  width: number;
  height: number;
}

export interface DesignResult {
  id: string;
  title: string;
  revision: number;
  width: number;
  height: number;
  /** Ids, in order. */
  pages: string[];
  /** ISO 8601. */
  updatedAt: string;
  /** The conversation about it that was used last; null: there is none. */
  chatId: string | null;
  /** Whoever has its link can view it. */
  isShared: boolean;
  copies: ResultCopy[];
}
