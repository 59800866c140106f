import { m } from '#messages/messages.js';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Segmented } from './segmented.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

const after: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' };

function nameOf(theme: Theme): string {
  if (theme === 'light') return m.shell_theme_light();
  return theme === 'dark' ? m.shell_theme_dark() : m.shell_theme_system();
}

/** Light, dark or as the system has it, in one small button that goes round. */
export function ThemeButton() {
  const theme = useTheme();
  const next = after[theme];
  return (
    <IconButton
      label={m.shell_theme_switch({ current: nameOf(theme), next: nameOf(next) })}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={icons[theme]} />
    </IconButton>
  );
}

/** The same choice with all three in sight. */
export function ThemeChoice() {
  const themes: readonly Theme[] = ['light', 'dark', 'system'];
  return (
    <Segmented
      legend={m.shell_theme()}
      options={themes.map((value) => ({ value, label: nameOf(value) }))}
      value={useTheme()}
      onChange={chooseTheme}
    />
  );
}
