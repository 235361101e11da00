/** Words that every screen may use. */
export const commonMessages = {
  'common.appName': 'Blend',
  'common.somethingWentWrong': 'Something went wrong',
  'common.somethingWentWrongCode': 'something_went_wrong',
  'common.refresh': 'refresh',
  'common.pageNotFound': 'Page not found',
  'common.goHome': 'Go Home',
  'common.errorInitializing': 'Error Initializing Blend',
  'common.retry': 'Retry',
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.wrongHost': 'This server does not answer under that address',
  'common.foreignOrigin': 'This request came from another site and was refused',
  'common.lengthRequired': 'The request did not say how large it is',
  'common.tooLarge': 'The request is too large',
  'common.tooMany': 'Too many requests. Try again in a moment',
  'common.malformed': 'The request is malformed',
} as const;
