import { Link } from 'react-router';
import type { hospitalsNearbyEndpoint } from '#contract/hospital/hospitals.ts';
import type { Answer } from '#contract/platform/endpoint.ts';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { useCall } from '#web/api/context.tsx';
import { useDebouncedQuery } from '#web/api/use-debounced-query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPath } from '#web/ui/paths.ts';
import type { Place } from '#web/ui/place.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './hospital-choice.module.css';

interface HospitalChoiceProps {
  readonly place: Place;
  readonly specialization: string | null;
  readonly chosen: string | null;
  readonly onChoose: (hospitalName: string | null) => void;
  /** The visitor opens a hospital's page. */
  readonly onAbout: () => void;
  readonly onOtherPlace: () => void;
}

type Hospital = Answer<typeof hospitalsNearbyEndpoint>[number];

/** "Cardiology: 2 doctors · next free today 11:30", or that there is none. */
function describeDoctors(
  { doctors, nextFree }: Pick<Hospital, 'doctors' | 'nextFree'>,
  specialization: string | null,
) {
  const care = specialization && translateSpecialization(specialization);
  if (doctors === 0) return care ? m.find_hospital_none({ care }) : m.find_hospital_none_any();
  const count = m.doctors_count({ count: doctors });
  const when = nextFree && `${formatDay(nextFree.date, nextFree.today)} ${nextFree.slot}`;
  const next = when ? m.find_hospital_next({ when }) : m.find_hospital_no_time();
  return `${care ? `${care}: ` : ''}${count} · ${next}`;
}

/** The hospitals near a place, nearest first, after the choice "any". */
export function HospitalChoice(props: HospitalChoiceProps) {
  const { place, specialization, chosen, onChoose, onAbout, onOtherPlace } = props;
  const call = useCall();
  const params = { latitude: String(place.latitude), longitude: String(place.longitude) };
  const query = { specialization: specialization ?? undefined };
  const { state, answer, retry } = useDebouncedQuery(JSON.stringify([params, query]), (signal) =>
    call('GET /hospitals/getAll/:latitude/:longitude', { params, query, signal }),
  );
  // Hospitals without a matching doctor come last and link to the doctors nearby.
  const hospitals =
    state === 'answered' && answer
      ? [...answer].sort((one, other) => Number(!one.doctors) - Number(!other.doctors))
      : null;

  return (
    <div className={styles.step}>
      <div className={`row middle spread ${styles.header}`}>
        <h3>{m.home_hospital_title({ place: translateCity(place.name) })}</h3>
        <Button look="plain" onClick={onOtherPlace}>
          {m.home_hospital_change()}
        </Button>
      </div>
      {state === 'failed' ? (
        <EmptyState icon="warning" title={m.home_hospital_failed()} failed>
          <Button look="quiet" onClick={retry}>
            {m.common_retry()}
          </Button>
        </EmptyState>
      ) : (
        <ul className={`stack-2 ${styles.choices}`} aria-busy={!hospitals}>
          <li>
            <button
              type="button"
              className={`grid full-width surface outlined ${styles.choice}`}
              onClick={() => onChoose(null)}
            >
              <span className={`strong ${styles.name}`}>
                {m.home_hospital_any({ place: translateCity(place.name) })}
              </span>{' '}
              <span className="muted small">{m.home_hospital_any_note()}</span>
            </button>
          </li>
          {hospitals
            ? hospitals.map(
                ({ hospitalId, hospitalName, addressLine, distanceKm, doctors, nextFree, agreed }) => (
                  <li key={hospitalId} className="relative">
                    <button
                      type="button"
                      className={`grid full-width surface outlined ${styles.choice}`}
                      aria-pressed={hospitalName === chosen}
                      data-empty={doctors === 0 || undefined}
                      data-agreed={agreed || undefined}
                      onClick={() => onChoose(doctors > 0 ? hospitalName : null)}
                    >
                      <Icon name="clinic" />
                      <span className={`strong ${styles.name}`}>
                        <UserText>{hospitalName}</UserText>
                      </span>{' '}
                      <span className="muted small">
                        <UserText>{addressLine}</UserText> · {m.home_card_distance({ km: distanceKm })}
                      </span>
                      <span className={`small strong ${styles.doctors}`}>
                        {describeDoctors({ doctors, nextFree }, specialization)}
                      </span>
                    </button>
                    {agreed && (
                      <Link className={styles.about} to={hospitalPath(hospitalId)} onClick={onAbout}>
                        {m.hospitals_about_here()}
                        <span className="visually-hidden">
                          {': '}
                          <UserText>{hospitalName}</UserText>
                        </span>
                      </Link>
                    )}
                  </li>
                ),
              )
            : [1, 2, 3].map((row) => (
                <li key={row}>
                  <Skeleton height={72} />
                </li>
              ))}
        </ul>
      )}
      <p role="status" className={state === 'asking' ? 'visually-hidden' : undefined}>
        {state === 'asking' && m.home_hospital_loading()}
        {hospitals?.length === 0 &&
          `${m.home_hospital_none({ place: translateCity(place.name) })} ${m.home_hospital_none_hint()}`}
      </p>
    </div>
  );
}
