/** What hosted models used and cost: today beside the budgets, then by day or by user. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CostView, DayCosts, UserCosts, UseSum } from '#app/services/admin/cost-report.ts';
import type { DayBudget } from '#app/services/config/cost-settings.ts';
import { dollarsText, tokensText } from '#messages/amount-text.ts';
import { Card } from '#app/ui/card.tsx';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Meter, meterTone } from '#app/ui/meter.tsx';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import { Choice, Pages, UserLink } from './parts.tsx';

const number = (count: number): string => count.toLocaleString('en');

/** A day of the report is one in UTC, wherever its reader is. */
const dayText = (day: string): string => timeText(`${day}T00:00:00.000Z`, 'day', 'UTC');

const sumColumns: readonly Column<UseSum>[] = [
  {
    key: 'answers',
    label: message('admin.answers'),
    align: 'end',
    cell: ({ answers }) => number(answers),
  },
  { key: 'free', label: message('admin.freeAnswers'), align: 'end', cell: ({ free }) => number(free) },
  {
    key: 'input',
    label: message('admin.inputTokens'),
    align: 'end',
    cell: ({ inputTokens, cachedTokens }) => (
      <>
        <p>{number(inputTokens)}</p>
        {cachedTokens > 0 && (
          <p className="text-muted xl:whitespace-nowrap">
            {message('admin.cachedShare', { share: Math.round((cachedTokens / inputTokens) * 100) })}
          </p>
        )}
      </>
    ),
  },
  {
    key: 'output',
    label: message('admin.outputTokens'),
    align: 'end',
    cell: ({ outputTokens, estimated }) => (
      <>
        <p>{number(outputTokens)}</p>
        {estimated && <p className="text-muted xl:whitespace-nowrap">{message('admin.partlyEstimated')}</p>}
      </>
    ),
  },
];

const costColumn: Column<UseSum> = {
  key: 'cost',
  label: message('admin.cost'),
  align: 'end',
  cell: ({ cost, unpriced }) => (
    <>
      <p>{dollarsText(cost)}</p>
      {unpriced > 0 && (
        <p className="text-muted xl:whitespace-nowrap">{message('admin.unpriced', { count: unpriced })}</p>
      )}
    </>
  ),
};

const dayColumn: Column<DayCosts> = {
  key: 'day',
  label: message('admin.day'),
  main: true,
  cell: ({ day }) => (
    <Link
      to={`/admin/costs?day=${day}`}
      className="text-15 underline decoration-line-strong underline-offset-2 hover:decoration-ink"
    >
      {dayText(day)}
    </Link>
  ),
};

const userColumn: Column<UserCosts> = {
  key: 'user',
  label: message('admin.account'),
  main: true,
  cell: ({ user }) => (
    <span className="text-15">
      {user ? <UserLink user={user} /> : <span className="text-muted">{message('admin.goneAccounts')}</span>}
    </span>
  ),
};

export function CostsSection({ view }: { view: CostView }): ReactNode {
  const { list, hasPrices } = view;
  const columns = hasPrices || view.month.cost > 0 ? [...sumColumns, costColumn] : sumColumns;
  const day = list.by === 'user' ? list.day : null;
  return (
    <>
      <TodayCard view={view} />
      <Card
        title={message(list.by === 'day' ? 'admin.costsByDay' : 'admin.costsByUser')}
        hint={
          list.by === 'day'
            ? message('admin.costsByDayText')
            : message(day === null ? 'admin.costsOfMonth' : 'admin.costsOfDay', {
                day: day === null ? '' : dayText(day),
              })
        }
        action={
          <nav aria-label={message('admin.costsShown')} className="inline-flex h-8 rounded-control bg-tint p-0.5">
            <Choice to="/admin/costs" isCurrent={list.by === 'day'}>
              {message('admin.byDay')}
            </Choice>
            <Choice to="/admin/costs?by=user" isCurrent={list.by === 'user'}>
              {message('admin.byUser')}
            </Choice>
          </nav>
        }
      >
        {list.rows.length === 0 ? (
          <EmptyState title={message('admin.noCosts')} hint={message('admin.noCostsText')} className="py-8" />
        ) : list.by === 'day' ? (
          <DataTable<DayCosts>
            label={message('admin.costsByDay')}
            columns={[dayColumn, ...columns]}
            rows={list.rows}
            keyOf={({ day: key }) => key}
          />
        ) : (
          <DataTable<UserCosts>
            label={message('admin.costsByUser')}
            columns={[userColumn, ...columns]}
            rows={list.rows}
            keyOf={({ user }) => user?.id ?? ''}
          />
        )}
        <Pages next={list.next} />
      </Card>
    </>
  );
}

/** `12,300 tokens · $1.25`; without prices the tokens alone. */
const sumText = ({ inputTokens, outputTokens, cost }: UseSum, hasPrices: boolean): string =>
  [tokensText(inputTokens + outputTokens), ...(hasPrices || cost > 0 ? [dollarsText(cost)] : [])].join(' · ');

function TodayCard({ view: { today, month, dayBudget, userBudget, hasPrices } }: { view: CostView }): ReactNode {
  return (
    <Card title={message('admin.costsToday')} hint={message('admin.costsTodayText')}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Sum name={message('admin.today')} text={sumText(today, hasPrices)} />
        <Sum name={message('admin.lastDays')} text={sumText(month, hasPrices)} />
      </dl>
      <Budget today={today} budget={dayBudget} />
      <p className="mt-4 text-13 text-muted">
        {isNone(dayBudget) && <span>{message('admin.noDayBudget')} </span>}
        <span>
          {isNone(userBudget)
            ? message('admin.noUserBudget')
            : message('admin.userBudget', { amount: budgetText(userBudget) })}
        </span>
        {!hasPrices && <span> {message('admin.noPrices')}</span>}
      </p>
    </Card>
  );
}

function Sum({ name, text }: { name: string; text: string }): ReactNode {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="tabular mt-1 text-15">{text}</dd>
    </div>
  );
}

const isNone = ({ tokens, cost }: DayBudget): boolean => tokens === undefined && cost === undefined;

const budgetText = ({ tokens, cost }: DayBudget): string =>
  [...(tokens === undefined ? [] : [tokensText(tokens)]), ...(cost === undefined ? [] : [dollarsText(cost)])].join(
    ' · ',
  );

/** How much of the day's budget for all users is used. */
function Budget({ today, budget: { tokens, cost } }: { today: UseSum; budget: DayBudget }): ReactNode {
  const used = today.inputTokens + today.outputTokens;
  return (
    <>
      {tokens !== undefined && (
        <BudgetMeter used={used} amount={tokens} text={(value) => tokensText(Math.round(value))} />
      )}
      {cost !== undefined && <BudgetMeter used={today.cost} amount={cost} text={dollarsText} />}
    </>
  );
}

function BudgetMeter({ used, amount, text }: { used: number; amount: number; text(value: number): string }): ReactNode {
  const words = message(used >= amount ? 'admin.dayBudgetSpent' : 'admin.dayBudgetUsed', {
    used: text(used),
    amount: text(amount),
  });
  return (
    <div className="mt-5">
      <p className="tabular text-13">{words}</p>
      <Meter
        name={message('admin.dayBudget')}
        used={used}
        amount={amount}
        text={words}
        tone={meterTone(used, amount)}
      />
    </div>
  );
}
