import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';

export function AccessDeniedScreen() {
  return (
    <Notice
      pageTitle={m.shell_access_denied_page_title()}
      title={m.shell_access_denied()}
      text={m.shell_access_denied_text()}
    >
      <ButtonLink to={paths.home}>{m.common_go_to_home()}</ButtonLink>
      <ButtonLink look="quiet" to={paths.login}>
        {m.pages_access_denied_login()}
      </ButtonLink>
    </Notice>
  );
}
