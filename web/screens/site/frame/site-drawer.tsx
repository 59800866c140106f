import { m } from '#messages/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { LanguageChoice } from '#web/ui/preferences/language-choice.tsx';
import { ThemeChoice } from '#web/ui/preferences/theme-choice.tsx';
import styles from './site-drawer.module.css';
import { SiteNavigation } from './site-navigation.tsx';

interface SiteDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Navigation, theme and language on small screens. Loaded on demand. */
export function SiteDrawer({ open, onClose }: SiteDrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.shell_menu()} side>
      <div className="stack-4">
        <SiteNavigation className={styles.navigation} onFollow={onClose} />
        <ThemeChoice />
        <LanguageChoice />
      </div>
    </Dialog>
  );
}
