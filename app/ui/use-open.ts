/** Whether a floating part is open: as its owner says, or else by itself. */
import { useState } from 'react';

/** `given`: what the owner says. `onOpenChange` is called for changes only. */
export function useOpen(
  given: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): [open: boolean, setOpen: (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const setOpen = (next: boolean): void => {
    setOwn(next);
    if (next !== open) onOpenChange?.(next);
  };
  return [open, setOpen];
}
