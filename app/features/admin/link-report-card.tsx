/** One report about a shared design: who shares it, what a viewer says, the link to look at, and the decision. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Time } from '#app/browser/time.tsx';
import { SHARE_REPORT_REASONS } from '#app/contracts/share.ts';
import type { LinkReportView } from '#app/services/admin/admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { Decided, DecideForm } from './decide-form.tsx';
import { UserLink } from './parts.tsx';

const decisionNames: Readonly<Record<string, MessageKey | undefined>> = {
  keep: 'admin.decidedKeepLink',
  'take-down': 'admin.decidedTakeDownLink',
};

function reasonText(reason: string): string {
  const known = SHARE_REPORT_REASONS.find((one) => one === reason);
  return known ? message(`share.reportReason.${known}`) : reason;
}

export function LinkReportCard({ report }: { report: LinkReportView }): ReactNode {
  const { id, design, user, reason, text, reportedAt, path, choices, decision } = report;
  return (
    <article aria-label={design.title} className="grid gap-4 rounded-card border border-line p-4 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 dir="auto" className="text-15 font-semibold wrap-anywhere">
          {design.title}
        </h3>
        <Badge tone="accent">{message('admin.linkReported')}</Badge>
        <p className="w-full text-13 text-muted">
          <UserLink user={user} />
          <span>{' · '}</span>
          <Time at={reportedAt} format="moment" className="tabular" />
        </p>
      </header>
      <div className="grid gap-2">
        <p className="text-15 font-medium">{reasonText(reason)}</p>
        {text !== '' && (
          <blockquote className="border-s-2 border-line-strong ps-3 text-15 whitespace-pre-line wrap-anywhere">
            {text}
          </blockquote>
        )}
      </div>
      {path === null ? (
        <p className="text-13 text-muted">{message('admin.linkGone')}</p>
      ) : (
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'small', 'justify-self-start')}
        >
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
          {message('admin.openLink')}
        </a>
      )}
      {decision && <Decided decision={decision} names={decisionNames} />}
      {choices.length > 0 && (
        <DecideForm
          path={`/api/admin/share-reports/${id}`}
          effect={decision ? 'admin.effectAllow' : 'admin.effectLink'}
          choices={choices}
          nameOf={(choice) =>
            choice === 'take-down' ? 'admin.takeDownLink' : decision ? 'admin.allowSharing' : 'admin.keepLink'
          }
        />
      )}
    </article>
  );
}
