/**
 * Messages about saving a conversation as a transcript: of the recorder, of `npm run record`, and in the file itself.
 */
export const recordMessages = {
  'record.busy': 'The assistant is still working. Save the conversation when it’s done.',
  'record.empty': 'There is nothing to save yet: nobody has asked the assistant anything.',
  'record.logDamaged':
    'The history of this design is incomplete at revision {revision, number}, so the conversation can’t be replayed.',
  'record.pictureGone': 'A picture in this conversation is gone, and it can’t be replayed without it.',

  'record.noDatabase':
    'There is no database in {folder}, so there is nothing to record. Choose another folder with DATA_DIR.',
  'record.serverRuns':
    'The server is using the database in {folder}. Stop it, or use “Save as transcript” in the chat.',
  'record.noneStored': 'There are no conversations yet.',
  'record.noSuchChat': 'There is no conversation {id}. Leave out --chat to list the newest ones.',
  'record.exists': '{file} already exists. Choose another --name or --out, or replace it with --force.',
  'record.written':
    '{file} written: {turns, plural, one {one turn} other {# turns}}, {pictures, plural, =0 {no pictures} one {one picture} other {# pictures}}',
  'record.listed': '{title} · {turns, plural, one {one turn} other {# turns}}',
  'record.howTo': 'Record one with: npm run record -- --chat ID',

  'record.sideBySide':
    'Another conversation worked on the design at the same time: its changes are replayed as changes by hand.',
  'record.forgotten': 'Changes made by answers that are no longer in a conversation are replayed as changes by hand.',
  'record.undoAsEdit': 'Undo and redo between other changes are replayed as changes by hand.',
  'record.otherUndo':
    'The assistant undid or redid steps that may be elsewhere in the replay’s history: the replay may differ there.',
  'record.trimmed': 'This conversation is too old to record: the beginning of the design’s history is gone.',
  'record.editedAfterwards': 'Changes made by hand after the last turn are left out.',
  'record.handOvertaken': 'A change by hand during a call wrote the same thing as that call: it is replayed before it.',
  'record.handInAnswer': 'A change by hand came between the calls of one answer: it is replayed after that answer.',
  'record.handBetweenCalls':
    'A change by hand came between the calls of one answer: the answer is replayed in two steps.',
  'record.timedOut': 'Calls that took too long or were never answered are left out: they changed nothing.',
  'record.endedOtherwise':
    'A turn ended with “{error}”, which no model’s answer can cause: it is replayed as if the user had stopped it.',
  'record.brandKitChanged': 'The brand kit has changed since: the current one is used.',
  'record.loose':
    'Words on the canvas were replaced by others of the same length: positions and sizes there are not compared.',
} as const;
