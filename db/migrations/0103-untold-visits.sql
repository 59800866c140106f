-- News of a visit that no message could take to its patient: they have no e-mail, and no way to their phone is set up. The desk
-- of the hospital reads it out (M-04).
create table untold_visits (
  id              bigint generated always as identity primary key,
  announcement_id bigint not null unique,
  appointment_id  bigint not null references appointments on delete cascade,
  -- As the message would have been, in the patient's language.
  text            text not null,
  locale          text not null,
  made_at         timestamptz not null,
  done_at         timestamptz,
  -- Who ticked that it was said.
  done_by         bigint references accounts
);
create index untold_visits_open on untold_visits (appointment_id) where done_at is null;
