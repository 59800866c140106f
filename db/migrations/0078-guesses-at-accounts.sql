-- Wrong guesses are counted by account, not by the door: a professional account has one count for logins as doctor and as staff,
-- sign-up, invitations and settings (docs/decisions/006-identity.md). The former version still counts by `doctor` and `hospital`.
alter table login_failures
  drop constraint login_failures_role_check,
  add constraint login_failures_role_check check (role in ('patient', 'doctor', 'hospital', 'professional'));
