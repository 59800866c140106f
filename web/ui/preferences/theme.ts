import { useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { storeInCookie } from '../browser/cookie.ts';
import { createListeners } from '../browser/listeners.ts';

export type Theme = 'light' | 'dark' | 'system';

const { subscribe, notify } = createListeners();

/** The server sets the cookie's choice on `<html>`; without one the theme follows the system. */
function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies the theme now, and through a cookie to later pages, so that they do not flash in another one. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  storeInCookie('theme', theme === 'system' ? null : theme);
  notify();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'system');
}

export function getThemeName(theme: Theme): string {
  if (theme === 'light') return m.shell_theme_light();
  return theme === 'dark' ? m.shell_theme_dark() : m.shell_theme_system();
}
