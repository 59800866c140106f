import { of, statement } from '#db/statement.ts';
import type { Council } from '#domain/doctors/councils.ts';
import { joinFirstOwnerSql } from '#server/accounts/memberships/staff-sql.ts';

export interface OperatorRow {
  id: number;
  phone: string;
  password_hash: string;
  secret: Buffer;
  last_step: number;
  confirmed_at: Date | null;
}

export const operatorByPhone = statement('operator_by_phone', {
  values: { phone: of<string> },
  row: of<OperatorRow>,
  sql: 'select id, phone, password_hash, secret, last_step, confirmed_at from operators where phone = :phone',
});

export const confirmedOperators = statement('confirmed_operators', {
  row: of<{ phone: string }>,
  sql: 'select phone from operators where confirmed_at is not null',
});

/** Stores an operator who is to show a first code, instead of one who never did; no row if the account is set up. */
export const storeOperator = statement('store_operator', {
  values: { phone: of<string>, passwordHash: of<string>, secret: of<Buffer>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    insert into operators as known (phone, password_hash, secret, begun_at)
    values (:phone, :passwordHash, :secret, :now)
    on conflict (phone) do update set password_hash = :passwordHash, secret = :secret, last_step = 0, begun_at = :now
    where known.confirmed_at is null
    returning id`,
});

/** Uses a code of the app up, the first of which sets the account up; no row if it, or a later one, was used. */
export const spendOperatorStep = statement('spend_operator_step', {
  values: { id: of<number>, secret: of<Buffer>, step: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update operators set last_step = :step, confirmed_at = coalesce(confirmed_at, :now)
    where id = :id and secret = :secret and last_step < :step
    returning id`,
});

export const forgetOperator = statement('forget_operator', {
  values: { phone: of<string> },
  row: of<{ id: number }>,
  sql: 'delete from operators where phone = :phone returning id',
});

/** Whether an operator has logged in from an address. */
export const operatorSignedInFrom = statement('operator_signed_in_from', {
  values: { id: of<number>, address: of<string> },
  row: of<{ known: true }>,
  sql: 'select true as known from operator_sessions where operator_id = :id and address = :address limit 1',
});

export const insertOperatorSession = statement('insert_operator_session', {
  values: {
    operatorId: of<number>,
    tokenHash: of<Buffer>,
    address: of<string>,
    now: of<Date>,
    expiresAt: of<Date>,
  },
  sql: `
    insert into operator_sessions (operator_id, token_hash, address, created_at, last_used_at, expires_at)
    values (:operatorId, :tokenHash, :address, :now, :now, :expiresAt)`,
});

/** The open session of a token, of an operator whose phone is still named; this call is a use of it. */
export const useOperatorSession = statement('use_operator_session', {
  values: { tokenHash: of<Buffer>, phones: of<readonly string[]>, now: of<Date>, idleSince: of<Date> },
  row: of<{ id: string; operator_id: number }>,
  sql: `
    update operator_sessions s set last_used_at = :now
    from operators o
    where s.token_hash = :tokenHash and o.id = s.operator_id and o.phone = any(:phones::text[])
      and s.ended_at is null and s.expires_at > :now and s.last_used_at > :idleSince
    returning s.id, s.operator_id`,
});

export const endOperatorSession = statement('end_operator_session', {
  values: { id: of<string>, now: of<Date> },
  sql: 'update operator_sessions set ended_at = :now where id = :id and ended_at is null',
});

interface WaitingDoctorRow {
  id: number;
  name: string;
  medical_registration: string;
  council: Council | null;
  registration_year: number | null;
  specialization: string;
  hospital_name: string;
  phone: string;
  email: string;
  created_at: Date;
  refused_at: Date | null;
  refusal: string;
}

/** Doctors whose registration nobody has decided about, and those that were refused and have changed nothing since; the oldest first. */
export const waitingDoctors = statement('waiting_doctors', {
  values: { atMost: of<number> },
  row: of<WaitingDoctorRow>,
  sql: `
    select d.id, d.name, d.medical_registration, d.council, d.registration_year, d.specialization,
      main.name as hospital_name, a.phone, a.email, d.created_at, d.registration_refused_at as refused_at,
      d.registration_refusal as refusal
    from doctors d join accounts a on a.id = d.account_id join practices main on main.doctor_id = d.id and main.is_main
    where d.registration_checked_at is null
    order by d.registration_refused_at is not null, d.created_at, d.id limit :atMost`,
});

interface WaitingHospitalRow {
  id: number;
  name: string;
  registration_id: string;
  address: string;
  phone: string;
  email: string;
  created_at: Date;
  refused_at: Date | null;
  refusal: string;
  twin_id: number | null;
  twin_name: string | null;
}

export const waitingHospitals = statement('waiting_hospitals', {
  values: { atMost: of<number> },
  row: of<WaitingHospitalRow>,
  sql: `
    select h.id, h.name, h.registration_id, concat_ws(', ', nullif(h.address_line, ''), concat(h.city, ' ', h.pincode)) as address,
      coalesce(owner.phone, '') as phone, coalesce(h.email, owner.email, '') as email, h.created_at, h.refused_at, h.refusal, twin.id as twin_id, twin.name as twin_name
    from hospitals h left join lateral (
      select t.id, t.name from hospitals t
      where t.id <> h.id and t.merged_into is null and sound_of(t.name) = sound_of(h.name)
        and (t.pincode = h.pincode or distance_km(t.location, h.location) < 2)
      order by t.id limit 1
    ) twin on true
    ${joinFirstOwnerSql('h.id')}
    where h.merged_into is null and h.checked_at is null
    order by h.refused_at is not null, h.created_at, h.id limit :atMost`,
});

interface DecidedRow {
  kind: 'doctor' | 'hospital';
  id: number;
  name: string;
  registration: string;
  checked_at: Date;
}

/** What was approved last, to be taken back where it was a mistake. */
export const lastApproved = statement('last_approved', {
  values: { atMost: of<number> },
  row: of<DecidedRow>,
  sql: `
    select * from (
      select 'doctor' as kind, id, name, medical_registration as registration, registration_checked_at as checked_at
      from doctors where registration_checked_at is not null
      union all
      select 'hospital', id, name, registration_id, checked_at from hospitals
      where checked_at is not null and merged_into is null
    ) decided order by checked_at desc, id desc limit :atMost`,
});

interface AskedAgreementRow {
  practice_id: number;
  doctor_id: number;
  doctor_name: string;
  hospital_id: number;
  hospital_name: string;
  created_at: Date;
}

/** Practices at a listed hospital that has not said whether their doctor is one of its own. */
export const askedAgreements = statement('asked_agreements', {
  values: { atMost: of<number> },
  row: of<AskedAgreementRow>,
  sql: `
    select p.id as practice_id, d.id as doctor_id, d.name as doctor_name, h.id as hospital_id, h.name as hospital_name,
      p.created_at
    from practices p join doctors d on d.id = p.doctor_id join hospitals h on h.id = p.hospital_id
    where p.hospital_agreed_at is null and p.ended_at is null
      and not exists (select from declined_practices n where n.hospital_id = h.id and n.practice_id = p.id)
    order by p.created_at, p.id limit :atMost`,
});
