import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import type { Topic } from '#contract/platform/live-frames.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries, toActorFields } from '#server/testing/platform/audit-entries.ts';
import { openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let asha: TestPerson;
let ravi: TestPerson;
let doctor: TestPerson;
let stranger: TestPerson;
let visit = '';

beforeAll(async () => {
  hams = await testApp();
  [asha, ravi, doctor, stranger] = await Promise.all([
    newPatient(hams),
    newPatient(hams),
    newDoctor(hams),
    newDoctor(hams),
  ]);
  const booked = await bookVisit(hams, asha, doctor, '09:00', { consultStatus: 'Online' });
  visit = booked.json<{ appointmentId: string }>().appointmentId;
  await call(doctor, 'PUT', '/appointments/respond', { appointmentId: visit, action: 'accept' });
  await bookVisit(hams, ravi, doctor, '10:00');
  await bookVisit(hams, ravi, doctor, '10:15');
});
afterAll(() => hams.close());

function call(person: TestPerson, method: 'GET' | 'PUT', url: string, body?: Record<string, unknown>) {
  return hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, ...(body && { body }) });
}
const get = (person: TestPerson, url: string) => call(person, 'GET', url);

describe('a reading by the doctor is one entry', () => {
  const readings: [
    operation: string,
    url: () => string,
    whose: () => TestPerson[],
    about: () => string | null,
  ][] = [
    [
      'GET /Appointments/detail',
      () => `/Appointments/detail?appointmentId=${visit}`,
      () => [asha],
      () => visit,
    ],
    ['GET /appointments/pending/:date', () => `/appointments/pending/${thursday}`, () => [asha], () => null],
    [
      'GET /doctors/requested-appointments',
      () => '/doctors/requested-appointments',
      () => [ravi],
      () => null,
    ],
    ['GET /doctors/days/:date', () => `/doctors/days/${thursday}`, () => [asha], () => null],
    ['GET /appointments/previous', () => '/appointments/previous', () => [asha], () => null],
    ['GET /appointments/previous.csv', () => '/appointments/previous.csv', () => [asha], () => null],
    [
      'GET /doctors/patients',
      () => `/doctors/patients?search=${formatId('patient', asha.id)}`,
      () => [asha],
      () => null,
    ],
    [
      'GET /appointments/:appointmentId/prescribing',
      () => `/appointments/${visit}/prescribing`,
      () => [asha],
      () => visit,
    ],
    [
      'GET /appointments/:appointmentId/prescription',
      () => `/appointments/${visit}/prescription`,
      () => [asha],
      () => visit,
    ],
    [
      'GET /appointments/:appointmentId/last-prescription',
      () => `/appointments/${visit}/last-prescription`,
      () => [asha],
      () => visit,
    ],
    [
      'GET /appointments/:appointmentId/calendar.ics',
      () => `/appointments/${visit}/calendar.ics`,
      () => [asha],
      () => visit,
    ],
    [
      'GET /appointments/:appointmentId/messages',
      () => `/appointments/${visit}/messages`,
      () => [asha],
      () => visit,
    ],
  ];
  test.each(readings)('P-04 %s', async (operation, url, whose, about) => {
    const added = await listAddedEntries(hams, async () => {
      expect((await get(doctor, url())).statusCode).toBe(200);
    });
    expect(added).toEqual([
      {
        ...toActorFields('doctor', doctor),
        event: 'record_read',
        patient_ids: whose().map(({ id }) => id),
        operation,
        about: about(),
      },
    ]);
  });

  test('P-04 of a list with nobody in it there is none', async () => {
    expect(await listAddedEntries(hams, () => get(doctor, '/doctors/reschedule-requests'))).toEqual([]);
  });

  test('P-04 of a refused room there is none; of an open one there is', async () => {
    const room = `/consultations/${visit}`;
    expect(await listAddedEntries(hams, () => get(doctor, room))).toEqual([]);
    hams.setNow(Date.parse(`${thursday}T08:55:00+05:30`));
    expect(await listAddedEntries(hams, () => get(doctor, room))).toEqual([
      {
        ...toActorFields('doctor', doctor),
        event: 'record_read',
        patient_ids: [asha.id],
        operation: 'GET /consultations/:appointmentId',
        about: visit,
      },
    ]);
  });

  test('P-04 the printed prescription', async () => {
    const done = { appStatus: 'Completed', prescription: 'Rest' };
    hams.setNow(Date.parse(`${thursday}T09:20:00+05:30`));
    expect((await call(doctor, 'PUT', `/appointments/update-status/${visit}`, done)).statusCode).toBe(200);
    const added = await listAddedEntries(hams, () => get(doctor, `/appointments/${visit}/prescription.pdf`));
    expect(added).toMatchObject([{ event: 'record_read', patient_ids: [asha.id], about: visit }]);
  });

  test('P-04 the printed receipt', async () => {
    await hams.app.inject({
      method: 'POST',
      url: `/api/appointments/${visit}/payment`,
      headers: doctor.bearer,
      body: { way: 'cash', amount: 900 },
    });
    const added = await listAddedEntries(hams, () => get(doctor, `/appointments/${visit}/receipt.pdf`));
    expect(added).toMatchObject([{ event: 'record_read', patient_ids: [asha.id], about: visit }]);
  });
});

