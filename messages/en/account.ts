/** Sign-in, mails, plans and limits. */
export const accountMessages = {
  'account.enterValidEmail': 'Enter a valid email',
} as const;
