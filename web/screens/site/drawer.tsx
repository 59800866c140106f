import { m } from '#messages/messages.js';
import { Dialog } from '../../ui/dialog.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { ThemeChoice } from '../../ui/theme-choice.tsx';
import styles from './drawer.module.css';
import { SiteNavigation } from './navigation.tsx';

interface SiteDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What small screens have no room for: navigation, appearance, language (B-01). Loaded when it is opened. */
export function SiteDrawer({ open, onClose }: SiteDrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.shell_menu()} side>
      <div className={styles.drawer}>
        <SiteNavigation className={styles.navigation} onFollow={onClose} />
        <ThemeChoice />
        <LanguageChoice />
      </div>
    </Dialog>
  );
}
