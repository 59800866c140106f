import { m } from '#messages/messages.js';
import { Page } from '#web/ui/page/page.tsx';
import { UnlistedHead } from '#web/ui/page/page-head.tsx';
import styles from './area-loading.module.css';

/** Rendered by the server for signed-in URLs, because only the browser knows if a user is logged in. */
export function AreaLoading() {
  return (
    <Page className={styles.waiting}>
      <UnlistedHead />
      <p role="status">{m.shell_loading()}</p>
    </Page>
  );
}
