import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/access/access-scopes.ts';
import { accessTable } from '#contract/access/access-table.ts';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { addGuardian, newChild } from '#server/testing/patients/guardians.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import type { Purpose } from '../access/guardian-access.ts';

/*
 * Tests a second, independent list of guardians' rights: every call of a patient has a row, and every row is
 * called by five people.
 */

let hams: TestApp;
let doctor: TestPerson;
let child: Awaited<ReturnType<typeof newChild>>;
const callers = ['stranger', 'books', 'reads', 'both', 'ended'] as const;
type CallerName = (typeof callers)[number];
const people = new Map<CallerName, TestPerson>();
let visit = '';

beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
  child = await newChild(hams);
  for (const name of callers) people.set(name, await newPatient(hams));
  const lookingAfter = async (name: CallerName, how: Parameters<typeof addGuardian>[3]) =>
    addGuardian(hams, findPerson(name), child.id, how);
  await lookingAfter('books', { mayRead: false });
  await lookingAfter('reads', { mayBook: false });
  await lookingAfter('both', {});
  await lookingAfter('ended', { until: thursdayMorning - 1000 });
  const booked = {
    doctor,
    patient: child,
    at: `${thursday} 08:00`,
    status: 'Pending',
    mode: 'Online',
  } as const;
  visit = formatId('appointment', await insertAppointment(hams, booked));
});
afterAll(() => hams.close());

