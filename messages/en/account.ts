/** Sign-in, mails, uploads, drafts, plans and limits. */
export const accountMessages = {
  'account.enterValidEmail': 'Enter a valid email',

  'account.signedOut': 'You are signed out. Sign in and try again.',
  'account.notFound': 'There is nothing here',

  'account.guest': 'Guest',
  'account.mailSubject': 'Your sign-in link for Blend',
  'account.mailLead': 'Press the button to sign in and carry on where you left off.',
  'account.mailButton': 'Sign in to Blend',
  'account.mailCopy': 'If the button does nothing, open this address:',
  'account.mailNote': 'The link works once, for {minutes} minutes.',
  'account.mailIgnore': 'If you did not ask for it, ignore this mail: nobody can sign in without it.',
  'account.tooManyMails': 'Several links were sent to this address already. Look in your inbox, or try again in a few minutes.',
  'account.mailNotSent': 'The mail could not be sent. Try again in a moment.',

  'account.uploadFailed': 'Upload Failed!',
  'account.invalidFileType': 'Invalid file type',
  'account.fileTooLarge': 'A file can be at most {megabytes} MB',
  'account.pictureTooLarge': 'A picture can have at most {megapixels} megapixels',
  'account.fileDamaged': 'This picture is damaged and can’t be opened',
  'account.fileMissing': 'Choose a file',
  'account.tooManyFiles': 'Attach at most {limit} files',
} as const;
