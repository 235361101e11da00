/**
 * File types offered by a file dialog. iPhone photos (HEIC) can be picked, so that users learn what to do; not on
 * iPhones and iPads themselves: there the system converts to JPEG unless the page asks for more.
 */
import { useEffect, useState } from 'react';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';

const HEIC = 'image/heic,image/heif,.heic,.heif';

/** iPads identify as Macs, and are recognised by their touch screens. */
function converts({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** For the `accept` of a file field that is opened in this browser. */
export const acceptHere = (): string =>
  converts(navigator) ? UPLOAD_LIMITS.accept : `${UPLOAD_LIMITS.accept},${HEIC}`;

/** The same for a field that the server renders. */
export function useAccept(): string {
  const [accept, setAccept] = useState<string>(UPLOAD_LIMITS.accept);
  useEffect(() => setAccept(acceptHere()), []);
  return accept;
}
