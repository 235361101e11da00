/** The state of a part of this copy in one word, and why it fails. */
import type { ReactNode } from 'react';
import type { HealthState, PartHealth } from '#app/services/admin/admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { message, type MessageKey } from '#messages/message.ts';

const states: Record<Exclude<HealthState, 'off'>, { name: MessageKey; tone: 'support' | 'danger' | 'plain' }> = {
  ok: { name: 'admin.healthOk', tone: 'support' },
  failing: { name: 'admin.healthFailing', tone: 'danger' },
  unchecked: { name: 'admin.healthUnchecked', tone: 'plain' },
};

export function HealthBadge({ health }: { health: PartHealth }): ReactNode {
  if (health.state === 'off') return null;
  const { name, tone } = states[health.state];
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {health.reason && <span className="text-13 text-danger-text wrap-anywhere">{health.reason}</span>}
      <Badge tone={tone}>{message(name)}</Badge>
    </span>
  );
}
