import { m } from '#messages/messages.js';
import { Segmented } from '../fields/segmented.tsx';
import { chooseTheme, getThemeName, type Theme, useTheme } from './theme.ts';

export function ThemeChoice() {
  const themes: readonly Theme[] = ['light', 'dark', 'system'];
  return (
    <Segmented
      legend={m.shell_theme()}
      options={themes.map((value) => ({ value, label: getThemeName(value) }))}
      value={useTheme()}
      onChange={chooseTheme}
    />
  );
}
