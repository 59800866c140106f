-- Wrong PINs of somebody over all desks of their hospital (M-08, docs/decisions/059-the-hospitals-area.md): `recent` in the
-- window, as desk_failures counts them at one desk, and `wrong` since the last right one. Whose PIN is set anew or was right has
-- no row.
create table pin_failures (
  membership_id  bigint primary key references memberships on delete cascade,
  recent         integer not null,
  window_start   timestamptz not null,
  wrong          integer not null
);

-- What whoever opened a record was called then: a name that is changed afterwards must not change who it was. Null: opened by
-- the former version, whose present name stands.
alter table emergency_accesses add column name text;
