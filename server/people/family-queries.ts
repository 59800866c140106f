import { of, statement } from '#db/statement.ts';
import type { Relation } from '#domain/people.ts';

export interface GuardianOfRow {
  id: number;
  patient_id: number;
  /** The record that stands for them (J-07). */
  guardian_id: number;
  name: string;
  relation: Relation;
  may_book: boolean;
  may_read: boolean;
  since: Date;
  consent: 'code' | 'statement';
}

/** Who looks after these people now, in the order in which they came. */
export const guardiansOf = statement('guardians_of', {
  values: { people: of<readonly number[]>, now: of<Date> },
  row: of<GuardianOfRow>,
  sql: `
    select g.id, g.patient_id, guardian.id as guardian_id, guardian.name, g.relation, g.may_book, g.may_read, g.since,
      g.consent
    from guardianships g join patients owner on owner.account_id = g.account_id
      join patients guardian on guardian.id = coalesce(owner.merged_into, owner.id)
    where g.patient_id = any(:people) and g.since <= :now and (g.until is null or g.until > :now)
    order by g.id`,
});

export interface ReadingRow {
  actor_role: 'doctor' | 'patient';
  actor_id: number;
  operation: string;
  name: string | null;
  at: Date;
  times: number;
  appointment_id: number | null;
  starts_at: Date | null;
}

/**
 * Who read a person's record, one row for each day of the clinic, reader, call and visit, newest first. Nobody's session
 * or address leaves the audit log.
 */
export const readingsOf = statement('readings_of', {
  values: { person: of<number>, since: of<Date>, timeZone: of<string>, atMost: of<number> },
  row: of<ReadingRow>,
  sql: `
    select l.actor_role, l.actor_id, l.operation, coalesce(d.name, p.name) as name, max(l.at) as at,
      count(*)::int as times, a.id as appointment_id, a.starts_at
    from audit_log l
      left join doctors d on l.actor_role = 'doctor' and d.id = l.actor_id
      left join patients p on l.actor_role = 'patient' and p.id = l.actor_id
      left join appointments a on a.patient_id = :person
        and a.id = substring(l.about from '^APT-0*([0-9]{1,15})$')::bigint
    where l.patient_ids && array(
        select id from patients where id = :person or merged_into = :person) and l.event = 'record_read' and l.at > :since
      and l.actor_role in ('doctor', 'patient')
    group by l.actor_role, l.actor_id, l.operation, coalesce(d.name, p.name), (l.at at time zone :timeZone)::date,
      a.id, a.starts_at
    order by max(l.at) desc, l.operation limit :atMost`,
});
