import { useId } from 'react';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import type { Session } from '#web/api/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { formatBusy } from '#web/ui/format/format-busy.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { paths, visitPath } from '#web/ui/paths.ts';
import styles from './booking-bar.module.css';
import type { BookingChoice, ChosenSlot } from './booking-choice.ts';
import { ChoiceLine } from './choice-line.tsx';
import type { BookingOutcome } from './use-booking-attempts.ts';

interface BookBarProps {
  readonly choice: BookingChoice;
  readonly fee: number;
  /** Names the patient; null where there is no one else to book for. */
  readonly whose: string | null;
  readonly today: string;
  readonly slotState: ChosenSlot;
  readonly visit: string | null;
  /** The person the visit is for; null for the signed-in patient. */
  readonly busyName: string | null;
  readonly nextFree: readonly FreeSlot[];
  readonly instead: FreeSlot | null;
  readonly outcome: BookingOutcome;
  readonly session: Session;
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onBook: () => void;
  /** Opens phone verification. */
  readonly onProve: () => void;
  readonly details: { readonly open: boolean; readonly id: string; readonly onToggle: () => void };
}

/** The reason nothing can be booked now; null if it can. */
function bookingObstacle({ choice, slotState, busyName, outcome, session }: BookBarProps): string | null {
  if (session.state === 'in' && session.user.role !== 'patient') {
    return session.user.role === 'doctor' ? m.booking_patients_only_doctor() : m.booking_patients_only();
  }
  if (!choice.slot) return m.booking_choose_first();
  // After a lost answer the slot may be booked by this very attempt; trying again finds out.
  if (outcome.state === 'unknown') return null;
  if (slotState === 'busy') return formatBusy(busyName);
  if (slotState === 'booked') return m.booking_slot_booked();
  return slotState === 'gone' ? m.booking_slot_gone() : null;
}

/**
 * The choice in one line, any obstacle to booking it, and the button; or that it is booked already. On a
 * phone it stays at the bottom of the screen, with the next free slots.
 */
export function BookingBar(props: BookBarProps) {
  const { choice, fee, whose, today, visit, details, outcome } = props;
  const isUnderWay = outcome.state === 'booked' || outcome.state === 'sending';
  if (!visit || !choice.slot || isUnderWay) return <OpenBar {...props} />;
  return (
    <div className={`stack-2 column surface line-above ${styles.bar}`} data-booking-bar>
      <p role="status" className="green strong">
        {m.booking_is_booked({ day: formatDay(choice.date, today), slot: choice.slot })}
      </p>
      <ChoiceLine choice={choice} fee={fee} whose={whose} details={details} />
      <ButtonLink wide to={visitPath(visit)}>
        {m.emails_see_visit()}
      </ButtonLink>
    </div>
  );
}

function OpenBar(props: BookBarProps) {
  const { choice, fee, whose, today, nextFree, outcome, session, details, onChange, onBook, onProve } = props;
  const hintId = useId();
  const done = outcome.state === 'booked';
  const sending = outcome.state === 'sending';
  const { busyName } = props;
  const isOthers = outcome.state === 'refused' && outcome.busy && busyName !== null;
  const said = outcome.state === 'refused' || outcome.state === 'unknown' ? outcome.sentence : null;
  // The server's sentence addresses the signed-in user as "you".
  const answer = isOthers ? formatBusy(busyName) : said;
  // During and after a booking its own slot is taken, which prevents nothing.
  const hint = done || sending ? null : bookingObstacle(props);
  const takenAway = choice.slot !== null && props.slotState !== 'free' && hint !== null;
  const full = outcome.state === 'refused' && outcome.full;
  const unproven = outcome.state === 'refused' && outcome.unproven;
  // When the patient's own limit is reached, another time would not help.
  const offered =
    full || unproven ? null : (outcome.state === 'refused' && outcome.nextFree) || props.instead;
  const inReach = !choice.slot && nextFree.length > 0;
  const day = (date: string) => formatDay(date, today);

  return (
    <div className={`stack-2 column surface line-above ${styles.bar}`} data-booking-bar>
      {inReach && (
        <div className={`line-2 middle shrinks ${styles.next}`}>
          <span id={`${hintId}-next`}>{m.common_next_free()}</span>
          <ul aria-labelledby={`${hintId}-next`}>
            {nextFree.map(({ date, slot }) => (
              <li key={`${date} ${slot}`}>
                <button type="button" onClick={() => onChange({ date, slot })}>
                  <span>{day(date)}</span> <strong>{slot}</strong>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="alert" className={`red strong ${styles.answer}`}>
        {answer ?? (takenAway ? hint : null)}
      </div>
      {offered && (takenAway || outcome.state === 'refused') && (
        <Button look="quiet" wide onClick={() => onChange(offered)}>
          {m.booking_next_free({ day: day(offered.date), slot: offered.slot })}
        </Button>
      )}
      {full && (
        <ButtonLink look="quiet" wide to={paths.patientAppointments}>
          {m.own_title()}
        </ButtonLink>
      )}
      {unproven && (
        <Button look="quiet" wide onClick={onProve}>
          {m.codes_confirm()}
        </Button>
      )}
      {hint && !takenAway && (
        <p id={hintId} className={inReach ? `muted small ${styles.spoken}` : 'muted small'}>
          {hint}
        </p>
      )}
      <ChoiceLine choice={choice} fee={fee} whose={whose} details={details} />
      <Button
        wide
        busy={sending}
        disabled={done || hint !== null}
        aria-describedby={hint && !takenAway ? hintId : undefined}
        onClick={onBook}
      >
        {sending
          ? m.booking_sending()
          : choice.slot
            ? m.booking_book_choice({ day: day(choice.date), slot: choice.slot })
            : m.common_book_appointment()}
      </Button>
      {session.state === 'out' && choice.slot && !hint && (
        <p className="muted small">{m.booking_login_follows()}</p>
      )}
    </div>
  );
}
