/** Reporting a result: asked once, in place, with an optional reason. */
import { useState, type ReactNode } from 'react';
import { reportRefunds } from '#app/services/billing/plans.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import type { GenerationHandle } from './use-generation.ts';

export function ReportResult({ generation, onClose }: { generation: GenerationHandle; onClose(): void }): ReactNode {
  const [reason, setReason] = useState('');
  return (
    <form
      className="grid gap-3 rounded-card bg-tint p-4"
      onSubmit={(event) => {
        event.preventDefault();
        generation.report(reason);
      }}
    >
      <p className="text-15 font-medium">{message('generation.reportTitle')}</p>
      <p className="text-13 text-muted">{message('generation.reportText', reportRefunds)}</p>
      <TextField
        label={message('generation.reportReason')}
        maxLength={1000}
        value={reason}
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      {generation.reporting === 'lost' && <AlertText>{message('common.unreachable')}</AlertText>}
      <div className="flex gap-2">
        <Button type="submit" variant="danger" size="small" busy={generation.reporting === 'sending'}>
          {message('generation.reportSend')}
        </Button>
        <Button size="small" onClick={onClose}>
          {message('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
