import type { DayClose, JournalLine, NamedVisits } from '#contract/appointments/payments.ts';
import { namedVisitsAtMost, receiptName } from '#domain/appointments/payments.ts';
import { addDays, dayAt, instantOf, minutesAt } from '#domain/platform/calendar-days.ts';
import { rupeesOf } from '#domain/platform/money.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type JournalRow, journalOf, owedVisits, visitsWithoutOutcome } from './journal-queries.ts';

/** Of one doctor, or of a hospital. */
export type Scope =
  | { readonly doctorId: number; readonly hospitalId: null }
  | { readonly doctorId: null; readonly hospitalId: number };

/** Days of the clinic, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

type JournalDeps = Pick<Deps, 'reads' | 'clock'>;

export const instantsOf = ({ clock: { timeZone } }: Pick<Deps, 'clock'>, { from, to }: Period) => ({
  from: new Date(instantOf(from, 0, timeZone)),
  before: new Date(instantOf(addDays(to, 1), 0, timeZone)),
});

const present = (row: JournalRow): JournalLine => ({
  at: row.at.toISOString(),
  receipt: receiptName(row.receipt_year, row.receipt_number, row.receipt_hospital),
  isVoid: row.is_void,
  isVoided: row.is_voided,
  way: row.way,
  amount: rupeesOf(row.amount_paise),
  by: row.by_name,
  appointmentId: readableId('appointment', row.visit_id),
  patientName: row.patient_name,
  doctorName: row.doctor_name,
  place: row.place,
});

/** Every receipt that was given or voided in a period, and whose patients they name. */
export async function listJournal(deps: JournalDeps, scope: Scope, period: Period) {
  const rows = await journalOf(deps.reads, { ...scope, ...instantsOf(deps, period) });
  return {
    rows,
    lines: rows.map(present),
    patientIds: [...new Set(rows.map(({ patient_id }) => patient_id))],
  };
}

/** Who collected how much by which way, of the lines of a day; what somebody voided is taken off theirs. */
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
      cash: rupeesOf(cash),
      upi: rupeesOf(upi),
      card: rupeesOf(card),
      collected: rupeesOf(cash + upi + card),
      voided: rupeesOf(voided),
    };
  });
}

/** The visits of a period that are owed for, or have no outcome. */
export async function listNamedVisits(
  deps: JournalDeps,
  scope: Scope,
  { which, ...period }: Period & { readonly which: 'owed' | 'noOutcome' },
): Promise<{ patientIds: number[]; answer: NamedVisits }> {
  const { timeZone } = deps.clock;
  const find = which === 'owed' ? owedVisits : visitsWithoutOutcome;
  const rows = await find(deps.reads, {
    ...scope,
    ...instantsOf(deps, period),
    atMost: namedVisitsAtMost,
  });
  return {
    patientIds: [...new Set(rows.map(({ patient_id }) => patient_id))],
    answer: {
      visits: rows.map((row) => ({
        appointmentId: readableId('appointment', row.id),
        date: dayAt(row.starts_at.getTime(), timeZone),
        slot: labelOf(minutesAt(row.starts_at.getTime(), timeZone)),
        patientId: readableId('patient', row.patient_id),
        patientName: row.patient_name,
        doctorName: row.doctor_name,
        place: row.place,
        fee: rupeesOf(row.fee_paise),
        owed: rupeesOf(row.owed_paise),
      })),
      owed: rupeesOf(rows[0]?.owed_in_all_paise ?? 0),
    },
  };
}
