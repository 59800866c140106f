import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Family, FamilyMember, RecordView } from '#contract/patients/family.ts';
import { loadBookingFor } from '#web/patients/person-choice/booking-for-storage.ts';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { PatientPeopleScreen } from './patient-people-screen.tsx';

const since = '2026-11-20T05:30:00.000Z';
const own: FamilyMember = {
  patientId: 'PAT-000001',
  guardianshipId: null,
  name: 'Asha Menon',
  relation: 'self',
  gender: 'Female',
  dateOfBirth: '1990-04-12',
  birthYear: null,
  mayBook: true,
  mayRead: true,
  since: null,
  consent: null,
  guardians: [
    {
      guardianshipId: '9',
      name: 'Leela Menon',
      isCaller: false,
      relation: 'sibling',
      mayBook: true,
      mayRead: false,
      since,
      consent: 'code',
    },
  ],
};
const reading: RecordView = {
  at: since,
  times: 3,
  name: 'Dr. Kabir Sethi',
  role: 'doctor',
  hospital: null,
  emergency: null,
  isCaller: false,
  what: 'visit',
  visit: { appointmentId: 'APT-000001', startsAt: '2026-11-26T03:30:00.000Z' },
};
const asking = {
  requestId: '5',
  name: 'Ravi Menon',
  relation: 'parent',
  mayBook: true,
  mayRead: true,
  expiresAt: since,
} as const;

let family: Family;
let server: FakeServer;
const changes = () => server.sent.filter(({ route }) => !route.startsWith('GET'));

function renderScreen() {
  const user = { id: '1', name: 'Asha Menon', role: 'patient', patientId: 'PAT-000001' };
  openPage(server, [
    { element: <Outlet context={user} />, children: [{ path: '/', element: <PatientPeopleScreen /> }] },
  ]);
}

