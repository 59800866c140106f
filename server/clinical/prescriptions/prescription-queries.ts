import { of, statement } from '#db/statement.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { RecordedAllergyRow } from './paper/paper-allergies.ts';
import type { IssuedPrescriptionRow, PrescribedAppointmentRow, PrescriptionRow } from './prescription-row.ts';

/**
 * Adds the next version; no row if the newest is not the one that the writer saw (null: any). Of two writers
 * of one version the primary key refuses the second.
 */
export const insertPrescription = statement('insert_prescription', {
  values: {
    appointmentId: of<number>,
    seenVersion: of<number | null>,
    writtenAt: of<Date>,
    complaints: of<string>,
    diagnosis: of<string>,
    medicinesJson: of<string>,
    advice: of<string>,
    otherMedicines: of<string>,
    followUpOn: of<string | null>,
    weightKg: of<number | null>,
    plainText: of<string | null>,
  },
  row: of<PrescriptionRow>,
  sql: `
    insert into prescriptions (
      appointment_id, version, written_at,
      complaints, diagnosis, medicines, advice, other_medicines, follow_up_on, weight_kg, plain_text
    )
    select
      :appointmentId, newest.version + 1, :writtenAt,
      :complaints, :diagnosis, :medicinesJson, :advice, :otherMedicines, :followUpOn, :weightKg, :plainText
    from (
      select coalesce(max(version), 0) as version from prescriptions where appointment_id = :appointmentId
    ) newest
    where :seenVersion::int is null or newest.version = :seenVersion
    on conflict (appointment_id, version) do nothing
    returning version, written_at, complaints, diagnosis, medicines, advice, other_medicines, follow_up_on, weight_kg, plain_text`,
});

export const listPrescriptionVersions = statement('list_prescription_versions', {
  values: { appointmentId: of<number> },
  row: of<IssuedPrescriptionRow>,
  sql: `
    select version, written_at, complaints, diagnosis, medicines, advice, other_medicines, follow_up_on, weight_kg, plain_text,
      issued, check_id, card_id
    from prescriptions where appointment_id = :appointmentId order by version desc`,
});

export const findPrescribedAppointment = statement('find_prescribed_appointment', {
  values: { appointmentId: of<number> },
  row: of<PrescribedAppointmentRow>,
  sql: `
    select a.id, a.patient_id, a.starts_at, a.consult_status, a.status, coalesce(h.paper, d.paper) as paper
    from appointments a join doctors d on d.id = a.doctor_id left join hospitals h on h.id = a.hospital_id
    where a.id = :appointmentId`,
});

export const listRecordedAllergies = statement('list_recorded_allergies', {
  values: { patientId: of<number> },
  row: of<RecordedAllergyRow>,
  sql: `
    select substance, recorded_at, recorded_by_doctor_id, ended_at from allergies
    where patient_id = :patientId order by recorded_at, id`,
});

export const findNoneKnownAt = statement('find_none_known_at', {
  values: { patientId: of<number> },
  row: of<{ asked_at: Date | null }>,
  sql: 'select max(asked_at) as asked_at from allergy_questions where patient_id = :patientId',
});

/** First accepted visit of the same patient and doctor on a day or in the four weeks after it. */
export const findVisitFromDay = statement('find_visit_from_day', {
  values: { appointmentId: of<number>, day: of<string>, timeZone: of<string> },
  row: of<{ starts_at: Date; consult_status: ConsultMode; hospital: string }>,
  sql: `
    select later.starts_at, later.consult_status, later.hospital
    from appointments earlier
    join appointments later on later.patient_id = earlier.patient_id and later.doctor_id = earlier.doctor_id
    where earlier.id = :appointmentId and later.id <> earlier.id and later.status in ('Pending', 'Confirmed')
      and later.starts_at >= :day::date::timestamp at time zone :timeZone
      and later.starts_at < (:day::date + 28)::timestamp at time zone :timeZone
    order by later.starts_at limit 1`,
});
