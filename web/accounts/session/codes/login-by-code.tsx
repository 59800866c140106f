import { m } from '#messages/messages.js';
import { useBookingInProgress } from '../booking-in-progress.ts';
import { CodeSignIn } from './code-sign-in.tsx';
import { useEnterByCode } from './use-enter-by-code.ts';

interface LoginByCodeProps {
  readonly phone: string;
  readonly onLoggedIn: (target?: string) => void;
  readonly onAllFields: () => void;
  readonly onPassword: () => void;
}

/** The login by code. From a booking it is the last step for new patients. */
export function LoginByCode({ phone, onLoggedIn, onAllFields, onPassword }: LoginByCodeProps) {
  const booking = useBookingInProgress();
  const submit = booking ? m.booking_book_choice(booking) : m.codes_newcomer_make();
  const sending = booking ? m.booking_sending() : m.session_registering();
  return (
    <CodeSignIn
      phone={phone}
      {...useEnterByCode(onLoggedIn)}
      newcomers={{ submit, sending, onAllFields }}
      onPassword={onPassword}
    />
  );
}
