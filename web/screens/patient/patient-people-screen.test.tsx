import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Family, FamilyMember, RecordView } from '#contract/patients/family.ts';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import type { SessionUser } from '#web/api/session.ts';
import { problem } from '#web/testing/problem-response.ts';
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
const change = vi.fn<(route: string, body: unknown) => Response>();
const transport = async (url: string, { method = 'GET', body }: RequestInit) => {
  if (url === '/api/people/family') return Response.json(family);
  if (url.startsWith('/api/people/readings')) return Response.json({ readings: [reading] });
  return change(`${method} ${url.replace('/api', '')}`, body && JSON.parse(String(body)));
};

function renderScreen() {
  const user = { id: '1', name: 'Asha Menon', role: 'patient', patientId: 'PAT-000001' } as SessionUser;
  const router = createMemoryRouter([
    { element: <Outlet context={user} />, children: [{ path: '/', element: <PatientPeopleScreen /> }] },
  ]);
  render(
    <CallContext value={createCall(transport, () => null)}>
      <QueryClientProvider client={createDashboardClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallContext>,
  );
}

beforeEach(() => {
  family = { people: [own], asked: [], asking: [], codeEndsSessions: false };
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  change.mockReset();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('J-06 who can see or book, and who opened the record, stand on the page', async () => {
  renderScreen();
  await screen.findByText('Leela Menon');
  expect(screen.getByText('Booking only')).toBeTruthy();
  expect(screen.getByText('Since 20/11/2026')).toBeTruthy();
  await screen.findByText('Dr. Kabir Sethi');
  expect(screen.getByText(/Details of a visit/).textContent).toBe('Details of a visit × 3');
  expect(screen.getByText('Visit of 26/11/2026')).toBeTruthy();
});

test('J-04 whoever is looked after ends it after one question', async () => {
  renderScreen();
  await screen.findByText('Leela Menon');
  press('End: Leela Menon');
  change.mockImplementation(() => {
    family = { ...family, people: [{ ...own, guardians: [] }] };
    return Response.json({ message: 'It has ended.' });
  });
  press('End');
  await screen.findByText(/^Nobody but you/);
  await vi.waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  expect(change.mock.calls.map(([route]) => route)).toEqual(['DELETE /people/guardianships/9']);
});

test('J-04 what is wrong with a child stands at its field, by the contract and by the server', async () => {
  renderScreen();
  await screen.findByText('Leela Menon');
  press('Add a child');
  const form = within(await screen.findByRole('form', { name: 'Add a child' }));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  fireEvent.click(form.getByRole('button', { name: 'Add' }));
  await form.findAllByText(/Please tick that you are a parent/);
  // The label of the checkbox is too long for an error summary.
  form.getByRole('button', { name: 'Please tick that you are a parent or the legal guardian.' });
  expect(change).not.toHaveBeenCalled();
  type('Full name', 'Meera');
  type('Gender', 'Female');
  fireEvent.click(form.getByLabelText('I only know the year of birth'));
  type('Year of birth', '2001');
  fireEvent.click(form.getByLabelText(/^I am a parent/));
  change.mockReturnValue(
    problem(400, 'invalid_request', '', { fields: [{ field: 'birthYear', message: 'From 18 on.' }] }),
  );
  fireEvent.click(form.getByRole('button', { name: 'Add' }));
  await form.findByText('From 18 on.');
  expect(change.mock.calls).toEqual([
    [
      'POST /people/minors',
      { name: 'Meera', gender: 'Female', birthYear: 2001, relation: 'child', statement: '2026-11-23' },
    ],
  ]);
});

test('J-04 who is asked enters the code, and hears when it is wrong', async () => {
  family = { ...family, asking: [asking] };
  renderScreen();
  const card = within(await screen.findByRole('article', { name: 'Ravi Menon asks to look after you' }));
  fireEvent.change(card.getByLabelText('Code from the message'), { target: { value: '123 456' } });
  change.mockReturnValueOnce(problem(403, 'wrong_code', 'This code is not right.'));
  fireEvent.click(card.getByRole('button', { name: 'Agree' }));
  await card.findByText('This code is not right.');
  change.mockImplementationOnce(() => {
    family = { ...family, asking: [] };
    return Response.json({ message: 'Agreed.' });
  });
  fireEvent.click(card.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(change.mock.calls[1]).toEqual(['POST /people/requests/5/join', { code: '123456' }]);
});

test('J-04 whose code would log them out reads so before they enter it, and how to stay', async () => {
  family = { ...family, asking: [asking], codeEndsSessions: true };
  renderScreen();
  const card = within(await screen.findByRole('article', { name: 'Ravi Menon asks to look after you' }));
  card.getByText(/you are then logged out everywhere/);
  const link = card.getByRole('link', {
    name: 'To stay logged in, first confirm your number in the settings.',
  });
  expect(link.getAttribute('href')).toBe('/dashboard/patient/settings');
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
  change.mockImplementation((route) =>
    Response.json(route.startsWith('GET') ? { abhaNumber: null, abhaAddress: null } : { message: 'Saved' }),
  );
  renderScreen();
  await screen.findByRole('button', { name: 'ABHA: Arjun' });
  expect(screen.queryByRole('button', { name: 'ABHA: Leela' })).toBeNull();
  press('ABHA: Arjun');
  const dialog = within(await screen.findByRole('dialog', { name: 'ABHA: Arjun' }));
  fireEvent.change(await dialog.findByLabelText('ABHA number'), { target: { value: '91123456789012' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change.mock.calls).toEqual([
    ['GET /people/abha?patientId=PAT-000002', undefined],
    ['PUT /people/abha?patientId=PAT-000002', { abhaNumber: '91123456789012', abhaAddress: '' }],
  ]);
});
