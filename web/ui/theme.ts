import { useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { keepInCookie } from './cookie.ts';

export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the page wears: the server wrote the cookie's choice on the html element; no choice follows the system. */
function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Dresses the page at once, and by cookie every later one, so that none flashes in the other colours. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keepInCookie('theme', theme === 'system' ? null : theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'system');
}

/** What a person calls it. */
export function nameOfTheme(theme: Theme): string {
  if (theme === 'light') return m.shell_theme_light();
  return theme === 'dark' ? m.shell_theme_dark() : m.shell_theme_system();
}
