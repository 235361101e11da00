/**
 * What is said when a conversation is saved as a transcript: by the recorder, by `npm run record`, and in the file
 * itself.
 */
export const recordMessages = {
  'record.busy': 'The assistant is still working. Save the conversation when it’s done.',
  'record.empty': 'There is nothing to save yet: nobody has asked the assistant anything.',
  'record.logDamaged':
    'The history of this design is incomplete at revision {revision, number}: the conversation can’t be replayed.',
  'record.pictureGone': 'A picture of this conversation is gone: it can’t be replayed without it.',

  'record.noDatabase':
    'There is no database in {folder}, so there is nothing to record. Choose another folder with DATA_DIR.',
  'record.serverRuns': 'The server holds the database in {folder}. Stop it, or use “Save as transcript” in the chat.',
  'record.noneStored': 'There are no conversations yet.',
  'record.noSuchChat': 'There is no conversation {id}. Without --chat, the newest ones are listed.',
  'record.exists': '{file} is there already. Choose another --name or --out, or replace it with --force.',
  'record.written':
    '{file} written: {turns, plural, one {one turn} other {# turns}}, {pictures, plural, =0 {no pictures} one {one picture} other {# pictures}}',
  'record.listed': '{title} · {turns, plural, one {one turn} other {# turns}}',
  'record.howTo': 'Record one with: npm run record -- --chat ID',

  'record.sideBySide':
    'Another conversation worked on the design at the same time: its changes are played as changes by hand.',
  'record.forgotten': 'Changes of answers that are no longer in a conversation are played as changes by hand.',
  'record.undoAsEdit': 'Steps taken back or done again between other changes are played as changes by hand.',
  'record.otherUndo':
    'The assistant took steps back or did them again that the replay’s history may not have in that place: the replay may differ there.',
  'record.trimmed': 'This conversation is too old to be recorded: the beginning of the design’s history is gone.',
  'record.editedAfterwards': 'What was changed by hand after the last turn is left out.',
  'record.handOvertaken':
    'A change by hand came while a call was at work and wrote the same as that call: it is played before it.',
  'record.handInAnswer': 'A change by hand came between calls of one answer: it is played after that answer.',
  'record.handBetweenCalls': 'A change by hand came between calls of one answer: the answer is played in two steps.',
  'record.timedOut': 'Calls that took too long or were never answered are left out: they changed nothing.',
  'record.endedOtherwise':
    'A turn ended with “{error}”, which no answer of a model brings about: it is played as if the user had stopped it.',
  'record.brandKitChanged': 'The brand kit was changed since: it is the present one.',
  'record.loose':
    'Words on the canvas were replaced by others of the same length: places and sizes of what stands there are not compared.',
} as const;
