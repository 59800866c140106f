import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { FreeSlot } from '#contract/availability.ts';
import { m } from '#messages/messages.js';
import { loginPath, paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import cardStyles from '../../ui/card.module.css';
import { ReasonEmergency } from '../../ui/emergency/reason-emergency.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';
import { type Booking, useBookAttempts } from './attempts.ts';
import { BookBar } from './bar.tsx';
import type { BookableDoctor, BookingChoice } from './choice.ts';
import { BookDetails } from './details.tsx';
import styles from './panel.module.css';

/** How long "booked" is shown before the dashboard opens (E-05). */
const redirectMilliseconds = 1000;

interface BookPanelProps {
  readonly doctor: BookableDoctor;
  readonly choice: BookingChoice;
  readonly onChange: (change: Partial<BookingChoice>) => void;
  /** The clinic's today. */
  readonly today: string;
  /** Whether the chosen slot can still be booked. */
  readonly slotState: 'free' | 'booked' | 'gone';
  /** The next free slots, while none is chosen. */
  readonly nextFree: readonly FreeSlot[];
  /** A free slot to offer instead of the chosen one. */
  readonly instead: FreeSlot | null;
  /** The URL of this page with the choice, for the way back from a login. */
  readonly returnTo: string;
  /** Called when the free slots may have changed. */
  readonly onStale: () => void;
  /** The choice of day and slot. */
  readonly children: ReactNode;
}

/** The booking panel: slot, reason, mode, payment, and one button that names the choice (E-01 to E-05). */
export function BookPanel({
  doctor,
  choice,
  onChange,
  today,
  slotState,
  nextFree,
  instead,
  returnTo,
  onStale,
  children,
}: BookPanelProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { outcomeFor, book } = useBookAttempts();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const booking: Booking | null = choice.slot
    ? {
        date: choice.date,
        doctorId: doctor.doctorId,
        Hospital: doctor.Hospital || 'Own Practice',
        slotNumber: choice.slot,
        reason: choice.reason,
        payStatus: choice.payment,
        consultStatus: choice.mode,
      }
    : null;

  const submit = async () => {
    if (!booking) return;
    if (session.state === 'out') return void navigate(loginPath(returnTo));
    const { state } = await book(booking);
    if (state === 'logged-out') return void navigate(loginPath(returnTo));
    if (state !== 'booked') return onStale();
    toast.good(m.booking_booked());
    // Replaced, so that "back" leads to the search and not to the finished form.
    redirect.current = setTimeout(
      () => void navigate(paths.dashboard, { replace: true }),
      redirectMilliseconds,
    );
  };

  return (
    <section id="booking" className={`${cardStyles.raised} ${styles.panel}`} aria-labelledby="booking-title">
      <h2 id="booking-title">{m.booking_title()}</h2>
      {children}
      <BookDetails doctor={doctor} choice={choice} onChange={onChange} />
      <ReasonEmergency reason={choice.reason} />
      <BookBar
        choice={choice}
        today={today}
        slotState={slotState}
        nextFree={nextFree}
        instead={instead}
        outcome={outcomeFor(booking)}
        session={session}
        onChange={onChange}
        onBook={() => void submit()}
      />
    </section>
  );
}
