import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { Page } from '#web/ui/page/page.tsx';
import { UnlistedHead } from '#web/ui/page/page-head.tsx';
import styles from './area-loading.module.css';

/**
 * Rendered by the server for signed-in URLs, because only the browser knows if a user is logged in. Where the
 * scripts do not arrive, it says so after a while, and its link needs none.
 */
export function AreaLoading() {
  const { pathname, search } = useLocation();
  return (
    <Page className={styles.waiting}>
      <UnlistedHead />
      <p role="status">{m.shell_loading()}</p>
      <div className={`stack-2 centred text-centre ${styles.late}`}>
        <p>{m.session_no_connection()}</p>
        <a href={`${pathname}${search}`}>{m.common_try_again()}</a>
      </div>
    </Page>
  );
}
