/** What is left of each unit of credits and when it resets; below it where credits went. */
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LimitUsage, Usage, UsageEntry, UsageHistory } from '#app/services/billing/usage.server.ts';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Time } from '#app/browser/time.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import { Card } from '#app/ui/card.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { StorageCard } from './storage-card.tsx';
import { useTask } from '#app/browser/use-task.ts';

export interface UsageSectionProps {
  usage: Usage;
  storage: StorageUsage;
  history: UsageHistory;
  /** Titles of tools that spend credits, by name. */
  toolTitles: Readonly<Record<string, string>>;
  /** Links to the plans, if there are any to choose from. */
  plansPath: string | null;
}

const unitNames: Record<CreditUnit, MessageKey> = {
  image: 'billing.unitImage',
  logo: 'billing.unitLogo',
  video: 'billing.unitVideo',
  'try-on': 'billing.unitTryOn',
};
const planNames: Record<Usage['plan'], MessageKey> = { free: 'billing.free', pro: 'billing.pro', max: 'billing.max' };
const windowNames: Record<LimitUsage['window'], MessageKey> = {
  daily: 'billing.windowDay',
  'three-days': 'billing.windowThreeDays',
  weekly: 'billing.windowWeek',
  monthly: 'billing.windowMonth',
  lifetime: 'billing.windowLifetime',
};

const unitName = (unit: CreditUnit) => message(unitNames[unit], { count: 2 });

/** 'Images and logos'. */
function unitsName(units: readonly CreditUnit[]): string {
  const text = new Intl.ListFormat('en').format(units.map(unitName));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Each limit once, though several units may have it. */
function limitsOf({ units }: Usage): LimitUsage[] {
  return [
    ...new Map(
      units.flatMap(({ limits }) => limits).map((limit) => [`${limit.units.join()} ${limit.window}`, limit]),
    ).values(),
  ];
}

export function UsageSection({ usage, storage, history, toolTitles, plansPath }: UsageSectionProps): ReactNode {
  const bought = usage.units.filter(({ topUps }) => topUps > 0);
  return (
    <>
      <Card
        title={message('settings.usage')}
        hint={
          usage.unlimited
            ? message('settings.usageUnlimited')
            : message('settings.usageText', { plan: message(planNames[usage.plan]) })
        }
        action={
          plansPath !== null &&
          !usage.unlimited && (
            <Link to={plansPath} className={buttonClass('secondary', 'small')}>
              {message('settings.seePlans')}
            </Link>
          )
        }
      >
        {!usage.unlimited && (
          <ul className="grid gap-6">
            {limitsOf(usage).map((limit) => (
              <li key={`${limit.units.join()} ${limit.window}`}>
                <LimitBar limit={limit} />
              </li>
            ))}
          </ul>
        )}
        {bought.length > 0 && (
          <div className="mt-6 border-t border-line pt-4">
            <h3 className="text-13 font-medium">{message('settings.topUps')}</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {bought.map(({ unit, topUps }) => (
                <li key={unit} className="tabular rounded-full bg-support-soft px-3 py-1 text-13 text-support-text">
                  {topUps} {message(unitNames[unit], { count: topUps })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
      <StorageCard storage={storage} plansPath={plansPath} />
      <HistoryCard first={history} toolTitles={toolTitles} />
    </>
  );
}

function LimitBar({ limit: { units, window, amount, used, left, resetsAt } }: { limit: LimitUsage }): ReactNode {
  const name = `${unitsName(units)}, ${message(windowNames[window])}`;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="text-15">
          <span className="font-medium">{unitsName(units)}</span>{' '}
          <span className="text-muted">{message(windowNames[window])}</span>
        </p>
        <p className="text-13 text-muted">
          <span className="tabular">{message('settings.usedOf', { used, amount })}</span>
        </p>
      </div>
      <Meter
        name={name}
        used={used}
        amount={amount}
        text={message('settings.usedOf', { used, amount })}
        tone={left === 0 ? 'full' : 'usual'}
      />
      {resetsAt !== null && (
        <p className="mt-1.5 text-13 text-muted">
          {message('settings.renews')} <Time at={resetsAt} format="weekdayTime" className="tabular" />
        </p>
      )}
    </div>
  );
}

function HistoryCard({
  first,
  toolTitles,
}: {
  first: UsageHistory;
  toolTitles: UsageSectionProps['toolTitles'];
}): ReactNode {
  const [older, setOlder] = useState<UsageHistory | null>(null);
  const { busy, error, run } = useTask();
  const entries = [...first.entries, ...(older?.entries ?? [])];
  const next = older ? older.next : first.next;
  const more = () =>
    void run(async () => {
      const { history } = await httpGet<{ history: UsageHistory }>('/api/usage', { before: next });
      setOlder({ entries: [...(older?.entries ?? []), ...history.entries], next: history.next });
    });
  return (
    <Card title={message('settings.history')}>
      {entries.length === 0 ? (
        <EmptyState
          title={message('settings.historyEmpty')}
          hint={message('settings.historyEmptyText')}
          className="py-6"
        />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {entries.map((entry) => (
            <HistoryRow key={entry.reference} entry={entry} toolTitles={toolTitles} />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="mt-3 text-13 text-danger-text">
          {error}
        </p>
      )}
      {next !== null && (
        <Button size="small" busy={busy} onClick={more} className="mt-4">
          {message('settings.historyMore')}
        </Button>
      )}
    </Card>
  );
}

/** "−1", "+50"; "+50 −30" for a pack refunded after 20 were spent. */
function creditsText({ kind, amount, back }: Pick<UsageEntry, 'kind' | 'amount' | 'back'>): string {
  if (kind === 'spent') return `−${amount - back}`;
  return kind === 'bought' ? `+${amount}` : `+${amount} −${back}`;
}

function HistoryRow({
  entry: { at, unit, kind, amount, back, open, tool, design },
  toolTitles,
}: {
  entry: UsageEntry;
  toolTitles: UsageSectionProps['toolTitles'];
}): ReactNode {
  const what =
    kind === 'spent'
      ? (tool !== null && toolTitles[tool]) || message('settings.spentOther')
      : message(kind === 'bought' ? 'settings.boughtTopUp' : 'settings.returnedTopUp');
  const note = open
    ? message('settings.spentOpen')
    : back >= amount && kind === 'spent'
      ? message('settings.spentBack')
      : back > 0
        ? message('settings.spentPartBack', { back })
        : null;
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 py-3 text-13">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-15">{what}</p>
        {(design || note) && (
          <p className="mt-0.5 truncate text-muted">
            {design && (
              <Link
                to={`/canvas/${design.id}`}
                className="underline decoration-line-strong underline-offset-2 hover:text-ink"
              >
                {design.title || message('settings.untitled')}
              </Link>
            )}
            {design && note && <span>{' · '}</span>}
            <span>{note}</span>
          </p>
        )}
      </div>
      <p className={classNames('tabular', kind === 'bought' && 'text-support-text')}>
        {creditsText({ kind, amount, back })}{' '}
        {message(unitNames[unit], { count: kind === 'spent' ? amount - back : amount })}
      </p>
      <p className="w-40 text-muted sm:text-end">
        <Time at={at} format="moment" className="tabular" />
      </p>
    </li>
  );
}
