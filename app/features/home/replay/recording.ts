/**
 * The conversation that the front page replays, as scripts/make-front-page.ts records it: messages, the operations of
 * each tool call and each edit by the user, and the pictures.
 */
import type { LucideIconData } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';

export interface RecordedCall {
  icon: LucideIconData;
  /** Texts while running and when done. */
  doing: string;
  done: string;
  operations: Operation[];
}

export interface RecordedTurn {
  /** The user's edits before the message was sent. */
  hand: Operation[];
  said: string;
  /** Name of the attached picture. */
  attached: string | null;
  calls: RecordedCall[];
  answer: string;
}

export interface RecordedPicture {
  name: string;
  /** Address of the file. */
  file: string;
  /** Pixel size of the asset; the file may be smaller. */
  width: number;
  height: number;
}

export interface Recording {
  /** The design before the first turn, and the page shown. */
  start: DesignDocument;
  page: string;
  /** By the design's id for it. */
  pictures: Record<string, RecordedPicture>;
  turns: RecordedTurn[];
}
