import type { ClinicalHistory } from '#contract/appointments/history.ts';
import type { ClinicalUpload } from '#contract/clinical/clinical-uploads.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { deletableMilliseconds } from '#server/clinical/records/change-uploads.ts';
import { listUploads, type UploadRow } from '#server/clinical/records/list-uploads.ts';
import { listMedicineNames } from '#server/clinical/records/medicine-names.ts';
import { findVitals } from '#server/clinical/vitals/find-vitals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type HistoryVisitRow, listPatientVisits } from './history-queries.ts';

const maxVisits = 200;

export async function findHistory(
  actor: Actor,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  patientId: number,
): Promise<ClinicalHistory> {
  const doctorId = actor.role === 'doctor' ? actor.id : null;
  const [visits, uploads, { history }] = await Promise.all([
    listPatientVisits(database.pool, { patientId, doctorId, max: maxVisits }),
    listUploads(database.pool, { patientId, doctorId }),
    findVitals({ database, clock }, patientId),
  ]);
  return {
    visits: visits.map((row) => presentVisit(row, clock.timeZone)),
    uploads: uploads.map((row) => presentUpload(actor, row, clock.now())),
    vitals: history.toReversed(),
  };
}

function presentVisit(row: HistoryVisitRow, timeZone: string) {
  const startsAt = row.starts_at.getTime();
  return {
    appointmentId: formatId('appointment', row.id),
    date: toCalendarDay(startsAt, timeZone),
    time: formatSlotTime(toMinutesOfDay(startsAt, timeZone)),
    startsAt: row.starts_at.toISOString(),
    doctorName: row.doctor_name,
    reason: row.reason,
    type: row.consult_status,
    status: row.status,
    diagnosis: row.diagnosis ?? '',
    medicines: listMedicineNames(row),
    hasPrescription: row.version !== null,
    payment: presentPayment(row),
  };
}

function presentUpload(actor: Actor, row: UploadRow, now: number): ClinicalUpload {
  const { uploaded_by_doctor_id: doctorId } = row;
  const isOwn = actor.role === 'doctor' ? doctorId === actor.id : doctorId === null;
  const deletableUntil = row.uploaded_at.getTime() + deletableMilliseconds;
  return {
    id: String(row.id),
    title: row.title,
    day: row.dated_on,
    kind: row.type === 'application/pdf' ? 'pdf' : 'picture',
    bytes: row.bytes,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: doctorId === null ? 'patient' : 'doctor',
    mine: isOwn && row.struck_out_at === null,
    deletableUntil: isOwn && now < deletableUntil ? new Date(deletableUntil).toISOString() : null,
    struckOut: row.struck_out_at !== null,
  };
}
