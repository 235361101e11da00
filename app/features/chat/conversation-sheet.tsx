/**
 * The way to the conversations, in a sheet over the panel. All of them, each opening a page of its own; or those about
 * one design, which open where the panel is. What the sheet consists of comes at the first sign of a hand.
 */
import * as Slot from 'radix-ui/slot';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { arriving } from '#app/ui/arriving.ts';

export interface ConversationSheetProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The conversation that is open; null: one that has not begun. */
  current: string | null;
  designId: string;
  /** Given where only those about this design are listed: one was chosen, or null, a new one. */
  onChoose?(id: string | null): void;
  /** The one that is open was deleted. */
  onDeleted?(): void;
}

const Sheet = arriving(async () => (await import('./open-conversation-sheet.tsx')).OpenConversationSheet);

export function ConversationSheet({ trigger, ...props }: ConversationSheetProps): ReactNode {
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Slot.Root
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </Slot.Root>
      <Sheet needed={open} {...props} open={open} opener={opener} onClose={() => setOpen(false)} />
    </>
  );
}
