/** A heading that collapses what is below it. */
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface DisclosureProps {
  title: string;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Next to the heading, visible even when collapsed. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Disclosure({ title, defaultOpen = false, aside, children }: DisclosureProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <div>
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ms-1 flex h-8 flex-1 items-center gap-1 rounded-small px-1 text-start text-13 text-ink hover:bg-tint"
        >
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className={classNames('text-muted transition-transform', !open && '-rotate-90 rtl:rotate-90')}
          />
          {title}
        </button>
        {aside}
      </div>
      <div id={id} hidden={!open} className="pt-1 pb-2">
        {open && children}
      </div>
    </div>
  );
}
