/**
 * Codes by text message: how long one works, minutes, and how many digits it has. For the code, the message and the
 * words on the page.
 */
export const codeMinutes = 10;
export const codeLength = 6;
/** Wrong codes until it no longer works. */
export const codeTries = 5;
/** Seconds before a code, or a link, may be asked for again. */
export const resendAfter = 30;
