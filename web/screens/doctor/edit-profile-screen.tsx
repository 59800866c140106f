import { Link, useParams } from 'react-router';
import type { OwnProfile } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { SecondFactorCard } from '#web/accounts/second-factor/second-factor-card.tsx';
import { SessionListCard } from '#web/accounts/session/devices/session-list.tsx';
import type { ProfileFormSection } from '#web/doctors/profile/edit-profile-fields.tsx';
import { EditProfileForm } from '#web/doctors/profile/edit-profile-form.tsx';
import { CalendarCard } from '#web/messaging/calendar/calendar-card.tsx';
import { MessagePreferencesCard } from '#web/messaging/preferences/message-preferences.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { OfflineStorageCard } from '#web/platform/offline/offline-storage-card.tsx';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { doctorPath, paths, profileSectionPath } from '#web/ui/paths.ts';
import { SectionList } from '#web/ui/section-list.tsx';
import type { Output } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { LetterheadCard } from '../../doctors/profile/letterhead-card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { useEditedProfile } from '../area/use-edited-profile.ts';
import styles from './edit-profile-screen.module.css';

const sections = {
  you: { icon: 'person', name: m.profile_you, note: ({ name }) => name },
  registration: { icon: 'shield', name: m.profile_registration, note: ({ medicalReg }) => medicalReg },
  practice: { icon: 'rupee', name: m.profile_practice, note: ({ hospital }) => translateHospital(hospital) },
  about: { icon: 'book', name: m.profile_overview_label },
  letterhead: { icon: 'edit', name: m.papers_letterhead },
  notifications: { icon: 'bell', name: m.bell_title },
  calendar: { icon: 'calendar', name: m.calendar_title },
  security: { icon: 'lock', name: m.profile_security },
} as const satisfies Record<
  string,
  { icon: IconName; name: () => string; note?: (doctor: OwnProfile) => string }
>;
type SectionKey = keyof typeof sections;
const isForm = (key: SectionKey): key is ProfileFormSection =>
  ['you', 'registration', 'practice', 'about'].includes(key);
const keys = Object.keys(sections) as SectionKey[];

/** The doctor's profile and settings, one section at a time; a phone shows the list of sections first. */
export function EditProfileScreen() {
  const call = useCall();
  const { profile, saved } = useEditedProfile(['edit-profile'], () => call('GET /doctors/profile'));
  const onSaved = (answer: Output<'PUT /doctors/editProfile'>) => {
    if (profile.data) saved(answer.newToken, answer.doctor.phone, { ...profile.data, doctor: answer.doctor });
  };
  const isWide = useMedia('(min-width: 60em)');
  const wanted = useParams().section;
  const chosen = keys.find((key) => key === wanted) ?? (isWide ? 'you' : null);
  const doctor = profile.data?.doctor;
  const isInside = chosen !== null && !isWide;
  return (
    <>
      <title>{chosen ? `${sections[chosen].name()} | ${m.shell_brand()}` : m.profile_title()}</title>
      <div className="stack-1">
        <h1>
          {isInside ? (
            <Link to={paths.editProfile} className={`line-1 middle not-underlined ${styles.back}`}>
              <Icon name="chevronLeft" />
              {m.profile_heading()}
            </Link>
          ) : (
            m.profile_heading()
          )}
        </h1>
        {chosen && isForm(chosen) && <p className="muted">{m.profile_lead()}</p>}
      </div>
      <div className={`stack-4 ${styles.page}`}>
        {!isInside && <ProfileSections doctor={doctor} chosen={chosen} />}
        {chosen && (
          <div className="stack-3 shrinks column">
            {isForm(chosen) ? (
              <Loaded query={profile} failed={m.common_profile_failed()}>
                {(data) => (
                  <EditProfileForm key={chosen} section={chosen} doctor={data.doctor} onSaved={onSaved} />
                )}
              </Loaded>
            ) : (
              <Settings section={chosen} />
            )}
          </div>
        )}
      </div>
    </>
  );
}

function Settings({ section }: { readonly section: Exclude<SectionKey, ProfileFormSection> }) {
  const { id } = useAreaUser();
  switch (section) {
    case 'letterhead':
      return <LetterheadCard />;
    case 'notifications':
      return <MessagePreferencesCard id={id} />;
    case 'calendar':
      return <CalendarCard reader="doctor" />;
    case 'security':
      return (
        <>
          <SecondFactorCard id={id} base="/doctors/second-factor" />
          <SessionListCard id={id} />
          <OfflineStorageCard />
        </>
      );
  }
}

interface ProfileSectionsProps {
  readonly doctor: OwnProfile | undefined;
  readonly chosen: SectionKey | null;
}

function ProfileSections({ doctor, chosen }: ProfileSectionsProps) {
  return (
    <div className={styles.sections}>
      <SectionList
        label={m.profile_heading()}
        current={chosen && profileSectionPath(chosen)}
        sections={[
          ...keys.map((key) => {
            const { icon, name, ...more } = sections[key];
            const note = 'note' in more && doctor ? more.note(doctor) : undefined;
            return { to: profileSectionPath(key), icon, name: name(), note };
          }),
          { to: paths.doctorPractices, icon: 'clinic', name: m.practices_heading() },
          ...(doctor
            ? [{ to: doctorPath(doctor.doctorId), icon: 'eye' as const, name: m.profile_public_page() }]
            : []),
        ]}
      />
    </div>
  );
}
