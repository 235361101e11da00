/** Signing in by phone: numbers, codes, text messages. */
export const phoneMessages = {
  'phone.enterValid': 'Enter a valid phone number',
  'phone.invalid': 'Invalid phone number',
  'phone.invalidCode': 'Invalid code',
  'phone.wrongCode': 'Invalid code entered. Try again!',
  'phone.codeGone': 'This code doesn’t work here or has expired. Send a new one, and enter it in this browser.',
  'phone.tooManyTries': 'Too many wrong codes. Try again {when}, or sign in another way.',
  'phone.refused': 'This number can’t receive messages from us. Sign in another way.',
  'phone.notSent': 'The message could not be sent. Try again in a moment.',
  'phone.busy': 'Too many messages are being sent. Try again in a minute.',
  'phone.tooMany': 'Several codes were sent already. Try again {when}.',
  'phone.tooManyHours': 'Several codes were sent already. Try again {when}, or sign in another way.',

  'phone.byEmail': 'Email',
  'phone.byPhone': 'Phone',
  'phone.continueWith': 'Continue with {provider}',
  'phone.methods': 'How to sign in',
  'phone.number': 'Phone number',
  'phone.numberHint': 'We text you a code that signs you in.',
  'phone.otherCountry': 'Another country: start with + and its code.',
  'phone.country': 'Country code',
  'phone.countryOf': 'Country code: {country},',
  'phone.searchCountry': 'Search by country or code',
  'phone.noCountry': 'No country found',
  'phone.sendCode': 'Send code',
  'phone.tryAgainIn': 'Try again in {time}',

  'phone.enterCode': 'Enter the code',
  'phone.sentTo': 'We texted a {length}-digit code to {phone}. It works once and expires in {minutes} minutes.',
  'phone.code': '{length}-digit code',
  'phone.otherNumber': 'Use another number',
  'phone.outboxNote': 'Text messages aren’t set up on this machine. Your code is in the local outbox.',
  'phone.down': 'This server can’t send text messages yet: its administrator needs to set up a Twilio account.',

  'phone.outboxMessage': 'Text message',
  'phone.copyCode': 'Copy code',
  'phone.copied': 'Copied',
  'phone.outboxMail': 'Email',
  // Browsers read the last line, and then offer the code only to this site.
  'phone.text':
    '{code} is your Blend sign-in code. It works once, for {minutes} minutes. Nobody from Blend will ever ask you for it.\n\n@{host} #{code}',
} as const;
