/** The marking tools and the Erase button. */
import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { MarkTools } from './mark-tools.tsx';
import type { Marking } from './use-marking.ts';

export interface EraseToolsProps {
  marking: Marking;
  busy: boolean;
  onErase(): void;
}

export function EraseTools({ marking, busy, onErase }: EraseToolsProps): ReactNode {
  const count = marking.marks.done.length;
  return (
    <>
      <MarkTools
        marking={marking}
        title={message('erase.mark')}
        hint={message(count === 0 ? 'erase.hint' : 'erase.hintShadow')}
        busy={busy}
      />
      <Button
        variant="primary"
        size="large"
        icon={Eraser}
        disabled={busy || count === 0}
        onClick={onErase}
        className="w-full"
      >
        {message('erase.erase')}
      </Button>
      <p className="text-12 text-muted">{message('erase.honest')}</p>
    </>
  );
}
