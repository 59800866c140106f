import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { activeMembershipSql, displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

/**
 * A record is of this hospital alone if it has no account, no guardian, no other hospital that knows it and
 * no visit elsewhere.
 */
export const findExclusiveRecord = statement('find_exclusive_record', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ id: number }>,
  sql: `
    select p.id from patients p
    where p.id = :id and p.account_id is null and p.merged_into is null
      and not exists (select from hospital_people other where other.patient_id = p.id and other.hospital_id <> :hospitalId)
      and not exists (select from guardianships g where g.patient_id = p.id)
      and not exists (
        select from appointments a where a.patient_id = p.id and a.hospital_id is distinct from :hospitalId)`,
});

/** The latest request counts; an unexpired repeat by the same person changes nothing and returns no row. */
export const insertMergeRequest = statement('insert_merge_request', {
  values: {
    hospitalId: of<number>,
    survivorId: of<number>,
    duplicateId: of<number>,
    membershipId: of<number>,
    now: of<Date>,
    since: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into merge_requests (hospital_id, survivor_id, duplicate_id, asked_by, asked_at)
    values (:hospitalId, :survivorId, :duplicateId, :membershipId, :now)
    on conflict (hospital_id, survivor_id, duplicate_id) where confirmed_at is null do update
      set asked_by = excluded.asked_by, asked_at = excluded.asked_at
      where merge_requests.asked_at <= :since or merge_requests.asked_by <> excluded.asked_by
    returning id`,
});

export interface MergeRequestRow {
  id: number;
  survivor_id: number;
  duplicate_id: number;
  asked_by: number;
  /**
   * True if `:accountId` is a second person: not the account that asked, under any membership, nor one that
   * invited it or was invited by it.
   */
  may_confirm: boolean;
  is_own: boolean;
  asker: string;
  confirmers: string[];
  is_alone: boolean;
}

/** True if `account` is a second person beside the account that asked, `m`. */
const isSecondPersonSql = (account: string) => `m.account_id <> ${account} and not exists (
    select from memberships known where known.hospital_id = r.hospital_id
      and ((known.account_id = ${account} and known.invited_by = m.account_id)
        or (known.account_id = m.account_id and known.invited_by = ${account})))`;
/** A membership `other` of front-desk staff; doctors do not confirm merges. */
const isDeskStaffSql = `other.hospital_id = r.hospital_id and ${activeMembershipSql('other')} and other.role in (${literalsSql(staffRoles)})`;
const maxConfirmers = 6;
const requestColumnsSql = `r.id, r.survivor_id, r.duplicate_id, r.asked_by, ${isSecondPersonSql(':accountId')} as may_confirm,
  m.account_id = :accountId as is_own, ${displayNameSql('account', 'd')} as asker,
  array(
    select distinct ${displayNameSql('one', 'od')} as name
    from memberships other join accounts one on one.id = other.account_id
      left join doctors od on od.account_id = one.id
    where ${isDeskStaffSql} and ${isSecondPersonSql('other.account_id')}
    order by name limit ${maxConfirmers}) as confirmers,
  not exists (
    select from memberships other
    where ${isDeskStaffSql} and other.account_id <> m.account_id) as is_alone`;
const tables = `merge_requests r join memberships m on m.id = r.asked_by join accounts account on account.id = m.account_id
  left join doctors d on d.account_id = account.id`;

/** The newest pending request about a record. Requests expire after a week. */
export const findOpenMergeRequest = statement('find_open_merge_request', {
  values: { hospitalId: of<number>, survivorId: of<number>, since: of<Date>, accountId: of<number> },
  row: of<MergeRequestRow>,
  sql: `
    select ${requestColumnsSql} from ${tables} join patients gone on gone.id = r.duplicate_id and gone.merged_into is null
    where r.hospital_id = :hospitalId and r.survivor_id = :survivorId and r.confirmed_at is null and r.asked_at > :since
    order by r.asked_at desc, r.id desc limit 1`,
});

/** Locks the request, so that only one of two concurrent confirmations succeeds. */
export const lockMergeRequest = statement('lock_merge_request', {
  values: { id: of<number>, hospitalId: of<number>, since: of<Date>, accountId: of<number> },
  row: of<MergeRequestRow>,
  sql: `
    select ${requestColumnsSql} from ${tables}
    where r.id = :id and r.hospital_id = :hospitalId and r.confirmed_at is null and r.asked_at > :since
    for update of r`,
});

export const confirmMergeRequest = statement('confirm_merge_request', {
  values: { id: of<number>, membershipId: of<number>, now: of<Date> },
  sql: 'update merge_requests set confirmed_by = :membershipId, confirmed_at = :now where id = :id',
});

export const withdrawMergeRequest = statement('withdraw_merge_request', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ survivor_id: number; duplicate_id: number }>,
  sql: `
    delete from merge_requests where id = :id and hospital_id = :hospitalId and confirmed_at is null
    returning survivor_id, duplicate_id`,
});
