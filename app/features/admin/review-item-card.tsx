/** Something flagged or reported, of either kind. */
import type { ReactNode } from 'react';
import type { ReviewItem } from '#app/services/admin/admin.ts';
import { LinkReportCard } from './link-report-card.tsx';
import { ReviewCard } from './review-card.tsx';

export function ReviewItemCard({ item }: { item: ReviewItem }): ReactNode {
  return item.of === 'link' ? <LinkReportCard report={item} /> : <ReviewCard review={item} />;
}
