import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import { answer, type FakeServer, fakeServer } from '#web/testing/server.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
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

let server: FakeServer;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  server = fakeServer();
});

function renderScreen(
  offers: LeaveOffer[],
  appointments: PatientAppointment[] = [],
  dues: DueAppointment[] = [due],
) {
  const client = createDashboardClient();
  const element = (
    <UrgentMatters appointments={appointments} due={dues} offers={offers} now={now} onJoin={() => {}} />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <CallContext value={createCall(server.transport, () => 'token')}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
}

test('K-05 a doctor on leave holds times, and one tap takes one', async () => {
  server.answers['POST /appointments/APT-000001/offers/take'] = () =>
    answer(
      'POST /appointments/:appointmentId/offers/take',
      {
        appointmentId: 'APT-000012',
        doctorId: visit.doctorId,
        doctorName: visit.doctorName,
        Hospital: 'Care Hospital',
        practiceId: 'PRA-000001',
        practiceName: 'Care Hospital',
        date: '2026-12-01',
        slotNumber: '10:30',
        reason: visit.reason,
        payStatus: 'Unpaid',
        consultStatus: 'Offline',
        appStatus: 'Pending',
      },
      201,
    );
  renderScreen([offer]);
  screen.getByRole('heading', { level: 3, name: `${visit.doctorName} is away: choose a new time` });
  screen.getByText(/^Held for you until Sat 28 Nov 11:30/);
  await userEvent.click(screen.getByRole('button', { name: 'Tue 1 Dec 10:30' }));
  expect(server.sentTo('POST /appointments/APT-000001/offers/take')).toEqual([{ offerId: 12 }]);
  expect(await getToastText()).toContain('10:30');
});

test('K-05 a colleague is offered with place and fee, for yes or no', async () => {
  server.answers['POST /appointments/APT-000001/offers/decline'] = () =>
    answer('POST /appointments/:appointmentId/offers/decline', { message: 'No longer held.' });
  renderScreen([
    { ...offer, kind: 'colleague', doctorName: 'Dr. Iyer', fee: 900, times: offer.times.slice(0, 1) },
  ]);
  screen.getByText(/Care Hospital\. Fee: ₹900\./);
  screen.getByRole('button', { name: 'Yes, Mon 30 Nov 10:00' });
  await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(await getToastText()).toBe('No longer held.');
});

test('K-05 who is asked picks a time or cancels', () => {
  const asked = patientAppointment();
  renderScreen([{ ...offer, kind: 'ask', times: [] }], [asked], []);
  screen.getByText('Pick a new time, which is booked at once, or cancel the visit.');
  screen.getByRole('button', { name: /^Pick a New Time/i });
});
