/** Engines: what becomes of jobs that can't be done, and where one works. */
export const enginesMessages = {
  'engines.failed': 'This did not work out. Try again.',
  'engines.tooLong': 'This took longer than {seconds} seconds and was stopped. A smaller picture is quicker.',
  'engines.tooMany': '{count, plural, one {One job is} other {# jobs are}} waiting already. Try again in a minute.',
  'engines.tooMuchMemory': 'This picture needs more memory than there is. Try a smaller one.',
  'engines.unreadable': 'This picture can’t be read.',
  'engines.tooLarge': 'The picture has {pixels} million pixels; {limit} million is the most that can be worked on.',
  'engines.tooSmall': 'The picture is too small to work on.',
  'engines.nothingMarked': 'Nothing in the picture is marked. Mark what should go.',
  'engines.tooMuchMarked': 'Almost the whole picture is marked: too little is left to fill it from.',
  'engines.largeAlready': 'The picture has {width} × {height} pixels, which is as large as pictures get here.',
  'engines.noGrowth':
    'The picture has that size already. Say by how much it should grow, or which ratio it should have.',
  'engines.tooMuchGrowth':
    'That is more than {times} times the picture: too little of it is known to go on from. Grow it less.',
  'engines.hostedBusy': 'The image model is busy. Try again in a minute.',
  'engines.hostedRefused': 'The image model refused this picture or this edit.',
  'engines.hostedUnusable': 'The image model did not accept our key. Whoever runs this server has to look at it.',
  'engines.hostedFailed': 'The image model could not do this. Try again.',
  'engines.serviceBusy': 'The service that removes backgrounds is busy. Try again in a minute.',
  'engines.serviceUnusable':
    'The service that removes backgrounds did not accept our key, or the account there is used up. Whoever runs this server has to look at it.',
  'engines.serviceFailed': 'The service that removes backgrounds could not do this. Try again.',
} as const;
