import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { beforeLogOut } from '#web/api/before-log-out.ts';
import { useCall } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { deviceDrafts, newcomerDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { ConfirmDiscard } from '#web/ui/forms/confirm-discard.tsx';
import { loginPath, paths } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { isStaffAtDesk } from './desk-store.ts';
import { choosePreferredRole } from './login/preferred-role.ts';
import { toastPauseMilliseconds } from './login/use-after-login.ts';

/**
 * Ends the session in this browser immediately and then on the server. Drafts are deleted, because devices
 * are shared; if there are any, it asks first. Leads home, or at a front desk to the login.
 */
export function useLogOut(): { readonly logOut: () => void; readonly question: ReactNode } {
  const call = useCall();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(0);
  const leave = () => {
    setUnsaved(0);
    deviceDrafts.forgetOwn();
    tabDrafts.forgetOwn();
    newcomerDrafts.forgetOwn();
    // Both read the token before it is removed.
    const token = sessionStore.token() ?? '';
    Promise.all([...beforeLogOut].map((send) => send()))
      .then(() => call('POST /logout', { token }))
      .catch((error: unknown) => console.error(error));
    const isDesk = isStaffAtDesk();
    sessionStore.logOut();
    toast.good(m.session_logged_out());
    if (!isDesk) {
      setTimeout(() => void navigate(paths.home), toastPauseMilliseconds);
      return;
    }
    // The next user may enter a PIN before the pause is over.
    choosePreferredRole('hospital');
    void navigate(loginPath());
  };
  return {
    logOut: () => {
      const drafts = deviceDrafts.names().length + tabDrafts.names().length;
      if (drafts > 0) setUnsaved(drafts);
      else leave();
    },
    question: unsaved > 0 && (
      <ConfirmDiscard
        open
        onKeep={() => setUnsaved(0)}
        onDiscard={leave}
        words={{
          title: m.drafts_log_out_title(),
          text: m.drafts_log_out_text({ count: unsaved }),
          discard: m.drafts_log_out(),
          keep: m.drafts_log_out_stay(),
        }}
      />
    ),
  };
}
