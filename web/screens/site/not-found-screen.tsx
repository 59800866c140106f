import { m } from '#messages/messages.js';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';

export function NotFoundScreen() {
  return (
    <Notice
      pageTitle={m.shell_not_found_page_title()}
      title={m.shell_not_found_title()}
      text={m.shell_not_found_text()}
    >
      <ButtonLink to={paths.home}>{m.common_go_to_home()}</ButtonLink>
      <ButtonLink look="quiet" to={doctorsPath({})}>
        {m.common_find_a_doctor()}
      </ButtonLink>
    </Notice>
  );
}
