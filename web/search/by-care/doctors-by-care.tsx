import { useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPath } from '#web/ui/paths.ts';
import { DoctorCard } from '../doctor-list/doctor-card.tsx';
import type { CareSection } from './care-sections.ts';
import styles from './doctors-by-care.module.css';

interface DoctorsByCareProps {
  readonly hospitalId: string;
  readonly hname: string;
  readonly sections: readonly CareSection[];
  readonly today: string;
}

/** A hospital's doctors by specialization as cards, with the times and fees of their practice there. */
export function DoctorsByCare({ sections, ...rest }: DoctorsByCareProps) {
  return (
    <div className={`grid column ${styles.sections}`}>
      {sections.map((section) => (
        <DoctorsOfCare key={section.specialization} section={section} {...rest} />
      ))}
    </div>
  );
}

interface DoctorsOfCareProps extends Omit<DoctorsByCareProps, 'sections'> {
  readonly section: CareSection;
}

function DoctorsOfCare({ hospitalId, hname, section, today }: DoctorsOfCareProps) {
  const { specialization, count, doctors } = section;
  const title = useId();
  const care = translateSpecialization(specialization) || m.doctors_general();
  return (
    <section
      className={`stack-3 column ${styles.section}`}
      data-size={doctors.length}
      aria-labelledby={title}
    >
      <h2 id={title}>
        {care}
        <EnglishName of={specialization} />
      </h2>
      <ul className={`stack-3 column ${styles.doctors}`}>
        {doctors.map((doctor) => (
          <li key={doctor.doctorId}>
            <DoctorCard
              doctor={{ ...doctor, distanceKm: null }}
              next={doctor.nextFree}
              today={today}
              search={{ hname, practice: doctor.practiceId }}
              room={doctor.room}
              heading="h3"
            />
          </li>
        ))}
      </ul>
      {doctors.length < count && (
        <Link
          className={`inline-flex middle target ${styles.all}`}
          to={hospitalPath(hospitalId, specialization)}
        >
          {m.hospitals_all_of_care({ care, count })}
          <Icon name="chevronRight" />
        </Link>
      )}
    </section>
  );
}
