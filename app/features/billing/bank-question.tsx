/**
 * The bank wants the card's owner to confirm: a dialog, and the same question on the page for people who closed it or
 * have no scripts.
 */
import { Landmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatMoney } from '#app/services/billing/money.ts';
import type { Purchase } from '#app/services/payments/payments.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { message } from '#messages/message.ts';

export interface BankQuestionProps {
  purchase: Purchase;
  busy: boolean;
  /** It takes longer than usual. */
  slow: boolean;
  onDecide(approved: boolean): void;
}

export function BankQuestion({ purchase: { price, trialDays }, busy, slow, onDecide }: BankQuestionProps): ReactNode {
  const [closed, setClosed] = useState(false);
  const text = message(trialDays > 0 ? 'billing.bankTextTrial' : 'billing.bankText', { price: formatMoney(price) });
  return (
    <section aria-labelledby="bank" className="grid gap-4 rounded-sheet border border-line bg-panel p-6">
      <Landmark size={28} strokeWidth={1.5} aria-hidden className="text-support-text" />
      <div>
        <h2 id="bank" className="text-22">
          {message('billing.bankTitle')}
        </h2>
        <p className="mt-1 text-15 text-muted">{text}</p>
      </div>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="authentication" />
        <Decisions busy={busy} onDecide={onDecide} />
      </form>
      <Dialog
        title={message('billing.bankTitle')}
        description={text}
        size="small"
        open={!closed}
        onOpenChange={(open) => setClosed(!open)}
        footer={<Decisions busy={busy} onDecide={onDecide} />}
      >
        {busy && slow && (
          <p role="status" className="text-13 text-muted">
            {message('billing.slowPaying')}
          </p>
        )}
      </Dialog>
    </section>
  );
}

function Decisions({ busy, onDecide }: { busy: boolean; onDecide(approved: boolean): void }): ReactNode {
  return (
    <>
      {([false, true] as const).map((approved) => (
        <Button
          key={String(approved)}
          type="submit"
          name="approved"
          value={String(approved)}
          variant={approved ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={(event) => {
            event.preventDefault();
            onDecide(approved);
          }}
        >
          {message(approved ? 'billing.approve' : 'billing.decline')}
        </Button>
      ))}
    </>
  );
}
