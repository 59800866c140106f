-- Papers name the practice of the visit with its address (K-02, docs/decisions/050-practices.md), and of a birth date what is known (J-02). What was
-- issued before stays as it is.
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
      'Hospital', o.name,
      'address', coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
        nullif(o.address, '')),
      'phone', d.clinic_phone,
      'logoHash', d.logo_hash,
      'signatureHash', d.signature_hash),
    'patient', jsonb_build_object(
      'name', p.name,
      'gender', p.gender,
      -- The day, or the year if no more is known (J-02).
      'dateOfBirth', coalesce(to_char(p.date_of_birth, 'YYYY-MM-DD'), p.birth_year::text),
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
    -- Visits of before were at the main practice.
    join practices o
      on o.id = coalesce(a.practice_id, (select m.id from practices m where m.doctor_id = d.id and m.is_main))
    left join hospitals h on h.id = o.hospital_id and o.hospital_agreed_at is not null
  where a.id = new.appointment_id;
  return new;
end $$;
