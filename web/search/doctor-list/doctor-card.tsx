import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { Practice } from '#contract/doctors/practices.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { DoctorHospital } from '#web/doctors/doctor-hospital.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { formatDay, formatLongDay } from '#web/ui/format/format-day.ts';
import { formatRoom } from '#web/ui/format/format-room.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Choice, doctorPath, type Search } from '#web/ui/paths.ts';
import { Stars } from '#web/ui/stars.tsx';
import styles from './doctor-card.module.css';

export interface DoctorCardProps {
  readonly doctor: DoctorSummary;
  readonly next: FreeSlot | null;
  /** Today in the clinic's time zone. */
  readonly today: string;
  /** The search that led here, and if by video. */
  readonly search?: (Search & Pick<Choice, 'mode' | 'practice'>) | undefined;
  /** "Book Appointment" in the list, "Consult Now" on the home page. */
  readonly action?: 'book' | 'consult';
  readonly heading?: 'h2' | 'h3';
  /** On a hospital's page: the place in the building, shown instead of the practice's name. */
  readonly room?: string;
}

/** 2.3 → 2.3, 17.4 → 17. */
const roundKilometres = (km: number) => (km < 10 ? km : Math.round(km));

/** "Evening Clinic · 3 km away" */
const formatPlace = ({ name, distanceKm }: Pick<Practice, 'name' | 'distanceKm'>) =>
  distanceKm === undefined
    ? translateHospital(name)
    : `${translateHospital(name)} · ${m.home_card_distance({ km: roundKilometres(distanceKm) })}`;

export function DoctorCard(props: DoctorCardProps) {
  const { doctor, next, today, search = {}, action = 'book', heading: Heading = 'h2', room } = props;
  const { name, doctorId } = doctor;
  const to = doctorPath(doctorId, search);
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} url={doctor.photo.url} size={72} beside />
        <div className="shrinks">
          <Heading className={styles.name}>
            <Link to={to}>
              <UserText>{name}</UserText>
            </Link>
          </Heading>
          <p className={styles.facts}>
            {translateSpecialization(doctor.specialization) || m.doctors_general()} ·{' '}
            <span className="nowrap">{m.home_card_years({ count: doctor.experience })}</span>
            <EnglishName of={doctor.specialization} />
          </p>
          <p className={styles.facts}>
            {doctor.averageRating === null ? (
              m.common_no_ratings_yet()
            ) : (
              <>
                <Stars rating={doctor.averageRating} />{' '}
                <span className="small">
                  <span aria-hidden="true">{m.home_card_reviews({ count: doctor.reviewCount })}</span>
                  <span className="visually-hidden">
                    {m.doctors_reviews_count({ count: doctor.reviewCount })}
                  </span>
                </span>
              </>
            )}
          </p>
        </div>
      </div>
      {room !== undefined ? (
        room && (
          <Place>
            <UserText>{formatRoom(room, m.practices_room_at)}</UserText>
          </Place>
        )
      ) : (
        <DoctorPlaces doctor={doctor} />
      )}
      <div className={`stack-3 ${styles.terms}`}>
        <p className={styles.term}>
          <span className={`muted small ${styles.label}`}>{m.common_fee()}</span>
          <strong className={styles.large}>{formatRupees(doctor.basicFee)}</strong>
        </p>
        {next ? (
          <Link className={`${styles.term} ${styles.slot}`} to={doctorPath(doctorId, search, next)}>
            <span className={`muted small ${styles.label}`}>{m.common_next_free()}</span>{' '}
            <strong className={styles.large}>
              {formatDay(next.date, today)} <span className="nowrap">{next.slot}</span>
            </strong>{' '}
            <span className="visually-hidden">
              {m.home_card_book_slot({ name, day: formatLongDay(next.date), slot: next.slot })}
            </span>
          </Link>
        ) : (
          <p className={styles.term}>
            <span className={`muted small ${styles.label}`}>{m.common_next_free()}</span>
            {m.home_card_none_free()}
          </p>
        )}
      </div>
      <ButtonLink
        wide
        look={action === 'book' ? 'primary' : 'quiet'}
        to={to}
        aria-label={action === 'book' ? m.home_card_book_with({ name }) : m.home_card_consult_with({ name })}
      >
        {action === 'book' ? m.common_book_appointment() : m.home_card_consult()}
      </ButtonLink>
    </article>
  );
}

function Place({ children }: { readonly children: ReactNode }) {
  return (
    <p className={`flex muted ${styles.where}`}>
      <Icon name="place" size={18} />
      <span>{children}</span>
    </p>
  );
}

/** "Care Hospital · 3 km away", and the other practices */
function DoctorPlaces({ doctor }: { readonly doctor: DoctorSummary }) {
  const others = doctor.practices?.slice(1) ?? [];
  return (
    <Place>
      <DoctorHospital doctor={doctor} />
      {doctor.distanceKm !== null && (
        <>
          {'\u00a0· '}
          <span className="nowrap">{m.home_card_distance({ km: roundKilometres(doctor.distanceKm) })}</span>
        </>
      )}
      {others.length > 0 && (
        <span className="block small break-anywhere">
          <UserText>{m.practices_also({ places: others.map(formatPlace).join(', ') })}</UserText>
        </span>
      )}
    </Place>
  );
}
