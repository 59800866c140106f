-- In parts.
-- The open visits of an account whose phone is not proven.
create index concurrently if not exists appointments_booked_by on appointments (booked_by_account_id, starts_at)
  where booked_by_account_id is not null;
