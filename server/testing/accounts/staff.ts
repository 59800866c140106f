import { query } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { TestApp } from '#server/testing/app.ts';
import { freshPhone, hospitalForm, newDoctor, type TestPerson } from '#server/testing/people.ts';

export interface TestHospital {
  readonly id: number;
  readonly phone: string;
}

export interface TestStaff {
  /** The account's id. */
  readonly id: number;
  readonly phone: string;
  readonly membershipId: number;
  readonly bearer: { readonly authorization: string };
}

const password = 'teal kettle';
let hospitals = 0;

export async function newHospital({ app }: TestApp, name?: string): Promise<TestHospital> {
  hospitals += 1;
  const phone = freshPhone();
  const body = {
    ...hospitalForm(phone),
    hospitalName: name ?? `Hospital ${hospitals} of the test`,
    pincode: String(682_000 + hospitals),
  };
  const answer = await app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
  if (answer.statusCode !== 201) throw new Error(`Sign-up answered ${answer.statusCode}: ${answer.body}`);
  return { id: parseId('hospital', answer.json<{ hospitalId: string }>().hospitalId) ?? 0, phone };
}

/** A staff member with a session; an owner is the person who registered the hospital. */
export async function newStaff(
  hams: TestApp,
  hospital: TestHospital,
  role: StaffRole,
  name = `A ${role}`,
): Promise<TestStaff> {
  const phone = role === 'owner' ? hospital.phone : freshPhone();
  if (role !== 'owner') {
    await query(
      hams.db.pool,
      `with account as (
         insert into accounts (kind, phone, password_hash, name)
         values ('professional', :phone, :hash, :name) returning id)
       insert into memberships (account_id, hospital_id, role, since)
       select id, :hospitalId, :role, :now from account`,
      {
        phone,
        hash: await hams.deps.passwords.hash(password),
        name,
        hospitalId: hospital.id,
        role,
        now: new Date(hams.deps.clock.now()),
      },
    );
  }
  return logInStaffAgain(hams, phone);
}

/** Invited by oneself, since no inviter means that the account registered the hospital. */
export async function insertMembership(
  { db, deps }: TestApp,
  { phone }: Pick<TestPerson, 'phone'>,
  hospital: TestHospital,
  role: StaffRole,
): Promise<number> {
  const [membership] = await query<{ id: number }>(
    db.pool,
    `insert into memberships (account_id, hospital_id, role, since, invited_by)
     select id, :hospital, :role, :now, id from accounts where kind = 'professional' and phone = :phone returning id`,
    { phone, hospital: hospital.id, role, now: new Date(deps.clock.now()) },
  );
  if (!membership) throw new Error(`No account has the phone ${phone}`);
  return membership.id;
}

export async function logInStaffAgain({ app }: TestApp, phone: string): Promise<TestStaff> {
  const url = '/api/hospitals/login';
  const answer = await app.inject({ method: 'POST', url, body: { phone, password } });
  if (answer.statusCode !== 200) throw new Error(`Login answered ${answer.statusCode}: ${answer.body}`);
  const { token } = answer.json<{ token: string }>();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return {
    id: Number(claims.id),
    phone,
    membershipId: parseId('membership', claims.membershipId) ?? 0,
    bearer: { authorization: `Bearer ${token}` },
  };
}

export async function newDoctorAt(hams: TestApp, hospital: TestHospital): Promise<TestPerson> {
  const doctor = await newDoctor(hams);
  await query(
    hams.db.pool,
    `update practices p set hospital_id = h.id, name = h.name, hospital_agreed_at = :now
     from hospitals h where p.doctor_id = :doctor and p.is_main and h.id = :hospital`,
    { doctor: doctor.id, hospital: hospital.id, now: new Date(hams.deps.clock.now()) },
  );
  return doctor;
}
