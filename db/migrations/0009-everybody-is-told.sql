-- Everybody is told (N-01 … N-08): what is to be announced, what was sent to whom, and what people want to be sent.

-- The language in which somebody is written to: the one they signed in with last, until they choose one.
alter table patients
  add column locale text not null default 'en',
  add column locale_chosen boolean not null default false;
alter table doctors
  add column locale text not null default 'en',
  add column locale_chosen boolean not null default false,
  -- Whether a request is told at once or with the others of its hour.
  add column requests_told text not null default 'at-once' check (requests_told in ('at-once', 'hourly')),
  -- Today's list in the morning.
  add column daily_digest boolean not null default true;

-- How long before a visit its patient is reminded, in minutes.
alter table hospitals add column reminder_minutes smallint[] not null default '{1440,120}'
  check (0 < all (reminder_minutes) and 10080 >= all (reminder_minutes) and cardinality(reminder_minutes) <= 4);

alter table appointments
  -- SEQUENCE of its calendar entry (RFC 5546): one more with every change; a new time goes on from the old one's.
  add column sequence integer not null default 0,
  -- What its patient said last about being late.
  add column late_minutes smallint check (late_minutes between 1 and 120);
-- For reminders: only accepted visits, by their start.
create index appointments_awaited_start on appointments (starts_at) where status in ('Pending', 'Confirmed');

-- How an action was taken, if not on our screens.
alter table appointment_events add column via text check (via in ('link', 'whatsapp', 'notification'));

-- What happened and somebody is to be told of: written in the transaction of the change, and turned into messages soon
-- after it, once. A reminder is keyed by the start it speaks of.
create table announcements (
  id             bigint generated always as identity primary key,
  -- A row of the table in domain/announcements.ts.
  event          text not null,
  -- Not a reference: to check it would cost every booking a lock. Of what is gone nobody is told.
  appointment_id bigint,
  -- Whom it is about when there is no appointment.
  doctor_id      bigint,
  -- Of the appointment at that moment.
  starts_at      timestamptz,
  sequence       integer,
  -- What else the texts say, such as a reason.
  facts          jsonb not null default '{}',
  made_at        timestamptz not null,
  due_at         timestamptz not null,
  announced_at   timestamptz
);
create index announcements_due on announcements (due_at) where announced_at is null;
create index announcements_announced on announcements (announced_at) where announced_at is not null;
-- At most one reminder of a kind for a start, and one digest a day.
create unique index announcements_reminder on announcements (appointment_id, starts_at, (facts ->> 'minutes'))
  where event = 'reminder';
create unique index announcements_digest on announcements (doctor_id, event, starts_at) where appointment_id is null;

-- Every message: to whom, by which channel, and what became of it. Its text is in the outbox until it is delivered.
create table messages (
  id              bigint generated always as identity primary key,
  -- The same over all attempts, so that a receiver can fold repeats.
  key             uuid not null unique default gen_random_uuid(),
  announcement_id bigint references announcements on delete set null,
  appointment_id  bigint references appointments on delete cascade,
  role            text not null check (role in ('patient', 'doctor')),
  person_id       bigint not null,
  event           text not null,
  channel         text not null check (channel in ('bell', 'email', 'push', 'sms', 'whatsapp')),
  locale          text not null,
  -- The registered template of an SMS or a WhatsApp message, and how many parts an SMS has.
  template        text,
  parts           smallint,
  -- What the bell says; its words are found when it is read.
  facts           jsonb,
  made_at         timestamptz not null,
  sent_at         timestamptz,
  delivered_at    timestamptz,
  read_at         timestamptz,
  failed_at       timestamptz,
  failure         text,
  -- How the provider calls it.
  provider_id     text,
  -- Told at most once, whoever turns an announcement into messages.
  unique (announcement_id, role, channel)
);
create index messages_bell on messages (role, person_id, id desc) where channel = 'bell';
create index messages_unread on messages (role, person_id) where channel = 'bell' and read_at is null;
create index messages_appointment on messages (appointment_id) where appointment_id is not null;
create index messages_provider on messages (provider_id) where provider_id is not null;
create index messages_made on messages (made_at);

-- The bell of an open tab rings.
create function tell_bell() returns trigger language plpgsql as $$
begin
  insert into live_changes values (json_build_object('kind', 'bell', 'role', new.role, 'person', new.person_id));
  return null;
