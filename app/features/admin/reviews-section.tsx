/** Flagged or reported results and shared designs: pending or decided. */
import type { ReactNode } from 'react';
import type { ReviewPage } from '#app/services/admin/admin.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { message } from '#messages/message.ts';
import { Choice, Pages } from './parts.tsx';
import { ReviewItemCard } from './review-item-card.tsx';

export function ReviewsSection({ page, decided }: { page: ReviewPage; decided: boolean }): ReactNode {
  return (
    <Card
      title={message('admin.reviews')}
      hint={message('admin.reviewsText')}
      action={
        <nav aria-label={message('admin.reviewsShown')} className="inline-flex h-8 rounded-control bg-tint p-0.5">
          <Choice to="/admin/reviews" isCurrent={!decided}>
            {message('admin.waitingCount', { count: page.open })}
          </Choice>
          <Choice to="/admin/reviews?decided=yes" isCurrent={decided}>
            {message('admin.decided')}
          </Choice>
        </nav>
      }
    >
      {page.reviews.length === 0 ? (
        <EmptyState
          title={message(decided ? 'admin.noDecisions' : 'admin.noReviews')}
          hint={message(decided ? 'admin.noDecisionsText' : 'admin.noReviewsText')}
          className="py-8"
        />
      ) : (
        <ul className="grid gap-4">
          {page.reviews.map((review) => (
            <li key={review.id}>
              <ReviewItemCard item={review} />
            </li>
          ))}
        </ul>
      )}
      <Pages next={page.next} />
    </Card>
  );
}
