import type { DayClose, JournalLine, OpenPaymentVisits } from '#contract/appointments/payments.ts';
import { formatReceiptNumber, maxListedVisits, type VisitListKind } from '#domain/appointments/payments.ts';
import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type JournalRow, listJournalRows, listVisits } from './journal-queries.ts';

export type JournalScope =
  | { readonly doctorId: number; readonly hospitalId: null }
  | { readonly doctorId: null; readonly hospitalId: number };

/** Clinic days, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

type JournalDeps = Pick<Deps, 'reads' | 'clock'>;

export const toInstants = ({ clock: { timeZone } }: Pick<Deps, 'clock'>, { from, to }: Period) => ({
  from: new Date(toInstant(from, 0, timeZone)),
  before: new Date(toInstant(addDays(to, 1), 0, timeZone)),
});

const present = (row: JournalRow): JournalLine => ({
  at: row.at.toISOString(),
  receipt: formatReceiptNumber(row.receipt_year, row.receipt_number, row.receipt_hospital),
  isVoid: row.is_void,
  isVoided: row.is_voided,
  way: row.way,
  amount: toRupees(row.amount_paise),
  by: row.by_name,
  appointmentId: formatId('appointment', row.visit_id),
  patientName: row.patient_name,
  doctorName: row.doctor_name,
  place: row.place,
});

export async function listJournal(deps: JournalDeps, scope: JournalScope, period: Period) {
  const rows = await listJournalRows(deps.reads, { ...scope, ...toInstants(deps, period) });
  return {
    rows,
    lines: rows.map(present),
    patientIds: [...new Set(rows.map(({ patient_id }) => patient_id))],
  };
}

/** Amounts collected per person and payment method; what a person voided is subtracted from theirs. */
export function sumsByPerson(rows: readonly JournalRow[]): DayClose['people'] {
  const people = new Map<
    string,
    { name: string; role: JournalRow['by_role']; paise: Record<string, number> }
  >();
  for (const { by_role: role, by_id: id, by_name: name, is_void, way, amount_paise } of rows) {
    const key = `${role} ${id}`;
    const person = people.get(key) ?? { name, role, paise: {} };
    people.set(key, person);
    const sign = is_void ? -1 : 1;
    person.paise[way] = (person.paise[way] ?? 0) + sign * amount_paise;
    if (is_void) person.paise.voided = (person.paise.voided ?? 0) + amount_paise;
  }
  return [...people.values()].map(({ name, role, paise }) => {
    const { cash = 0, upi = 0, card = 0, voided = 0 } = paise;
    return {
      name,
      role,
      cash: toRupees(cash),
      upi: toRupees(upi),
      card: toRupees(card),
      collected: toRupees(cash + upi + card),
      voided: toRupees(voided),
    };
  });
}

export async function listNamedVisits(
  deps: JournalDeps,
  scope: { readonly doctorId: number | null; readonly hospitalId: number | null },
  which: VisitListKind,
  period: Period,
): Promise<{ patientIds: number[]; answer: OpenPaymentVisits }> {
  const { timeZone } = deps.clock;
  const rows = await listVisits[which](deps.reads, {
    ...scope,
    ...toInstants(deps, period),
    max: maxListedVisits,
  });
  return {
    patientIds: [...new Set(rows.map(({ patient_id }) => patient_id))],
    answer: {
      visits: rows.map((row) => ({
        appointmentId: formatId('appointment', row.id),
        date: toCalendarDay(row.starts_at.getTime(), timeZone),
        slot: formatSlotTime(toMinutesOfDay(row.starts_at.getTime(), timeZone)),
        patientId: formatId('patient', row.patient_id),
        patientName: row.patient_name,
        doctorName: row.doctor_name,
        place: row.place,
        appStatus: row.status,
        fee: toRupees(row.fee_paise),
        owed: toRupees(row.owed_paise),
      })),
      owed: toRupees(rows[0]?.owed_in_all_paise ?? 0),
    },
  };
}
