import { m } from '#messages/messages.js';
import { AddressForm } from '#web/hospital/settings/address-form.tsx';
import { HolidaysForm } from '#web/hospital/settings/holidays-form.tsx';
import { HoursForm } from '#web/hospital/settings/hours-form.tsx';
import { LetterheadForm } from '#web/hospital/settings/letterhead-form.tsx';
import { MessagesForm } from '#web/hospital/settings/messages-form.tsx';
import { ProgramsForm } from '#web/hospital/settings/programs-form.tsx';
import styles from '#web/hospital/settings/settings.module.css';
import { useHospitalSettings } from '#web/hospital/settings/settings-requests.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { hospitalPath } from '#web/ui/paths.ts';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';

export function HospitalSettingsScreen() {
  const { data, error, isPending, isRefetching, refetch } = useHospitalSettings();
  return (
    <div className={`stack-4 column ${styles.screen}`}>
      <title>{`${m.hospital_settings()} | ${m.shell_brand()}`}</title>
      <header className={`row middle spread ${styles.head}`}>
        <div>
          <h1>{m.hospital_settings()}</h1>
          <p>{m.hospital_settings_lead()}</p>
        </div>
        {data && (
          <ButtonLink look="quiet" to={hospitalPath(data.hospitalId)}>
            {m.hospital_settings_page()}
          </ButtonLink>
        )}
      </header>
      {isPending && <CardSkeletons />}
      {!data && error && (
        <LoadFailureMessage
          title={m.hospital_settings_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <AddressForm settings={data} />
          <HoursForm settings={data} />
          <HolidaysForm settings={data} />
          <ProgramsForm settings={data} />
          <MessagesForm settings={data} />
          <LetterheadForm settings={data} />
        </>
      )}
    </div>
  );
}
