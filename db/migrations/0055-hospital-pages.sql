-- What the public page of a hospital says besides its name and address (M-12, docs/decisions/061-public-page-of-a-hospital.md).
-- When it is open, in minutes from midnight in clinic time; a day may have two rows. Without any row nothing is said.
create table hospital_hours (
  hospital_id bigint not null references hospitals on delete cascade,
  -- ISO weekday, Monday is 1.
  weekday     smallint not null check (weekday between 1 and 7),
  opens       smallint not null check (opens >= 0),
  closes      smallint not null check (closes <= 24 * 60),
  check (opens < closes),
  primary key (hospital_id, weekday, opens)
);

-- Of the front desk, for everybody; that of the registration is for signing in. Empty: none.
alter table hospitals add column desk_phone text not null default '';
