create table messages (
  id bigint generated always as identity primary key,
  key uuid not null default gen_random_uuid() unique,
  announcement_id bigint references announcements on delete set null,
  appointment_id bigint references appointments on delete cascade,
  role text not null
    constraint messages_role_known check (role in ('patient', 'doctor')),
  person_id bigint not null,
  event text not null,
  channel text not null
    constraint messages_channel_known check (channel in ('bell', 'email', 'push', 'sms', 'whatsapp')),
  locale text not null,
  template text,
  parts smallint,
  facts jsonb,
  made_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  failure text,
  provider_id text,
  constraint messages_once unique (announcement_id, role, person_id, channel)
);
comment on table messages is 'messaging: A message to one recipient on one channel, and its delivery.';
comment on column messages.key is 'The same for all attempts, so that receivers can drop repeats.';
comment on column messages.template is 'The registered SMS or WhatsApp template; parts counts SMS segments.';
comment on column messages.facts is 'For the bell, which composes its text when read.';
create index messages_appointment on messages (appointment_id)
  where appointment_id is not null;
create index messages_bell on messages (role, person_id, id desc)
  where channel = 'bell';
create index messages_made on messages (made_at);
create index messages_provider on messages (provider_id)
  where provider_id is not null;
create index messages_unread on messages (role, person_id)
  where channel = 'bell' and read_at is null;

create table message_choices (
  id bigint generated always as identity primary key,
  role text not null
    constraint message_choices_role_known check (role in ('patient', 'doctor')),
  person_id bigint not null,
  topic text not null,
  channel text not null
    constraint message_choices_channel_known check (channel in ('bell', 'email', 'push', 'sms', 'whatsapp')),
  wanted boolean not null,
  at timestamptz not null,
  locale text not null,
  text_version smallint not null,
  source text not null
    constraint message_choices_source_known check (source in ('settings', 'link', 'one-click', 'whatsapp', 'proof'))
);
comment on table message_choices is
  'messaging: A recipient''s choice for a topic and channel. The newest counts; older ones are evidence of consent.';
comment on column message_choices.text_version is 'Of the text beside the switch.';
create index message_choices_person on message_choices (role, person_id, topic, channel, id desc);

create table outbox (
  id bigint generated always as identity primary key,
  idempotency_key uuid not null default gen_random_uuid(),
  message_id bigint references messages on delete cascade,
  way text not null
    constraint outbox_way_known check (way in ('sms', 'email', 'push', 'whatsapp', 'mailbox', 'nobody')),
  recipient text not null,
  kind text not null,
  locale text not null,
  subject text not null,
  body text not null,
  content jsonb,
  due_at timestamptz not null,
  attempts integer not null default 0,
  useful_until timestamptz not null,
  given_up_at timestamptz,
  holds_appointment_id bigint references appointments on delete cascade,
  holds_starts_at timestamptz
);
comment on table outbox is
  'messaging: A message to deliver, written in its causing transaction and deleted on delivery.';
comment on column outbox.idempotency_key is 'Like messages.key.';
comment on column outbox.message_id is 'Null if way is nobody.';
comment on column outbox.way is 'nobody: an unknown phone, so that timing does not reveal accounts.';
comment on column outbox.content is 'Channel-specific: HTML, an invitation, a template or buttons.';
comment on column outbox.due_at is
  'The next attempt. Postponed before delivery, so that another worker takes over after a crash.';
comment on column outbox.useful_until is 'Dropped after this.';
comment on column outbox.given_up_at is 'Waits for the operator to resend; due_at is infinity.';
comment on column outbox.holds_appointment_id is
  'For reminders: sent only if this appointment is still Pending or Confirmed at holds_starts_at.';
create index outbox_due on outbox (due_at);
create index outbox_given_up on outbox (given_up_at)
  where given_up_at is not null;
create index outbox_message on outbox (message_id)
  where message_id is not null;

create table push_subscriptions (
  id bigint generated always as identity primary key,
  role text not null
    constraint push_subscriptions_role_known check (role in ('patient', 'doctor')),
  person_id bigint not null,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  made_at timestamptz not null
);
comment on table push_subscriptions is
  'messaging: A browser that receives notifications (RFC 8030), until its session ends.';
create index push_subscriptions_person on push_subscriptions (role, person_id);
create index push_subscriptions_session on push_subscriptions (session_id);

create table provider_reports (
  channel text not null
    constraint provider_reports_channel_known check (channel in ('sms', 'whatsapp')),
  provider_id text not null,
  status text not null
    constraint provider_reports_status_known check (status in ('sent', 'delivered', 'read', 'failed')),
  at timestamptz not null,
  detail text,
  primary key (channel, provider_id, status)
);
comment on table provider_reports is
  'messaging: A delivery report. May arrive repeatedly, or before the message''s provider_id is known.';
create index provider_reports_at on provider_reports (at);

create table received_messages (
  channel text not null
    constraint received_messages_channel_known check (channel = 'whatsapp'),
  provider_id text not null,
  at timestamptz not null,
  primary key (channel, provider_id)
);
comment on table received_messages is
  'messaging: An incoming message, which acts once although providers repeat it for days.';
create index received_messages_at on received_messages (at);

create table demo_mailbox (
  id bigint generated always as identity primary key,
  idempotency_key uuid not null unique,
  recipient text not null,
  locale text not null,
  subject text not null,
  body text not null,
  arrived_at timestamptz not null,
  form text not null default 'sms'
    constraint demo_mailbox_form_known check (form in ('email', 'push', 'sms', 'whatsapp')),
  content jsonb
);
comment on table demo_mailbox is 'messaging: A demo message that cannot be sent.';

create table visit_links (
  token_hash bytea primary key,
  appointment_id bigint not null references appointments on delete cascade,
  role text not null
    constraint visit_links_role_known check (role in ('patient', 'doctor')),
  person_id bigint not null,
  made_at timestamptz not null
);
comment on table visit_links is
  'messaging: A link to act on an appointment without signing in: 128 random bits, stored as a hash.';
create index visit_links_appointment on visit_links (appointment_id);
create index visit_links_made on visit_links (made_at);

create table calendar_feeds (
  token_hash bytea primary key,
  role text not null
    constraint calendar_feeds_role_known check (role in ('patient', 'doctor')),
  person_id bigint not null,
  made_at timestamptz not null,
  read_at timestamptz,
  revoked_at timestamptz
);
comment on table calendar_feeds is
  'messaging: A secret address from which calendar programs read a person''s appointments.';
create unique index calendar_feeds_one_open on calendar_feeds (role, person_id)
  where revoked_at is null;

create table unnotified_visits (
  id bigint generated always as identity primary key,
  announcement_id bigint not null unique,
  appointment_id bigint not null references appointments on delete cascade,
  text text not null,
  locale text not null,
  made_at timestamptz not null,
  done_at timestamptz,
  done_by bigint references accounts
);
comment on table unnotified_visits is
  'messaging: Appointment news that reached the patient on no channel, for the front desk to pass on.';
comment on column unnotified_visits.text is 'In the patient''s language.';
comment on column unnotified_visits.done_by is 'Confirmed that it was passed on.';
create index unnotified_visits_open on unnotified_visits (appointment_id)
  where done_at is null;

create function notify_bell() returns trigger language plpgsql as $$
begin
  insert into live_changes values (json_build_object('kind', 'bell', 'role', new.role, 'person', new.person_id));
  return null;
end $$;
create trigger messages_notified after insert or update on messages
  for each row when (new.channel = 'bell')
  execute function notify_bell();
comment on trigger messages_notified on messages is 'Updates the bell in open tabs.';
