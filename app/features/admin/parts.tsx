/** Shared parts of the admin screens: account links, durations, pagination, plan names. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { UsedLimit } from '#app/services/admin/admin.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';

export function UserLink({ user: { id, name } }: { user: { id: string; name: string } }): ReactNode {
  return (
    <Link
      to={`/admin/users/${id}`}
      className="underline decoration-line-strong underline-offset-2 wrap-anywhere hover:decoration-ink"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

const planNames: Readonly<Record<string, MessageKey | undefined>> = {
  free: 'billing.free',
  pro: 'billing.pro',
  max: 'billing.max',
};

export function planName(plan: string): string {
  const name = planNames[plan];
  return name ? message(name) : plan;
}

const unitNames: Record<CreditUnit, MessageKey> = {
  image: 'billing.unitImage',
  logo: 'billing.unitLogo',
  video: 'billing.unitVideo',
  'try-on': 'billing.unitTryOn',
};

/** '2 images'. */
export const creditsText = (unit: CreditUnit, amount: number): string =>
  `${amount} ${message(unitNames[unit], { count: amount })}`;

/** 'images and logos'. */
export const unitsText = (units: readonly CreditUnit[]): string =>
  new Intl.ListFormat('en').format(units.map((unit) => message(unitNames[unit], { count: 2 })));

/** Each limit on its own line: '3 of 10 images and logos'. `spentOnly`: only limits with some use. */
export function Limits({
  limits: all,
  spentOnly = false,
}: {
  limits: readonly UsedLimit[];
  spentOnly?: boolean;
}): ReactNode {
  const limits = spentOnly ? all.filter(({ used }) => used > 0) : all;
  if (limits.length === 0)
    return <span className="text-muted">{message(all.length === 0 ? 'admin.unmetered' : 'admin.nothingSpent')}</span>;
  return (
    <ul className="grid gap-0.5">
      {limits.map(({ units, window, amount, used }) => (
        <li key={`${units.join()} ${window}`} className={used === 0 ? 'text-muted' : undefined}>
          <span className="tabular">{message('admin.usedOf', { used, amount })}</span> <span>{unitsText(units)}</span>
        </li>
      ))}
    </ul>
  );
}

/** '840 ms', '12 s', '3 min 20 s', '2 h 5 min'. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** Links to the older part of a list and back to its start; keeps the rest of the address. */
export function Pages({ next }: { next: string | null }): ReactNode {
  const [query] = useSearchParams();
  const isLater = query.has('after');
  if (!isLater && next === null) return null;
  const to = (after: string | null) => {
    const wanted = new URLSearchParams(query);
    if (after === null) wanted.delete('after');
    else wanted.set('after', after);
    return `?${wanted}`;
  };
  return (
    <nav aria-label={message('admin.pages')} className="mt-6 flex flex-wrap gap-2">
      {isLater && (
        <Link to={to(null)} className={buttonClass('secondary', 'small')}>
          {message('admin.newest')}
        </Link>
      )}
      {next !== null && (
        <Link to={to(next)} className={buttonClass('secondary', 'small')}>
          {message('admin.older')}
        </Link>
      )}
    </nav>
  );
}

/** One view of a section, among others. */
export function Choice({
  to,
  isCurrent,
  children,
}: {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'grid h-7 place-items-center rounded-small px-3 text-13',
        isCurrent ? 'bg-raised text-ink shadow-float dark:bg-line-strong' : 'text-muted hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}
