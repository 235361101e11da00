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
  'credits.addPack': 'Add a pack',
  'credits.addPackAlternative': 'See packs of more credits',
  'credits.largestSize':
    'No plan exports larger pictures. For large prints, export SVG or PDF: they stay sharp at any size.',
  'credits.price':
    '{amount, number} {unit, select, image {{amount, plural, one {image credit} other {image credits}}} logo {{amount, plural, one {logo credit} other {logo credits}}} video {{amount, plural, one {video credit} other {video credits}}} other {{amount, plural, one {try-on credit} other {try-on credits}}}}',
  'credits.left': '{left, number} left',
  'credits.noneLeft': 'none left',
} as const;
