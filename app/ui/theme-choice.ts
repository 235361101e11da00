/** Light, dark, or the system's: stored in a cookie, so that the server already renders the right scheme. */
import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const cookie = 'blend-theme';
const yearInSeconds = 31_536_000;

/** The choice in a Cookie header. */
export function themeOf(cookies: string | null): ThemeChoice {
  const found = new RegExp(`(?:^|;\\s*)${cookie}=(light|dark)(?:;|$)`).exec(cookies ?? '');
  return (found?.[1] as ThemeChoice | undefined) ?? 'system';
}

/** Applies a choice to this page and stores it. */
export function chooseTheme(choice: ThemeChoice): void {
  const page = document.documentElement;
  if (choice === 'system') delete page.dataset.theme;
  else page.dataset.theme = choice;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${choice}; Path=/; SameSite=Lax; Max-Age=${choice === 'system' ? 0 : yearInSeconds}${secure}`;
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function shownChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The choice that this page shows, wherever it is changed. `rendered`: the server's initial one. */
export function useThemeChoice(rendered: ThemeChoice): ThemeChoice {
  return useSyncExternalStore(listen, shownChoice, () => rendered);
}
