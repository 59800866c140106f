-- What the operator has found out about a doctor: that the registration stands in the register of the council, and that the
-- hospital agrees to be named (docs/decisions/048). Whatever of it changes later is unknown again.
alter table doctors
  add column registration_checked_at timestamptz,
  add column hospital_agreed_at timestamptz check (hospital_agreed_at is null or hospital_id is not null),
  -- Whether lists and bookings know the doctor: by REGISTRATION_CHECK, set again at each start.
  add column listed boolean not null default true,
  -- Street and area of the own practice, as it stands on the door; empty if it is not known.
  add column practice_address text not null default '';

-- The demo clinic is invented, its register too.
update doctors set registration_checked_at = created_at,
  hospital_agreed_at = case when hospital_id is not null then created_at end
where email like '%@demo.hams.example';

-- One hospital that was registered twice: the other one stands for it.
alter table hospitals add column merged_into bigint references hospitals check (merged_into <> id);
