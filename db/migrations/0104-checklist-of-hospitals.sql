-- What a new hospital still has to set up stands on its Today until it is done or put away. Hospitals of before are no new ones.
alter table hospitals add column checklist_closed_at timestamptz default now();
alter table hospitals alter column checklist_closed_at drop default;
