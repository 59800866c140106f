import { m } from '#messages/messages.js';
import { SecondFactorCard } from '#web/accounts/second-factor/second-factor-card.tsx';
import { SessionListCard } from '#web/accounts/session/devices/session-list.tsx';
import { EditProfileForm } from '#web/doctors/profile/edit-profile-form.tsx';
import { CalendarCard } from '#web/messaging/calendar/calendar-card.tsx';
import { MessagePreferencesCard } from '#web/messaging/preferences/message-preferences.tsx';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { OfflineStorageCard } from '#web/platform/offline/offline-storage-card.tsx';
import { doctorPath, paths } from '#web/ui/paths.ts';
import type { Output } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { LetterheadCard } from '../../doctors/profile/letterhead-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { useEditedProfile } from '../area/use-edited-profile.ts';
import styles from './edit-profile-screen.module.css';

export function EditProfileScreen() {
  const user = useAreaUser();
  const call = useCall();
  const { profile, saved } = useEditedProfile(['edit-profile'], () => call('GET /doctors/profile'));
  const onSaved = (answer: Output<'PUT /doctors/editProfile'>) => {
    if (profile.data) saved(answer.newToken, answer.doctor.phone, { ...profile.data, doctor: answer.doctor });
  };
  const doctor = profile.data?.doctor;
  return (
    <>
      <title>{m.profile_title()}</title>
      <div className={`row-3 bottom spread ${styles.head}`}>
        <div>
          <h1>{m.profile_heading()}</h1>
          <p>{m.profile_lead()}</p>
        </div>
        <div className="row-2">
          <ButtonLink look="quiet" to={paths.doctorPractices}>
            <Icon name="clinic" />
            {m.practices_heading()}
          </ButtonLink>
          {doctor && (
            <ButtonLink look="quiet" to={doctorPath(doctor.doctorId)}>
              <Icon name="eye" />
              {m.profile_public_page()}
            </ButtonLink>
          )}
        </div>
      </div>
      {doctor ? (
        <>
          <EditProfileForm doctor={doctor} onSaved={onSaved} />
          <div className="stack-4 above-4">
            <LetterheadCard />
            <CalendarCard reader="doctor" />
            <SecondFactorCard id={user.id} base="/doctors/second-factor" />
          </div>
        </>
      ) : profile.isError ? (
        <LoadFailureMessage
          error={profile.error}
          busy={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <CardSkeletons />
      )}
      <MessagePreferencesCard id={user.id} />
      <SessionListCard id={user.id} />
      <OfflineStorageCard />
    </>
  );
}
