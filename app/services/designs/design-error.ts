/** Why the door refuses; routes turn these into responses, tools into results that the model can read. */
import { message } from '#messages/message.ts';

/** The design is missing, deleted or another user's: nobody learns which. */
export class DesignNotFoundError extends Error {
  override readonly name = 'DesignNotFoundError';
  constructor() {
    super(message('designs.notFound'));
  }
}

/** The agent is still working: a history that is still growing can't be undone. Stop the turn first. */
export class TurnRunningError extends Error {
  override readonly name = 'TurnRunningError';
  readonly turnId: string;
  constructor(turnId: string) {
    super(message('designs.turnRunning'));
    this.turnId = turnId;
  }
}

/** The folder is missing or another user's, or the design is not kept in folders. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  constructor(key: 'designs.folderNotFound' | 'designs.templateInFolder') {
    super(message(key));
  }
}
