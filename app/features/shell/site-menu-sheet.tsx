/** All links of the header in a sheet, for windows with no room for them in a row. */
import { Gem, LogIn, Plus, X, type LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { InDialog } from '#app/ui/floating.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Wordmark } from '#app/ui/mark.tsx';
import { sectionIcons } from './section-icons.ts';
import { SignInLink } from './sign-in-link.tsx';
import {
  accountSections,
  currentOf,
  operatorPages,
  personalPages,
  prices,
  visitorSections,
  type Section,
} from './site-sections.ts';
import { planNames, useAccount, useAccountPlan, useRootData } from './visitor.ts';

export interface SiteMenuSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

export function SiteMenuSheet({ open, onOpenChange, opener }: SiteMenuSheetProps): ReactNode {
  const { key } = useLocation();
  const shownAt = useRef(key);
  // The menu closes when the page changes, whatever the cause.
  useEffect(() => {
    if (shownAt.current !== key) onOpenChange(false);
    shownAt.current = key;
  }, [key, onOpenChange]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-80 max-w-[calc(100vw-3rem)] animate-sheet-left flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-sheet outline-none"
        >
          <InDialog.Provider value>
            <header className="flex h-16 shrink-0 items-center justify-between pr-3 pl-6">
              <Radix.Title className="sr-only">{message('shell.menu')}</Radix.Title>
              <Wordmark name={message('common.appName')} />
              <Radix.Close asChild>
                <IconButton label={message('common.close')} icon={X} size="medium" tooltipSide="bottom" />
              </Radix.Close>
            </header>
            <Links onFollow={() => onOpenChange(false)} />
          </InDialog.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Links({ onFollow }: { onFollow(): void }): ReactNode {
  const account = useAccount();
  const root = useRootData();
  const hasPrices = root?.hasPrices ?? false;
  return account ? (
    <div className="grid gap-6 px-3 pt-1 pb-6">
      <Link to="/start-blank" onClick={onFollow} className={buttonClass('primary', 'medium', 'mx-1')}>
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        {message('shell.newDesign')}
      </Link>
      <SectionList label="shell.main" sections={accountSections} onFollow={onFollow} />
      <SectionList
        label="shell.account"
        sections={root?.isOperator ? [...personalPages, ...operatorPages] : personalPages}
        onFollow={onFollow}
        titled
      >
        <PlanRow onFollow={onFollow} />
      </SectionList>
    </div>
  ) : (
    <div className="grid gap-6 px-3 pt-1 pb-6">
      <SectionList
        label="shell.main"
        sections={hasPrices ? [...visitorSections, prices] : visitorSections}
        onFollow={onFollow}
      />
      <SignInLink onFollow={onFollow} className={buttonClass('primary', 'medium', 'mx-1')}>
        <LogIn size={18} strokeWidth={1.75} aria-hidden />
        {message('common.signIn')}
      </SignInLink>
    </div>
  );
}

interface SectionListProps {
  label: MessageKey;
  sections: readonly Section[];
  /** The label is visible, not only for screen readers. */
  titled?: boolean;
  onFollow(): void;
  children?: ReactNode;
}

function SectionList({ label, sections, titled = false, onFollow, children }: SectionListProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav aria-label={message(label)} className={classNames('grid', titled && 'border-t border-line pt-4')}>
      {titled && (
        <p aria-hidden className="px-3 pb-1.5 text-12 text-faint">
          {message(label)}
        </p>
      )}
      <ul className="grid gap-0.5">
        {sections.map((section) => {
          const current = currentOf(section, pathname);
          return (
            <li key={section.to}>
              <Link to={section.to} aria-current={current} onClick={onFollow} className={rowClass(current)}>
                <RowIcon icon={sectionIcons[section.to]} />
                {message(section.label)}
              </Link>
            </li>
          );
        })}
        {children}
      </ul>
    </nav>
  );
}

function PlanRow({ onFollow }: { onFollow(): void }): ReactNode {
  const plan = useAccountPlan();
  const { pathname, search } = useLocation();
  if (!plan?.metered) return null;
  return (
    <li>
      <Link to={paywallPath({ from: pathname + search })} onClick={onFollow} className={rowClass(undefined)}>
        <RowIcon icon={Gem} />
        <span className="flex-1">{message(plan.key === 'max' ? 'billing.menuPlan' : 'billing.menuUpgrade')}</span>
        <span className="text-13 text-muted">{message(planNames[plan.key])}</span>
      </Link>
    </li>
  );
}

function RowIcon({ icon: Icon }: { icon: LucideIcon | undefined }): ReactNode {
  return Icon && <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />;
}

const rowClass = (current: string | undefined): string =>
  classNames(
    'flex min-h-11 items-center gap-3 rounded-control px-3 text-15 transition-colors hover:bg-tint',
    current && 'bg-tint font-medium',
  );
