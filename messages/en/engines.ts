/** Engines: errors of jobs that can't be done, and the places where engines run. */
export const enginesMessages = {
  'engines.failed': 'This didn’t work. Try again.',
  'engines.tooLong': 'This took longer than {seconds} seconds and was stopped. A smaller picture is quicker.',
  'engines.tooMany': '{count, plural, one {One job is} other {# jobs are}} already waiting. Try again in a minute.',
  'engines.tooMuchMemory': 'This picture needs more memory than is available. Try a smaller one.',
  'engines.unreadable': 'This picture can’t be read.',
  'engines.tooLarge': 'The picture has {pixels} million pixels; it can have at most {limit} million.',
  'engines.tooSmall': 'The picture is too small to work on.',
  'engines.nothingMarked': 'Nothing in the picture is marked. Mark what you want to remove.',
  'engines.tooMuchMarked': 'Almost all of the picture is marked: too little is left to fill it from.',
  'engines.largeAlready': 'The picture has {width} × {height} pixels, the largest size there is here.',
  'engines.noGrowth': 'The picture already has that size. Say how far to extend it, or which ratio it should have.',
  'engines.tooMuchGrowth':
    'That is more than {times} times the size of the picture, too much to extend it to. Choose a smaller size.',
  'engines.hostedBusy': 'The image model is busy. Try again in a minute.',
  'engines.hostedRefused': 'The image model refused this picture or this edit.',
  'engines.hostedUnusable': 'The image model did not accept the server’s key. Its administrator needs to check it.',
  'engines.hostedFailed': 'The image model could not do this. Try again.',
  'engines.serviceBusy': 'The background removal service is busy. Try again in a minute.',
  'engines.serviceUnusable':
    'The background removal service did not accept the server’s key, or its account is used up. The administrator needs to check it.',
  'engines.serviceFailed': 'The background removal service could not do this. Try again.',
} as const;