beforeEach(() => {
  family = { people: [own], asked: [], asking: [], codeEndsSessions: false };
  server = fakeServer({
    'GET /people/family': () => family,
    'GET /people/readings': { readings: [reading] },
  });
  vi.spyOn(console, 'error').mockReturnValue();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('J-06 who can see or book, and who opened the record, stand on the page', async () => {
  renderScreen();
  await screen.findByText('Leela Menon');
  expect(screen.getByText('Can book only')).toBeTruthy();
  expect(screen.getByText('Since 20/11/2026')).toBeTruthy();
  await screen.findByText('Dr. Kabir Sethi');
  expect(screen.getByText(/Appointment details/).textContent).toBe('Appointment details × 3');
  expect(screen.getByText('Visit on 26/11/2026')).toBeTruthy();
});

test('J-04 whoever is looked after ends it after one question', async () => {
  renderScreen();
  await screen.findByText('Leela Menon');
  press('End access: Leela Menon');
  server.answers['DELETE /people/guardianships/:guardianshipId'] = () => {
    family = { ...family, people: [{ ...own, guardians: [] }] };
    return { message: 'Access has ended.' };
  };
  press('End access');
  await screen.findByText(/^Only you and t/);
  await vi.waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  expect(changes().map(({ route }) => route)).toEqual(['DELETE /people/guardianships/9']);
});

test('J-04 what is wrong with a child stands at its field, by the contract and by the server', async () => {
  renderScreen();
  await screen.findByText('Leela Menon');
  press('Add a child');
  const form = within(await screen.findByRole('form', { name: 'Add a child' }));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  fireEvent.click(form.getByRole('button', { name: 'Add' }));
  await form.findAllByText(/Tick the box to confirm you’re a parent/);
  // The label of the checkbox is too long for an error summary.
  form.getByRole('button', { name: 'Tick the box to confirm you’re a parent or the legal guardian.' });
  expect(changes()).toEqual([]);
  type('Full name', 'Meera');
  type('Gender', 'Female');
  fireEvent.click(form.getByLabelText('I only know the year of birth'));
  type('Year of birth', '2001');
  fireEvent.click(form.getByLabelText(/^I am this chi/));
  server.answers['POST /people/minors'] = problem(400, 'invalid_request', '', {
    fields: [{ field: 'birthYear', message: 'From 18 on.' }],
  });
  fireEvent.click(form.getByRole('button', { name: 'Add' }));
  await form.findByText('From 18 on.');
  expect(changes()).toHaveLength(1);
  expect(server.sentTo('POST /people/minors')).toEqual([
    { name: 'Meera', gender: 'Female', birthYear: 2001, relation: 'child', statement: '2026-11-23' },
  ]);
});

test('J-04 who is asked enters the code, and hears when it is wrong', async () => {
  family = { ...family, asking: [asking] };
  renderScreen();
  const card = within(
    await screen.findByRole('article', { name: 'Ravi Menon wants to help manage your care' }),
  );
  fireEvent.change(card.getByLabelText('Code from the message'), { target: { value: '123 456' } });
  const route = 'POST /people/requests/:requestId/join';
  server.answers[route] = problem(403, 'wrong_code', 'Wrong code.');
  fireEvent.click(card.getByRole('button', { name: 'Agree' }));
  await card.findByText('Wrong code.');
  server.answers[route] = () => {
    family = { ...family, asking: [] };
    return { message: 'Agreed.' };
  };
  fireEvent.click(card.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(server.sentTo('POST /people/requests/5/join')).toEqual([{ code: '123456' }, { code: '123456' }]);
});

test('J-04 whose code would log them out reads so before they enter it, and how to stay', async () => {
  family = { ...family, asking: [asking], codeEndsSessions: true };
  renderScreen();
  const card = within(
    await screen.findByRole('article', { name: 'Ravi Menon wants to help manage your care' }),
  );
  card.getByText(/log you out everywhere/);
  const link = card.getByRole('link', {
    name: 'To stay logged in, confirm your number in Settings first.',
  });
  expect(link.getAttribute('href')).toBe('/dashboard/patient/settings');
});

test('J-04 a person’s card leads to booking for them and to their record; what ends access is behind a menu', async () => {
  const leela = {
    ...own,
    patientId: 'PAT-000003',
    guardianshipId: '3',
    name: 'Leela',
    relation: 'parent',
    dateOfBirth: '1959-04-12',
  } as const;
  family = {
    ...family,
    people: [own, leela, { ...leela, patientId: 'PAT-000004', name: 'Ravi', mayBook: false }],
  };
  logInAs('patient', '1');
  renderScreen();
  const book = await screen.findByRole('link', { name: 'Book: Leela' });
  expect(screen.queryByRole('link', { name: 'Book: Ravi' })).toBeNull();
  const record = screen.getByRole('link', { name: 'Health record: Leela' });
  expect([book, record].map((link) => link.getAttribute('href'))).toEqual([
    '/doctors-available',
    '/dashboard/patient/health?person=PAT-000003',
  ]);
  expect(screen.getAllByText(/^mother · 6\d years$/)).toHaveLength(2);
  press('More: Leela');
  fireEvent.click(screen.getByRole('menuitem', { name: 'End access' }));
  await screen.findByRole('dialog', { name: 'End access with Leela?' });
  fireEvent.click(book);
  expect(loadBookingFor()).toBe('PAT-000003');
});

test('J-08 the ABHA number of a child is told in a dialog, and not of somebody whose record is closed', async () => {
  const arjun = {
    ...own,
    patientId: 'PAT-000002',
    guardianshipId: '2',
    name: 'Arjun',
    relation: 'child',
  } as const;
  const leela = {
    ...own,
    patientId: 'PAT-000003',
    guardianshipId: '3',
    name: 'Leela',
    relation: 'sibling',
  } as const;
  family = { ...family, people: [own, arjun, { ...leela, mayRead: false, guardians: null }] };
  server.answers['GET /people/abha'] = { abhaNumber: null, abhaAddress: null };
  server.answers['PUT /people/abha'] = { message: 'Saved' };
  renderScreen();
  await screen.findByRole('button', { name: 'More: Arjun' });
  press('More: Leela');
  expect(screen.queryByRole('menuitem', { name: 'ABHA number' })).toBeNull();
  press('More: Leela');
  press('More: Arjun');
  fireEvent.click(screen.getByRole('menuitem', { name: 'ABHA number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ABHA: Arjun' }));
  fireEvent.change(await dialog.findByLabelText('ABHA number'), { target: { value: '91123456789012' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.sent.filter(({ route }) => route.endsWith('/abha'));
  expect(sent.map(({ route, search, body }) => [`${route}?${search}`, body])).toEqual([
    ['GET /people/abha?patientId=PAT-000002', null],
    ['PUT /people/abha?patientId=PAT-000002', { abhaNumber: '91123456789012', abhaAddress: '' }],
  ]);
});
