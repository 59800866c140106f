import { m } from '#messages/messages.js';
import { ForgotPassword } from '#web/accounts/session/forgot-password/forgot-password.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { UnlistedHead } from '../../../ui/page/page-head.tsx';
import styles from './forgot-password-screen.module.css';

export function ForgotPasswordScreen() {
  return (
    <Page className={styles.page}>
      <UnlistedHead title={m.passwords_page_title()} />
      <ForgotPassword />
    </Page>
  );
}
