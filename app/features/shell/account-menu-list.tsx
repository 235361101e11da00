/** The open account menu: who is signed in, the account's pages, appearance, the source, signing out. */
import { Code2, Gem, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { sectionIcons } from './section-icons.ts';
import { signOut } from './session-end.ts';
import { operatorPages, personalPages } from './site-sections.ts';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '#app/ui/theme-choice.ts';
import { planNames, useAccountPlan, useRootData, type Visitor } from './visitor.ts';

const themes: { choice: ThemeChoice; label: MessageKey; icon: typeof Sun }[] = [
  { choice: 'system', label: 'common.themeSystem', icon: Monitor },
  { choice: 'light', label: 'common.themeLight', icon: Sun },
  { choice: 'dark', label: 'common.themeDark', icon: Moon },
];

async function leave(): Promise<void> {
  try {
    await signOut();
  } catch {
    toast({ variant: 'destructive', title: message('common.signOutFailed') });
  }
}

/** Opens immediately. `trigger`: the button that it drops from. */
export function AccountMenuList({ account, trigger }: { account: Visitor; trigger: ReactElement }): ReactNode {
  const [open, setOpen] = useState(true);
  const root = useRootData();
  const theme = useThemeChoice(root?.theme ?? 'system');
  const contact = account.email ?? account.phone;
  return (
    <Menu align="end" open={open} onOpenChange={setOpen} trigger={trigger}>
      <div className="px-2.5 pt-1.5 pb-2">
        {account.name && account.name !== contact && <p className="truncate text-13 font-semibold">{account.name}</p>}
        <p className="truncate text-13 text-muted">
          <bdi>{contact}</bdi>
        </p>
      </div>
      <MenuSeparator />
      <PlanItem />
      {(root?.isOperator ? [...personalPages, ...operatorPages] : personalPages).map(({ to, label }) => {
        const Icon = sectionIcons[to];
        return (
          <MenuItem key={to} asChild>
            <Link to={to}>
              {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden className="text-muted" />}
              <span>{message(label)}</span>
            </Link>
          </MenuItem>
        );
      })}
      <MenuSeparator />
      <MenuLabel>{message('common.theme')}</MenuLabel>
      {themes.map(({ choice, label, icon }) => (
        <MenuItem
          key={choice}
          icon={icon}
          checked={theme === choice}
          onSelect={(event) => {
            event.preventDefault();
            chooseTheme(choice);
          }}
        >
          {message(label)}
        </MenuItem>
      ))}
      <MenuSeparator />
      {root && (
        <MenuItem asChild>
          <a href={root.sourceUrl}>
            <Code2 size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
            {message('common.source')}
          </a>
        </MenuItem>
      )}
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        {message('common.signOut')}
      </MenuItem>
    </Menu>
  );
}

/** The plan, and a link to more. */
function PlanItem(): ReactNode {
  const plan = useAccountPlan();
  const { pathname, search } = useLocation();
  if (!plan?.metered) return null;
  return (
    <MenuItem asChild>
      <Link to={paywallPath({ from: pathname + search })}>
        <Gem size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
        <span className="flex-1">{message(plan.key === 'max' ? 'billing.menuPlan' : 'billing.menuUpgrade')}</span>
        <span className="text-muted">{message(planNames[plan.key])}</span>
      </Link>
    </MenuItem>
  );
}
