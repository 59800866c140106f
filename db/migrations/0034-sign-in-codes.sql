-- Phone and code also sign in (J-01, docs/decisions/053-sign-in-by-code.md). As password_codes (0004), whose shape it has;
-- a table of its own, because the former version takes every row of that one for a forgotten password.
create table sign_in_codes (
  -- sign-in: opens a session, or proves the phone of somebody new. change: confirms a change of an account without a
  -- password.
  purpose    text not null check (purpose in ('sign-in', 'change')),
  phone      text not null,
  -- The patient who had this phone when the code was sent; null: nobody.
  account_id bigint,
  code_hash  text,
  expires_at timestamptz not null,
  guesses    smallint not null default 0,
  sent        smallint not null,
  sent_since  timestamptz not null,
  wrong       smallint not null default 0,
  wrong_since timestamptz not null,
  primary key (purpose, phone)
);
