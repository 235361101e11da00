/** Shown while a list of the library loads, or if it failed. */
import type { ReactNode } from 'react';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { PanelProblem } from '../../panel-parts/panel-problem.tsx';
import type { Listing } from './library-index.ts';

export function ListingState({ listing }: { listing: Listing }): ReactNode {
  if (!listing.failed) return <Loading label={message('library.loading')} className="py-4" />;
  return <PanelProblem onRetry={listing.retry}>{message('library.notLoaded')}</PanelProblem>;
}
