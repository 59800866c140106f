import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { normalizeNeeds } from '#domain/appointments/visit-needs.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { m } from '#messages/messages.js';
import { consumeBookOnArrival } from '#web/accounts/session/book-on-arrival.ts';
import { useSession } from '#web/api/session.ts';
import { saveBookingFor } from '#web/patients/person-choice/booking-for-storage.ts';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { loginPath, paths } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { BookingBar } from './booking-bar.tsx';
import type { BookableDoctor, BookingChoice, ChosenSlot } from './booking-choice.ts';
import styles from './booking-panel.module.css';
import { NeedsQuestion } from './needs-question.tsx';
import { saveNeeds } from './needs-storage.ts';
import { type Booking, useBookingAttempts } from './use-booking-attempts.ts';
import { useElementHeight } from './use-element-height.ts';

const BookDetails = lazy(async () => ({ default: (await import('./booking-details.tsx')).BookingDetails }));
/** Few people need it, so it loads on demand. */
const ConfirmPhoneDialog = lazy(async () => ({
  default: (await import('#web/accounts/session/codes/confirm-phone-dialog.tsx')).ConfirmPhoneDialog,
}));

/** The time "booked" is shown before the dashboard opens. */
const redirectMilliseconds = 1000;

interface BookPanelProps {
  /** The fee of the chosen practice and mode. */
  readonly doctor: BookableDoctor;
  readonly choice: BookingChoice;
  readonly modes: readonly ConsultMode[];
  readonly onChange: (change: Partial<BookingChoice>) => void;
  /** Today in the clinic's time zone. */
  readonly today: string;
  readonly slotState: ChosenSlot;
  /** The visit that was already booked at the chosen time, for example before a reload. */
  readonly visit: string | null;
  /** The person the visit is for; null for the signed-in patient. */
  readonly busyName: string | null;
  /** The same for display; null where there is no one else to book for. */
  readonly whose: string | null;
  /** Offered while no slot is chosen. */
  readonly nextFree: readonly FreeSlot[];
  /** A free slot to offer in place of the chosen one. */
  readonly instead: FreeSlot | null;
  /** The URL of this page with the choice, to return to after login. */
  readonly returnTo: string;
  /** Called when the free slots may have changed. */
  readonly onStale: () => void;
  /**
   * Who the visit is for. It loads later than the times and must not move them under a finger, so it covers
   * the heading.
   */
  readonly bookingFor: ReactNode;
  /** The patient has no one else to book for. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** The booking panel: mode, day, slot, a summary line, and a button that names the choice. */
export function BookingPanel({
  doctor,
  choice,
  modes,
  onChange,
  today,
  slotState,
  visit,
  busyName,
  whose,
  nextFree,
  instead,
  returnTo,
  onStale,
  bookingFor,
  isAlone,
  children,
}: BookPanelProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { outcomeFor, book } = useBookingAttempts();
  const [changing, setChanging] = useState(false);
  const [proving, setProving] = useState(false);
  const detailsId = useId();
  const panel = useElementHeight();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const booking: Booking | null = choice.slot
    ? {
        date: choice.date,
        doctorId: doctor.doctorId,
        Hospital: doctor.Hospital || 'Own Practice',
        ...(choice.practiceId && { practiceId: choice.practiceId }),
        slotNumber: choice.slot,
        reason: choice.reason,
        payStatus: choice.payment,
        consultStatus: choice.mode,
        ...(choice.needs && { needs: toNeedsBody(choice.needs) }),
        ...(choice.patientId && { patientId: choice.patientId }),
      }
    : null;

  const submit = async () => {
    if (!booking) return;
    const logIn = () => void navigate(loginPath(returnTo), { state: { doctor: doctor.name } });
    if (session.state === 'out') return logIn();
    const outcome = await book(booking);
    if (outcome.state === 'logged-out') return logIn();
    if (outcome.state !== 'booked') return onStale();
    saveNeeds(doctor.doctorId, null);
    saveBookingFor(null);
    toast.good(m.booking_booked());
    // Replaces the history entry, so that Back leads to the search and not to the finished form.
    redirect.current = setTimeout(
      () => void navigate(paths.dashboard, { replace: true, state: { booked: outcome.appointmentId } }),
      redirectMilliseconds,
    );
  };

  // A new user has already pressed Book, before answering the three registration questions.
  const bookNow = session.state === 'in' && booking !== null && slotState === 'free';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (consumeBookOnArrival() && bookNow) void submit();
  }, []);

  return (
    <section
      ref={panel}
      id="booking"
      className={`card raised ${styles.panel}`}
      aria-labelledby="booking-title"
    >
      <div className={styles.head} data-covered={bookingFor ? '' : undefined}>
        <h2 id="booking-title">{m.booking_title()}</h2>
        {bookingFor}
      </div>
      <div className={styles.emergency}>
        <ReasonEmergency reason={choice.reason} />
      </div>
      <Segmented<ConsultMode>
        legend={m.booking_mode()}
        legendHidden
        options={[
          { value: 'Offline' as const, label: m.booked_panel_clinic() },
          { value: 'Online' as const, label: m.booked_panel_video() },
        ].filter(({ value }) => modes.includes(value))}
        value={choice.mode}
        onChange={(mode) => onChange({ mode })}
      />
      {children}
      {isAlone && (
        <p>
          <Link className="inline-flex middle target" to={paths.patientPeople}>
            {m.for_whom_else()}
          </Link>
        </p>
      )}
      <NeedsQuestion needs={choice.needs} onChange={(needs) => onChange({ needs })} />
      <div id={detailsId} className={`stack-3 column ${styles.details}`} hidden={!changing}>
        {changing && (
          <Suspense fallback={null}>
            <BookDetails doctor={doctor} choice={choice} onChange={onChange} />
          </Suspense>
        )}
      </div>
      <BookingBar
        choice={choice}
        fee={doctor.basicFee}
        today={today}
        slotState={slotState}
        visit={visit}
        busyName={busyName}
        whose={whose}
        nextFree={nextFree}
        instead={instead}
        outcome={outcomeFor(booking)}
        session={session}
        onChange={onChange}
        onBook={() => void submit()}
        onProve={() => setProving(true)}
        details={{ open: changing, id: detailsId, onToggle: () => setChanging(!changing) }}
      />
      {proving && (
        <Suspense fallback={null}>
          <ConfirmPhoneDialog
            onClose={() => setProving(false)}
            onConfirmed={() => {
              setProving(false);
              void submit();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The contract needs mutable lists, so they are copied. */
function toNeedsBody(wanted: NonNullable<BookingChoice['needs']>) {
  const needs = normalizeNeeds(wanted);
  return needs && { ...needs, choices: [...needs.choices] };
}
