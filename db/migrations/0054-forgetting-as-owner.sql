-- HAMS works as a role that may not delete from the audit log (docs/decisions/060); this function alone still does, with
-- the rights of the table's owner, and refuses what is not a year old. What it calls is looked up in these schemas only, so
-- nobody can put something else in the place of a table or a function.
do $$ begin
  execute format(
    'alter function forget_audit_log(timestamptz) security definer set search_path = pg_catalog, %I, pg_temp',
    current_schema()
  );
end $$;
