/** A user's plan for operators: what applies now, granting another plan, withdrawing it. */
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { httpDelete, httpPost } from '#app/browser/http-client.ts';
import { Time } from '#app/browser/time.tsx';
import { useTask } from '#app/browser/use-task.ts';
import { NOTE_LENGTH } from '#app/services/admin/admin-requests.ts';
import type { GrantView, UserDetail } from '#app/services/admin/admin.ts';
import type { PaidPlan } from '#app/services/billing/products.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { FormDialog } from './form-dialog.tsx';
import { planName } from './parts.tsx';
import { Row, Rows } from './rows.tsx';

export function PlanCard({ user }: { user: UserDetail }): ReactNode {
  return (
    <Card
      title={message('admin.plan')}
      hint={message('admin.planText', { plan: planName(user.plan) })}
      action={!user.isAnonymous && <GiveDialog userId={user.id} />}
    >
      <Rows empty={message('admin.noGrants')}>
        {user.grants.map((grant) => (
          <Grant key={grant.id} userId={user.id} grant={grant} />
        ))}
      </Rows>
    </Card>
  );
}

function Grant({ userId, grant }: { userId: string; grant: GrantView }): ReactNode {
  const { id, plan, reason, by, at, endsAt, endedAt } = grant;
  const { revalidate } = useRevalidator();
  const { busy, error, run } = useTask();
  const withdraw = () =>
    void run(async () => {
      await httpDelete(`/api/admin/users/${userId}/plan/${id}`);
      await revalidate();
      toast({ title: message('admin.withdrawn') });
    });
  return (
    <Row
      title={planName(plan)}
      state={message(endedAt ? 'admin.ended' : 'admin.active')}
      tone={endedAt ? 'plain' : 'support'}
      error={error}
      actions={
        !endedAt && (
          <Button size="small" busy={busy} onClick={withdraw}>
            {message('admin.withdraw')}
          </Button>
        )
      }
    >
      <p className="mt-1 text-13 wrap-anywhere">{reason}</p>
      <p className="mt-0.5 text-13 text-muted">
        <span>{message('admin.given')}</span> <Time at={at} format="moment" className="tabular" />
        <span>{' · '}</span>
        <bdi>{by ?? message('admin.unknownOperator')}</bdi>
        <span>{' · '}</span>
        <EndOf endsAt={endsAt} endedAt={endedAt} />
      </p>
    </Row>
  );
}

function EndOf({ endsAt, endedAt }: Pick<GrantView, 'endsAt' | 'endedAt'>): ReactNode {
  const at = endedAt ?? endsAt;
  if (!at) return <span>{message('admin.noEnd')}</span>;
  return (
    <>
      <span>{message(endedAt ? 'admin.endedOn' : 'admin.endsOn')}</span>{' '}
      <Time at={at} format="day" className="tabular" />
    </>
  );
}

function GiveDialog({ userId }: { userId: string }): ReactNode {
  const [plan, setPlan] = useState<PaidPlan>('pro');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={message('admin.givePlan')}
      text={message('admin.givePlanText')}
      variant="primary"
      confirm={message('admin.givePlan')}
      isReady={reason.trim() !== ''}
      save={() => httpPost(`/api/admin/users/${userId}/plan`, { plan, until: until || null, reason })}
      done={message('admin.planGiven', { plan: planName(plan) })}
      onDone={() => setReason('')}
    >
      <Select<PaidPlan>
        label={message('admin.plan')}
        value={plan}
        options={[
          { value: 'pro', label: message('billing.pro') },
          { value: 'max', label: message('billing.max') },
        ]}
        onValueChange={setPlan}
      />
      <TextField
        type="date"
        label={message('admin.until')}
        hint={message('admin.untilHint')}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <TextField
        label={message('admin.reason')}
        value={reason}
        maxLength={NOTE_LENGTH}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
