import { m } from '#messages/messages.js';
import { CodeForm } from '#web/clinical/prescription-checks/code-form.tsx';
import cardStyles from '../../../ui/card.module.css';
import { Page } from '../../../ui/page/page.tsx';
import { UnlistedHead } from '../../../ui/page/page-head.tsx';
import styles from './check-screen.module.css';

export function CodeScreen() {
  return (
    <Page className={styles.page}>
      <UnlistedHead title={m.papers_verify_title()} />
      <article className={`${cardStyles.raised} ${styles.card}`}>
        <h1>{m.papers_verify_title()}</h1>
        <CodeForm />
      </article>
    </Page>
  );
}