function findPerson(name: CallerName): TestPerson {
  const person = people.get(name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
}

interface Row {
  /** The right that a call for another person needs; null if the call concerns only the caller. */
  readonly needs: Purpose | null;
  readonly query?: () => Record<string, string>;
  readonly body?: () => Record<string, unknown>;
  readonly form?: Record<string, string>;
}

const ofChild = () => ({ patientId: child.patientId });
const ofVisit = () => ({ appointmentId: visit });
const own: Row = { needs: null };
const entry = (body: Record<string, unknown>): Row => ({ needs: 'read', body: () => body });

const rows: Readonly<Record<string, Row>> = {
  bookAppointment: {
    needs: 'book',
    body: () => ({ ...ofChild(), date: thursday, doctorId: String(doctor.id), slotNumber: '16:00' }),
  },
  patientAppointments: { needs: 'read', query: ofChild },
  openPatientAppointments: { needs: 'see', query: ofChild },
  patientAppointment: { needs: 'see' },
  patientHistory: { needs: 'read', query: ofChild },
  pickNewTime: { needs: 'book', body: () => ({ ...ofVisit(), date: thursday, slotNumber: '15:00' }) },
  cancelAppointment: { needs: 'book', body: ofVisit },
  cancelAppointmentByPut: { needs: 'book', body: ofVisit },
  confirmAppointment: { needs: 'book', body: ofVisit },
  requestReschedule: { needs: 'book', body: () => ({ ...ofVisit(), reason: 'School' }) },
  withdrawReschedule: { needs: 'book', body: ofVisit },
  dismissRejection: { needs: 'book', body: ofVisit },
  appointmentDetail: { needs: 'read', query: ofVisit },
  appointmentPrescription: { needs: 'read' },
  prescriptionDocument: { needs: 'read' },
  receipt: { needs: 'read' },
  receiptOnPaper: { needs: 'read' },
  calendarEntry: { needs: 'see' },
  appointmentMessages: { needs: 'read' },
  consultationRoom: { needs: 'book' },
  consentToConsultation: { needs: 'book', body: () => ({ version: '2026-11' }) },
  clinicalRecord: { needs: 'read' },
  clinicalHistory: { needs: 'read' },
  addAllergy: entry({ substance: 'Nuts', reaction: '' }),
  endAllergy: entry({ as: 'over' }),
  noKnownAllergies: { needs: 'read' },
  addCondition: entry({ name: 'Asthma', since: null }),
  endCondition: entry({ as: 'over' }),
  addUpload: { needs: 'read', form: { title: 'Blood test', day: '2026-11-01' } },
  uploadedFile: { needs: 'read' },
  removeUpload: { needs: 'read' },
  patientVitals: { needs: 'read', query: ofChild },
  recordVitals: { needs: 'read', query: ofChild, body: () => ({ heartRate: 90 }) },
  healthReport: { needs: 'read', query: ofChild },
  recordReadings: { needs: 'read', query: ofChild },
  abha: { needs: 'read', query: ofChild },
  saveAbha: { needs: 'read', query: ofChild, body: () => ({ abhaNumber: '', abhaAddress: '' }) },
  acceptOffer: { needs: 'book', body: () => ({ offerId: 1 }) },
  declineOffers: { needs: 'book' },
  ownPatientProfile: own,
  ownPeople: own,
  updatePatientProfile: own,
  ownReviews: own,
  reviewsByPatient: own,
  addReview: own,
  editReview: own,
  deleteReview: own,
  reviewableDoctors: own,
  bell: own,
  markBellRead: own,
  messagePreferences: own,
  saveMessagePreferences: own,
  calendarFeed: own,
  createCalendarFeed: own,
  revokeCalendarFeed: own,
  pushKey: own,
  addPushSubscription: own,
  removePushSubscription: own,
  logout: own,
  ownSessions: own,
  endSession: own,
  endOtherSessions: own,
  addMinor: own,
  requestGuardianship: own,
  requestChangeCode: own,
  confirmPhone: own,
  endGuardianship: own,
  endRequest: own,
  family: own,
  joinFamily: own,
};

test('J-05 every call of a patient has a row in the table of whom it may be about', () => {
  const ofPatients = Object.entries(endpointByOperation).filter(
    ([, { who }]) => typeof who !== 'string' && who.includes('patient'),
  );
  expect(Object.keys(rows).sort()).toEqual(ofPatients.map(([name]) => name).sort());
});

test('M-02 docs/access.md says the same of them', () => {
  const documented: Readonly<Record<string, Access>> = accessTable;
  for (const [name, { needs }] of Object.entries(rows)) {
    expect([name, documented[name]]).toMatchObject([name, { patient: needs ?? 'own' }]);
  }
});

const allowedCallers: Readonly<Record<Purpose, readonly CallerName[]>> = {
  book: ['books', 'both'],
  read: ['reads', 'both'],
  see: ['books', 'reads', 'both'],
};
const aboutOthers = Object.entries(rows).flatMap(([name, row]) => {
  const { needs } = row;
  return needs === null ? [] : callers.map((actor) => ({ name, row, needs, actor }));
});

async function callAs(name: string, { query: asked, body, form }: Row, actor: TestPerson) {
  const endpoint = endpointByOperation[name];
  if (!endpoint) throw new Error(`There is no ${name}`);
  const path = endpoint.path
    .replace(':appointmentId', visit)
    .replace(':patientId', child.patientId)
    .replace(/:\w+/g, '999999');
  const boundary = 'hams-test';
  const fields = Object.entries(form ?? {}).map(
    ([field, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const answer = await hams.app.inject({
    method: endpoint.method,
    url: `/api${path}${asked ? `?${new URLSearchParams(asked())}` : ''}`,
    headers: {
      ...actor.bearer,
      ...(form && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    },
    ...(form ? { payload: `${fields.join('')}--${boundary}--\r\n` } : body && { body: body() }),
  });
  const isJson = answer.headers['content-type']?.includes('json');
  const code = isJson && answer.statusCode >= 400 ? answer.json<{ code: string }>().code : null;
  return { status: answer.statusCode, code };
}

const refusals = ['patient_not_found', 'appointment_not_found'];

describe('whoever looks after somebody', () => {
  test.each(aboutOthers)('J-05 $caller: $name', async ({ name, row, needs, actor }) => {
    const { status, code } = await callAs(name, row, findPerson(actor));
    if (!allowedCallers[needs].includes(actor)) {
      expect([status, refusals.includes(code ?? '')]).toEqual([404, true]);
      return;
    }
    // Other errors, such as a cancelled visit, are not revealed to strangers.
    expect(refusals).not.toContain(code);
    expect(['invalid_request', 'forbidden', 'internal']).not.toContain(code);
  });
});
