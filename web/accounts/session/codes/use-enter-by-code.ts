import { useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { sessionStore } from '#web/api/session.ts';
import { leadsToBooking, passwordPath } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { requestBookOnArrival } from '../book-on-arrival.ts';
import type { OnToken } from './code-sign-in.tsx';

/** Opens the session of a login by code; `done` is true while the next page opens. */
export function useEnterByCode(onLoggedIn: (target?: string) => void) {
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  const onToken: OnToken = (token, phone, { isNew, setsPassword }) => {
    if (!sessionStore.logIn(token, phone)) return m.session_token_unusable();
    setDone(true);
    // After a booking only the booking is announced: two toasts would cover each other.
    if (isNew && leadsToBooking(search)) requestBookOnArrival();
    else toast.good(isNew ? m.session_patient_registered() : m.session_login_successful());
    onLoggedIn(setsPassword ? passwordPath : undefined);
    return null;
  };
  return { done, onToken };
}
