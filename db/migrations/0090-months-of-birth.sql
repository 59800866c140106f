-- A desk writes down a baby by its age in months: beside the year the month is known, and the day is not (J-02).
alter table patients add column birth_month smallint;
alter table patients add constraint patients_birth_month
  check (birth_month is null or (birth_month between 1 and 12 and birth_year is not null)) not valid;

-- As 0068, and the month.
create or replace function note_issuer_and_patient() returns trigger language plpgsql as $$
begin
  select jsonb_build_object(
    'mode', a.consult_status,
    -- Of a visit of a hospital its line, which may be empty; of any other visit null.
    'hospitalLine', v.letterhead_line,
    'doctor', jsonb_build_object(
      'name', d.name,
      'qualifications', d.qualifications,
      'specialization', d.specialization,
      'medicalReg', d.medical_registration,
      'council', d.council,
      'registrationYear', d.registration_year,
      'Hospital', coalesce(v.name, o.name),
      'address', coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
        nullif(o.address, '')),
      'phone', coalesce(nullif(v.desk_phone, ''), d.clinic_phone),
      'logoHash', coalesce(v.logo_hash, d.logo_hash),
      'signatureHash', d.signature_hash),
    'patient', jsonb_build_object(
      'name', p.name,
      'gender', p.gender,
      -- The day, or the year, or year and month, if no more is known (J-02).
      'dateOfBirth', coalesce(to_char(p.date_of_birth, 'YYYY-MM-DD'),
        p.birth_year || coalesce('-' || lpad(p.birth_month::text, 2, '0'), '')),
      'address', nullif(concat_ws(', ',
        nullif(p.street, ''), nullif(p.city, ''), nullif(concat_ws(' ', nullif(p.state, ''), nullif(p.postal_code, '')), '')), ''),
      -- What the patient weighed at the visit, else what was measured last; a receipt has no weight of its own.
      'weight', coalesce(case when to_jsonb(new) ->> 'weight_kg' is not null
        then jsonb_build_object('kg', (to_jsonb(new) ->> 'weight_kg')::numeric, 'at', a.starts_at) end, (
        select jsonb_build_object('kg', round(w.weight_lbs * 0.45359237, 1), 'at', w.measured_at)
        from vitals w where w.patient_id = p.id and w.weight_lbs is not null
        order by w.measured_at desc, w.id desc limit 1)),
      'allergies', jsonb_build_object(
        'substances', coalesce((
          select jsonb_agg(l.substance order by l.recorded_at, l.id)
          from allergies l where l.patient_id = p.id and l.ended_at is null), '[]'),
        'askedAt', (select max(q.asked_at) from allergy_questions q where q.patient_id = p.id))))
  into strict new.issued
  from appointments a
    join doctors d on d.id = a.doctor_id
    join patients p on p.id = a.patient_id
    -- Visits of before were at the main practice.
    join practices o
      on o.id = coalesce(a.practice_id, (select m.id from practices m where m.doctor_id = d.id and m.is_main))
    -- Whose visit it is: it stays so when the practice moves to another hospital.
    left join hospitals v on v.id = a.hospital_id
    left join hospitals h on h.id = coalesce(v.id, case when o.hospital_agreed_at is not null then o.hospital_id end)
  where a.id = new.appointment_id;
  return new;
end $$;
