/** The rare painters of the open design: fetched for a design that needs them, otherwise at the first interaction. */
import { onFirstInteraction } from '#app/ui/deferred.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { designNeedsRare } from '#design/fabric/needs.ts';
import type { RarePainters } from '#design/fabric/paint/tools.ts';
import { fetchCode } from '../loading/fetch-code.ts';

let here: RarePainters | null = null;

/** Resolves to whether they are there. */
function fetch(): Promise<boolean> {
  return fetchCode(() => import('#design/fabric/paint/rare-painters.ts')).then(
    ({ RARE_PAINTERS }) => {
      here = RARE_PAINTERS;
      return true;
    },
    () => false,
  );
}

onFirstInteraction(() => void fetch());

export const rarePainters = (): RarePainters | null => here;

/**
 * Brings them if a design needs them; resolves to whether they have arrived now. If they can't be fetched, the design is
 * shown without, and the next call asks again.
 */
export async function bringRarePainters(design: DesignDocument): Promise<boolean> {
  return !here && designNeedsRare(design) && fetch();
}
