/** Credits and their limits. Messages of the specification stand word for word. */
export const creditMessages = {
  'credits.limitOfLogos': 'You have reached your limit of logo generations.',
  'credits.limitOfGenerations': 'You have reached your limit of generations.',
  'credits.generationLimitReached': 'Generation limit reached!',
  'credits.limitsReached': 'Limits reached!',
  'credits.gives':
    'Your plan gives {amount, number} {units} {days, plural, =0 {in all} one {a day} other {every # days}}.',
  'credits.comeBack': 'New ones come on {time}.',
  'credits.neverComeBack': 'They don’t come back by themselves.',
  'credits.seePlans': 'See plans',
  'credits.seePlansAlternative': 'Go to the plans, which have more',
  'credits.signIn': 'Sign in',
} as const;
