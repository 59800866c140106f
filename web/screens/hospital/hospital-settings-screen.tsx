import { m } from '#messages/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { hospitalPath } from '#web/ui/paths.ts';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { AddressForm } from './settings/address-form.tsx';
import { HolidaysForm } from './settings/holidays-form.tsx';
import { HoursForm } from './settings/hours-form.tsx';
import { LetterheadForm } from './settings/letterhead-form.tsx';
import { MessagesForm } from './settings/messages-form.tsx';
import { ProgramsForm } from './settings/programs-form.tsx';
import styles from './settings/settings.module.css';
import { useHospitalSettings } from './settings/settings-requests.ts';

export function HospitalSettingsScreen() {
  const { data, error, isPending, isRefetching, refetch } = useHospitalSettings();
  return (
    <div className={styles.screen}>
      <title>{`${m.hospital_settings()} | ${m.shell_brand()}`}</title>
      <header className={styles.head}>
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
