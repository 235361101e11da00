/** Makes clear that the sandbox is not a bank. */
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';

export function SandboxNote(): ReactNode {
  return (
    <div role="note" className="flex gap-3 rounded-card bg-warning-soft p-4 text-13 text-warning-text">
      <FlaskConical size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      <p>
        <span className="font-semibold">{message('billing.sandboxTitle')}.</span> {message('billing.sandboxText')}
      </p>
    </div>
  );
}
