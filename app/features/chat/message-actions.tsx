/**
 * What can be done with a message, and when it was written: hidden until the pointer is on the message. Its space is
 * always reserved.
 */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { deferred } from '#app/ui/deferred.ts';
import type { HoverActionsProps } from './hover-actions.tsx';

/** Invisible until the pointer is there, and so fetched with it. */
const HoverActions = deferred(async () => (await import('./hover-actions.tsx')).HoverActions);

interface MessageActionsProps extends HoverActionsProps {
  className?: string;
  /** Always visible, before the hidden ones. */
  children?: ReactNode;
}

export function MessageActions({ className, children, ...hover }: MessageActionsProps): ReactNode {
  return (
    <div className={classNames('flex h-7 items-center gap-0.5', className)}>
      {children}
      <div className="flex items-center gap-0.5 opacity-0 transition-opacity group-focus-within/message:opacity-100 group-hover/message:opacity-100">
        <HoverActions needed={false} {...hover} />
      </div>
    </div>
  );
}
