-- A new password ends the sessions of its account, and an account that goes takes them along.
create index sessions_account on sessions (account_id);