end $$;
create trigger messages_rang after insert or update on messages
  for each row when (new.channel = 'bell') execute function tell_bell();

alter table outbox
  drop constraint outbox_way_check,
  add constraint outbox_way_check check (way in ('sms', 'email', 'push', 'whatsapp', 'mailbox', 'nobody')),
  -- Its row in the log; none for what is sent to nobody.
  add column message_id bigint references messages on delete cascade,
  -- What the channel needs beside the text: HTML, an invitation, a template, buttons.
  add column content jsonb,
  -- A reminder: it goes out only while this visit is awaited at this start.
  add column holds_appointment_id bigint references appointments on delete cascade,
  add column holds_starts_at timestamptz,
  -- Given up: waits for the operator to send it again. Its due_at is infinity.
  add column given_up_at timestamptz;
create index outbox_message on outbox (message_id) where message_id is not null;
create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;

-- How a message of the demo looks to its reader.
alter table demo_mailbox
  add column form text not null default 'sms' check (form in ('email', 'push', 'sms', 'whatsapp')),
  add column content jsonb;

-- Links that act without a login (N-04): 128 random bits, of which only the hash is kept.
create table visit_links (
  token_hash     bytea primary key,
  appointment_id bigint not null references appointments on delete cascade,
  role           text not null check (role in ('patient', 'doctor')),
  person_id      bigint not null,
  made_at        timestamptz not null
);
create index visit_links_appointment on visit_links (appointment_id);
create index visit_links_made on visit_links (made_at);

-- Addresses from which a calendar program reads somebody's visits (N-05).
create table calendar_feeds (
  token_hash bytea primary key,
  role       text not null check (role in ('patient', 'doctor')),
  person_id  bigint not null,
  made_at    timestamptz not null,
  read_at    timestamptz,
  revoked_at timestamptz
);
create unique index calendar_feeds_person on calendar_feeds (role, person_id) where revoked_at is null;

-- What somebody wants to be sent, and agreed to (N-06): the newest row of a topic and channel holds, the others are kept
-- as evidence.
create table message_choices (
  id           bigint generated always as identity primary key,
  role         text not null check (role in ('patient', 'doctor')),
  person_id    bigint not null,
  topic        text not null,
  channel      text not null check (channel in ('bell', 'email', 'push', 'sms', 'whatsapp')),
  wanted       boolean not null,
  at           timestamptz not null,
  locale       text not null,
  -- Of the words beside the switch.
  text_version smallint not null,
  -- Where it was said.
  source       text not null check (source in ('settings', 'link', 'one-click', 'whatsapp'))
);
create index message_choices_person on message_choices (role, person_id, topic, channel, id desc);

-- Browsers that take notifications (RFC 8030). They end with the session in which they were added.
create table push_subscriptions (
  id         bigint generated always as identity primary key,
  role       text not null check (role in ('patient', 'doctor')),
  person_id  bigint not null,
  session_id uuid not null references sessions on delete cascade,
  endpoint   text not null unique,
  p256dh     text not null,
  auth       text not null,
  made_at    timestamptz not null
);
create index push_subscriptions_person on push_subscriptions (role, person_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- What providers reported of a message; a report may come before we know its id, and more than once.
create table provider_reports (
  channel     text not null check (channel in ('sms', 'whatsapp')),
  provider_id text not null,
  status      text not null check (status in ('sent', 'delivered', 'read', 'failed')),
  at          timestamptz not null,
  detail      text,
  primary key (channel, provider_id, status)
);
create index provider_reports_at on provider_reports (at);

-- Its doctor hears at once that somebody will be late.
drop trigger appointments_moved on appointments;
create trigger appointments_moved after update on appointments
  for each row when ((old.status, old.starts_at, old.ends_at, old.late_minutes)
    is distinct from (new.status, new.starts_at, new.ends_at, new.late_minutes))
  execute function tell_appointment();

-- What people sent back by a channel: a provider repeats it for days, and it acts once.
create table received_messages (
  channel     text not null check (channel = 'whatsapp'),
  provider_id text not null,
  at          timestamptz not null,
  primary key (channel, provider_id)
);
create index received_messages_at on received_messages (at);
