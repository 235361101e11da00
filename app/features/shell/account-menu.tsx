/** Who is signed in, and what goes with it: appearance, the source, the way out. */
import { Code2, Gem, History, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { signOut } from './session-end.ts';
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

export function AccountMenu({ account }: { account: Visitor }): ReactNode {
  const root = useRootData();
  const theme = useThemeChoice(root?.theme ?? 'system');
  const contact = account.email ?? account.phone;
  const name = account.name || contact || '';
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={message('common.accountMenu')}
          className="rounded-full transition-opacity hover:opacity-85"
        >
          <Avatar name={name} size={32} />
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        {account.name && account.name !== contact && <p className="truncate text-13 font-semibold">{account.name}</p>}
        <p className="truncate text-13 text-muted">
          <bdi>{contact}</bdi>
        </p>
      </div>
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
      <PlanItem />
      <MenuItem asChild>
        <Link to="/history/generations">
          <History size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
          {message('generation.historyTitle')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Settings size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
          {message('settings.title')}
        </Link>
      </MenuItem>
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

/** The plan, and the way to more. */
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
