/**
 * Codes by text message: how long one works, minutes, and how many digits it has. For the code, the message and the
 * page's words.
 */
export const codeMinutes = 10;
export const codeLength = 6;
/** Wrong codes until it stops working. */
export const codeTries = 5;
/** Seconds before a code, or a link, may be requested again. */
export const resendAfter = 30;
