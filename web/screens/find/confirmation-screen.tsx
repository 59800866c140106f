import { useLocation, useSearchParams } from 'react-router';
import { isDay } from '#domain/calendar-days.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { longDay } from '../../ui/day-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { UnlistedHead } from '../../ui/page/page-head.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './confirmation-screen.module.css';

interface Booked {
  readonly date: string;
  readonly slot: string;
  readonly doctor: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The day and slot of the route state or the query; null if either is missing or invalid. */
function bookedOf(state: unknown, query: URLSearchParams): Booked | null {
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const date = textOf(given.date) ?? query.get('date') ?? '';
  const slot = textOf(given.slot) ?? query.get('slot') ?? '';
  if (!isDay(date) || minutesOf(slot) === null) return null;
  return { date, slot, doctor: textOf(given.doctor) ?? query.get('doctor') };
}

/** Confirms a booked appointment (E-06). */
export function ConfirmationScreen() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const booked = bookedOf(state, query);
  const hydrated = useHydrated();

  if (!booked) {
    return (
      <div className={styles.screen}>
        <UnlistedHead title={m.booking_confirmed_invalid_title()} />
        <h1 className={styles.invalid}>{m.booking_confirmed_invalid()}</h1>
        <p>{m.booking_confirmed_invalid_hint()}</p>
        <ButtonLink to={paths.home}>{m.booking_confirmed_home()}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <UnlistedHead title={m.booking_confirmed_title()} />
      <span className={styles.mark}>
        <Icon name="check" size={32} />
      </span>
      <h1>{m.booking_confirmed()}</h1>
      <dl className={`${cardStyles.raised} ${styles.facts}`}>
        <div>
          <dt>{m.booking_confirmed_date()}</dt>
          <dd>
            <time dateTime={booked.date}>{longDay(booked.date)}</time>
          </dd>
        </div>
        <div>
          <dt>{m.booking_confirmed_slot()}</dt>
          <dd className={styles.slot}>{booked.slot}</dd>
        </div>
        {booked.doctor && (
          <div>
            <dt>{m.booking_confirmed_doctor()}</dt>
            <dd>{booked.doctor}</dd>
          </div>
        )}
      </dl>
      <p>{m.booking_confirmed_text()}</p>
      <p className={styles.brand} aria-hidden="true">
        <Mark /> {m.shell_brand()}
      </p>
      <div className={styles.ways}>
        <ButtonLink to={paths.dashboard}>{m.booking_confirmed_dashboard()}</ButtonLink>
        {hydrated && (
          <Button look="quiet" onClick={() => window.print()}>
            {m.pages_print()}
          </Button>
        )}
        <ButtonLink look="quiet" to={paths.home}>
          {m.booking_confirmed_home()}
        </ButtonLink>
      </div>
    </div>
  );
}
