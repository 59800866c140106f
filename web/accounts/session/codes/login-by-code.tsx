import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { leadsToBooking, safeReturn } from '#web/ui/paths.ts';
import { CodeSignIn, type OnToken } from './code-sign-in.tsx';
import styles from './codes.module.css';

interface LoginByCodeProps {
  readonly phone: string;
  readonly done: boolean;
  readonly onToken: OnToken;
  readonly onAllFields: () => void;
  readonly onPassword: () => void;
}

function getChosenSlot(search: string) {
  if (!leadsToBooking(search)) return null;
  const back = new URL(safeReturn(new URLSearchParams(search)) ?? '/', window.location.origin);
  const [date, slot] = [back.searchParams.get('date'), back.searchParams.get('slot')];
  return date && slot ? { day: formatDay(date, clinicToday()), slot } : null;
}

/** The login by code. From a booking it shows the chosen time, and for new patients it is the last step. */
export function LoginByCode({ onAllFields, ...entrance }: LoginByCodeProps) {
  const chosen = getChosenSlot(useLocation().search);
  const submit = chosen ? m.booking_book_choice(chosen) : m.codes_newcomer_make();
  return (
    <>
      {chosen && <p className={`rounded accent-tint strong ${styles.choice}`}>{m.codes_your_time(chosen)}</p>}
      <CodeSignIn {...entrance} newcomers={{ submit, onAllFields }} />
    </>
  );
}
