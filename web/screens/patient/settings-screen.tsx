import { useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import type { AnswerOf } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { PatientSettingsForm } from '../../patients/settings-form.tsx';
import { sessionStore } from '../../session/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailure } from '../area/states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './settings-screen.module.css';

/** /dashboard/patient/settings: the patient's own profile and password (F-13). */
export function PatientSettingsScreen() {
  const user = useAreaUser();
  const call = useCall();
  const client = useQueryClient();
  const queryKey = ['patient-settings', user.id];
  const profile = useQuery({
    queryKey,
    queryFn: () => call('GET /patients/profile'),
    // Keeps what is being typed; the next visit loads the profile again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  const onSaved = ({ newToken, patient }: AnswerOf<'PUT /patients/update-profile'>) => {
    sessionStore.logIn(newToken);
    void client.invalidateQueries({ refetchType: 'none' }); // name and photo are on other screens too
    client.setQueryData(queryKey, patient);
  };
  return (
    <div className={styles.screen}>
      <title>{m.settings_page_title()}</title>
      <header className={styles.head}>
        <h1>{m.settings_title()}</h1>
        <p>{m.settings_lead()}</p>
      </header>
      {profile.data ? (
        <PatientSettingsForm key={user.id} patient={profile.data} onSaved={onSaved} />
      ) : profile.isError ? (
        <LoadFailure
          title={m.settings_load_failed()}
          error={profile.error}
          busy={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** A placeholder for the form. */
function Loading() {
  return (
    <div className={styles.loading}>
      <p role="status">{m.settings_loading()}</p>
      <Skeleton height={480} />
      <Skeleton height={224} />
      <Skeleton height={320} />
    </div>
  );
}
