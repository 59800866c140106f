import { Navigate, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { useLogOut } from '#web/accounts/session/use-log-out.tsx';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import { LanguageButton } from '#web/ui/preferences/language-button.tsx';
import { ThemeChoice } from '#web/ui/preferences/theme-choice.tsx';
import { UnconfirmedPhone } from './profile-form.tsx';

/** Sections of the former single page. */
const movedSections: Readonly<Record<string, string>> = {
  '#password': paths.patientSecurity,
  '#address': paths.patientProfile,
  '#emergencyContact': paths.patientProfile,
  '#messages': paths.patientNotifications,
};

/** Below the list of pages. Where the list stands beside a page, the first page takes its place. */
export function SettingsIndex() {
  const { hash } = useLocation();
  const moved = movedSections[hash];
  const { logOut, question } = useLogOut();
  const isBesideList = useMedia('(min-width: 60em)');
  if (moved) return <Navigate replace to={moved + hash} />;
  if (isBesideList) return <Navigate replace to={paths.patientProfile} />;
  return (
    <>
      <UnconfirmedPhone />
      <div className="card stack-3 shrinks padded">
        <ThemeChoice />
        <div className="line-2 middle spread">
          <span className="strong">{m.common_language()}</span>
          <LanguageButton named />
        </div>
      </div>
      <Button look="quiet" wide onClick={logOut}>
        <Icon name="logout" />
        {m.session_logout()}
      </Button>
      {question}
    </>
  );
}
