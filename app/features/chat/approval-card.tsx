/** A call that waits for the user's approval: what will happen, and two answers. */
import { useId, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import type { CallView } from './call-view.ts';
import { useLayerNames } from './layer-names.tsx';

export interface ApprovalCardProps {
  call: CallView;
  question: NonNullable<CallView['question']>;
  busy: boolean;
  onAnswer(approved: boolean): void;
}

export function ApprovalCard({ call, question, busy, onAnswer }: ApprovalCardProps): ReactNode {
  const title = useId();
  const named = useLayerNames();
  const { icon: Icon } = call;
  return (
    <div role="group" aria-labelledby={title} className="grid animate-arrive gap-3 rounded-card bg-support-soft p-3.5">
      <div className="flex items-start gap-2.5">
        <Icon size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0 text-support-text" />
        <div className="grid min-w-0 gap-0.5">
          <h3 id={title} className="font-text text-13 font-semibold tracking-normal">
            {question.title}
          </h3>
          {question.reason && <p className="text-13 text-muted">{question.reason}</p>}
        </div>
      </div>
      {call.input.length > 0 && (
        <dl className="grid grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 pl-[1.75rem] text-12">
          {call.input.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="tabular line-clamp-3 wrap-anywhere">{named(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex gap-2 pl-[1.75rem]">
        <Button variant="primary" size="small" busy={busy} onClick={() => onAnswer(true)}>
          {message('chat.approve')}
        </Button>
        <Button variant="secondary" size="small" disabled={busy} onClick={() => onAnswer(false)}>
          {message('chat.decline')}
        </Button>
      </div>
    </div>
  );
}
