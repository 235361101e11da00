/** How long a sign-in link works, minutes: for the token, the mail and the page's words. */
export const linkMinutes = 30;
