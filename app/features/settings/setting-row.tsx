/** A line of a card: its name, its value, its action. */
import type { ReactNode } from 'react';

export function SettingRow({
  label,
  action,
  children,
}: {
  label: string;
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <p className="w-32 shrink-0 text-13 text-muted">{label}</p>
      <div className="min-w-0 flex-1 basis-48 text-15 wrap-anywhere">{children}</div>
      {action}
    </div>
  );
}
