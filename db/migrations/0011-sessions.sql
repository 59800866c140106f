-- What people see of their sessions, so that they can end one: on which browser and system it was opened, of the whole
-- header no more than these two words, and when it was last used. An idle session of a doctor ends by itself.
alter table sessions
  add column browser      text,
  add column system       text,
  add column last_used_at timestamptz;
-- Sessions of before have until now been used at an unknown time; nobody is logged out by an upgrade.
update sessions set last_used_at = now();
alter table sessions alter column last_used_at set not null;
