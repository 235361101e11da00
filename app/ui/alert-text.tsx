/** What went wrong, below what it is about. Screen readers say it at once. Renders nothing without a text. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface AlertTextProps {
  id?: string;
  className?: string;
  children: ReactNode;
}

export function AlertText({ id, className, children }: AlertTextProps): ReactNode {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <p id={id} role="alert" className={classNames('text-13 text-danger-text', className)}>
      {children}
    </p>
  );
}
