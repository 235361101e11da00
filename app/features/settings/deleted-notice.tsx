/** On the front page, right after an account was deleted: says that it is done. */
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';

/** The front page with the notice. */
export const DELETED_PATH = '/?account=deleted';

export function DeletedNotice(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const deleted = search.get('account') === 'deleted';
  useEffect(() => {
    if (!deleted) return;
    toast({ title: message('settings.deleted'), description: message('settings.deletedText'), duration: 12_000 });
    // Reloading or sharing the address has not deleted anything.
    setSearch(
      (now) => {
        now.delete('account');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [deleted, setSearch]);
  return null;
}
