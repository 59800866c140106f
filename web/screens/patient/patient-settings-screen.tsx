import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { SessionListCard } from '#web/accounts/session/devices/session-list.tsx';
import { useCall } from '#web/api/context.tsx';
import { CalendarCard } from '#web/messaging/calendar/calendar-card.tsx';
import { MessagePreferencesCard } from '#web/messaging/preferences/message-preferences.tsx';
import { AbhaCard } from '#web/patients/family/abha-card.tsx';
import { PeopleCard } from '#web/patients/family/people-card.tsx';
import { ConfirmPhoneCard } from '#web/patients/profile/confirm-phone-card.tsx';
import { PatientSettingsForm } from '#web/patients/profile/settings-form.tsx';
import { LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { OfflineStorageCard } from '#web/platform/offline/offline-storage-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { useEditedProfile } from '../area/use-edited-profile.ts';
import styles from './patient-settings-screen.module.css';

export function PatientSettingsScreen() {
  const user = useAreaUser();
  const call = useCall();
  const { profile, saved } = useEditedProfile(['patient-settings', user.id], () =>
    call('GET /patients/profile'),
  );
  const { hash } = useLocation();
  const loaded = profile.data !== undefined;
  useEffect(() => {
    // The section that a link targets exists only now.
    const section = loaded && hash ? document.getElementById(hash.slice(1)) : null;
    section?.scrollIntoView?.({ block: 'start' });
    section?.querySelector('input')?.focus({ preventScroll: true });
  }, [loaded, hash]);
  return (
    <div className="stack-4 container">
      <title>{m.settings_page_title()}</title>
      <header className={`stack-2 ${styles.head}`}>
        <h1>{m.common_settings()}</h1>
        <p>{m.settings_lead()}</p>
      </header>
      {profile.data ? (
        <>
          {!profile.data.phoneProven && (
            <ConfirmPhoneCard
              key={`phone ${profile.data.phone}`}
              phone={profile.data.phone}
              onConfirmed={() => void profile.refetch()}
            />
          )}
          <PatientSettingsForm
            key={user.id}
            patient={profile.data}
            onSaved={({ newToken, patient }) => saved(newToken, patient.phone, patient)}
          />
          <CalendarCard key={`calendar ${user.id}`} reader="patient" />
        </>
      ) : profile.isError ? (
        <LoadFailureMessage
          title={m.common_profile_failed()}
          error={profile.error}
          busy={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Loading />
      )}
      <AbhaCard key={`abha ${user.id}`} />
      <PeopleCard />
      <MessagePreferencesCard id={user.id} />
      <SessionListCard key={`sessions ${user.id}`} id={user.id} />
      <OfflineStorageCard />
    </div>
  );
}

function Loading() {
  return (
    <div className={`stack-3 ${styles.loading}`}>
      <p role="status">{m.settings_loading()}</p>
      <Skeleton height={480} />
      <Skeleton height={224} />
      <Skeleton height={320} />
    </div>
  );
}
