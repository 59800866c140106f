/** Whether an Incomplete appointment `a` was ever accepted; true in other statuses, where nothing asks for it. */
export const wasAccepted = `(a.status <> 'Incomplete' or exists (
    select from appointment_events accepted
    where accepted.appointment_id = a.id and accepted.to_status in ('Pending', 'Confirmed')
  )) as was_accepted`;
