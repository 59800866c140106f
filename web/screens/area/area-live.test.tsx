import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { Topic } from '#contract/platform/live-frames.ts';
import type { SessionUser } from '#web/api/session.ts';
import { useOpenAppointments } from '#web/appointments/queries.ts';
import { RequestPanel } from '#web/appointments/requests/request-panel.tsx';
import { doctorAppointment, patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { createFakeLine } from '#web/testing/platform/fake-line.ts';
import { fakeServer } from '#web/testing/server.ts';
import { AreaLive } from './area-live.tsx';

const person = { name: 'Asha', photo: { url: null } };
const doctor: SessionUser = { ...person, id: '1', role: 'doctor', doctorId: 'DOC-000001' };
const patient: SessionUser = { ...person, id: '7', role: 'patient', patientId: 'PAT-000007' };
const request = (appointmentId: string, patientName: string) =>
  doctorAppointment({ appointmentId, patientName, appStatus: 'Requested' });

let requests: DoctorAppointment[] = [];
let visits: PatientAppointment[] = [];
const server = fakeServer({
  'GET /doctors/requested-appointments': () => ({ appointments: requests }),
  'GET /doctors/reschedule-requests': { requests: [] },
  'GET /patients/appointments/open': () => ({
    today: '2026-11-26',
    appointments: visits,
    due: [],
    people: [],
  }),
});

async function openArea(user: SessionUser, Screen: () => React.ReactNode) {
  const live = createFakeLine();
  const element = (
    <>
      <AreaLive user={user} />
      <Screen />
    </>
  );
  openPage(server, element, { live });
  await waitFor(() => expect(live.sockets).toHaveLength(1));
  act(() => live.socket().grantAll());
  return {
    asked: () => live.socket().sent,
    ring: (topic: Topic) => act(async () => live.socket().notify({ type: 'bell', topic })),
    notify: (topic: Topic) =>
      act(async () => live.socket().notify({ type: 'appointment', topic, appointmentId: 'APT-000009' })),
  };
}

afterEach(() => {
  cleanup();
  requests = [];
  visits = [];
});

test('E-08 a request comes into the doctor’s panel by itself, counted, and said to whoever listens, each time', async () => {
  const { asked, notify } = await openArea(doctor, RequestPanel);
  await screen.findByText('No appointment requests.');
  expect(asked()).toContainEqual({ type: 'follow', topic: 'doctor:DOC-000001' });
  const getToastText = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('new request'));
  expect(getToastText()).toBeUndefined();

  requests = [request('APT-000009', 'Ravi Iyer')];
  await notify('doctor:DOC-000001');
  await screen.findByRole('article', { name: /^Ravi Iyer/ });
  screen.getByRole('tab', { name: 'Appointment 1' });
  const first = getToastText()?.firstChild;
  expect(first?.textContent).toBe('You have a new request.');

  requests = [...requests, request('APT-000010', 'Asha Menon')];
  await notify('doctor:DOC-000001');
  await screen.findByRole('article', { name: /^Asha Menon/ }, { timeout: 2000 });
  expect(getToastText()?.firstChild).not.toBe(first);

  requests = [request('APT-000010', 'Asha Menon')];
  await notify('doctor:DOC-000001');
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Ravi Iyer/ })).toBeNull(), {
    timeout: 2000,
  });
  expect(getToastText()).toBeUndefined();
});

function OpenAppointments() {
  return <p>{useOpenAppointments().data?.appointments.length ?? 'none yet'} visits</p>;
}

test('E-08 a patient’s list follows what happens to their own appointments', async () => {
  const { asked, notify } = await openArea(patient, OpenAppointments);
  await screen.findByText('0 visits');
  expect(asked()).toContainEqual({ type: 'follow', topic: 'patient:PAT-000007' });
  visits = [patientAppointment()];
  await notify('patient:PAT-000007');
  await screen.findByText('1 visits', {}, { timeout: 2000 });
});

test('N-02 the bell alone asks for no list', async () => {
  const { ring, notify } = await openArea(patient, OpenAppointments);
  await screen.findByText('0 visits');
  visits = [patientAppointment()];
  await ring('patient:PAT-000007');
  screen.getByText('0 visits');
  await notify('patient:PAT-000007');
  await screen.findByText('1 visits', {}, { timeout: 2000 });
});
