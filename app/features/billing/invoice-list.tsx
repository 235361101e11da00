/** The invoices, newest first. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '#app/services/billing/money.ts';
import type { InvoiceView } from '#app/services/payments/payments.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Time } from '#app/browser/time.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { Badge } from '#app/ui/badge.tsx';

const statuses: Record<InvoiceView['status'], { words: MessageKey; tone: 'support' | 'accent' | 'plain' | 'danger' }> =
  {
    paid: { words: 'billing.invoicePaid', tone: 'support' },
    open: { words: 'billing.invoiceOpen', tone: 'accent' },
    failed: { words: 'billing.invoiceFailed', tone: 'danger' },
    refunded: { words: 'billing.invoiceRefunded', tone: 'plain' },
  };
/** Narrow windows leave out the number. */
const columns: readonly { words: MessageKey; className: string }[] = [
  { words: 'billing.invoiceDate', className: 'text-start' },
  { words: 'billing.invoiceFor', className: 'text-start' },
  { words: 'billing.invoiceNumber', className: 'text-start max-sm:hidden' },
  { words: 'billing.invoiceStatus', className: 'text-start' },
  { words: 'billing.invoiceTotal', className: 'text-end' },
];

export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }): ReactNode {
  const havePages = invoices.some(({ url }) => url !== null);
  return (
    <section aria-labelledby="invoices" className="grid gap-4">
      <h2 id="invoices" className="text-22">
        {message('billing.invoices')}
      </h2>
      {invoices.length === 0 ? (
        <EmptyState
          title={message('billing.noInvoices')}
          hint={message('billing.noInvoicesText')}
          className="rounded-card border border-line bg-panel"
        />
      ) : (
        <div className="relative overflow-x-auto rounded-card border border-line bg-panel">
          <table className="w-full text-start text-13">
            <thead>
              <tr className="border-b border-line text-muted">
                {columns.map(({ words, className }) => (
                  <th
                    key={words}
                    scope="col"
                    className={classNames('px-3 py-3 font-medium whitespace-nowrap sm:px-4', className)}
                  >
                    {message(words)}
                  </th>
                ))}
                {havePages && (
                  <th scope="col" className="px-4 py-3">
                    <span className="sr-only">{message('billing.open')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {invoices.map((invoice) => (
                <Row key={invoice.id} invoice={invoice} havePages={havePages} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({
  invoice: { number, createdAt, description, total, refunded, status, url },
  havePages,
}: {
  invoice: InvoiceView;
  havePages: boolean;
}): ReactNode {
  const { words, tone } = statuses[status];
  return (
    <tr>
      <td className="px-3 py-3 sm:px-4 sm:whitespace-nowrap">
        <Time at={createdAt} format="day" className="tabular" />
      </td>
      <td className="px-3 py-3 font-medium sm:px-4">{description}</td>
      <td className="px-4 py-3 whitespace-nowrap text-muted max-sm:hidden">
        <span className="tabular">{number}</span>
      </td>
      <td className="px-3 py-3 sm:px-4 sm:whitespace-nowrap">
        <Badge tone={tone}>{message(words)}</Badge>
        {status === 'paid' && refunded && (
          <span className="text-muted max-sm:block sm:ms-2">
            {message('billing.invoicePartRefunded', { amount: formatMoney(refunded) })}
          </span>
        )}
      </td>
      <td className="px-3 py-3 text-end font-semibold sm:px-4 whitespace-nowrap">
        <span className="tabular">{formatMoney(total)}</span>
      </td>
      {havePages && (
        <td className="px-4 py-3 text-end">
          {url && (
            <a
              href={url}
              aria-label={message('billing.openInvoice', { number })}
              className="inline-grid size-8 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
            >
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
            </a>
          )}
        </td>
      )}
    </tr>
  );
}
