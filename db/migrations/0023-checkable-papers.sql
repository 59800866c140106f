-- A prescription that can be checked: who is registered where, what stands on the paper, the address that says whether it
-- still counts, and the keys that sign its card (docs/decisions/047-checkable-papers.md).
create table letterhead_images (
  -- Of its content: a paper that was issued with it names it for ever.
  hash   text primary key,
  png    bytea not null,
  width  smallint not null,
  height smallint not null
);

alter table doctors
  -- A key of domain/councils.ts: who keeps the register that medical_registration is a number of.
  add column council            text,
  add column registration_year  smallint check (registration_year between 1930 and 2200),
  -- Printed on papers; the phone of the login is not.
  add column clinic_phone       text,
  add column logo_hash          text references letterhead_images,
  add column signature_hash     text references letterhead_images;

-- 128 random bits in base64url: nobody counts them up.
create function new_paper_id() returns text language sql volatile as $$
  select translate(
    rtrim(encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'base64'), '='),
    '+/', '-_')
$$;

alter table prescriptions
  -- In the address of the check page: /rx/…
  add column check_id text not null default new_paper_id() unique,
  -- In the signed card, and in the public list of cards that no longer count: it leads to no page.
  add column card_id  text not null default new_paper_id() unique;

create or replace function note_issuer_and_patient() returns trigger language plpgsql as $$
begin
  select jsonb_build_object(
    'mode', a.consult_status,
    'doctor', jsonb_build_object(
      'name', d.name,
      'qualifications', d.qualifications,
      'specialization', d.specialization,
      'medicalReg', d.medical_registration,
      'council', d.council,
      'registrationYear', d.registration_year,
      'Hospital', d.hospital_name,
      'address', coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
        nullif(d.practice_address, '')),
      'phone', d.clinic_phone,
      'logoHash', d.logo_hash,
      'signatureHash', d.signature_hash),
    'patient', jsonb_build_object(
      'name', p.name,
      'gender', p.gender,
      'dateOfBirth', p.date_of_birth,
      'address', nullif(concat_ws(', ',
        nullif(p.street, ''), nullif(p.city, ''), nullif(concat_ws(' ', nullif(p.state, ''), nullif(p.postal_code, '')), '')), ''),
      -- What the patient weighed at the visit, else what was measured last; a receipt has no weight of its own.
      'weight', coalesce(case when to_jsonb(new) ->> 'weight_kg' is not null
        then jsonb_build_object('kg', (to_jsonb(new) ->> 'weight_kg')::numeric, 'at', a.starts_at) end, (
        select jsonb_build_object('kg', round(v.weight_lbs * 0.45359237, 1), 'at', v.measured_at)
        from vitals v where v.patient_id = p.id and v.weight_lbs is not null
        order by v.measured_at desc, v.id desc limit 1)),
      'allergies', jsonb_build_object(
        'substances', coalesce((
          select jsonb_agg(l.substance order by l.recorded_at, l.id)
          from allergies l where l.patient_id = p.id and l.ended_at is null), '[]'),
        'askedAt', (select max(q.asked_at) from allergy_questions q where q.patient_id = p.id))))
  into strict new.issued
  from appointments a
    join doctors d on d.id = a.doctor_id
    join patients p on p.id = a.patient_id
    -- The two columns come with 0024, before anything is prescribed.
    left join hospitals h on h.id = d.hospital_id and d.hospital_agreed_at is not null
  where a.id = new.appointment_id;
  return new;
end $$;

-- Whoever opened the check page of a paper, or typed a birth year there; the patient sees how often.
create table prescription_looks (
  id        bigint generated always as identity primary key,
  check_id  text not null references prescriptions (check_id) on delete cascade,
  looked_at timestamptz not null,
  kind      text not null check (kind in ('opened', 'medicines', 'wrong_year')),
  -- The address block that it came from.
  address   text not null
);
create index prescription_looks_paper on prescription_looks (check_id, looked_at);

-- What signs cards. A key that was replaced stays with its public part, so that old cards can be checked.
create table signing_keys (
  -- The SHA-256 thumbprint (RFC 7638).
  kid         text primary key,
  public_key  jsonb not null,
  -- Encrypted with a key that is not in the database, unless the token secret is; gone when the key is replaced.
  private_key bytea,
  made_at     timestamptz not null,
  retired_at  timestamptz,
  check ((retired_at is null) = (private_key is not null))
);
-- Two processes that start at once make one.
create unique index signing_keys_active on signing_keys ((true)) where retired_at is null;
