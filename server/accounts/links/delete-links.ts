import { of, type Queryable, statement } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';

const createDeleteLinks = (role: RecipientRole, visits: string) =>
  statement(`delete_links_of_${role}`, {
    values: { ids: of<readonly number[]> },
    sql: `
      delete from visit_links
      where role = '${role}' and person_id = any(:ids::bigint[]) and appointment_id in (
        select id from appointments where ${visits})`,
  });
const deletes = {
  doctor: createDeleteLinks('doctor', 'doctor_id = any(:ids::bigint[])'),
  patient: createDeleteLinks(
    'patient',
    `patient_id = any(:ids::bigint[]) or patient_id in (
      select g.patient_id from guardianships g join patients p on p.account_id = g.account_id
      where p.id = any(:ids::bigint[]))`,
  ),
};

/**
 * Deletes all links sent to these people: to their own visits, and to those of people they look after or did.
 */
export async function deleteLinks(db: Queryable, role: RecipientRole, ids: readonly number[]): Promise<void> {
  await deletes[role](db, { ids });
}
