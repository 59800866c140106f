import { useRef, useState } from 'react';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { ApiError, type Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';

export type Booking = Input<'POST /appointments/book'>['body'];

export type BookingOutcome =
  | { readonly state: 'none' }
  | { readonly state: 'sending' }
  | { readonly state: 'booked'; readonly appointmentId: string }
  /**
   * The server refused it; `taken` if someone else was first, `full` if own open visits stand in the way, `unproven` if a code has
   * to prove the phone first.
   */
  | {
      readonly state: 'refused';
      readonly sentence: string;
      readonly taken: boolean;
      /** The patient has another visit at that time. */
      readonly busy: boolean;
      readonly full: boolean;
      readonly unproven: boolean;
      readonly nextFree: FreeSlot | null;
    }
  /** No answer, or a broken one: the appointment may exist. Trying again is safe. */
  | { readonly state: 'unknown'; readonly sentence: string }
  /** The session had ended; nothing was booked. */
  | { readonly state: 'logged-out' };

/**
 * A random key for one booking. Unlike randomUUID it also works without HTTPS, as in a clinic's own network.
 */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The refusal of a taken slot may contain the next free one. */
function parseNextFree(problem: Readonly<Record<string, unknown>>): FreeSlot | null {
  const offered = problem.nextFree;
  if (typeof offered !== 'object' || offered === null) return null;
  const { date, slot } = offered as Record<string, unknown>;
  if (typeof date !== 'string' || typeof slot !== 'string') return null;
  return isDay(date) && toMinutes(slot) !== null ? { date, slot } : null;
}

/** Refusals whose sentence would not help the person who books. */
const unhelpfulCodes = new Set(['unreadable', 'internal', 'idempotency_key_reused', 'invalid_request']);

/** The limits on the open visits of one patient. */
const limitCodes = new Set(['day_request_limit', 'doctor_visit_limit', 'visit_limit']);

function toOutcome(error: unknown): BookingOutcome {
  const failed = m.booking_failed();
  if (!(error instanceof ApiError)) return { state: 'unknown', sentence: failed };
  const { code, problem, status } = error;
  if (code === 'unauthenticated') return { state: 'logged-out' };
  const taken = code === 'slot_taken';
  const sentence = taken ? m.booking_taken() : unhelpfulCodes.has(code) ? failed : problem.message;
  if (status >= 500) return { state: 'unknown', sentence };
  return {
    state: 'refused',
    sentence,
    taken,
    busy: code === 'patient_busy',
    full: limitCodes.has(code),
    unproven: code === 'phone_unproven',
    nextFree: parseNextFree(problem),
  };
}

/** The attempt that has no answer yet. */
interface OpenAttempt {
  readonly booking: string;
  readonly key: string;
}

/**
 * Books appointments. Every attempt has an Idempotency-Key; after a lost answer the same booking is resent
 * with the same key, so that it is made only once. An outcome belongs to the booking that was tried; no other
 * can start while one is in progress or made.
 */
export function useBookingAttempts() {
  const call = useCall();
  const open = useRef<OpenAttempt>(null);
  const [last, setLast] = useState<{ booking: string; outcome: BookingOutcome } | null>(null);

  return {
    outcomeFor(booking: Booking | null): BookingOutcome {
      const final = last?.outcome.state === 'sending' || last?.outcome.state === 'booked';
      const same = booking !== null && last?.booking === JSON.stringify(booking);
      return last && (final || same) ? last.outcome : { state: 'none' };
    },
    async book(wanted: Booking): Promise<BookingOutcome> {
      const booking = JSON.stringify(wanted);
      const attempt = open.current?.booking === booking ? open.current : { booking, key: newKey() };
      open.current = attempt;
      const become = (outcome: BookingOutcome) => {
        setLast({ booking, outcome });
        return outcome;
      };
      become({ state: 'sending' });
      try {
        const { appointmentId } = await call('POST /appointments/book', {
          headers: { 'idempotency-key': attempt.key },
          body: wanted,
        });
        open.current = null;
        return become({ state: 'booked', appointmentId });
      } catch (error) {
        const outcome = toOutcome(error);
        if (outcome.state !== 'unknown') open.current = null;
        return become(outcome);
      }
    },
  };
}
