alter table payments validate constraint payments_by_role_check;
