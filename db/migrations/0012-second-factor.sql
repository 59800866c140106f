-- The second step at a doctor's login: codes of an authenticator app (RFC 6238), and recovery codes (decision 24).
create table second_factors (
  doctor_id    bigint primary key references doctors (id) on delete cascade,
  -- Encrypted with a key that is not in the database, unless the token secret is.
  secret       bytea not null,
  -- The time step of the last code that was accepted: none is accepted twice.
  last_step    bigint not null default 0,
  begun_at     timestamptz not null,
  -- When a first code proved that the app has the secret; until then no login asks for one.
  confirmed_at timestamptz
);

-- Those that are left: a used one is deleted.
create table recovery_codes (
  doctor_id bigint not null references second_factors (doctor_id) on delete cascade,
  code_hash text not null,
  primary key (doctor_id, code_hash)
);
