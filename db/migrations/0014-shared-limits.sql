-- How many calls a session or an address has made in a window, over all processes (docs/decisions/027). Each process tells
-- its own calls now and then; a crash of PostgreSQL empties the table, and counting begins anew.
create unlogged table call_counts (
  -- Which limit, and whom it counts.
  name         text not null,
  subject      text not null,
  window_start timestamptz not null,
  calls        integer not null,
  primary key (name, subject, window_start)
);
create index call_counts_start on call_counts (window_start);
