/** A user's subscriptions; those bought on another platform are recorded and ended here. */
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { httpDelete, httpPost } from '#app/browser/http-client.ts';
import { Time } from '#app/browser/time.tsx';
import { useTask } from '#app/browser/use-task.ts';
import type { RecordSubscriptionRequest } from '#app/services/admin/admin-requests.ts';
import type { SubscriptionRow, UserDetail } from '#app/services/admin/admin.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { productName, storeName } from './action-list.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Row, Rows } from './rows.tsx';

const statusNames: Readonly<Record<string, MessageKey | undefined>> = {
  trialing: 'billing.statusTrialing',
  active: 'billing.statusActive',
  'past-due': 'billing.statusPastDue',
  unpaid: 'billing.statusPastDue',
  ended: 'admin.ended',
};

export function SubscriptionsCard({ user }: { user: UserDetail }): ReactNode {
  return (
    <Card
      title={message('admin.subscriptions')}
      hint={message('admin.subscriptionsText')}
      action={!user.isAnonymous && <RecordDialog userId={user.id} />}
    >
      <Rows empty={message('admin.noSubscriptions')}>
        {user.subscriptions.map((row) => (
          <Subscription key={row.id} userId={user.id} row={row} />
        ))}
      </Rows>
    </Card>
  );
}

function providerName(provider: string): string {
  if (provider === 'stripe') return 'Stripe';
  return provider === 'sandbox' ? message('admin.sandbox') : storeName(provider);
}

function Subscription({ userId, row }: { userId: string; row: SubscriptionRow }): ReactNode {
  const { id, provider, product, ref, status, periodEnd, cancelsAt, endedAt, isElsewhere } = row;
  const { revalidate } = useRevalidator();
  const { busy, error, run } = useTask();
  const [asked, setAsked] = useState(false);
  const name = statusNames[status];
  const end = () =>
    void run(async () => {
      await httpDelete(`/api/admin/users/${userId}/subscriptions/${id}`);
      await revalidate();
      toast({ title: message('admin.subscriptionEnded') });
    });
  return (
    <Row
      title={productName(product)}
      state={name ? message(name) : status}
      tone={endedAt ? 'plain' : status === 'past-due' || status === 'unpaid' ? 'danger' : 'support'}
      error={error}
      actions={
        isElsewhere &&
        !endedAt &&
        (asked ? (
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="danger" busy={busy} onClick={end}>
              {message('admin.endNow')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setAsked(false)}>
              {message('admin.keepIt')}
            </Button>
          </div>
        ) : (
          <Button size="small" onClick={() => setAsked(true)}>
            {message('admin.endSubscription')}
          </Button>
        ))
      }
    >
      <p className="mt-1 text-13 text-muted">
        <span>{providerName(provider)}</span>
        <span>{' · '}</span>
        <span>{message(endedAt ? 'admin.endedOn' : cancelsAt ? 'admin.endsOn' : 'admin.paidUntil')}</span>{' '}
        <Time at={endedAt ?? cancelsAt ?? periodEnd} format="day" className="tabular" />
      </p>
      <p className="mt-0.5 font-mono text-12 text-muted wrap-anywhere">{ref}</p>
    </Row>
  );
}

const products = ['pro-monthly', 'pro-yearly', 'max-monthly', 'max-yearly'] as const;
const empty: RecordSubscriptionRequest = {
  store: 'app-store',
  product: 'pro-monthly',
  ref: '',
  until: '',
  renews: true,
};

function RecordDialog({ userId }: { userId: string }): ReactNode {
  const [entry, setEntry] = useState(empty);
  const change = (part: Partial<RecordSubscriptionRequest>) => setEntry((before) => ({ ...before, ...part }));
  return (
    <FormDialog
      title={message('admin.recordSubscription')}
      text={message('admin.recordSubscriptionText')}
      confirm={message('admin.recordIt')}
      isReady={entry.ref.trim() !== '' && entry.until !== ''}
      save={() => httpPost(`/api/admin/users/${userId}/subscriptions`, entry)}
      done={message('admin.subscriptionRecorded')}
      onDone={() => setEntry(empty)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={message('admin.store')}
          value={entry.store}
          options={[
            { value: 'app-store', label: message('admin.appStore') },
            { value: 'play-store', label: message('admin.playStore') },
          ]}
          onValueChange={(store) => change({ store })}
        />
        <Select
          label={message('admin.product')}
          value={entry.product}
          options={products.map((value) => ({ value, label: productName(value) }))}
          onValueChange={(product) => change({ product })}
        />
      </div>
      <TextField
        label={message('admin.reference')}
        hint={message('admin.referenceHint')}
        value={entry.ref}
        maxLength={500}
        dir="ltr"
        onChange={(event) => change({ ref: event.target.value })}
      />
      <TextField
        type="date"
        label={message('admin.paidUntil')}
        value={entry.until}
        onChange={(event) => change({ until: event.target.value })}
      />
      <Switch label={message('admin.renews')} checked={entry.renews} onCheckedChange={(renews) => change({ renews })} />
    </FormDialog>
  );
}
