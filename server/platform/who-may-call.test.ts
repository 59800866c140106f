import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointByOperation } from '#contract/by-operation.ts';
import type { Role } from '#contract/endpoint.ts';
import { staffRoles } from '#domain/hospital-roles.ts';
import { newHospital, newStaff, type TestStaff } from '#server/memberships/test-staff.ts';
import { type TestApp, testApp, thursday } from './test-app.ts';
import { newDoctor, newPatient, type TestPerson } from './test-people.ts';

let hams: TestApp;
let people: Record<Role, Pick<TestPerson, 'bearer'>>;
beforeAll(async () => {
  hams = await testApp();
  const [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  const hospital = await newHospital(hams);
  const staff = await Promise.all(staffRoles.map((role) => newStaff(hams, hospital, role)));
  const [owner, admin, receptionist, nurse] = staff as [TestStaff, TestStaff, TestStaff, TestStaff];
  people = { patient, doctor, owner, admin, receptionist, nurse };
});
afterAll(() => hams.close());

const endpoints = Object.entries(endpointByOperation);

/**
 * Who may call what, written a second time: an endpoint without a row here fails the test below
 * (docs/product.md#who-may-call-what).
 */
const expected: Record<string, 'anyone' | readonly Role[]> = {
  bookAppointment: ['patient'],
  patientAppointments: ['patient'],
  openPatientAppointments: ['patient'],
  patientAppointment: ['patient'],
  patientHistory: ['patient'],
  pickNewTime: ['patient'],
  ownPatientProfile: ['patient'],
  ownPeople: ['patient'],
  family: ['patient'],
  addMinor: ['patient'],
  askAdult: ['patient'],
  joinFamily: ['patient'],
  endRequest: ['patient'],
  endGuardianship: ['patient'],
  recordReadings: ['patient'],
  abha: ['patient'],
  saveAbha: ['patient'],
  updatePatientProfile: ['patient'],
  patientVitals: ['patient'],
  recordVitals: ['patient'],
  healthReport: ['patient'],
  ownReviews: ['patient'],
  reviewsByPatient: ['patient'],
  addReview: ['patient'],
  editReview: ['patient'],
  deleteReview: ['patient'],
  reviewableDoctors: ['patient'],
  cancelAppointment: ['patient'],
  cancelAppointmentByPut: ['patient'],
  confirmAppointment: ['patient'],
  requestReschedule: ['patient'],
  withdrawReschedule: ['patient'],
  putRefusalAway: ['patient'],
  respondToRequest: ['doctor'],
  handleReschedule: ['doctor'],
  updateStatus: ['doctor'],
  reopen: ['doctor'],
  didNotCome: ['doctor'],
  noteProgress: ['doctor'],
  recordPayment: ['doctor'],
  voidPayment: ['doctor'],
  dayPayments: ['doctor'],
  receipt: ['doctor', 'patient'],
  previewLeave: ['doctor'],
  beginLeave: ['doctor'],
  leaves: ['doctor'],
  leave: ['doctor'],
  undoLeave: ['doctor'],
  endLeave: ['doctor'],
  takeOffer: ['patient'],
  takeOfferByLink: 'anyone',
  declineOffersByLink: 'anyone',
  declineOffers: ['patient'],
  closeDay: ['doctor'],
  ownSchedule: ['doctor'],
  previewSchedule: ['doctor'],
  addScheduleRule: ['doctor'],
  changeScheduleRule: ['doctor'],
  endScheduleRule: ['doctor'],
  scheduleWeek: ['doctor'],
  followSchedule: ['doctor'],
  doctorDay: ['doctor'],
  pendingAppointments: ['doctor'],
  requestedAppointments: ['doctor'],
  rescheduleRequests: ['doctor'],
  appointmentList: ['doctor'],
  appointmentListFile: ['doctor'],
  appointmentCounts: ['doctor'],
  patientSearch: ['doctor'],
  appointmentDetail: ['doctor', 'patient'],
  appointmentPrescription: ['doctor', 'patient'],
  correctPrescription: ['doctor'],
  prescriptionDocument: ['doctor', 'patient'],
  prescriptionAids: ['doctor'],
  pinFavourite: ['doctor'],
  savePrescriptionSet: ['doctor'],
  removePrescriptionSet: ['doctor'],
  lastPrescription: ['doctor'],
  bookFollowUp: ['doctor'],
  followUpTime: ['doctor'],
  prescribing: ['doctor'],
  checkedPaper: 'anyone',
  openCheckedPaper: 'anyone',
  verifyCard: 'anyone',
  letterhead: ['doctor'],
  saveLetterheadImage: ['doctor'],
  calendarEntry: ['patient', 'doctor'],
  calendarEntryByLink: 'anyone',
  calendarFeed: ['patient', 'doctor'],
  makeCalendarFeed: ['patient', 'doctor'],
  revokeCalendarFeed: ['patient', 'doctor'],
  consultationRoom: ['patient', 'doctor'],
  bell: ['patient', 'doctor'],
  markBellRead: ['patient', 'doctor'],
  messagePreferences: ['patient', 'doctor'],
  saveMessagePreferences: ['patient', 'doctor'],
  appointmentMessages: ['patient', 'doctor'],
  consentToConsultation: ['patient'],
  clinicalRecord: ['doctor', 'patient'],
  addAllergy: ['doctor', 'patient'],
  endAllergy: ['doctor', 'patient'],
  noKnownAllergies: ['doctor', 'patient'],
  addCondition: ['doctor', 'patient'],
  endCondition: ['doctor', 'patient'],
  clinicalHistory: ['doctor', 'patient'],
  addUpload: ['doctor', 'patient'],
  uploadedFile: ['doctor', 'patient'],
  removeUpload: ['doctor', 'patient'],
  ownDoctorProfile: ['doctor'],
  updateDoctor: ['doctor'],
  editDoctorProfile: ['doctor'],
  practiceFigures: ['doctor'],
  ownPractices: ['doctor'],
  addPractice: ['doctor'],
  changePractice: ['doctor'],
  endPractice: ['doctor'],
  appointmentsChart: ['doctor'],
  copySlots: ['doctor'],
  availability: 'anyone',
  bookedSlots: 'anyone',
  nextFreeSlots: 'anyone',
  publishedSlots: 'anyone',
  publishSlots: ['doctor'],
  doctorById: 'anyone',
  doctorsNearby: 'anyone',
  searchDoctors: 'anyone',
  searchSuggestions: 'anyone',
  signUpDoctor: 'anyone',
  hospitalsNearby: 'anyone',
  signUpHospital: 'anyone',
  health: 'anyone',
  readiness: 'anyone',
  operator: 'anyone',
  signUpPatient: 'anyone',
  citiesByPrefix: 'anyone',
  placeAt: 'anyone',
  placeOfPincode: 'anyone',
  doctorReviews: 'anyone',
  loginDoctor: 'anyone',
  loginPatient: 'anyone',
  loginHospital: 'anyone',
  ownPlace: staffRoles,
  switchHospital: staffRoles,
  logout: ['patient', 'doctor', ...staffRoles],
  ownSessions: ['patient', 'doctor', ...staffRoles],
  endSession: ['patient', 'doctor', ...staffRoles],
  endOtherSessions: ['patient', 'doctor', ...staffRoles],
  pushKey: ['patient', 'doctor'],
  addPushSubscription: ['patient', 'doctor'],
  removePushSubscription: ['patient', 'doctor'],
  secondFactor: ['doctor'],
  beginSecondFactor: ['doctor'],
  turnOnSecondFactor: ['doctor'],
  turnOffSecondFactor: ['doctor'],
  renewRecoveryCodes: ['doctor'],
  forgotPassword: 'anyone',
  askForSignInCode: 'anyone',
  signInByCode: 'anyone',
  quickSignUp: 'anyone',
  askForChangeCode: ['patient'],
  confirmPhone: ['patient'],
  resetPassword: 'anyone',
  demoMailbox: 'anyone',
  visitLink: 'anyone',
  confirmByLink: 'anyone',
  acceptByLink: 'anyone',
  cancelByLink: 'anyone',
  moveByLink: 'anyone',
  sayLateByLink: 'anyone',
  unsubscribeByLink: 'anyone',
};

test('A-11 every endpoint has a row in the table of who may call', () => {
  expect(Object.keys(expected).sort()).toEqual(endpoints.map(([name]) => name).sort());
});

const cells = endpoints.flatMap(([name, endpoint]) =>
  (['nobody', 'patient', 'doctor', ...staffRoles] as const).map((who) => ({ name, endpoint, who })),
);

test.each(cells)('A-11 $who calls $name', async ({ name, endpoint, who }) => {
  const url = `/api${endpoint.path
    .replace(/:(latitude|longitude)/g, '9')
    .replace(':date', thursday)
    .replace(/:\w+/g, '999999')}`;
  const headers = who === 'nobody' ? {} : people[who].bearer;
  // Logging out would end the session of the next cells.
  const caller = name === 'logout' && who !== 'nobody' ? (await freshCaller(who)).bearer : headers;
  const answer = await hams.app.inject({ method: endpoint.method, url, headers: caller });
  const allowed = expected[name];
  if (allowed === 'anyone' || (who !== 'nobody' && allowed?.includes(who))) {
    // 409: a change of an account with a password is not confirmed by a code.
    expect([200, 201, 400, 403, 404, 409]).toContain(answer.statusCode);
    // Its path names a person, and 999999 is somebody else.
    if (answer.statusCode === 403)
      expect(['publishSlots', 'copySlots', 'updateDoctor', 'reviewsByPatient']).toContain(name);
  } else {
    expect(answer.statusCode).toBe(who === 'nobody' ? 401 : 403);
  }
});

async function freshCaller(who: Role) {
  if (who === 'patient') return newPatient(hams);
  return who === 'doctor' ? newDoctor(hams) : newStaff(hams, await newHospital(hams), who);
}

test('A-11 a doctor publishes slots for themselves only, under either spelling of an id', async () => {
  const [mine, theirs] = await Promise.all([newDoctor(hams), newDoctor(hams)]);
  const publishAs = (id: string) =>
    hams.app.inject({
      method: 'POST',
      url: `/api/doctors/${id}/slots`,
      headers: mine.bearer,
      body: { date: thursday, slots: ['09:00'], interval: 15 },
    });
  for (const id of [String(theirs.id), `DOC-${String(theirs.id).padStart(6, '0')}`, `doc-${theirs.id}`]) {
    expect((await publishAs(id)).statusCode).toBe(403);
  }
  expect((await publishAs(String(mine.id))).statusCode).toBe(200);
});

test('A-11 a patient sees their own appointments and nobody else’s', async () => {
  const [one, two, doctor] = await Promise.all([newPatient(hams), newPatient(hams), newDoctor(hams)]);
  const bookFor = (patientId: number) =>
    hams.app.inject({
      method: 'POST',
      url: '/api/appointments/book',
      headers: one.bearer,
      body: {
        date: thursday,
        doctorId: String(doctor.id),
        slotNumber: '12:00',
        patientId: String(patientId),
      },
    });
  expect((await bookFor(two.id)).statusCode).toBe(404);
  expect((await bookFor(one.id)).statusCode).toBe(201);
  const listOf = async (person: TestPerson) =>
    (await hams.app.inject({ url: '/api/patients/appointments', headers: person.bearer })).json<unknown[]>();
  expect(await listOf(one)).toHaveLength(1);
  expect(await listOf(two)).toEqual([]);
});
