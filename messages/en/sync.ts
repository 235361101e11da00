/** Whether everything is saved, and what happens when others work on the same design. */
export const syncMessages = {
  'sync.saved': 'Saved',
  'sync.saving': 'Saving…',
  'sync.offline': 'Offline: {count, plural, =0 {nothing to save} one {one change to save} other {# changes to save}}',
  'sync.failing':
    'Can’t save: {count, plural, =0 {the server isn’t responding properly} one {one change to save} other {# changes to save}}',
  'sync.signedOut':
    'Signed out: {count, plural, =0 {nothing to save} one {one change to save} other {# changes to save}}',
  'sync.kept': 'Changes are kept in this browser, even after a reload, and saved as soon as possible.',
  'sync.retry': 'Try saving now',
  'sync.signIn': 'Sign in',

  'sync.overwrote': 'Your change replaced a newer one',
  'sync.overwroteDetail': 'Yours is used now: {what}. Undo brings the other one back.',
  'sync.lostToAgent': 'The assistant replaced your change',
  'sync.lostElsewhere': 'Your change was replaced elsewhere',
  'sync.useMine': 'Use mine',
  'sync.useMineFor': 'Use mine: {what}',
  'sync.useMineAlternative': 'It is also offered in the bar at the top',
  'sync.keepTheirs': 'Keep theirs',
  'sync.keepTheirsFor': 'Keep theirs: {what}',
  'sync.conflicts': '{count, plural, one {One replaced change} other {# replaced changes}}',
  'sync.conflictsHint': 'Someone else changed the same things after you.',
  'sync.byAgent': 'by the assistant',
  'sync.byOther': 'in another tab or on another device',
  'sync.andMore': '{first}{more, plural, =0 {} one { and one more} other { and # more}}',
  'sync.undoSkipped': 'Undone, except for what has changed since',
  'sync.redoSkipped': 'Redone, except for what has changed since',
  'sync.partMissing': 'This part could not be loaded.',
  'sync.freshPageAlternative': 'Reload the page to get it',
  'sync.dialogMissing': 'That could not be loaded. Check the connection and try again.',
} as const;
