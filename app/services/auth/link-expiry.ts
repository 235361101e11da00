/** How long a sign-in link works, minutes: for the token, the mail and the words on the page. */
export const linkMinutes = 30;
