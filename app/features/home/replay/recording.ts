/**
 * The conversation that the front page replays, as scripts/make-front-page.ts records it: what was said, what each tool
 * call and each hand wrote into the design, and the pictures in it.
 */
import type { LucideIconData } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';

export interface RecordedCall {
  icon: LucideIconData;
  /** While it runs, and when it is done. */
  doing: string;
  done: string;
  operations: Operation[];
}

export interface RecordedTurn {
  /** What a hand did before the message was sent. */
  hand: Operation[];
  said: string;
  /** Name of the picture that was sent with it. */
  attached: string | null;
  calls: RecordedCall[];
  answer: string;
}

export interface RecordedPicture {
  name: string;
  /** Address of the file. */
  file: string;
  /** Pixels of the asset; the file may have fewer. */
  width: number;
  height: number;
}

export interface Recording {
  /** The design before the first turn, and the page that is shown. */
  start: DesignDocument;
  page: string;
  /** By the id that the design has for it. */
  pictures: Record<string, RecordedPicture>;
  turns: RecordedTurn[];
}
