import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { useHospitalSettings } from '#web/hospital/queries.ts';
import { AddressForm } from '#web/hospital/settings/address-form.tsx';
import { HolidaysForm } from '#web/hospital/settings/holidays-form.tsx';
import { HoursForm } from '#web/hospital/settings/hours-form.tsx';
import { LetterheadForm } from '#web/hospital/settings/letterhead-form.tsx';
import { MessagesForm } from '#web/hospital/settings/messages-form.tsx';
import { ProgramsForm } from '#web/hospital/settings/programs-form.tsx';
import styles from '#web/hospital/settings/settings.module.css';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { type HospitalSettingsSection, hospitalPath, hospitalSettingsPath, paths } from '#web/ui/paths.ts';
import { SectionList } from '#web/ui/section-list.tsx';
import { HospitalScreen } from './hospital-screen.tsx';

interface Section {
  readonly icon: IconName;
  readonly name: () => string;
  readonly Form: ComponentType<{ readonly settings: HospitalSettings }>;
}

const sections: Readonly<Record<HospitalSettingsSection, Section>> = {
  address: { icon: 'place', name: m.hospital_settings_address, Form: AddressForm },
  hours: { icon: 'clock', name: m.hospital_settings_hours, Form: HoursForm },
  holidays: { icon: 'calendar', name: m.hospital_settings_holidays, Form: HolidaysForm },
  programs: { icon: 'rupee', name: m.hospital_settings_programs, Form: ProgramsForm },
  messages: { icon: 'bell', name: m.hospital_settings_messages, Form: MessagesForm },
  papers: { icon: 'book', name: m.hospital_settings_papers, Form: LetterheadForm },
};
const keys = Object.keys(sections) as HospitalSettingsSection[];

/** One section at a time; a phone shows the list of sections first. */
export function HospitalSettingsScreen() {
  const query = useHospitalSettings();
  const isWide = useMedia('(min-width: 60em)');
  const wanted = useParams().section;
  const chosen = keys.find((key) => key === wanted) ?? (isWide ? 'address' : null);
  const isInside = chosen !== null && !isWide;
  const Form = chosen && sections[chosen].Form;
  return (
    <HospitalScreen
      title={m.common_settings()}
      heading={isInside ? null : m.common_settings()}
      lead={m.hospital_settings_lead()}
    >
      {isInside && (
        <h1>
          <Link to={paths.hospitalSettings} className={`line-1 middle not-underlined ${styles.back}`}>
            <Icon name="chevronLeft" />
            {m.common_settings()}
          </Link>
        </h1>
      )}
      <div className={`stack-4 top ${styles.sections}`}>
        {!isInside && (
          <SectionList
            label={m.common_settings()}
            current={chosen && hospitalSettingsPath(chosen)}
            sections={[
              ...keys.map((key) => {
                const { icon, name } = sections[key];
                return { to: hospitalSettingsPath(key), icon, name: name() };
              }),
              ...(query.data
                ? [
                    {
                      to: hospitalPath(query.data.hospitalId),
                      icon: 'eye' as const,
                      name: m.hospital_doctors_page(),
                    },
                  ]
                : []),
            ]}
          />
        )}
        {Form && (
          <Loaded query={query} failed={m.hospital_settings_failed()}>
            {(settings) => <Form key={chosen} settings={settings} />}
          </Loaded>
        )}
      </div>
    </HospitalScreen>
  );
}