test('P-04 a patient who reads their own record leaves no entry', async () => {
  const added = await listAddedEntries(hams, async () => {
    expect((await get(asha, `/Appointments/detail?appointmentId=${visit}`)).statusCode).toBe(200);
    expect((await get(asha, '/patients/appointments')).statusCode).toBe(200);
  });
  expect(added).toEqual([]);
});

describe('a refusal is an entry', () => {
  const refused = (person: TestPerson, role: 'patient' | 'doctor', about: string | null, reason: string) => ({
    ...toActorFields(role, person),
    event: 'call_refused',
    about,
    reason,
  });

  test("P-04 of another doctor's appointment", async () => {
    const added = await listAddedEntries(hams, () =>
      get(stranger, `/Appointments/detail?appointmentId=${visit}`),
    );
    expect(added).toEqual([
      {
        ...refused(stranger, 'doctor', visit, 'appointment_not_found'),
        operation: 'GET /Appointments/detail',
      },
    ]);
  });

  test('P-04 of a call for doctors, made by a patient', async () => {
    const added = await listAddedEntries(hams, () => get(asha, `/appointments/pending/${thursday}`));
    expect(added).toEqual([
      { ...refused(asha, 'patient', null, 'forbidden'), operation: 'GET /appointments/pending/:date' },
    ]);
  });

  test("P-04 of somebody else's id, in whatever form", async () => {
    const theirs = formatId('patient', ravi.id);
    const operation = 'GET /reviews/patient/:patientId';
    expect(await listAddedEntries(hams, () => get(asha, `/reviews/patient/${theirs}`))).toEqual([
      { ...refused(asha, 'patient', theirs, 'forbidden'), operation },
    ]);
    expect(await listAddedEntries(hams, () => get(asha, '/reviews/patient/%1B%5B2J'))).toEqual([
      { ...refused(asha, 'patient', 'no id', 'forbidden'), operation },
    ]);
  });
});

test("P-04 a tab that asks to follow somebody else's appointments leaves an entry", async () => {
  const tab = await openTab(hams.app, stranger.token);
  const theirs = formatId('doctor', doctor.id);
  const topics = [`doctor:${theirs}`, `visit:${visit}`] as Topic[];
  const added = await listAddedEntries(hams, async () => {
    for (const topic of topics) {
      tab.send({ type: 'follow', topic, peer: 'a-tab-of-mine' });
      expect(await tab.next()).toEqual({ type: 'refused', topic, because: 'forbidden' });
    }
  });
  tab.socket.close();
  const refused = {
    ...toActorFields('doctor', stranger),
    address: null,
    event: 'call_refused',
    reason: 'forbidden',
  };
  expect(added).toEqual([
    { ...refused, operation: 'follow doctor', about: theirs },
    { ...refused, operation: 'follow visit', about: visit },
  ]);
});

/**
 * Doctors' calls that show no patient record, or whose own event row records the actor. An endpoint that is
 * neither listed here nor declares `reads` fails the test below.
 */
const readNoRecord = [
  // Figures, the doctor's own data, settings.
  'appointmentCounts',
  'dashboardByPractice',
  'dashboardFigures',
  'ownPractices',
  'acceptInvitationAsDoctor',
  'addPractice',
  'changePractice',
  'endPractice',
  'dayPayments',
  'appointmentsChart',
  'ownDoctorProfile',
  'updateDoctor',
  'editDoctorProfile',
  'closeDay',
  'leaves',
  'startLeave',
  'undoLeave',
  'endLeave',
  'copySlots',
  'publishSlots',
  'ownSchedule',
  'scheduleWeek',
  'previewSchedule',
  'addScheduleRule',
  'changeScheduleRule',
  'endScheduleRule',
  'followSchedule',
  'calendarFeed',
  'createCalendarFeed',
  'revokeCalendarFeed',
  'messagePreferences',
  'saveMessagePreferences',
  'pushKey',
  'addPushSubscription',
  'removePushSubscription',
  'logout',
  'ownSessions',
  'endSession',
  'endOtherSessions',
  'secondFactor',
  'beginSecondFactor',
  'turnOnSecondFactor',
  'turnOffSecondFactor',
  'renewRecoveryCodes',
  'letterhead',
  'saveLetterheadImage',
  'savePaper',
  'prescriptionAids',
  'pinFavourite',
  'savePrescriptionSet',
  'removePrescriptionSet',
  'followUpTime',
  'doctorDelay',
  'reportDelay',
  'bell',
  'markBellRead',
  // Changes: appointment_events, payments and the versions of prescriptions record the actor.
  'respondToRequest',
  'handleReschedule',
  'updateStatus',
  'reopen',
  'markNoShow',
  'recordProgress',
  'recordPayment',
  'voidPayment',
  'correctPrescription',
  'bookFollowUp',
  // Each entry of a clinical record stores its author and who ended it.
  'addAllergy',
  'endAllergy',
  'noKnownAllergies',
  'addCondition',
  'endCondition',
  'addUpload',
  'removeUpload',
];

test('P-04 every endpoint for doctors keeps its readings in the audit log, or is known to show no record', () => {
  const undeclared = Object.entries(endpointByOperation)
    .filter(([, { who, reads }]) => typeof who !== 'string' && who.includes('doctor') && !reads)
    .map(([name]) => name);
  expect(undeclared.sort()).toEqual(readNoRecord.toSorted());
});
