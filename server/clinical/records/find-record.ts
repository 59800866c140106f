import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { toKilograms } from '#domain/clinical/vitals.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { findVitals } from '#server/clinical/vitals/find-vitals.ts';
import { presentContactOwner } from '#server/patients/profile/contact-phone.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyActor } from '#server/platform/http/actor.ts';
import { listCurrentMedicines } from './current-medicines.ts';
import { type EntryRow, entryStatements } from './entry-queries.ts';
import { listMedicineNames } from './medicine-names.ts';
import { type CompletedVisitRow, findRecordPatient, listCompletedVisits } from './record-queries.ts';

const maxVisits = 5;
/** More completed visits than a patient has in a year. */
const maxVisitsRead = 100;
/** The longest course of a medicine, and some days. */
const lookBackDays = 400;

/** A doctor sees the own visits, hospital staff those at the hospital, a patient all. */
function canSeeVisit(actor: AnyActor, { doctor_id, hospital_id }: CompletedVisitRow): boolean {
  if ('hospitalId' in actor) return hospital_id === actor.hospitalId;
  return actor.role === 'patient' || doctor_id === actor.id;
}

export async function findRecord(
  actor: AnyActor,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  patientId: number,
): Promise<ClinicalRecord> {
  const db = database.pool;
  const doctorId = actor.role === 'doctor' ? actor.id : null;
  const since = new Date(clock.now() - lookBackDays * 86_400_000);
  const [[patient], allergies, conditions, visits, vitals] = await Promise.all([
    findRecordPatient(db, { patientId }),
    entryStatements.allergy.present(db, { patientId }),
    entryStatements.condition.present(db, { patientId }),
    listCompletedVisits(db, { patientId, doctorId, since, max: maxVisitsRead }),
    findVitals({ database, clock }, patientId),
  ]);
  if (!patient) throw new Error(`Patient ${patientId} has vanished`);
  const { latest } = vitals;
  const day = today(clock);
  const contactOwner = presentContactOwner(patient);
  const isForPatient = actor.role === 'patient';
  const own = visits.filter((visit) => canSeeVisit(actor, visit));
  return {
    patientId: formatId('patient', patientId),
    name: patient.name,
    gender: patient.gender,
    ...presentAge(patient.birth_date, clock),
    dateOfBirth: patient.birth_date,
    // A guardian must not learn another guardian's number.
    phone: isForPatient && contactOwner ? '' : patient.phone,
    phoneOf: isForPatient ? null : contactOwner,
    weightKg: latest?.weight ? toKilograms(latest.weight) : null,
    allergies: allergies.map(presentAllergy),
    allergiesAskedAt: (allergies.at(-1)?.recorded_at ?? patient.none_known_at)?.toISOString() ?? null,
    conditions: conditions.map(presentCondition),
    currentMedicines: listCurrentMedicines(actor, visits, day, clock.timeZone),
    vitals: latest && {
      measuredAt: latest.measuredAt,
      days: latest.days,
      systolic: latest.systolic,
      diastolic: latest.diastolic,
      heartRate: latest.heartRate,
      bloodSugar: latest.bloodSugar,
      weight: latest.weight,
      temperature: latest.temperature,
      oxygenSaturation: latest.oxygenSaturation,
      respiratoryRate: latest.respiratoryRate,
      height: latest.height,
    },
    visits: own.slice(0, maxVisits).map((visit) => ({
      appointmentId: formatId('appointment', visit.id),
      date: toCalendarDay(visit.starts_at.getTime(), clock.timeZone),
      doctorName: visit.doctor_name,
      diagnosis: visit.diagnosis ?? '',
      medicines: listMedicineNames(visit),
    })),
  };
}

const recorded = (row: EntryRow<unknown>) => ({
  recordedBy: row.recorded_by_doctor_id === null ? ('patient' as const) : ('doctor' as const),
  at: row.recorded_at.toISOString(),
});

const presentAllergy = (row: EntryRow<string>) => ({
  id: String(row.id),
  substance: row.name,
  reaction: row.aside,
  ...recorded(row),
});

const presentCondition = (row: EntryRow<number | null>) => ({
  id: String(row.id),
  name: row.name,
  since: row.aside === null ? null : String(row.aside),
  ...recorded(row),
});
