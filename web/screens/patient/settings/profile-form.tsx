import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { ConfirmPhoneCard } from '#web/patients/profile/confirm-phone-card.tsx';
import { PatientSettingsForm, type SettingsPart } from '#web/patients/profile/settings-form.tsx';
import { LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';
import { useEditedProfile } from '../../area/use-edited-profile.ts';
import { useSectionOfAddress } from './settings-page.tsx';

function useOwnProfile() {
  const call = useCall();
  return useEditedProfile(['patient-settings', useAreaUser().id], () => call('GET /patients/profile'));
}

/** A question for accounts whose number no code has confirmed yet. */
export function UnconfirmedPhone() {
  const { profile } = useOwnProfile();
  if (!profile.data || profile.data.phoneProven) return null;
  const { phone } = profile.data;
  return <ConfirmPhoneCard key={phone} phone={phone} onConfirmed={() => void profile.refetch()} />;
}

/** A part of the patient's own profile, to be changed. */
export function ProfileForm({ part }: { readonly part: SettingsPart }) {
  const { profile, saved } = useOwnProfile();
  useSectionOfAddress(profile.data !== undefined);
  if (profile.data) {
    return (
      <PatientSettingsForm
        part={part}
        patient={profile.data}
        onSaved={({ newToken, patient }) => saved(newToken, patient.phone, patient)}
      />
    );
  }
  if (profile.isError) {
    return (
      <LoadFailureMessage
        title={m.common_profile_failed()}
        error={profile.error}
        busy={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    );
  }
  return (
    <div className="stack-3">
      <p role="status" className="muted">
        {m.settings_loading()}
      </p>
      <Skeleton height={480} />
    </div>
  );
}
