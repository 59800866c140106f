import { of, statement } from '#db/statement.ts';
import { type EndedRow, endedGuardianshipSql } from './ended-guardianship.ts';

export const endUnverifiedGuardianships = statement('end_unverified_guardianships', {
  values: { people: of<readonly number[]>, now: of<Date> },
  row: of<EndedRow>,
  sql: `
    update guardianships g set until = greatest(g.since, :now), ended_by = 'proof'
    from patients guardian, patients person
    where g.patient_id = any(:people::bigint[]) and (g.until is null or g.until > :now)
      and guardian.account_id = g.account_id and person.id = g.patient_id
    ${endedGuardianshipSql}`,
});

export const insertFamilyNotification = statement('insert_family_notification', {
  values: { event: of<string>, patientId: of<number>, facts: of<string>, now: of<Date> },
  sql: `
    insert into announcements (event, patient_id, facts, made_at, due_at)
    values (:event, :patientId, :facts, :now, :now)`,
});

export const withdrawAllRequests = statement('withdraw_all_requests', {
  values: { accountId: of<number>, now: of<Date> },
  sql: `
    update guardianship_requests set ended_at = coalesce(ended_at, :now), outcome = 'withdrawn'
    where account_id = :accountId and (ended_at is null or outcome = 'declined')`,
});
