import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { DayVisit, DoctorOnDuty, FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import type { PersonVisit } from '#contract/hospital/hospital-patients.ts';
import { RequestList } from '#web/hospital/visits/request-list.tsx';
import { VisitList } from '#web/hospital/visits/visit-list.tsx';
import { problem } from '#web/testing/problem-response.ts';
import {
  createDayServer,
  date,
  day as dayAtTen,
  rao,
  visit as visitAtTen,
} from '#web/testing/screens/front-desk-day.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import type { FakeServer } from '#web/testing/server.ts';
import { HospitalCalendarScreen } from './front-desk/calendar-screen.tsx';

const createDoctorRao = (isFree: boolean): DoctorOnDuty => ({
  ...rao,
  days: rao.days.map((one) => ({ ...one, times: one.times.map((time) => ({ ...time, isFree })) })),
});
const visit: DayVisit = {
  ...visitAtTen,
  ...{ slot: '11:00', startsAt: `${date}T05:30:00.000Z` },
  steps: ['cancel'],
};
const ofPerson: PersonVisit = { ...visit, practiceName: 'Care Hospital', bookedBy: null };
const day: FrontDeskDay = { ...dayAtTen, doctors: [createDoctorRao(false)], visits: [visit], expected: [] };
const freed: FrontDeskDay = { ...day, doctors: [createDoctorRao(true)], visits: [] };

const path = 'PUT /hospital/visits/APT-000001/cancel';
let server: FakeServer;
beforeEach(() => {
  server = createDayServer();
  server.answers['GET /hospital/days/:date'] = day;
  server.answers['PUT /hospital/visits/:appointmentId/cancel'] = () => {
    server.answers['GET /hospital/days/:date'] = freed;
    return {
      message: 'Appointment Cancelled',
      visit: { ...ofPerson, appStatus: 'Cancelled', steps: [] },
    };
  };
});

const asha = () => screen.findByRole('button', { name: /^11:00 Asha/ });
const question = () => screen.findByRole('dialog', { name: 'Cancel this appointment?' });
async function askInTheDay() {
  openInArea(server, <HospitalCalendarScreen />);
  await userEvent.click(await asha());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  return question();
}

test('M-13 in the day the desk is asked once, by person, doctor, day and time; the focus goes to the free time', async () => {
  const asked = await askInTheDay();
  expect(
    within(asked).getByText('Asha with Dr. Rao, Today, 11:00. The time becomes available to others.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(within(asked).getByRole('button', { name: 'Keep appointment' }));
  expect(server.sentTo(path)).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, cancel' }));
  await screen.findByText('Appointment Cancelled');
  const time = await screen.findByRole('link', { name: /Book 11:00 with Dr. Rao/ });
  await waitFor(() => expect(document.activeElement).toBe(time));
  expect(server.sentTo(path)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('M-13 by keys: Escape leads back to the visit, and from there to its place in the day', async () => {
  await askInTheDay();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Cancel this appointment?' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel appointment' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await asha());
  expect(server.sentTo(path)).toEqual([]);
});

test('M-13 a visit of which something else has become: the reason is said, and the day shows what is', async () => {
  server.answers[path] = problem(409, 'wrong_status', 'The appointment is now Completed.');
  const asked = await askInTheDay();
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, cancel' }));
  await screen.findByText('The appointment is now Completed.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(await asha());
});

test('M-13 a visit that can no longer be cancelled has no button for it', async () => {
  server.answers['GET /hospital/days/:date'] = { ...day, visits: [{ ...visit, canCancel: false }] };
  openInArea(server, <HospitalCalendarScreen />);
  await userEvent.click(await asha());
  expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
});

test('M-13 under People the same question is asked; among requests, which are to be answered, it is not', async () => {
  const named = { ...ofPerson, patientName: 'Asha' };
  const { gender, age, ageIsAbout, phone, patientId } = visit.patient;
  const request = { ...named, gender, age, ageIsAbout, phone, patientId };
  server.answers['GET /hospital/visits/requests'] = { today: date, requests: [request] };
  openInArea(
    server,
    <>
      <VisitList visits={[named]} />
      <RequestList />
    </>,
  );
  await screen.findByRole('region', { name: 'Requests 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  const asked = await question();
  expect(
    within(asked).getByText('Asha with Dr. Rao, Today, 11:00. The time becomes available to others.'),
  ).toBeTruthy();
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, cancel' }));
  await screen.findByText('Appointment Cancelled');
  expect(server.sentTo(path)).toHaveLength(1);
});
