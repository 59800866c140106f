import { Fragment, type ReactNode } from 'react';
import type { HospitalPage } from '#contract/hospital/hospitals.ts';
import { toIsoWeekday } from '#domain/scheduling/weekly-days.ts';
import { m } from '#messages/messages.js';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { toCallLink } from '#web/ui/format/call-link.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { toMapLink } from '#web/ui/format/map-link.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './hospital-facts.module.css';
import { toOpeningLines } from './opening-hours.ts';

type HospitalFactsProps = Omit<HospitalPage, 'doctors'>;

export function HospitalFacts({
  hospital,
  today,
}: {
  readonly hospital: HospitalFactsProps;
  readonly today: string;
}) {
  const { addressLine, city, state, pincode, location, hours, closedDays, toBring } = hospital;
  const hydrated = useHydrated();
  const [longitude, latitude] = location.coordinates;
  const weekday = toIsoWeekday(today);
  return (
    <dl className={styles.facts}>
      <Fact icon="place" term={m.common_address()}>
        <UserText>{`${addressLine}, ${city}, ${state} ${pincode}`}</UserText>
        <br />
        <a
          className={`inline-flex middle target ${styles.way}`}
          href={toMapLink({ latitude, longitude }, hydrated ? navigator.userAgent : '')}
          target="_blank"
          rel="noreferrer"
          title={m.booked_map_hint()}
        >
          {m.booked_map()}
        </a>
      </Fact>
      {hospital.deskPhone !== null && (
        <Fact icon="phone" term={m.hospitals_desk()}>
          <a className={`inline-flex middle target ${styles.way}`} href={toCallLink(hospital.deskPhone)}>
            {hospital.deskPhone}
          </a>
        </Fact>
      )}
      {hours.length > 0 && (
        <Fact icon="clock" term={m.hospitals_hours()}>
          <ul className={styles.hours}>
            {toOpeningLines(hours).map(({ from, to, days, spans }) => (
              <li key={from} aria-current={from <= weekday && weekday <= to ? 'date' : undefined}>
                <span>{days}</span>{' '}
                <span>
                  {spans.map((span, index) => (
                    <Fragment key={span}>
                      {index > 0 && ' '}
                      <span className={styles.whole}>
                        {span}
                        {index < spans.length - 1 && ','}
                      </span>
                    </Fragment>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {toBring !== '' && (
        <Fact icon="check" term={m.hospital_settings_bring()}>
          <UserText>{toBring}</UserText>
        </Fact>
      )}
      {closedDays.length > 0 && (
        <Fact icon="calendar" term={m.hospitals_holidays()}>
          <ul>
            {closedDays.map(({ date, name }) => (
              <li key={date}>
                <UserText>{m.hospitals_closed_on({ day: formatDay(date, ''), name })}</UserText>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ icon, term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
