import { useMemo, useSyncExternalStore } from 'react';

const tokens = [
  'accent',
  'accent-tint',
  'grey-tint',
  'line',
  'line-strong',
  'muted',
  'ink',
  'paper',
  'surface',
] as const;
/** The colours of base.css for the canvas, which cannot use style sheets. */
export type ChartColours = Readonly<Record<(typeof tokens)[number], string>>;

/** Calls `listener` on every change of theme, by the user or the system. */
function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}

function read(): string {
  const style = getComputedStyle(document.documentElement);
  return tokens.map((token) => style.getPropertyValue(`--${token}`).trim()).join('|');
}

/** Returns a new object when the theme changes. */
export function useChartColours(): ChartColours {
  const values = useSyncExternalStore(subscribe, read);
  return useMemo(() => {
    const colours = values.split('|');
    return Object.fromEntries(tokens.map((token, index) => [token, colours[index]])) as ChartColours;
  }, [values]);
}
