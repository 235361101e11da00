/** What a link allows, and how long it works. */
import type { ReactNode } from 'react';
import type { SharePatch } from '#app/contracts/share-request.ts';
import { SHARE_DAYS } from '#app/contracts/share.ts';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';

export interface TermFieldsProps {
  /** `days`: as chosen for a link that is about to be made. */
  terms: { allowsCopies: boolean; days?: number | null };
  /** Of a link that works: ISO 8601; null: until it is stopped. */
  endsAt: string | null;
  disabled: boolean;
  onChange(patch: SharePatch): void;
}

const UNTIL_STOPPED = 'until stopped';
/** The end that the link has. */
const AS_IT_IS = 'as it is';

export function TermFields({ terms, endsAt, disabled, onChange }: TermFieldsProps): ReactNode {
  const value = endsAt ? AS_IT_IS : terms.days == null ? UNTIL_STOPPED : String(terms.days);
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="flex items-center justify-between gap-4">
        <span aria-hidden className="text-13">
          {message('share.lasts')}
        </span>
        <Select
          label={message('share.lasts')}
          hideLabel
          size="small"
          disabled={disabled}
          value={value}
          options={[
            ...(endsAt
              ? [{ value: AS_IT_IS, label: message('share.lastsUntil', { date: timeText(endsAt, 'day') }) }]
              : []),
            { value: UNTIL_STOPPED, label: message('share.lastsUntilStopped') },
            ...SHARE_DAYS.map((days) => ({ value: String(days), label: message('share.lastsDays', { days }) })),
          ]}
          onValueChange={(next) => {
            if (next !== AS_IT_IS) onChange({ days: SHARE_DAYS.find((days) => String(days) === next) ?? null });
          }}
          className="min-w-44"
        />
      </div>
      <Switch
        label={message('share.allowCopies')}
        hint={message('share.allowCopiesHint')}
        checked={terms.allowsCopies}
        disabled={disabled}
        onCheckedChange={(allowsCopies) => onChange({ allowsCopies })}
      />
    </div>
  );
}
