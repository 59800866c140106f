import { m } from '#messages/messages.js';
import { Icon, type IconName } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { chooseTheme, getThemeName, type Theme, useTheme } from './theme.ts';

const after: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' };

export function ThemeButton() {
  const theme = useTheme();
  const next = after[theme];
  return (
    <IconButton
      label={m.shell_theme_switch({ current: getThemeName(theme), next: getThemeName(next) })}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={icons[theme]} />
    </IconButton>
  );
}
