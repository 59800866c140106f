-- Messages to people, and the codes with which a forgotten password is replaced.

-- What is on its way to somebody: written in the transaction that is its reason, gone when it has arrived.
create table outbox (
  id              bigint generated always as identity primary key,
  -- Stays the same over all attempts, so that a receiver can fold repeats.
  idempotency_key uuid not null default gen_random_uuid(),
  -- 'nobody': what asking about an unknown phone leaves, so that it takes as long as asking about a known one.
  way             text not null check (way in ('sms', 'email', 'mailbox', 'nobody')),
  recipient       text not null,
  kind            text not null,
  locale          text not null,
  subject         text not null,
  body            text not null,
  -- When it is tried next. Whoever takes a message to deliver it moves this on first, so that one who dies on the way
  -- leaves it to the others.
  due_at          timestamptz not null,
  -- From then on it is of no use to anybody.
  useful_until    timestamptz not null,
  attempts        integer not null default 0
);
create index outbox_due on outbox (due_at);

-- Where messages end in a demo that has no way to send them.
create table demo_mailbox (
  id              bigint generated always as identity primary key,
  idempotency_key uuid not null unique,
  recipient       text not null,
  locale          text not null,
  subject         text not null,
  body            text not null,
  arrived_at      timestamptz not null
);

-- The one code that is good for a phone, and what was tried. An unknown phone has a row as well, with a code that
-- nobody was told and no account: so both behave the same.
create table password_codes (
  role       text not null check (role in ('patient', 'doctor')),
  phone      text not null,
  account_id bigint,
  -- Null when the account has changed since: the code went to an address of before.
  code_hash  text,
  expires_at timestamptz not null,
  -- Guesses at this code.
  guesses    smallint not null default 0,
  -- Codes sent in the window that began then, and wrong guesses at any code in theirs.
  sent        smallint not null,
  sent_since  timestamptz not null,
  wrong       smallint not null default 0,
  wrong_since timestamptz not null,
  primary key (role, phone)
);
