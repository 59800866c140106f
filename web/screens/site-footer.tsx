import { m } from '#messages/messages.js';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import styles from './site-footer.module.css';

/** Who made this, whom to call when it cannot wait, and the way in for developers. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <Page className={styles.row}>
        <a className={styles.emergency} href="tel:108">
          <Icon name="phone" />
          {m.shell_emergency_call()}
        </a>
        <p>
          {m.shell_footer()} {m.shell_copyright()}
        </p>
        {/* Not one of our screens, so the browser loads it as a page of its own. */}
        <a className={styles.api} href={paths.apiDocs}>
          {m.shell_api()}
        </a>
      </Page>
    </footer>
  );
}
