import type { Practice } from '#contract/doctors/practices.ts';
import type { VisitNeeds } from '#domain/appointments/visit-needs.ts';
import type { ConsultMode, PaymentState } from '#domain/doctors/consult-modes.ts';
import { defaultReason } from '#domain/doctors/specializations.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { doctorPath, type Search } from '#web/ui/paths.ts';

export interface BookableDoctor {
  readonly doctorId: string;
  readonly name: string;
  readonly specialization: string;
  readonly Hospital: string;
  readonly basicFee: number;
  readonly practices: readonly Practice[];
}

export interface BookingChoice {
  readonly date: string;
  readonly slot: string | null;
  /** Null until one of the doctor's practices is chosen. */
  readonly practiceId: string | null;
  readonly reason: string;
  readonly mode: ConsultMode;
  readonly payment: PaymentState;
  /** Not in the URL, because it is private. */
  readonly needs: VisitNeeds | null;
  /** Null for the signed-in user. */
  readonly patientId: string | null;
}

/** `busy`: the patient has another visit then; `gone`: the slot has begun. */
export type ChosenSlot = 'free' | 'booked' | 'gone' | 'busy';

/** Reads a choice from a URL, with defaults for missing parts; a past day becomes today. */
export function parseChoice(search: URLSearchParams, today: string): BookingChoice {
  const date = search.get('date') ?? '';
  const ahead = isDay(date) && date >= today;
  const slot = search.get('slot') ?? '';
  return {
    date: ahead ? date : today,
    slot: ahead && toMinutes(slot) !== null ? slot : null,
    practiceId: search.get('practice'),
    reason: search.get('reason')?.trim().slice(0, 200) || defaultReason,
    mode: search.get('mode') === 'Online' ? 'Online' : 'Offline',
    payment: search.get('payment') === 'Paid' ? 'Paid' : 'Unpaid',
    needs: null,
    patientId: /^PAT-\d{1,15}$/.exec(search.get('for') ?? '')?.[0] ?? null,
  };
}

/** The URL of a choice, for a reload, a login or sharing. */
export function choicePath(doctorId: string, search: Search, choice: BookingChoice): string {
  return doctorPath(
    doctorId,
    { ...search, reason: choice.reason === defaultReason ? null : choice.reason },
    {
      date: choice.date,
      slot: choice.slot,
      practice: choice.practiceId,
      mode: choice.mode === 'Online' ? choice.mode : null,
      payment: choice.payment === 'Paid' ? choice.payment : null,
      for: choice.patientId,
    },
  );
}
