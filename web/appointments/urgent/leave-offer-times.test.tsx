import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { bookedAppointment, patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { listNeededActions } from '../own/needed-actions.ts';
import { UrgentMatters } from './urgent-matters.tsx';

const now = Date.parse('2026-11-26T06:00:00Z');
const visit = patientAppointment({ appStatus: 'Rescheduled', canPickTime: true });
const due: DueAppointment = { ...visit, calledOff: false };
const offer: LeaveOffer = {
  appointmentId: visit.appointmentId,
  kind: 'times',
  until: '2026-11-28T06:00:00.000Z',
  doctorId: visit.doctorId,
  doctorName: visit.doctorName,
  specialization: 'Cardiology',
  hospital: 'Care Hospital',
  fee: 650,
  times: [
    { offerId: 11, date: '2026-11-30', slot: '10:00' },
    { offerId: 12, date: '2026-12-01', slot: '10:30' },
  ],
};

const server = fakeServer({
  'POST /appointments/:appointmentId/offers/take': bookedAppointment({
    date: '2026-12-01',
    slotNumber: '10:30',
  }),
  'POST /appointments/:appointmentId/offers/decline': { message: 'No longer held.' },
});
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

const renderScreen = (offers: LeaveOffer[], appointments: PatientAppointment[] = [], dues = [due]) =>
  openPage(
    server,
    <UrgentMatters
      needs={listNeededActions({ appointments, due: dues, offers }, now)}
      now={now}
      onJoin={() => {}}
    />,
  );

test('K-05 a doctor on leave holds times, and one tap takes one', async () => {
  renderScreen([offer]);
  screen.getByRole('heading', { level: 3, name: `${visit.doctorName} is away: choose a new time` });
  screen.getByText(/^Held for you until Sat 28 Nov 11:30/);
  await userEvent.click(screen.getByRole('button', { name: 'Tue 1 Dec 10:30' }));
  expect(server.sentTo('POST /appointments/APT-000001/offers/take')).toEqual([{ offerId: 12 }]);
  expect(await getToastText()).toContain('10:30');
});

test('K-05 a colleague is offered with place and fee, for yes or no', async () => {
  renderScreen([
    { ...offer, kind: 'colleague', doctorName: 'Dr. Iyer', fee: 900, times: offer.times.slice(0, 1) },
  ]);
  screen.getByText(/Care Hospital\. Fee: ₹900\./);
  screen.getByRole('button', { name: 'Yes, Mon 30 Nov 10:00' });
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(server.sentTo('POST /appointments/APT-000001/offers/decline')).toHaveLength(1);
  expect(await getToastText()).toBe('No longer held.');
});

test('K-05 who is asked picks a time or cancels', () => {
  const asked = patientAppointment();
  renderScreen([{ ...offer, kind: 'ask', times: [] }], [asked], []);
  screen.getByText('Pick a new time (booked straight away) or cancel the appointment.');
  screen.getByRole('button', { name: /^Pick a New Time/i });
});
