/** Why the door says no; routes turn these into answers, tools into results that the model can read. */
import { message } from '#messages/message.ts';

/** The design is missing, deleted or somebody else's: nobody learns which. */
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

/** The folder is missing or somebody else's, or the design is nothing that is kept in folders. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  constructor(key: 'designs.folderNotFound' | 'designs.templateInFolder') {
    super(message(key));
  }
}
