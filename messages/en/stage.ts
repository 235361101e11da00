/** Errors of a replay itself: calls, steps, questions, and people's actions meanwhile. */
export const stageMessages = {
  'stage.noOutcome': 'The turn ended before {tool} had an outcome',
  'stage.succeeded': '{tool} should have failed, but succeeded',
  'stage.otherOutput': 'The model got another result from {tool}: {path} is {actual}, not {expected}',
  'stage.otherError': '{tool} should have failed with “{error}”, but failed with: {actual}',
  'stage.unknownTool': 'There is no tool called {tool}',
  'stage.unbound': '({names} stands for nothing.)',
  'stage.malformed': 'The arguments of {tool} could not be read: {error}',
  'stage.failed': '{tool} failed: {error}',
  'stage.stepMissing': 'The agent asked for step {step}, which does not exist',
  'stage.stepLeftOver':
    '{count, plural, one {Step {step} was} other {# steps, from step {step} on, were}} never asked for',
  'stage.neverStopped':
    'The user should have pressed stop after step {step}, but the turn ended after {said, plural, one {one step} other {# steps}}',
  'stage.saidAfterStop': 'Step {step} was asked for after the user had pressed stop',
  'stage.unanswered': 'The user was asked about {tool}, and “approve” has no answer: {reason}',
  'stage.neverAsked': 'The user was never asked about {tool}',
  'stage.handFailed': 'The change by hand could not be made: {reason}',
  'stage.handUnmade':
    'The change by hand names {name}, which the live model did not make: leave it out, or name what start.calls made',
  'stage.handTooLate': 'The change by hand should have come before step {step}, which was never asked for',
  'stage.nothingToUndo': 'There was nothing to undo after {done, plural, =0 {the turn} one {one undo} other {# undos}}',
  'stage.nothingToRedo':
    'There was nothing to redo after {done, plural, =0 {the turn’s undo} one {one redo} other {# redos}}',
  'stage.noPage': 'There is no page {page}',
  'stage.noLayer': 'There is nothing called {name} to select',
  'stage.refused': 'The turn could not start: {reason}',
  'stage.hung': 'The turn did not end within {seconds, number} seconds',
  'stage.assetMissing': 'The picture {name} can’t be read: {reason}',
  'stage.designRefused': 'The design can’t be opened: {reason}',
  'stage.brandKitRefused': 'The brand kit can’t be saved: {reason}',
  'stage.tooMuchSpent': 'The {plan} plan does not give {amount, number} of “{unit}” to spend',
  'stage.noReplaced': 'Turn {turn} has no message in this conversation',
  'stage.broke': 'The replay broke: {reason}',
} as const;
