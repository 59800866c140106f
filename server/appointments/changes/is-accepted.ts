export const stepCountSql = 'num_nonnulls(a.arrived_at, a.called_at, a.started_at, a.ended_at)';

/**
 * True if an Incomplete appointment `a` was ever accepted; always true in other statuses, where it is not
 * used.
 */
export const wasAcceptedSql = `(a.status <> 'Incomplete' or exists (
    select from appointment_events accepted
    where accepted.appointment_id = a.id and accepted.to_status in ('Pending', 'Confirmed')
  )) as was_accepted`;
