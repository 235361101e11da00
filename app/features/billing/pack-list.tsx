/** Top-ups as packs: so many credits of a unit, paid once. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#app/services/billing/money.ts';
import { checkoutPath } from '#app/contracts/paywall-path.ts';
import { products, type TopUpProduct } from '#app/services/billing/products.ts';
import type { Offer } from '#app/services/payments/payments.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import { packIcons } from './pack-mark.tsx';
import { packText } from './plan-lines.ts';
import { eachOf } from './price-comparison.ts';

interface Pack {
  offer: Offer;
  product: TopUpProduct;
}

export interface PackListProps {
  offers: readonly Offer[];
  currency: string;
  from: string | null;
  /** What ran out: its pack is highlighted. */
  wanted: CreditUnit | null;
}

export function PackList({ offers, currency, from, wanted }: PackListProps): ReactNode {
  const packs = offers.flatMap((offer): Pack[] => {
    const product = products[offer.product];
    return product.kind === 'top-up' ? [{ offer, product }] : [];
  });
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby="packs" className="grid gap-5">
      <div>
        <h2 id="packs" className="text-28">
          {message('billing.packsHeading')}
        </h2>
        <p className="mt-1 text-15 text-muted">{message('billing.packsLead')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {packs.map(({ offer, product }) => {
          const Icon = packIcons[product.unit];
          const pack = packText(product);
          const price = formatMoney(offer.price);
          return (
            <li
              key={offer.product}
              className={classNames(
                'grid content-between gap-5 rounded-card border bg-panel p-5',
                wanted === product.unit ? 'border-ink shadow-float' : 'border-line',
              )}
            >
              <div className="flex items-start justify-between gap-3">
                <div>
                  <h3 className="text-18">{pack}</h3>
                  <p className="mt-0.5 text-13 text-muted">
                    <span className="tabular">
                      {message('billing.packEach', { price: formatMoney(eachOf(offer.price, product.amount)) })}
                    </span>
                  </p>
                </div>
                <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              </div>
              <div className="flex items-center justify-between gap-3">
                <span className="tabular font-heading text-22 font-bold tracking-tight">{price}</span>
                <Link
                  to={checkoutPath({ product: offer.product, currency, from })}
                  aria-label={message('billing.buyPackLabel', { pack, price })}
                  className={buttonClass('secondary', 'medium')}
                >
                  {message('billing.buyPack')}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
