/** Messages of the designs service about designs, changes and history. */
export const designMessages = {
  'designs.notFound': 'This design was not found',
  'designs.folderNotFound': 'This folder was not found',
  'designs.templateInFolder': 'Templates are not kept in folders',
  'designs.notInTrash': 'Only what is in the trash can be deleted for good',
  'designs.untitled': 'Untitled design',
  'designs.copyOf': '{title} (copy)',
  'designs.copyNumber': '{title} (copy {number})',
  'designs.nothingToUndo': 'There is nothing to undo',
  'designs.nothingToRedo': 'There is nothing to redo',
  'designs.undoOne': 'Undo one step',
  'designs.undoTurns': 'Undo what the assistant did',
  'designs.keptUndone': 'What the assistant undid itself stays undone.',
  'designs.turnRunning': 'The agent is still working on this design',
  'designs.notJson': 'Must be JSON',
  'designs.method': 'This address does not take requests of this kind',
} as const;
