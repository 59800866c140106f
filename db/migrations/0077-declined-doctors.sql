-- A hospital's "no" to a doctor who says to practise there (M-07): the practice asks it no more. Kept until it agrees.
create table declined_practices (
  hospital_id bigint not null references hospitals,
  practice_id bigint not null references practices on delete cascade,
  at          timestamptz not null,
  primary key (hospital_id, practice_id)
);
