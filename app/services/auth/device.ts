/** Whether a browser runs on a phone. Tablets and desktops get the application as it is. */

const phone = /iPhone|iPod|Android(?=.*\bMobile\b)|Windows Phone|BlackBerry|BB10(?=.*\bMobile\b)|Opera Mini|IEMobile|KAIOS/i;
/** Large tablets of some makers say "Mobile" too. */
const tablet = /iPad|Tablet|\bSM-[TXP]\d|Kindle|Silk(?!.*\bMobile\b)/i;

/** Judged by the User-Agent header; what does not say that it is a phone is none. */
export function isPhone(userAgent: string | null): boolean {
  return userAgent !== null && phone.test(userAgent) && !tablet.test(userAgent);
}
