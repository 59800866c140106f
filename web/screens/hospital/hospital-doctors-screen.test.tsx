import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { AskingDoctor, DoctorAtHospital } from '#contract/hospital/hospital-doctors.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { HospitalDoctorsScreen } from './hospital-doctors-screen.tsx';

const rao: DoctorAtHospital = {
  practiceId: 'PRA-000001',
  doctorId: 'DOC-000001',
  name: 'Dr. Ananya Rao',
  specialization: 'Cardiology',
  photo: { url: null },
  refusal: null,
  registrationChecked: true,
  room: '4',
  agreedAt: '2026-01-01T00:00:00.000Z',
  state: 'away',
  schedule: [
    { weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '13:00', mode: 'Any', everyWeeks: 1, nthOfMonth: null },
    { weekdays: [6], from: '10:00', to: '12:00', mode: 'Any', everyWeeks: null, nthOfMonth: [1, 3] },
  ],
  nextLeave: { from: '2026-11-26', to: '2026-11-27' },
  deskPermissions: ['answer', 'collect'],
};
const gupta: AskingDoctor = {
  practiceId: 'PRA-000002',
  doctorId: 'DOC-000002',
  name: 'Dr. Aditi Gupta',
  specialization: 'Dermatology',
  photo: { url: null },
  refusal: null,
  registrationChecked: false,
  medicalReg: 'TSMC 45821',
};

let server: FakeServer;
let doctors: DoctorAtHospital[];
beforeEach(() => {
  doctors = [rao];
  server = fakeServer({
    'GET /hospital/doctors': () => ({ doctors, asking: [gupta], today: '2026-11-26', checkWithinHours: 48 }),
  });
});

const renderScreen = (role: StaffRole) => openInArea(server, <HospitalDoctorsScreen />, { role });

test('M-07 a doctor’s room, weekly hours, leave and what the desk may do are read by everybody', async () => {
  server.answers['GET /hospital/doctors'] = () => ({
    doctors,
    asking: [],
    today: '2026-11-26',
    checkWithinHours: 48,
  });
  renderScreen('receptionist');
  const name = await screen.findByText('Dr. Ananya Rao');
  const row = within(name.closest('li') as HTMLElement);
  for (const text of [
    'Dr. Ananya Rao',
    'On leave',
    'Room 4',
    'Leave 26/11/2026 – 27/11/2026',
    'Mon–Fri 10:00–13:00',
    /1st and 3rd of the month/,
    'The hospital’s front desk can: Answer requests, Collect payments',
  ]) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(row.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe(
    '/dashboard/hospital/calendar?span=week&doctors=DOC-000001',
  );
  // Only the link to the public page; changes are for admins.
  await userEvent.click(row.getByRole('button', { name: 'More: Dr. Ananya Rao' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Public page']);
  expect(screen.queryByRole('button', { name: /room/ })).toBeNull();
});

test('M-07 what the desk may is said where it is less than usual, and a room that is missing can be added', async () => {
  doctors = [{ ...rao, deskPermissions: ['answer', 'move', 'collect'], room: '', schedule: [] }];
  renderScreen('owner');
  await screen.findByText('No fixed weekly hours');
  expect(screen.queryByText(/The hospital’s front desk can/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add room: Dr. Ananya Rao' }).textContent).toBe('Add room');
});

test('M-07 that a doctor is no longer here is asked in red, from the menu', async () => {
  server.answers['PUT /hospital/doctors/:practiceId/withdraw'] = { message: 'Ended.' };
  renderScreen('owner');
  await userEvent.click(await screen.findByRole('button', { name: 'More: Dr. Ananya Rao' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from hospital' }));
  const asked = screen.getByRole('dialog', { name: 'Remove Dr. Ananya Rao from this hospital?' });
  const yes = within(asked).getByRole('button', { name: 'Remove from hospital' });
  expect(yes.className).toContain('danger');
  expect(server.sentTo('PUT /hospital/doctors/PRA-000001/withdraw')).toEqual([]);
  await userEvent.click(yes);
  await waitFor(() => expect(server.sentTo('PUT /hospital/doctors/PRA-000001/withdraw')).toHaveLength(1));
});

test('M-07 whoever leads agrees to a doctor after a question that says what it means', async () => {
  server.answers['PUT /hospital/doctors/:practiceId/agree'] = { message: 'Agreed.' };
  renderScreen('admin');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Confirm that Dr. Aditi Gupta practises here' }),
  );
  expect(screen.getByText('Registration not checked yet')).toBeTruthy();
  const asked = screen.getByRole('dialog', { name: 'Does Dr. Aditi Gupta practise here?' });
  expect(server.sentTo('PUT /hospital/doctors/PRA-000002/agree')).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.sentTo('PUT /hospital/doctors/PRA-000002/agree')).toHaveLength(1));
});

test('M-07 the room is changed in place, and a refusal is said', async () => {
  server.answers['PUT /hospital/doctors/PRA-000001/room'] = () =>
    problem(404, 'practice_not_found', 'We couldn’t find this practice.');
  renderScreen('owner');
  await userEvent.click(await screen.findByRole('button', { name: 'Change Dr. Ananya Rao’s room' }));
  const field = screen.getByRole('textbox', { name: /Room/ });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, '12 B{Enter}');
  expect(server.sentTo('PUT /hospital/doctors/PRA-000001/room')).toEqual([{ room: '12 B' }]);
  expect(await screen.findByText('We couldn’t find this practice.')).toBeTruthy();
});

test('M-07 among many a field finds by name and speciality', async () => {
  doctors = Array.from({ length: 40 }, (_, index) => ({
    ...rao,
    practiceId: `PRA-${index}`,
    name: `Dr. Number ${index}`,
    specialization: index === 7 ? 'Dermatology' : 'Cardiology',
  }));
  renderScreen('nurse');
  await userEvent.type(await screen.findByRole('searchbox'), 'dermat');
  expect(screen.getByText('Dr. Number 7')).toBeTruthy();
  expect(screen.queryByText('Dr. Number 8')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('No matching doctors.')).toBeTruthy();
});
