/** Texts around testimonials. Sellers' own words are content: app/features/testimonials/stories. */
export const testimonialMessages = {
  'testimonials.pageTitle': 'What sellers say · Blend',
  'testimonials.title': 'What sellers say',
  'testimonials.sampleNote':
    'We wrote these samples ourselves to show what a day with Blend can be like, until we have real ones. The pictures use templates that everyone has.',
  'testimonials.sample': 'Sample',
  'testimonials.quoted': '“{said}”',
  'testimonials.by': '{name}, {who}',
  'testimonials.yourTurn': 'And you?',
  'testimonials.yourTurnText': 'Say what you sell and see a first design in a minute.',
  'testimonials.begin': 'Start a design',
} as const;
