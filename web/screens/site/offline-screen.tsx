import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';

/**
 * Shown by the service worker instead of a page that is not cached. It has no scripts and stays at the
 * requested URL, so an empty link tries again.
 */
export function OfflineScreen() {
  return (
    <Notice pageTitle={m.offline_page_title()} title={m.offline_title()} text={m.offline_text()}>
      {/* biome-ignore lint/a11y/useValidAnchor: the address of this very page, whichever it is, is the empty one (RFC 3986 §4.4) */}
      <a href="">{m.common_try_again()}</a>
      <ButtonLink to={paths.dashboard}>{m.common_your_appointments()}</ButtonLink>
    </Notice>
  );
}
