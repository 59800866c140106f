import { of, statement } from '#db/statement.ts';

const mergeValues = { from: of<number>, to: of<number> };

/** Tokens of these sessions name the merged hospital. */
export const endStaffSessions = statement('end_staff_sessions', {
  values: { from: of<number>, now: of<Date> },
  sql: `
    update sessions s set ended_at = :now
    from memberships m where m.hospital_id = :from and s.membership_id = m.id and s.ended_at is null`,
});

/** A member of both staffs has the role at the remaining hospital. */
export const endDuplicateMemberships = statement('end_duplicate_memberships', {
  values: { ...mergeValues, now: of<Date> },
  sql: `
    update memberships m set until = greatest(m.since, :now), pin_hash = null
    where m.hospital_id = :from and m.until is null and exists (
      select from memberships other
      where other.hospital_id = :to and other.account_id = m.account_id and other.until is null
        and (other.role = 'doctor') = (m.role = 'doctor'))`,
});

/** Memberships of doctors have already followed their practices. */
export const moveMemberships = statement('move_memberships', {
  values: mergeValues,
  sql: `
    update memberships set hospital_id = :to where hospital_id = :from and until is null and role <> 'doctor'`,
});

export const moveInvitations = statement('move_invitations', {
  values: mergeValues,
  sql: `
    update hospital_invitations set hospital_id = :to
    where hospital_id = :from and used_at is null and withdrawn_at is null`,
});

export const moveDesks = statement('move_desks', {
  values: mergeValues,
  sql: 'update hospital_desks set hospital_id = :to where hospital_id = :from and ended_at is null',
});

export const moveVisits = statement('move_visits', {
  values: mergeValues,
  sql: 'update appointments set hospital_id = :to where hospital_id = :from',
});

/** Takes the earlier of both dates. */
export const movePeople = statement('move_people', {
  values: mergeValues,
  sql: `
    with moved as (
      delete from hospital_people where hospital_id = :from returning patient_id, since, membership_id
    )
    insert into hospital_people (hospital_id, patient_id, since, membership_id)
    select :to, patient_id, since, membership_id from moved
    on conflict (hospital_id, patient_id) do update set
      since = least(hospital_people.since, excluded.since),
      membership_id = case when excluded.since < hospital_people.since then excluded.membership_id
        else hospital_people.membership_id end`,
});

/** Owners of the remaining hospital still have to see unseen accesses. */
export const moveAccesses = statement('move_accesses', {
  values: mergeValues,
  sql: 'update emergency_accesses set hospital_id = :to where hospital_id = :from',
});

export const moveMergeRequests = statement('move_merge_requests', {
  values: mergeValues,
  sql: `
    update merge_requests r set hospital_id = :to
    where r.hospital_id = :from and (r.confirmed_at is not null or not exists (
      select from merge_requests other
      where other.hospital_id = :to and other.survivor_id = r.survivor_id and other.duplicate_id = r.duplicate_id
        and other.confirmed_at is null))`,
});
