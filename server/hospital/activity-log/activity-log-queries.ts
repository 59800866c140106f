import { literalsSql } from '#db/sql-literals.ts';
import { of, type Queryable, query, statement } from '#db/statement.ts';
import { type StaffRole, staffRoles } from '#domain/accounts/hospital-roles.ts';

export interface ActivityLogRow {
  id: number;
  at: Date;
  event: string;
  actor_role: StaffRole | 'doctor' | 'patient' | 'operator' | 'nobody';
  actor_id: number | null;
  name: string | null;
  account_role: 'patient' | 'doctor' | 'hospital' | null;
  address: string | null;
  operation: string | null;
  about: string | null;
  reason: string | null;
  people: number;
  /**
   * For an entry about one person: the record that represents them now. The name is null unless the hospital
   * knows them.
   */
  patient_id: number | null;
  patient_name: string | null;
  appointment_id: number | null;
  /** The reason typed when a record was opened in an emergency. */
  typed: string | null;
  doctor_name: string | null;
  /** The staff member the entry is about, unless they are the actor. */
  member_name: string | null;
}

const about = (prefix: string) => `substring(l.about from '^${prefix}-0*([0-9]{1,15})$')::bigint`;

export interface LogQuery {
  readonly hospitalId: number;
  readonly since?: Date;
  /** Exclusive. */
  readonly before?: Date;
  readonly actorId?: number;
  readonly events?: readonly string[];
  readonly otherThan?: readonly string[];
  readonly patientId?: number;
  readonly beforeId?: number;
  readonly max: number;
  /**
   * Views of the same screen by the same person within a minute become one entry, the last of them, with all
   * the people.
   */
  readonly isFolded: boolean;
  /** Calls that show the same screen. */
  readonly lists: readonly string[];
}

const conditionsSql = {
  since: 'at >= :since',
  before: 'at < :before',
  actorId: "actor_id = :actorId and actor_role not in ('patient', 'doctor', 'operator')",
  events: 'event = any(:events)',
  otherThan: 'event <> all(:otherThan)',
  patientId: `patient_ids && array(
    select id from patients where id = present_person(:patientId) or merged_into = present_person(:patientId))`,
} as const satisfies Partial<Record<keyof LogQuery, string>>;

const staff = literalsSql(staffRoles);

const beforePageSql = `(l.at, l.id) < (select entry.at, entry.id from audit_log entry
  where entry.id = :beforeId and entry.hospital_id = :hospitalId)`;

/**
 * Views of the same screen by the same person in the minute of `l`: of one person, or of several, no matter
 * which.
 */
const sameViewSql = (other: string) => `${other}.event = 'record_read' and l.event = 'record_read'
  and ${other}.actor_role = l.actor_role and ${other}.actor_id is not distinct from l.actor_id
  and ${other}.session_id is not distinct from l.session_id and ${other}.address is not distinct from l.address
  and ${other}.at >= date_trunc('minute', l.at) and ${other}.at < date_trunc('minute', l.at) + interval '1 minute'
  and ((${other}.operation = any(:lists) and l.operation = any(:lists))
    or (${other}.operation = l.operation and ${other}.about is not distinct from l.about
      and (${other}.patient_ids = l.patient_ids
        or least(cardinality(${other}.patient_ids), cardinality(l.patient_ids)) > 1)))`;

/**
 * Entries of a hospital's log, newest first. Names are current, except for emergency access, where they date
 * from then; people, visits and staff that are not the hospital's have none. Repeated views are folded here
 * and not when written, so that the log has each reading. The SQL depends on the filters so that the planner
 * can use the index on people or on time.
 */
export function listActivityLog(db: Queryable, wanted: LogQuery): Promise<ActivityLogRow[]> {
  const asked = Object.entries(conditionsSql).flatMap(([name, condition]) =>
    wanted[name as keyof LogQuery] === undefined ? [] : [` and ${condition}`],
  );
  return query<ActivityLogRow>(
    db,
    `
    with wanted as not materialized (
      select * from audit_log where hospital_id = :hospitalId${asked.join('')}
    ), last as materialized (
      select * from wanted l
      where (not :isFolded or not exists (
        select from wanted later where (later.at, later.id) > (l.at, l.id) and ${sameViewSql('later')}))
        ${wanted.beforeId === undefined ? '' : `and ${beforePageSql}`}
      order by l.at desc, l.id desc limit :max
    ), chosen as (
      select l.id, l.at, l.event, l.actor_role, l.actor_id, l.account_role, l.account_id, l.address, l.operation, l.about, l.reason,
        case when :isFolded and l.event = 'record_read' then (
          select coalesce(array_agg(distinct person), '{}') from wanted same, unnest(same.patient_ids) person
          where ${sameViewSql('same')}) else l.patient_ids end as patient_ids
      from last l
    )
    select l.id, l.at, l.event, l.actor_role, l.actor_id, l.account_role, l.address, l.operation, l.about, l.reason,
      case when l.actor_role = 'doctor' then by_doctor.name
        else coalesce(e.name, nullif(a.name, ''), own.name) end as name,
      cardinality(l.patient_ids) as people, p.id as patient_id,
      case when exists (select from hospital_people k where k.hospital_id = :hospitalId and k.patient_id = p.id)
        then p.name end as patient_name,
      v.id as appointment_id, e.reason as typed, agreed.name as doctor_name,
      coalesce(nullif(member.name, ''), member_doctor.name) as member_name
    from chosen l
      left join accounts a on l.actor_role in (${staff}) and a.id = l.actor_id
      left join doctors own on own.account_id = a.id
      left join doctors by_doctor on l.actor_role = 'doctor' and by_doctor.id = l.actor_id
      left join doctors agreed on l.account_role = 'doctor' and agreed.id = l.account_id
      left join accounts member on l.account_role = 'hospital' and member.id = l.account_id
        and (l.actor_role not in (${staff}) or l.actor_id <> l.account_id)
        and exists (select from memberships m where m.account_id = member.id and m.hospital_id = :hospitalId)
      left join doctors member_doctor on member_doctor.account_id = member.id
        and not (l.actor_role = 'doctor' and l.actor_id = member_doctor.id)
      left join patients p on p.id = present_person(case
        when l.account_role = 'patient' then l.account_id
        when cardinality(l.patient_ids) = 1 then l.patient_ids[1] end)
      left join appointments v on v.hospital_id = :hospitalId and v.id = ${about('APT')}
      left join emergency_accesses e on e.hospital_id = :hospitalId and e.id = ${about('EMR')}
    order by l.at desc, l.id desc`,
    { ...wanted },
  );
}

export const listLogActors = statement('list_log_actors', {
  values: { hospitalId: of<number> },
  row: of<{ account_id: number; name: string; role: StaffRole }>,
  sql: `
    select distinct on (m.account_id) m.account_id, coalesce(nullif(a.name, ''), d.name, '') as name, m.role
    from memberships m
      join accounts a on a.id = m.account_id
      left join doctors d on d.account_id = a.id
    where m.hospital_id = :hospitalId and m.role <> 'doctor'
    order by m.account_id, m.id desc`,
});
