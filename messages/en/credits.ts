/** Credits and their limits. Messages of the specification are word for word. */
export const creditMessages = {
  'credits.limitOfLogos': 'You have reached your limit of logo generations.',
  'credits.limitOfGenerations': 'You have reached your limit of generations.',
  'credits.generationLimitReached': 'Generation limit reached!',
  'credits.limitsReached': 'Limits reached!',
  'credits.gives':
    'Your plan includes {amount, number} {units} {days, plural, =0 {in total} one {a day} other {every # days}}.',
  'credits.comeBack': 'They renew on {time}.',
  'credits.neverComeBack': 'They don’t renew.',
  'credits.seePlans': 'See plans',
  'credits.seePlansAlternative': 'See plans that include more',
  'credits.signIn': 'Sign in',
} as const;
