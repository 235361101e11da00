/** What the assistant makes of a whole request. */
import type { Intent } from './intents.ts';
import type { EditsRead } from './edits/read-edits.ts';

/** What a request comes to: a composition first, if it is a brief, then the wishes in order. */
export interface Understood {
  brief: string | null;
  /** The brief is for a page of its own. */
  onNewPage?: boolean;
  /** Changes of what is written: they come first. */
  edits?: EditsRead;
  intents: Intent[];
}
