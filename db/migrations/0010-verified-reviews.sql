-- Limits on open visits, and reviews that count because there was a visit.

-- Which limit one more booking of a patient would exceed: 'day', 'doctor' or 'all'; null if none (E-05). An open visit is
-- one whose status is open and that is not over. A limit that is null does not count.
--
-- Until the end of the transaction it is this patient's turn: bookings of one patient come one after the other. The
-- function is volatile, so what it counts is what is committed when the turn comes; the snapshot of the statement that
-- calls it is older, from before the wait, and would miss the booking that was waited for.
create function exceeded_visit_limit(
  of_patient bigint, with_doctor bigint, day_began timestamptz, day_ended timestamptz, at timestamptz,
  requests_per_day integer, per_doctor integer, in_all integer
) returns text language plpgsql volatile as $$
declare
  requests integer;
  with_them integer;
  everywhere integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('bookings of patient ' || of_patient, 0));
  select
    count(*) filter (
      where doctor_id = with_doctor and status = 'Requested' and starts_at >= day_began and starts_at < day_ended),
    count(*) filter (where doctor_id = with_doctor),
    count(*)
  into requests, with_them, everywhere
  from appointments
  -- No visit lasts a day: the bound lets the index on starts leave out the patient's history.
  where patient_id = of_patient and starts_at > at - interval '1 day' and ends_at > at
    and status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling');
  return case
    when requests >= requests_per_day then 'day'
    when with_them >= per_doctor then 'doctor'
    when everywhere >= in_all then 'all'
  end;
end $$;

-- A review counts while its author has a Completed visit with the doctor (docs/product.md#reviews). The row says so, and the sums of
-- the doctor hold such reviews only, so that neither is counted again for every reader.
alter table reviews add column verified boolean not null default false;

update reviews r set verified = true
where exists (
  select from appointments a
  where a.doctor_id = r.doctor_id and a.patient_id = r.patient_id and a.status = 'Completed');

update doctors d set rating_sum = v.sum, rating_count = v.count
from (
  select doctors.id, coalesce(sum(rating), 0) as sum, count(rating) as count
  from doctors left join reviews on reviews.doctor_id = doctors.id and verified group by doctors.id
) v
where v.id = d.id and (d.rating_sum, d.rating_count) is distinct from (v.sum::integer, v.count::integer);

-- The doctor's page shows verified reviews first.
drop index reviews_doctor;
create index reviews_doctor on reviews (doctor_id, verified desc, created_at desc);

-- All of this is done by triggers: whatever adds, edits or deletes a review, or makes a visit Completed or takes that
-- back, the sums are right when it commits. Who waits for whom is always in this order: pair, review, doctor.

-- Whether this patient has been with this doctor. Asked by one transaction at a time for each pair: else a review that is
-- being added and a visit that is being completed would not see each other. Pairs share 1,024 locks: a statement that
-- changes a hundred thousand visits has room for no more.
create function has_visited(of_patient bigint, the_doctor bigint) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('reviews'), hashtext(format('%s of %s', of_patient, the_doctor)) & 1023);
  return exists (
    select from appointments
    where patient_id = of_patient and doctor_id = the_doctor and status = 'Completed');
end $$;

create function verify_new_review() returns trigger language plpgsql as $$
begin
  new.verified := has_visited(new.patient_id, new.doctor_id);
  return new;
end $$;
create trigger reviews_verified before insert on reviews
  for each row execute function verify_new_review();

create function verify_review_of_visit() returns trigger language plpgsql as $$
declare
  visit appointments := coalesce(new, old);
  visited boolean := has_visited(visit.patient_id, visit.doctor_id);
begin
  update reviews set verified = visited
  where patient_id = visit.patient_id and doctor_id = visit.doctor_id and verified <> visited;
  return null;
end $$;
create trigger appointments_visited after insert on appointments
  for each row when (new.status = 'Completed') execute function verify_review_of_visit();
create trigger appointments_visit_changed after update of status on appointments
  for each row when ((old.status = 'Completed') <> (new.status = 'Completed'))
  execute function verify_review_of_visit();
create trigger appointments_visit_deleted after delete on appointments
  for each row when (old.status = 'Completed') execute function verify_review_of_visit();

create function count_rating() returns trigger language plpgsql as $$
declare
  of_doctor bigint := case when tg_op = 'DELETE' then old.doctor_id else new.doctor_id end;
  stars integer := 0;
  number integer := 0;
begin
  if tg_op <> 'DELETE' and new.verified then
    stars := new.rating;
    number := 1;
  end if;
  if tg_op <> 'INSERT' and old.verified then
    stars := stars - old.rating;
    number := number - 1;
  end if;
  if stars <> 0 or number <> 0 then
    update doctors set rating_sum = rating_sum + stars, rating_count = rating_count + number where id = of_doctor;
  end if;
  return null;
end $$;
create trigger reviews_counted after insert or update of rating, verified or delete on reviews
  for each row execute function count_rating();
