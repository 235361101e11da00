/** Credits and their limits. Messages of the specification stand word for word. */
export const creditMessages = {
  'credits.limitOfLogos': 'You have reached your limit of logo generations.',
  'credits.limitOfGenerations': 'You have reached your limit of generations.',
} as const;
