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
} as const;
