/** One account: identity, rights, usage and operators' actions on it. Shows none of its content. */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Time } from '#app/browser/time.tsx';
import type { UserDetail } from '#app/services/admin/admin.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { message } from '#messages/message.ts';
import { ActionList } from './action-list.tsx';
import { GenerationTable } from './generation-table.tsx';
import { Limits } from './parts.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReviewItemCard } from './review-item-card.tsx';
import { SubscriptionsCard } from './subscriptions-card.tsx';
import { TurnTable } from './turn-table.tsx';

export function UserDetailSection({ user }: { user: UserDetail }): ReactNode {
  return (
    <>
      <Link
        to="/admin"
        className="inline-flex items-center gap-1.5 justify-self-start rounded-small text-13 font-medium text-muted hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
        {message('admin.allUsers')}
      </Link>
      <AccountCard user={user} />
      <PlanCard user={user} />
      <SubscriptionsCard user={user} />
      <Card title={message('admin.generations')} hint={message('admin.newestGenerations')}>
        {user.generations.length === 0 ? (
          <p className="text-13 text-muted">{message('admin.noGenerationsOfOne')}</p>
        ) : (
          <GenerationTable generations={user.generations} ofOne />
        )}
      </Card>
      <Card title={message('admin.turns')} hint={message('admin.newestTurns')}>
        {user.turns.length === 0 ? (
          <p className="text-13 text-muted">{message('admin.noTurnsOfOne')}</p>
        ) : (
          <TurnTable turns={user.turns} />
        )}
      </Card>
      <Card title={message('admin.reviews')}>
        {user.reviews.length === 0 ? (
          <p className="text-13 text-muted">{message('admin.noReviewsOfOne')}</p>
        ) : (
          <ul className="grid gap-4">
            {user.reviews.map((review) => (
              <li key={review.id}>
                <ReviewItemCard item={review} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={message('admin.record')}>
        {user.actions.length === 0 ? (
          <p className="text-13 text-muted">{message('admin.noActionsOfOne')}</p>
        ) : (
          <ActionList actions={user.actions} ofOne />
        )}
      </Card>
    </>
  );
}

function AccountCard({ user }: { user: UserDetail }): ReactNode {
  const title = user.email ?? user.phone ?? (user.name || message('admin.visit'));
  return (
    <Card title={title} hint={user.name && user.name !== title ? user.name : undefined}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <Fact name={message('admin.id')}>
          <span className="font-mono text-13 wrap-anywhere">{user.id}</span>
        </Fact>
        <Fact name={message('admin.signsIn')}>
          <span className="flex flex-wrap gap-1.5">
            {user.isAnonymous && <Badge tone="plain">{message('admin.visit')}</Badge>}
            {user.email && (
              <Badge tone={user.emailVerified ? 'support' : 'danger'}>
                {message(user.emailVerified ? 'admin.emailVerified' : 'admin.emailUnverified')}
              </Badge>
            )}
            {user.phone && <Badge tone="support">{message('admin.byPhone')}</Badge>}
            {user.providers.map((provider) => (
              <Badge key={provider} tone="plain">
                {provider}
              </Badge>
            ))}
          </span>
        </Fact>
        <Fact name={message('admin.joined')}>
          <Time at={user.createdAt} format="day" className="tabular" />
        </Fact>
        <Fact name={message('admin.seen')}>
          {user.seenAt ? <Time at={user.seenAt} format="ago" /> : message('admin.signedOut')}
        </Fact>
        <Fact name={message('admin.storage')}>
          <span className="tabular">
            {message('admin.usedOf', { used: sizeText(user.storage), amount: sizeText(user.storageAllowed) })}
          </span>
        </Fact>
        <Fact name={message('admin.made')}>
          {message('admin.madeCount', { designs: user.designs, chats: user.chats })}
        </Fact>
        <Fact name={message('admin.used')}>
          <Limits limits={user.limits} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="mt-1 text-15">{children}</dd>
    </div>
  );
}
