/** While a list of the library is on its way, or when it did not come. */
import type { ReactNode } from 'react';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import type { Listing } from './library-index.ts';

export function ListingState({ listing }: { listing: Listing }): ReactNode {
  if (!listing.failed) return <Loading label={message('library.loading')} className="py-4" />;
  return (
    <p role="alert" className="flex items-center justify-between gap-2 text-13 text-muted">
      {message('library.notLoaded')}
      <button type="button" onClick={listing.retry} className="h-8 rounded-control px-2 font-medium text-accent-text hover:bg-tint">{message('common.retry')}</button>
    </p>
  );
}
