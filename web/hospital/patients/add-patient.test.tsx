import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { HospitalPatient } from '#contract/hospital/hospital-patients.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { AddPatient } from './add-patient.tsx';

const openForm = (server: FakeServer, { searched = '', onDone = (_: HospitalPatient) => {} } = {}) =>
  openPage(
    server,
    <AddPatient searched={searched} search="" first={{ current: null }} onDone={onDone} onClose={() => {}} />,
  );
const addButton = () => screen.queryByRole('button', { name: 'Add new patient' });

test('M-06 what got no answer is sent again with its key; what is changed, with another', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const server = fakeServer({
    'POST /hospital/patients': () => Promise.reject(new TypeError('The network is gone')),
  });
  const keys = () => server.sent.map(({ headers }) => headers.get('idempotency-key'));
  openForm(server, { searched: 'Gopal Rao' });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Male');
  await userEvent.type(screen.getByLabelText(/^Age/), '71');
  const write = screen.getByRole('button', { name: 'Add new patient' });
  await userEvent.click(write);
  await userEvent.click(write);
  await vi.waitFor(() => expect(keys()).toHaveLength(2));
  await userEvent.type(screen.getByLabelText(/^Age/), '{Backspace}2');
  await userEvent.click(write);
  await vi.waitFor(() => expect(keys()).toHaveLength(3));
  const [one, again, other] = keys();
  expect(one).toBeTruthy();
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

const asha: HospitalPatient = {
  patientId: 'PAT-000001',
  name: 'Asha Menon',
  gender: 'Female',
  age: 36,
  ageIsAbout: false,
  phone: '9876543210',
  lastVisit: null,
  nextVisit: null,
};
const tara: HospitalPatient = { ...asha, patientId: 'PAT-000002', name: 'Tara Menon', age: 8 };

/** A form at a hospital that knows two people with the number, and asks about one of them. */
function openFormForFamily() {
  const onDone = vi.fn();
  const server = fakeServer({
    'GET /hospital/patients': { people: [asha, tara], alike: false },
    'POST /hospital/patients': ({ body }) =>
      (body as { isNew: boolean }).isNew
        ? { person: asha, candidates: [] }
        : { person: null, candidates: [asha] },
  });
  openForm(server, { onDone });
  return { server, onDone };
}

test('M-06 whom a number means stands above as soon as it is typed, and a record beside theirs has its own button', async () => {
  const { server, onDone } = openFormForFamily();
  const phone = screen.getByRole('textbox', { name: /^Phone/ });
  await userEvent.type(phone, '987654321');
  expect(server.sent).toEqual([]);
  await userEvent.keyboard('0');
  const known = within(await screen.findByRole('region', { name: 'This number is already here' }));
  known.getByText('Family on 9876543210 · 2 people');
  const [first] = known.getAllByRole('link');
  expect(first?.textContent).toContain('Asha Menon');
  expect(document.activeElement).toBe(first);
  expect(first?.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(addButton()).toBeNull();
  await userEvent.click(known.getByRole('button', { name: 'Someone else with this number' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /name/ }));
  await userEvent.keyboard('Asha M');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Female');
  await userEvent.type(screen.getByLabelText(/^Age/), '36{Enter}');
  // The name is the same: submitted again, Enter opens the existing record and adds none.
  const alike = within(await screen.findByRole('region', { name: 'Is it one of these patients?' }));
  expect(document.activeElement).toBe(alike.getByRole('link'));
  expect(addButton()).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Age/), '{Enter}');
  expect(server.sentTo('POST /hospital/patients')).toHaveLength(1);
  await userEvent.click(alike.getByRole('button', { name: 'None of these: add Asha M as a new patient' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(asha));
  expect(server.sentTo('POST /hospital/patients')).toMatchObject([{ isNew: false }, { isNew: true }]);
});

test('M-06 a person said to be another patient is not asked about again, unless the names start alike', async () => {
  const { server, onDone } = openFormForFamily();
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '9876543210');
  const known = within(await screen.findByRole('region', { name: 'This number is already here' }));
  await userEvent.click(known.getByRole('button', { name: 'Someone else with this number' }));
  await userEvent.keyboard('Kavya Menon');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Female');
  await userEvent.type(screen.getByLabelText(/^Age/), '36{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(asha));
  expect(server.sentTo('POST /hospital/patients')).toMatchObject([{ isNew: false }, { isNew: true }]);
});
