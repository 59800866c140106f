-- Who follows a visit hears of its steps too (L-10): that its patient has come, was called, when it began and ended.
create trigger appointments_went_on after update of arrived_at, called_at, started_at, ended_at on appointments
  for each row when ((old.arrived_at, old.called_at, old.started_at, old.ended_at)
    is distinct from (new.arrived_at, new.called_at, new.started_at, new.ended_at)
    and (old.status, old.starts_at, old.ends_at, old.late_minutes, old.did_not_come)
    is not distinct from (new.status, new.starts_at, new.ends_at, new.late_minutes, new.did_not_come))
  execute function tell_appointment();
