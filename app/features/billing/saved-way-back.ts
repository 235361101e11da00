/** Where the user came from, kept in this tab while they pay on the provider's page, which leads back without it. */
import { useEffect, useState } from 'react';
import { wayBack } from '#app/contracts/paywall-path.ts';

const keyOf = (purchase: string) => `blend-way-back:${purchase}`;

export function saveWayBack(purchase: string, from: string | null): void {
  if (!from) return;
  try {
    window.sessionStorage.setItem(keyOf(purchase), from);
  } catch {
    // Storage is off or full: the way back is then the home page.
  }
}

/** The way back from the address, otherwise the one kept for this purchase. */
export function useWayBack(purchase: string | null, said: string | null): string | null {
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (said || !purchase) return;
    try {
      const found = window.sessionStorage.getItem(keyOf(purchase));
      setKept(found && wayBack(found));
    } catch {
      // As above.
    }
  }, [purchase, said]);
  return said ?? kept;
}
