/** Code other than components (lazy-part.tsx) that only an interacting user needs: it comes at the first interaction. */
import { onFirstInteraction } from '#app/ui/deferred.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { fetchCode } from './fetch-code.ts';

/**
 * Returns the function that uses a module's code: immediately if it is there, otherwise in the order of the calls once
 * it has arrived; then it returns false. Code that can't be fetched is reported to the user, and fetched again by the
 * next call. Call it at module level.
 */
export function lateCode<Module>(load: () => Promise<Module>): (use: (module: Module) => void) => boolean {
  let here: Module | null = null;
  let coming: Promise<Module> | null = null;
  const fetch = (): Promise<Module> =>
    (coming ??= fetchCode(load).then(
      (module) => (here = module),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    ));
  onFirstInteraction(() => void fetch().catch(() => undefined));
  return (use) => {
    if (here) {
      use(here);
      return true;
    }
    fetch().then(use, () => void toast({ title: message('sync.partMissing') }));
    return false;
  };
}
