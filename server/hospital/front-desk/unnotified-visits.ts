import type { UnnotifiedVisit } from '#contract/messaging/unnotified-visits.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { contactPhoneSql } from '#server/patients/profile/contact-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { logDeskAction } from './as-staff.ts';

interface UnnotifiedRow {
  id: number;
  appointment_id: number;
  patient_id: number;
  patient_name: string;
  gender: Gender;
  phone: string;
  text: string;
  locale: string;
  made_at: Date;
}

const listUnnotifiedVisits = statement('list_unnotified_visits', {
  values: { hospitalId: of<number>, now: of<Date> },
  row: of<UnnotifiedRow>,
  sql: `
    select u.id, u.appointment_id, p.id as patient_id, p.name as patient_name, p.gender, ${contactPhoneSql('p')} as phone,
      u.text, u.locale, u.made_at
    from unnotified_visits u join appointments a on a.id = u.appointment_id join patients p on p.id = a.patient_id
    where u.done_at is null and a.hospital_id = :hospitalId and a.starts_at > :now
    order by u.made_at, u.id limit 100`,
});

/** The visit, if it is the hospital's; `was_done`: the patient was already notified. */
const markVisitNotified = statement('mark_visit_notified', {
  values: { id: of<number>, hospitalId: of<number>, accountId: of<number>, now: of<Date> },
  row: of<{ appointment_id: number; patient_id: number; was_done: boolean }>,
  sql: `
    with found as (
      select u.id, a.id as appointment_id, a.patient_id, u.done_at is not null as was_done
      from unnotified_visits u join appointments a on a.id = u.appointment_id
      where u.id = :id and a.hospital_id = :hospitalId for update of u
    )
    update unnotified_visits u set done_at = coalesce(u.done_at, :now), done_by = coalesce(u.done_by, :accountId)
    from found where found.id = u.id
    returning found.appointment_id, found.patient_id, found.was_done`,
});

export async function findUnnotifiedVisits(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  hospitalId: number,
): Promise<{ unnotified: UnnotifiedVisit[]; patientIds: number[] }> {
  const rows = await listUnnotifiedVisits(database.pool, { hospitalId, now: new Date(clock.now()) });
  const unnotified = rows.map((row) => ({
    unnotifiedId: String(row.id),
    appointmentId: formatId('appointment', row.appointment_id),
    patientId: formatId('patient', row.patient_id),
    patientName: row.patient_name,
    gender: row.gender,
    phone: row.phone,
    text: row.text,
    locale: row.locale,
    at: row.made_at.toISOString(),
  }));
  return { unnotified, patientIds: rows.map(({ patient_id }) => patient_id) };
}

/**
 * Records that the front desk notified the patient; of two who tick it only the first is logged. Refuses with
 * `appointment_not_found`.
 */
export async function markNotified(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  id: number,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const now = new Date(deps.clock.now());
    const { hospitalId, id: accountId } = actor;
    const [visit] = await markVisitNotified(db, { id, hospitalId, accountId, now });
    if (!visit) throw new Refusal('appointment_not_found');
    const { appointment_id: appointmentId, patient_id: patientId, was_done: wasDone } = visit;
    if (!wasDone) await logDeskAction(actor, deps, db, { appointmentId, patientId }, 'tell');
  });
}
