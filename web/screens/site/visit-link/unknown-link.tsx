import { m } from '#messages/messages.js';
import { loginPath, paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

export function UnknownLink() {
  return (
    <Notice pageTitle={m.links_page_title()} title={m.links_unknown_title()} text={m.links_unknown_text()}>
      <ButtonLink to={loginPath(paths.dashboard)}>{m.session_log_in()}</ButtonLink>
      <ButtonLink look="quiet" to={paths.home}>
        {m.common_go_to_home()}
      </ButtonLink>
    </Notice>
  );
}
