/** What sellers say. Their words are content: app/features/testimony/stories. */
export const testimonyMessages = {
  'testimony.pageTitle': 'What sellers say · Blend',
  'testimony.title': 'What sellers say',
  'testimony.sampleNote':
    'We wrote these samples ourselves to show what a day with Blend can be like, until we have real ones. The pictures use templates that everyone has.',
  'testimony.sample': 'Sample',
  'testimony.quoted': '“{said}”',
  'testimony.by': '{name}, {who}',
  'testimony.yourTurn': 'And you?',
  'testimony.yourTurnText': 'Say what you sell and see a first design in a minute.',
  'testimony.begin': 'Start a design',
} as const;
