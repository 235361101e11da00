/** A subscription bought on another platform: where to manage it. */
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SubscriptionView } from '#app/services/payments/payments.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { planName } from './plan-lines.ts';

const pages = {
  'app-store': {
    href: 'https://apps.apple.com/account/subscriptions',
    text: 'billing.elsewhereApple',
    open: 'billing.manageApple',
  },
  'play-store': {
    href: 'https://play.google.com/store/account/subscriptions',
    text: 'billing.elsewhereGoogle',
    open: 'billing.manageGoogle',
  },
} as const;

export function ElsewhereNote({ subscription: { managedBy, plan } }: { subscription: SubscriptionView }): ReactNode {
  if (managedBy === 'here') return null;
  const { href, text, open } = pages[managedBy];
  return (
    <section aria-labelledby="elsewhere" className="flex gap-4 rounded-card border border-line bg-panel p-5">
      <Smartphone size={22} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-muted" />
      <div className="grid justify-items-start gap-1">
        <h2 id="elsewhere" className="text-18">
          {message('billing.elsewhereTitle')}
        </h2>
        <p className="text-15 text-muted">{message(text, { plan: planName(plan) })}</p>
        <a href={href} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'small', 'mt-2')}>
          {message(open)}
        </a>
      </div>
    </section>
  );
}
