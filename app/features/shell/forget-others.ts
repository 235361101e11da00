/** What this browser keeps of others than this user is forgotten, on whatever page they come to. */
import { useLayoutEffect } from 'react';
import { clearCaches } from '#app/browser/fetch-cache.ts';

/** `userId` null: nobody is signed in, and nothing is kept. As the first child, so that it runs before anything is read. */
export function ForgetOthers({ userId }: { userId: string | null }): null {
  useLayoutEffect(() => clearCaches(localStorage, userId), [userId]);
  return null;
}
