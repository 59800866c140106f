import { m } from '#messages/messages.js';
import styles from '#web/clinical/prescription-checks/checked-page.module.css';
import { CodeForm } from '#web/clinical/prescription-checks/code-form.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { UnlistedHead } from '../../../ui/page/page-head.tsx';

export function CodeScreen() {
  return (
    <Page className={styles.page}>
      <UnlistedHead title={m.papers_verify_title()} />
      <article className={`card raised stack-4 column full-width padded-4 ${styles.card}`}>
        <h1>{m.papers_verify_title()}</h1>
        <CodeForm />
      </article>
    </Page>
  );
}
