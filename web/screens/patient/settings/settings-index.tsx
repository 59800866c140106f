import { Navigate, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { useLogOut } from '#web/accounts/session/use-log-out.tsx';
import { ConfirmPhoneCard } from '#web/patients/profile/confirm-phone-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import { LanguageButton } from '#web/ui/preferences/language-button.tsx';
import { ThemeChoice } from '#web/ui/preferences/theme-choice.tsx';
import { useOwnProfile } from './profile-form.tsx';

/** Sections of the former single page. */
const movedSections: Readonly<Record<string, string>> = {
  '#password': paths.patientSecurity,
  '#address': paths.patientProfile,
  '#emergencyContact': paths.patientProfile,
  '#messages': paths.patientNotifications,
};

export function SettingsIndex() {
  const { hash } = useLocation();
  const moved = movedSections[hash];
  const { logOut, question } = useLogOut();
  if (moved) return <Navigate replace to={moved + hash} />;
  return (
    <>
      <UnconfirmedPhone />
      <div className="card stack-3 shrinks padded">
        <ThemeChoice />
        <div>
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

function UnconfirmedPhone() {
  const { profile } = useOwnProfile();
  if (!profile.data || profile.data.phoneProven) return null;
  const { phone } = profile.data;
  return <ConfirmPhoneCard key={phone} phone={phone} onConfirmed={() => void profile.refetch()} />;
}
