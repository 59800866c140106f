-- The rules of 0031, checked on the rows of before while others book.
alter table appointments validate constraint appointments_status_check;
alter table appointments validate constraint appointments_held;
