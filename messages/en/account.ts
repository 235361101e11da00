/** Sign-in, mails, uploads, drafts, plans and limits. */
export const accountMessages = {
  'account.enterValidEmail': 'Enter a valid email',

  'account.signedOut': 'You are signed out. Sign in and try again.',
  'account.notFound': 'There is nothing here',

  'account.methodNotAllowed': 'This address does not take that method',

  'account.signInTitle': 'Sign in to Blend',
  'account.signInText': 'No password to remember.',
  'account.signInDraft':
    'Sign in to see your design. What you typed and attached is saved, even if you open the link in another browser.',
  'account.email': 'Email',
  'account.emailPlaceholder': 'you@example.com',
  'account.emailHint': 'We send you a link that signs you in.',
  'account.sendLink': 'Send link',
  'account.or': 'or',
  'account.continueAsGuest': 'Continue without an account',
  'account.guestGoOn': 'Continue without an account',
  'account.guestRefused': 'You need an account to save designs. Without one, you can look around.',
  'account.tooManyGuests': 'Too many guest visits came from your network. Try again {when}, or sign in.',
  'account.guestLookAround': 'Look around',
  'account.mailDown': 'This server can’t send email yet: its administrator needs to set SMTP_URL.',
  'account.checkMail': 'Check your email',
  'account.linkSent': 'We sent a link to {email}. It works once, in any browser, and expires in {minutes} minutes.',
  'account.resendIn': '{seconds, plural, one {Send again in # second} other {Send again in # seconds}}',
  'account.resend': 'Send again',
  'account.otherAddress': 'Use another address',
  'account.openOutbox': 'Open the local outbox',
  'account.outboxNote': 'Email isn’t set up on this machine. Your link is in the local outbox.',
  'account.spamHint': 'Can’t find it? Check your spam folder.',

  'account.tripDenied':
    'You didn’t allow {provider} to share your account with Blend. Try again, or sign in another way.',
  'account.tripNoEmail': '{provider} didn’t share your email address. Allow it there, or sign in another way.',
  'account.tripUnverified':
    '{provider} has not confirmed your email address. Confirm it there, or sign in another way.',
  'account.tripUnlinked':
    'An account with this email address already exists. Sign in once with an email link; after that, {provider} works too.',
  'account.tripDown': '{provider} can’t be reached right now. Try again in a moment, or sign in another way.',
  'account.tripTimedOut': '{provider} took too long to answer. Try again, or sign in another way.',
  'account.tripLost': 'This sign-in started in another browser or too long ago. Try again here.',
  'account.tripBusy': 'Too many attempts at once. Wait a minute, then try again.',
  'account.tripFailed': 'Sign-in with {provider} failed. Try again, or sign in another way.',
  'account.leaving': 'Going to {provider}',

  'account.almostThere': 'Almost there',
  'account.pressToSignIn': 'Press the button to finish signing in.',
  'account.signInButton': 'Sign in',
  'account.signingIn': 'Signing you in',
  'account.linkSpent': 'This link no longer works',
  'account.linkSpentText':
    'A link works once and expires after {minutes} minutes. Ask for a new one and carry on where you left off.',
  'account.linkBusy': 'Too many attempts at once',
  'account.linkBusyText': 'Try again {when}. Your link still works.',
  'account.sendNewLink': 'Send a new link',
  'account.tryAgain': 'Try again',
  'account.alreadySignedIn': 'You’re already signed in',
  'account.alreadySignedInText': 'This link has already been used to sign you in.',
  'account.carryOn': 'Carry on',

  'account.outboxTitle': 'Local outbox',
  'account.outboxText':
    'Emails and text messages that weren’t sent because no service is set up to send them. Only this machine can see this page.',
  'account.outboxEmpty': 'Nothing here yet',
  'account.outboxEmptyText': 'Sign-in links and codes appear here as soon as someone asks for one.',
  'account.outboxTo': 'To {to}',
  'account.outboxOpenLink': 'Open link',

  'account.guest': 'Guest',
  'account.mailSubject': 'Your sign-in link for Blend',
  'account.mailLead': 'Press the button to sign in and carry on where you left off.',
  'account.mailLeadText': 'Open this address to sign in and carry on where you left off:',
  'account.mailButton': 'Sign in to Blend',
  'account.mailCopy': 'If the button doesn’t work, open this address:',
  'account.mailNote': 'The link works once and expires in {minutes} minutes.',
  'account.mailIgnore': 'If you didn’t ask for this link, ignore this email. Nobody can sign in without it.',
  'account.tooManyMails': 'Several links were sent to this address already. Check your inbox, or try again {when}.',
  'account.mailNotSent': 'The email could not be sent. Try again in a moment.',

  'account.uploadFailed': 'Upload Failed!',
  'account.serverDiskFull':
    'The server’s disk is full, so nothing new can be kept. Nothing that was saved is lost. Try again later.',
  'account.serverDiskUnavailable':
    'The server can’t reach its disk right now. Nothing that was saved is lost. Try again later.',
  'account.fileProblem': '{name}: {problem}',
  'account.invalidFileType': 'Invalid file type',
  'account.fileTooLarge': 'A file can be at most {megabytes} MB',
  'account.pictureTooLarge': 'A picture can have at most {megapixels} megapixels',
  'account.refusedHeic':
    'Invalid file type: this is a HEIC photo. On the iPhone choose Settings → Camera → Formats → Most Compatible, or share the photo as JPEG.',
  'account.refusedTiff': 'Invalid file type: this is a TIFF or raw photo. Save it as JPEG or PNG.',
  'account.refusedSvg': 'Invalid file type: this is an SVG drawing. Save it as PNG, or import it from your projects.',
  'account.refusedPdf':
    'Invalid file type: this is a PDF. Save its page as JPEG or PNG, or import it from your projects.',
  'account.refusedPsd': 'Invalid file type: this is a Photoshop file. Save it as PNG or JPEG.',
  'account.refusedJxl': 'Invalid file type: this is a JPEG XL picture. Save it as JPEG or PNG.',
  'account.refusedJp2': 'Invalid file type: this is a JPEG 2000 picture. Save it as JPEG or PNG.',
  'account.refusedVideo': 'Invalid file type: this is a video. Pause it and take a screenshot, or choose a photo.',
  'account.fileEmpty': 'This file is empty',
  'account.fileUnreadable': 'This file can’t be read. It may have been moved, or it may be a folder.',
  'account.fileIncomplete': 'Most of this picture is missing: copy or download it again',
  'account.fileDamaged': 'This picture is damaged and can’t be opened',
  'account.fileUnreadableHere':
    'This file could not be read: it is damaged or saved in an unusual way. Save it again from another app and try that.',
  'account.fileTooDemanding':
    'This file takes too much time or memory to open. Save it again from another app, or make it smaller.',
  'account.uploadsBusy': 'The server is checking too many files right now. Try again in a minute.',
  'account.fileMissing': 'Choose a file',
  'account.tooManyFiles': 'Attach at most {limit} files',
  'account.fileGone': 'One of your pictures is no longer there. Attach it again.',
  'account.promptMissing': 'Describe what you’d like to see',
  'account.promptTooLong': 'Use at most {limit, number} characters',
  'account.draftGone':
    'What you prepared is no longer here: it is kept for seven days, and for one account only. Start again below.',
} as const;
