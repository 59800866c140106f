import { useEffect, useReducer } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import { type JoinVerdict, joinVerdict } from '#domain/join-window.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '../ui/clinic-time.ts';
import { dayWords } from '../ui/day-words.ts';
import { toast } from '../ui/toasts.tsx';
import { ClosableIconButton } from './visit-closable.tsx';

/** At most so long until the clock is looked at again: timers stand still while a phone sleeps. */
const longestWait = 30_000;

/** The present instant, looked at again when `instant` comes. */
function useNowUntil(instant: number): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const now = Date.now();
  const wait = Math.min(instant - now, longestWait);
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return now;
}

/** Why the room cannot be entered yet or at all; null where only trying tells. */
function closedBecause({ state }: JoinVerdict, { date, slot }: PatientAppointment): string | null {
  if (state === 'in-clinic') return m.visits_join_in_clinic();
  if (state === 'before-start')
    return m.visits_join_before_start({ day: dayWords(date, clinicToday()), slot });
  // The room itself does not open here yet; the button says so instead of pretending.
  return state === 'open' ? m.visits_join_later() : null;
}

/** The way into the video room, from the start of the visit on (spec F-11, decisions §9). */
export function JoinButton({ appointment }: { readonly appointment: PatientAppointment }) {
  const { consultStatus, meetLink } = appointment;
  const startsAt = Date.parse(appointment.startsAt);
  const verdict = joinVerdict({ consultStatus, startsAt, meetLink }, useNowUntil(startsAt));
  return (
    <ClosableIconButton
      label={m.visits_join()}
      icon="video"
      closed={closedBecause(verdict, appointment)}
      onClick={() =>
        toast.bad(verdict.state === 'no-room' ? m.visits_join_no_room() : m.visits_join_no_link())
      }
    />
  );
}
