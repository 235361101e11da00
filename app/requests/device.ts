/** Tells whether a browser runs on a phone. Tablets and desktops get the full application. */

const phone = /iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|IEMobile|KAIOS/i;
/** Systems of phones and of other devices: on a phone they say "Mobile" too. */
const mostlyPhone = /Android|BB10/i;
const mobile = /\bMobile\b/i;
/** Large tablets of some makers say "Mobile" too. */
const tablet = /iPad|Tablet|\bSM-[TXP]\d|Kindle/i;
/** Fire tablets and Fire phones. */
const fire = /Silk/i;

/** Judged by the User-Agent header; a browser that does not identify as a phone counts as none. */
export function isPhone(userAgent: string | null): boolean {
  if (userAgent === null || tablet.test(userAgent)) return false;
  return mobile.test(userAgent)
    ? phone.test(userAgent) || mostlyPhone.test(userAgent)
    : phone.test(userAgent) && !fire.test(userAgent);
}
