import { query } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, thursday } from '#server/testing/app.ts';
import { bookVisit, freshPhone, newPatient, type TestPerson } from '#server/testing/people.ts';
import { newDoctorAt, newHospital, newStaff, type TestHospital, type TestStaff } from './staff.ts';

/** Occurs in all health data of the first hospital, and nowhere else. */
export const clinicalMark = 'zirconsecret';
/** Occurs in the names of all people of the first hospital, and nowhere else. */
export const privateMark = 'zorawar';

/** A hospital with staff, a doctor and two patients, and a second one that tries to access them. */
export interface TwoHospitals {
  readonly hospital: TestHospital;
  readonly staff: Readonly<Record<StaffRole, TestStaff>>;
  readonly doctor: TestPerson;
  readonly patient: TestPerson;
  readonly another: TestHospital;
  readonly others: Readonly<Record<StaffRole, TestStaff>>;
  readonly ids: Readonly<Record<string, string>>;
}

async function addStaff(hams: TestApp, hospital: TestHospital, name: string) {
  const people = await Promise.all(
    staffRoles.map((role) => newStaff(hams, hospital, role, `${name} ${role}`)),
  );
  return Object.fromEntries(staffRoles.map((role, place) => [role, people[place]])) as Record<
    StaffRole,
    TestStaff
  >;
}

export async function createTwoHospitals(hams: TestApp): Promise<TwoHospitals> {
  const [hospital, another] = [await newHospital(hams), await newHospital(hams)];
  const [staff, others] = [
    await addStaff(hams, hospital, privateMark),
    await addStaff(hams, another, 'Somebody'),
  ];
  const [doctor, patient, second] = [
    await newDoctorAt(hams, hospital),
    await newPatient(hams),
    await newPatient(hams),
  ];
  await query(hams.db.pool, 'update patients set name = :name where id = any(:ids::bigint[])', {
    name: `Zubeida ${privateMark}`,
    ids: [patient.id, second.id],
  });
  const call = async (
    { bearer }: Pick<TestPerson, 'bearer'>,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
  ) => {
    const answer = await hams.app.inject({
      method,
      url: `/api${url}`,
      headers: bearer,
      ...(body && { body }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const visit = async (
    who: TestPerson,
    slot: string,
    more: Record<string, unknown> = {},
  ): Promise<string> => {
    const booked = await bookVisit(hams, who, doctor, slot, {
      reason: clinicalMark,
      consultStatus: 'Offline',
      ...more,
    });
    return booked.json<{ appointmentId: string }>().appointmentId;
  };

  const completed = await visit(patient, '09:00');
  await query(hams.db.pool, "update appointments set status = 'Completed' where id = :id", {
    id: Number(completed.slice(4)),
  });
  await call(doctor, 'PUT', `/appointments/${completed}/prescription`, {
    prescription: { diagnosis: clinicalMark, medicines: [{ name: clinicalMark }], advice: clinicalMark },
  });
  await call(doctor, 'POST', `/appointments/${completed}/payment`, { way: 'cash', amount: 650 });
  const appointmentId = await visit(patient, '12:00');
  await visit(second, '13:00', { consultStatus: 'Online' });
  const patientId = formatId('patient', patient.id);
  for (const whose of [patient, second]) {
    const record = `/patients/${formatId('patient', whose.id)}`;
    await call(whose, 'POST', `${record}/allergies`, { substance: clinicalMark, reaction: clinicalMark });
    await call(whose, 'POST', `${record}/conditions`, { name: clinicalMark });
  }
  await query(
    hams.db.pool,
    `insert into uploads (patient_id, title, dated_on, type, bytes, uploaded_at)
     values (:id, :title, :thursday, 'image/jpeg', 1, :now)`,
    { id: patient.id, title: clinicalMark, thursday, now: new Date(hams.deps.clock.now()) },
  );

  const { practices } = await call(doctor, 'GET', '/practices');
  const invitedPhone = freshPhone();
  await call(staff.owner, 'POST', '/hospital/invitations', {
    role: 'nurse',
    name: `Invited ${privateMark}`,
    phone: invitedPhone,
  });
  const desk = await call(staff.owner, 'POST', '/hospital/desks', { name: `Desk ${privateMark}` });
  const secondId = formatId('patient', second.id);
  const written = await call(staff.receptionist, 'POST', '/hospital/patients', {
    name: `Zubeida ${privateMark}`,
    gender: 'Female',
    age: 36,
    isNew: true,
  });
  const other = written.person.patientId;
  await call(staff.admin, 'POST', `/hospital/patients/${patientId}/merge`, { other });
  const { person } = await call(staff.owner, 'GET', `/hospital/patients/${patientId}`);
  await call(staff.nurse, 'POST', `/hospital/patients/${secondId}/emergency-access`, {
    reason: `Found without an answer by ${privateMark}`,
  });
  const { accesses } = await call(staff.owner, 'GET', '/hospital/emergency-accesses');
  const { invitations } = await call(staff.owner, 'GET', '/hospital/invitations');
  return {
    hospital,
    staff,
    doctor,
    patient,
    another,
    others,
    ids: {
      patientId,
      other,
      appointmentId,
      doctorId: formatId('doctor', doctor.id),
      doctors: formatId('doctor', doctor.id),
      practiceId: practices[0].practiceId,
      membershipId: formatId('membership', staff.nurse.membershipId),
      invitationId: invitations[0].invitationId,
      deskId: desk.desk.deskId,
      mergeId: person.merge.mergeId,
      accessId: accesses[0].accessId,
      uploadId: '1',
      entryId: '1',
      receipt: completed,
    },
  };
}
