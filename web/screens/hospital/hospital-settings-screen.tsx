import { m } from '#messages/messages.js';
import { useHospitalSettings } from '#web/hospital/queries.ts';
import { AddressForm } from '#web/hospital/settings/address-form.tsx';
import { HolidaysForm } from '#web/hospital/settings/holidays-form.tsx';
import { HoursForm } from '#web/hospital/settings/hours-form.tsx';
import { LetterheadForm } from '#web/hospital/settings/letterhead-form.tsx';
import { MessagesForm } from '#web/hospital/settings/messages-form.tsx';
import { ProgramsForm } from '#web/hospital/settings/programs-form.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { hospitalPath } from '#web/ui/paths.ts';
import { HospitalScreen } from './hospital-screen.tsx';

export function HospitalSettingsScreen() {
  const query = useHospitalSettings();
  return (
    <HospitalScreen
      title={m.common_settings()}
      lead={m.hospital_settings_lead()}
      action={
        query.data && (
          <ButtonLink look="quiet" to={hospitalPath(query.data.hospitalId)}>
            {m.hospital_doctors_page()}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} failed={m.hospital_settings_failed()}>
        {(settings) => (
          <>
            <AddressForm settings={settings} />
            <HoursForm settings={settings} />
            <HolidaysForm settings={settings} />
            <ProgramsForm settings={settings} />
            <MessagesForm settings={settings} />
            <LetterheadForm settings={settings} />
          </>
        )}
      </Loaded>
    </HospitalScreen>
  );
}
