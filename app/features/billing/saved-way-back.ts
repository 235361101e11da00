/** Where one came from, kept in this tab while one pays on the provider's page, which leads back without it. */
import { useEffect, useState } from 'react';
import { wayBack } from '#app/contracts/paywall-path.ts';

const keyOf = (purchase: string) => `blend-way-back:${purchase}`;

export function saveWayBack(purchase: string, from: string | null): void {
  if (!from) return;
  try {
    window.sessionStorage.setItem(keyOf(purchase), from);
  } catch {
    // Switched off, or full: the way back is then the home.
  }
}

/** What the address says, else what was kept for this purchase. */
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
