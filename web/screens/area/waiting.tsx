import { m } from '#messages/messages.js';
import { Page } from '../../ui/page.tsx';
import styles from './waiting.module.css';

/** What the server renders of a signed-in address: who is logged in, only the browser knows. */
export function Waiting() {
  return (
    <Page className={styles.waiting}>
      <meta name="robots" content="noindex" />
      <p role="status">{m.shell_loading()}</p>
    </Page>
  );
}
