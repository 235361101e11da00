/** The invoices, newest first. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '#app/services/billing/money.ts';
import type { InvoiceView } from '#app/services/payments/payments.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { Badge } from './badge.tsx';
import { LocalDate } from './local-time.tsx';

const statuses: Record<InvoiceView['status'], { words: MessageKey; tone: 'support' | 'accent' | 'plain' | 'danger' }> = {
  paid: { words: 'billing.invoicePaid', tone: 'support' },
  open: { words: 'billing.invoiceOpen', tone: 'accent' },
  failed: { words: 'billing.invoiceFailed', tone: 'danger' },
  refunded: { words: 'billing.invoiceRefunded', tone: 'plain' },
};
const columns: readonly MessageKey[] = ['billing.invoiceDate', 'billing.invoiceFor', 'billing.invoiceNumber', 'billing.invoiceStatus', 'billing.invoiceTotal'];

export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }): ReactNode {
  return (
    <section aria-labelledby="invoices" className="grid gap-4">
      <h2 id="invoices" className="text-22">{message('billing.invoices')}</h2>
      {invoices.length === 0 ? (
        <EmptyState title={message('billing.noInvoices')} hint={message('billing.noInvoicesText')} className="rounded-card border border-line bg-panel" />
      ) : (
        <div className="overflow-x-auto rounded-card border border-line bg-panel">
          <table className="w-full text-start text-13">
            <thead>
              <tr className="border-b border-line text-muted">
                {columns.map((words) => (
                  <th key={words} scope="col" className={`px-4 py-3 font-medium whitespace-nowrap ${words === 'billing.invoiceTotal' ? 'text-end' : 'text-start'}`}>{message(words)}</th>
                ))}
                <th scope="col" className="px-4 py-3"><span className="sr-only">{message('billing.open')}</span></th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {invoices.map((invoice) => <Row key={invoice.id} invoice={invoice} />)}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ invoice: { number, createdAt, description, total, refunded, status, url } }: { invoice: InvoiceView }): ReactNode {
  const { words, tone } = statuses[status];
  return (
    <tr>
      <td className="px-4 py-3 whitespace-nowrap"><LocalDate at={createdAt} /></td>
      <td className="px-4 py-3 font-medium">{description}</td>
      <td className="px-4 py-3 whitespace-nowrap text-muted"><span className="tabular">{number}</span></td>
      <td className="px-4 py-3 whitespace-nowrap">
        <Badge tone={tone}>{message(words)}</Badge>
        {status === 'paid' && refunded && <span className="ms-2 text-muted">{message('billing.invoicePartRefunded', { amount: formatMoney(refunded) })}</span>}
      </td>
      <td className="px-4 py-3 text-end font-semibold whitespace-nowrap"><span className="tabular">{formatMoney(total)}</span></td>
      <td className="px-4 py-3 text-end">
        {url && (
          <a href={url} aria-label={message('billing.openInvoice', { number })} className="inline-grid size-8 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink">
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </td>
    </tr>
  );
}
