import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/hospital-roles.ts';
import { calledName, holds } from '#server/memberships/staff-sql.ts';
import type { Locale } from '#server/platform/language.ts';

interface OpeningRow {
  name: string;
  role: StaffRole;
  hospital_name: string;
}

/** Who opens a record: the membership is locked, so it neither ends meanwhile nor opens the same record twice. */
export const lockOpening = statement('lock_opening', {
  values: { membershipId: of<number> },
  row: of<OpeningRow>,
  sql: `
    select ${calledName('a', 'd')} as name, m.role, h.name as hospital_name
    from memberships m
      join hospitals h on h.id = m.hospital_id
      join accounts a on a.id = m.account_id
      left join doctors d on d.account_id = a.id
    where m.id = :membershipId and ${holds('m')}
    for no key update of m`,
});

export interface OpenRow {
  id: number;
  until: Date;
}

/** What a member has open of a record now: of this one alone, for its people were told and no others. */
export const openAccess = statement('open_emergency_access', {
  values: { membershipId: of<number>, patientId: of<number>, now: of<Date> },
  row: of<OpenRow>,
  sql: `
    select e.id, e.until
    from emergency_accesses e
    where e.membership_id = :membershipId and e.patient_id = :patientId
      and e.at <= :now and e.until > :now
    order by e.id desc limit 1`,
});

export const insertAccess = statement('insert_emergency_access', {
  values: {
    membershipId: of<number>,
    hospitalId: of<number>,
    patientId: of<number>,
    /** What they are called now. */
    name: of<string>,
    reason: of<string>,
    now: of<Date>,
    until: of<Date>,
  },
  row: of<OpenRow>,
  sql: `
    insert into emergency_accesses (membership_id, hospital_id, patient_id, name, reason, at, until)
    values (:membershipId, :hospitalId, :patientId, :name, :reason, :now, :until)
    returning id, until`,
});

export const insertRecordAnnouncement = statement('insert_record_announcement', {
  values: { patientId: of<number>, facts: of<string>, now: of<Date> },
  sql: `
    insert into announcements (event, patient_id, facts, made_at, due_at)
    values ('recordOpened', :patientId, :facts, :now, :now)`,
});

/** How the owners of a hospital are reached. */
export const ownersOf = statement('owners_of_hospital', {
  values: { hospitalId: of<number> },
  row: of<{ phone: string; email: string; locale: Locale }>,
  sql: `
    select a.phone, a.email, a.locale from memberships m join accounts a on a.id = m.account_id
    where m.hospital_id = :hospitalId and m.role = 'owner' and ${holds('m')}`,
});

export interface AccessRow {
  id: number;
  at: Date;
  until: Date;
  name: string;
  role: StaffRole;
  patient_id: number;
  patient_name: string;
  reason: string;
  seen_by_owner_at: Date | null;
  is_own: boolean;
}

/** What the staff of a hospital opened: unseen by others than the caller first, then the newest. */
export const accessesOfHospital = statement('emergency_accesses_of_hospital', {
  values: { hospitalId: of<number>, accountId: of<number>, atMost: of<number> },
  row: of<AccessRow>,
  sql: `
    select e.id, e.at, e.until, coalesce(e.name, ${calledName('a', 'd')}) as name, m.role,
      p.id as patient_id, p.name as patient_name, e.reason, e.seen_by_owner_at,
      m.account_id = :accountId as is_own
    from emergency_accesses e
      join memberships m on m.id = e.membership_id
      join accounts a on a.id = m.account_id
      left join doctors d on d.account_id = a.id
      join patients p on p.id = present_person(e.patient_id)
    where e.hospital_id = :hospitalId
    order by e.seen_by_owner_at is not null or m.account_id = :accountId, e.id desc limit :atMost`,
});

/**
 * An owner has seen it; the first time counts, which `first` says. No row if it is not of this hospital, or the owner's own:
 * they would put away what another owner has to see.
 */
export const seeAccess = statement('see_emergency_access', {
  values: {
    id: of<number>,
    hospitalId: of<number>,
    accountId: of<number>,
    membershipId: of<number>,
    now: of<Date>,
  },
  row: of<{ id: number; patient_id: number; first: boolean }>,
  sql: `
    with former as (
      select e.id, e.seen_by_owner_at is null as first
      from emergency_accesses e join memberships m on m.id = e.membership_id
      where e.id = :id and e.hospital_id = :hospitalId and m.account_id <> :accountId for no key update of e
    )
    update emergency_accesses e set seen_by_owner_at = coalesce(seen_by_owner_at, :now),
      seen_by = coalesce(seen_by, :membershipId)
    from former where e.id = former.id returning e.id, e.patient_id, former.first`,
});
