/** Selects all rows of a list, those on pages that have not been read too. */
import { useState } from 'react';
import type { SelectionHandle } from './use-selection.ts';

export function useSelectAll(
  list: { rest(): Promise<readonly { id: string }[]> },
  selection: Pick<SelectionHandle, 'selectAll'>,
): { run(): void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const selectAll = async (): Promise<void> => {
    setBusy(true);
    const all = await list.rest();
    setBusy(false);
    selection.selectAll(all.map(({ id }) => id));
  };
  return { run: () => void selectAll(), isBusy };
}
