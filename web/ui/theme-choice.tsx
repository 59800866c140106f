import { m } from '#messages/messages.js';
import { Segmented } from './forms/segmented.tsx';
import { chooseTheme, nameOfTheme, type Theme, useTheme } from './theme.ts';

/** Light, dark or as the system has it, with all three in sight. */
export function ThemeChoice() {
  const themes: readonly Theme[] = ['light', 'dark', 'system'];
  return (
    <Segmented
      legend={m.shell_theme()}
      options={themes.map((value) => ({ value, label: nameOfTheme(value) }))}
      value={useTheme()}
      onChange={chooseTheme}
    />
  );
}
