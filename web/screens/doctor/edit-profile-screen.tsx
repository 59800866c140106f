import { useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import type { AnswerOf } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { EditProfileForm } from '../../doctors/profile/edit-form.tsx';
import { doctorPath } from '../../paths.ts';
import { sessionStore } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';
import { CardSkeletons, LoadFailure } from '../area/states.tsx';
import styles from './edit-profile-screen.module.css';

const queryKey = ['edit-profile'];

/** The form for the doctor's own profile (G-09). */
export function EditProfileScreen() {
  const call = useCall();
  const client = useQueryClient();
  const profile = useQuery({
    queryKey,
    queryFn: () => call('GET /doctors/profile'),
    // Keeps what is being typed; the next visit loads the profile again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  const onSaved = ({ message, newToken, doctor }: AnswerOf<'PUT /doctors/editProfile'>) => {
    sessionStore.logIn(newToken);
    void client.invalidateQueries({ refetchType: 'none' }); // name, photo and fee are on other screens too
    client.setQueryData(queryKey, (now: typeof profile.data) => now && { ...now, doctor });
    toast.good(message);
  };
  const doctor = profile.data?.doctor;
  return (
    <>
      <title>{m.profile_title()}</title>
      <div className={styles.head}>
        <div>
          <h1>{m.profile_heading()}</h1>
          <p>{m.profile_lead()}</p>
        </div>
        {doctor && (
          <ButtonLink look="quiet" to={doctorPath(doctor.doctorId)}>
            <Icon name="eye" />
            {m.profile_public_page()}
          </ButtonLink>
        )}
      </div>
      {doctor ? (
        <EditProfileForm doctor={doctor} onSaved={onSaved} />
      ) : profile.isError ? (
        <LoadFailure error={profile.error} busy={profile.isFetching} onRetry={() => void profile.refetch()} />
      ) : (
        <CardSkeletons />
      )}
    </>
  );
}
