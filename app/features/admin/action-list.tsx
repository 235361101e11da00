/** Lists operators' actions, newest first. */
import type { ReactNode } from 'react';
import { Time } from '#app/browser/time.tsx';
import type { ActionDetail, ActionPage, ActionView } from '#app/services/admin/operator-actions.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { isProductKey } from '#app/services/billing/products.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { Pages, planName, UserLink } from './parts.tsx';

const actionNames: Readonly<Record<string, MessageKey | undefined>> = {
  'plan.give': 'admin.didGive',
  'plan.withdraw': 'admin.didWithdraw',
  'subscription.record': 'admin.didRecord',
  'subscription.end': 'admin.didEnd',
  'generation.retry': 'admin.didRetry',
  'generation.cancel': 'admin.didCancel',
  'review.keep': 'admin.didKeep',
  'review.uphold': 'admin.didUphold',
  'review.take-down': 'admin.didTakeDown',
  'share.keep': 'admin.didKeepLink',
  'share.take-down': 'admin.didTakeDownLink',
  'model.choose': 'admin.didChooseModel',
};

export function RecordSection({ page }: { page: ActionPage }): ReactNode {
  return (
    <Card title={message('admin.record')} hint={message('admin.recordText')}>
      {page.actions.length === 0 ? (
        <EmptyState title={message('admin.noActions')} hint={message('admin.noActionsText')} className="py-8" />
      ) : (
        <ActionList actions={page.actions} />
      )}
      <Pages next={page.next} />
    </Card>
  );
}

/** `ofOne`: on the page of the user that all entries are about. */
export function ActionList({ actions, ofOne = false }: { actions: readonly ActionView[]; ofOne?: boolean }): ReactNode {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {actions.map(({ id, operator, action, user, detail, at }) => {
        const name = actionNames[action];
        const more = detailText(detail);
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 py-3 text-13">
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-15">
                <span>{name ? message(name) : action}</span>
                {!ofOne && <span className="text-muted"> · </span>}
                {!ofOne && <UserLink user={user} />}
              </p>
              {more !== '' && <p className="mt-0.5 text-muted wrap-anywhere">{more}</p>}
            </div>
            <p className="text-muted wrap-anywhere">
              <bdi>{operator}</bdi>
            </p>
            <p className="w-40 text-muted sm:text-end">
              <Time at={at} format="moment" className="tabular" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const storeNames: Readonly<Record<string, MessageKey | undefined>> = {
  'app-store': 'admin.appStore',
  'play-store': 'admin.playStore',
};

export function storeName(store: string): string {
  const name = storeNames[store];
  return name ? message(name) : store;
}

export const productName = (product: string): string =>
  isProductKey(product) ? message(`payments.product.${product}`) : product;

/** 'Pro · until 2026-12-24 · A gift' */
function detailText({ plan, until, reason, kind, note, store, product, ref, title }: ActionDetail): string {
  return [
    title,
    typeof plan === 'string' ? planName(plan) : null,
    typeof store === 'string' ? storeName(store) : null,
    typeof product === 'string' ? productName(product) : null,
    typeof kind === 'string' ? message(factsOf(kind).title) : null,
    until === undefined ? null : until === null ? message('admin.noEnd') : message('admin.untilDay', { day: until }),
    ref,
    reason,
    note,
  ]
    .filter((part) => part != null && part !== '')
    .join(' · ');
}
