import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { activeMembershipSql, displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

interface OpeningRow {
  name: string;
  role: StaffRole;
  hospital_name: string;
}

/** Locks the membership of the opener, so that it neither ends meanwhile nor opens the same record twice. */
export const lockOpenerMembership = statement('lock_opener_membership', {
  values: { membershipId: of<number> },
  row: of<OpeningRow>,
  sql: `
    select ${displayNameSql('a', 'd')} as name, m.role, h.name as hospital_name
    from memberships m
      join hospitals h on h.id = m.hospital_id
      join accounts a on a.id = m.account_id
      left join doctors d on d.account_id = a.id
    where m.id = :membershipId and ${activeMembershipSql('m')}
    for no key update of m`,
});

export interface OpenAccessRow {
  id: number;
  until: Date;
}

/** A member's open access to exactly this record, as only the recipients for this record were notified. */
export const findOpenAccess = statement('find_open_access', {
  values: { membershipId: of<number>, patientId: of<number>, now: of<Date> },
  row: of<OpenAccessRow>,
  sql: `
    select e.id, e.until
    from emergency_accesses e
    where e.membership_id = :membershipId and e.patient_id = :patientId
      and e.at <= :now and e.until > :now
    order by e.id desc limit 1`,
});

/** A member's currently open accesses, and those opened since an instant. */
export const countAccesses = statement('count_accesses', {
  values: { membershipId: of<number>, since: of<Date>, now: of<Date> },
  row: of<{ open: number; first_until: Date | null; opened: number; oldest: Date | null }>,
  sql: `
    select count(*) filter (where until > :now)::int as open, min(until) filter (where until > :now) as first_until,
      count(*)::int as opened, min(at) as oldest
    from emergency_accesses where membership_id = :membershipId and at > :since`,
});

export const insertAccess = statement('insert_access', {
  values: {
    membershipId: of<number>,
    hospitalId: of<number>,
    patientId: of<number>,
    name: of<string>,
    reason: of<string>,
    now: of<Date>,
    until: of<Date>,
  },
  row: of<OpenAccessRow>,
  sql: `
    insert into emergency_accesses (membership_id, hospital_id, patient_id, name, reason, at, until, owners_notified_at)
    values (:membershipId, :hospitalId, :patientId, :name, :reason, :now, :until, null)
    returning id, until`,
});

export const insertRecordAnnouncement = statement('insert_record_announcement', {
  values: { patientId: of<number>, facts: of<string>, now: of<Date> },
  sql: `
    insert into announcements (event, patient_id, facts, made_at, due_at)
    values ('recordOpened', :patientId, :facts, :now, :now)`,
});

/** Until the transaction ends, no other process notifies the owners of this hospital of emergencies. */
export const lockOwnerNotifications = statement('lock_owner_notifications', {
  values: { hospitalId: of<number> },
  sql: "select pg_advisory_xact_lock(hashtextextended('emergencies at hospital ' || :hospitalId::bigint, 0))",
});

export interface PendingAccessRow {
  patient_id: number;
  patient_name: string;
  name: string;
  role: StaffRole;
  hospital_name: string;
  reason: string;
}

/** Marks pending accesses as notified; no rows if the owners were notified of any since an instant. */
export const claimPendingAccesses = statement('claim_pending_accesses', {
  values: { hospitalId: of<number>, since: of<Date>, now: of<Date> },
  row: of<PendingAccessRow>,
  sql: `
    update emergency_accesses e set owners_notified_at = :now
    from memberships m, patients p, hospitals h
    where e.hospital_id = :hospitalId and e.owners_notified_at is null
      and m.id = e.membership_id and p.id = present_person(e.patient_id) and h.id = e.hospital_id
      and not exists (
        select from emergency_accesses former where former.hospital_id = :hospitalId and former.owners_notified_at > :since)
    returning p.id as patient_id, p.name as patient_name, e.name, m.role, h.name as hospital_name,
      e.reason`,
});

export const listHospitalsToNotify = statement('list_hospitals_to_notify', {
  row: of<{ hospital_id: number }>,
  sql: 'select distinct hospital_id from emergency_accesses where owners_notified_at is null',
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
  /** Opened by others and seen by no owner, regardless of the list's limit. */
  unseen: number;
}

export const listHospitalAccesses = statement('list_hospital_accesses', {
  values: { hospitalId: of<number>, accountId: of<number>, max: of<number> },
  row: of<AccessRow>,
  sql: `
    select e.id, e.at, e.until, e.name, m.role,
      p.id as patient_id, p.name as patient_name, e.reason, e.seen_by_owner_at,
      m.account_id = :accountId as is_own,
      (count(*) filter (where e.seen_by_owner_at is null and m.account_id <> :accountId) over ())::int as unseen
    from emergency_accesses e
      join memberships m on m.id = e.membership_id
      join patients p on p.id = present_person(e.patient_id)
    where e.hospital_id = :hospitalId
    order by e.seen_by_owner_at is not null or m.account_id = :accountId, e.id desc limit :max`,
});

/**
 * Marks an access as seen by an owner; `first` is true the first time. No row for another hospital's, or for
 * the owner's own, which another owner has to see.
 */
export const markAccessSeen = statement('mark_access_seen', {
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
