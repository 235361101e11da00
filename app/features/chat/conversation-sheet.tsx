/**
 * The way to the conversations, in a sheet over the panel. All of them, each opening a page of its own; or those about
 * one design, which open where the panel is. What the sheet consists of comes at the first sign of a hand.
 */
import * as Slot from 'radix-ui/slot';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { deferred } from '#app/ui/deferred.ts';
import type { ListedConversations } from './open-conversation-sheet.tsx';

interface ConversationSheetProps extends ListedConversations {
  /** The button that opens it. */
  trigger: ReactElement;
}

const Sheet = deferred(async () => (await import('./open-conversation-sheet.tsx')).OpenConversationSheet);

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
